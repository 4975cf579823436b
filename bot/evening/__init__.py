"""The rulings of an evening as directors note them, and the tasks that are left."""
