"""The bot on Telegram: updates in, messages out."""
