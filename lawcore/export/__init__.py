"""The law as decision diagrams for other programs: every question and every line of a ruling.

`export` reads the law of one subject and edition as it stands, on every course at once, and writes
for each line of a ruling when it is said. A program that follows the diagrams rules as the law
does, and knows none of it.
"""

from lawcore.export.files import FORMAT, Exported, as_bytes, covered, export
from lawcore.export.folder import INDEX, KEPT, files_of, index, write_all

__all__ = [
    "FORMAT",
    "INDEX",
    "KEPT",
    "Exported",
    "as_bytes",
    "covered",
    "export",
    "files_of",
    "index",
    "write_all",
]
