"""The language of a terminal."""

from collections.abc import Mapping

from lawcore.languages import LANGUAGES


def language_of(environ: Mapping[str, str]) -> str | None:
    """Return the code of the terminal's language, None where the bot does not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            code = environ[name][:2].lower()
            return code if code in LANGUAGES else None
    return None
