"""The bot: rulings asked for and given on Telegram or in a terminal."""
