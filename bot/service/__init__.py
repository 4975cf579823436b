"""The running service: polling or a webhook, and its monitoring."""
