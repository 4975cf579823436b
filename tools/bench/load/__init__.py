"""How much load the bot carries, beside the same work on other stacks."""
