"""What the articles can order, a module for each subject."""
