"""Use cases: one update, one transaction; rows in, an outcome out; no Telegram, no SQL."""
