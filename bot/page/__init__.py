"""The page: rulings without Telegram and without a network, drawn from the exported law."""
