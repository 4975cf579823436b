"""The bot in a terminal, behind what stands for Telegram there."""
