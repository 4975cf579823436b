"""Numbers of articles that a book prints differently from the canonical form."""

from lawcore.fact import Edition
from lawcore.languages import letters


def printed(number: str, language: str, edition: Edition) -> str | None:
    """Return the number as that book has it; None if that is the canonical one."""
    found: str | None = letters(language).get("printed", {}).get(str(edition), {}).get(number)
    return found
