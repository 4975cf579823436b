"""Commands that build or check, neither the bot nor tests: a module or package each.

Each is run from the checkout as `python -m tools.<name>`; `make` knows the usual ones.
"""
