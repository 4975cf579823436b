"""The Laws as far as they rule what dummy does."""
