"""The running service: polling or a webhook, and what is seen of it from outside."""
