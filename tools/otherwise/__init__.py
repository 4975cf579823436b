"""What the tree rules otherwise than a revision did: `python -m tools.otherwise`."""
