"""The page: rulings without Telegram and without a network, drawn from the exported law."""

import json
from pathlib import Path
from typing import Final

SITE: Final = "site.json"
"""The file by which a folder is known to be the page."""


def authority_of(folder: Path) -> str:
    """Return the key of the authority by whose options the page in a folder rules, "" if none."""
    try:
        return str(json.loads((folder / SITE).read_bytes()).get("authority", ""))
    except (OSError, ValueError):
        return ""
