"""The Laws as far as they rule a revoke."""
