"""What the working tree rules differently from a revision: `python -m tools.otherwise`."""
