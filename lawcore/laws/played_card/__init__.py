"""The Laws as far as they rule whether, and which, card is played."""
