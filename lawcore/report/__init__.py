"""What is reported of a played board: rulings, indication and picture together."""
