"""The screens of a desk of directors: itself, its cards, and what askers and directors see."""
