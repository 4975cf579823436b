"""A board that was recorded: its auction and play ruled on, judged double dummy and reported."""
