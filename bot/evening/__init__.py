"""An evening's rulings as directors note them, and what is still to be done of each."""
