"""What is shown, from rows and what the law says to them; no Telegram, no SQL."""
