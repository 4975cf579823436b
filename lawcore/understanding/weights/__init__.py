"""The weights learned from labelled lines: of the subjects, and of the facts of each subject."""
