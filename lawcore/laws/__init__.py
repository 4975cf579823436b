"""The Laws of duplicate bridge: a folder a subject, what subjects share, editions, a request."""
