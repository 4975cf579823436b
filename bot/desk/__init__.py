"""A desk of directors: the questions put to it, their states, what is found again, the figures."""
