"""An edition of the Laws of Duplicate Bridge."""


class Edition(int):
    """An edition, named and ordered by its year."""

    __slots__ = ()

    def __str__(self) -> str:
        """Show the year alone."""
        return str(int(self))

    def __repr__(self) -> str:
        """Show the year."""
        return f"Edition({int(self)})"
