"""Duplicate bridge without its law: cards, auctions, records of play, scores and pictures."""
