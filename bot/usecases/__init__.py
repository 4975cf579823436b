"""One update, one transaction: rows in, what is to be shown out; no Telegram, no SQL."""
