"""The Laws: a package for each subject, a module for each Law or a few that belong together."""
