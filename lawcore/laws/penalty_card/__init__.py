"""The Laws as far as they rule exposed cards and penalty cards."""
