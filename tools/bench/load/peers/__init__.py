"""The same interview on other stacks, each a process of its own."""
