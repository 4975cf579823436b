"""The handlers: each extracts the input of a use case from an update, and shows the outcome."""
