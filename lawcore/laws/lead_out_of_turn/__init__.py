"""The Laws of 2017 as far as they rule a lead out of turn."""
