"""A desk of directors: tests with fake people, over the whole bot."""
