"""What builds or checks, and is neither the bot nor a test: a module or a package a command.

Each is run from the checkout as `python -m tools.<name>`; `make` knows the usual ones.
"""
