"""Searches for the changes between the editions, and writes them down."""

import json
from pathlib import Path

from lawcore.changes.kept import FILE, searched

if __name__ == "__main__":
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in searched())
    Path(__file__).with_name(FILE).write_text(f"[\n{lines}\n]\n", encoding="utf-8")
