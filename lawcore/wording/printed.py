"""How a book prints the numbers of its articles, where that is not the canonical way."""

from lawcore.edition import Edition

_PRINTED: dict[tuple[str, int], dict[str, str]] = {
    ("it", 2007): {"64A1": "64A1(a)", "64A2": "64A1(b)"},
}


def printed(number: str, language: str, edition: Edition) -> str | None:
    """Return the number as that book has it; None where that is the canonical one."""
    return _PRINTED.get((language, int(edition)), {}).get(number)
