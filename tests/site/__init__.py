"""The page in a real browser: `make site-test`. The suite itself needs none."""
