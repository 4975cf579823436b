"""The handlers: each takes out of an update what a use case needs, and shows what comes of it."""
