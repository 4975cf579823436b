"""A record of play while it is typed, and the slow work on a board in processes of its own."""
