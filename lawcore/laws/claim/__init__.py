"""The Laws as far as they rule a claim or a concession."""
