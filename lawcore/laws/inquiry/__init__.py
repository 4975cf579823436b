"""The Laws as far as they rule questions about a revoke."""
