"""The law as data for other programs: what each provision reads, and every word of a ruling.

`export` runs the text of each provision of a subject and edition on every course it can take, and
so writes it as a tree of what it reads; the words are written in the same way. A program that
reads the trees as `lawcore.engine.reading` reads the provisions rules as the law does, and knows
none of it.
"""

from lawcore.book.export.files import INDEX, Exported, covered, export, index, write_all
