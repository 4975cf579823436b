"""Screens, derived from rows and the law's replies; no Telegram, no SQL."""
