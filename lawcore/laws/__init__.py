"""The Laws, a module for each or for a few that belong together, and the subjects they rule."""
