"""What is done with an update in one transaction: rows in, an outcome out; no Telegram, no SQL."""
