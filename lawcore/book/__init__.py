"""What can be looked up: articles, changes between editions, decided cases, authorities, data."""
