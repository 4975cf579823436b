"""The games of a PBN text, told apart: which tags and which lines belong to which board."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from msgspec import Struct, field

from lawcore.bridge.play.auction import vulnerable_named
from lawcore.bridge.play.letters import plain
from lawcore.bridge.play.record import BadRecord, RecordError, Wrong

_TAG_WITHIN = re.compile(r'\n\s*\[\w+\s*"')
_PIECES = re.compile(
    r"^(?P<directive>%[^\n]*)|\[\s*(?P<name>\w+)\s*"
    r'"(?P<value>[^"\\\n]*(?:\\.[^"\\\n]*)*)"\s*\]?'
    r'|(?P<row>\n)|(?P<token>[^\s\[{;"]+)|(?P<broken>\[[^\n]*)'
    r'|;[^\n]*|(?P<comment>\{[^}]*\}?)|"[^"\n]*"?',
    re.MULTILINE,
)
_TOKENS = re.compile(r"\^[A-Z]?|=[0-9]*=|\$[0-9]*|[!?}]+|[*+]|-+|[^\^=$!?}*+-]+|=")
_ENDS, _ALERT = "*+", str.maketrans("", "", "*")
"""An asterisk ends the auction; one producer writes it behind a call that is alerted."""
_IGNORED = frozenset("=$!?}")
_MANY = "NOTE"
"""The tag that a game may have more than once."""
WITH_TOKENS = frozenset({"PLAY", "AUCTION"})
OF_THE_BOARD = ("DEAL", "DEALER", "VULNERABLE")
"""Tags that are the same whenever the board is played."""
_READ = frozenset({"BOARD", *OF_THE_BOARD, "CONTRACT", "DECLARER", "RESULT", *WITH_TOKENS})
"""The tags that are read; any other is passed over."""
_NAMING = frozenset({"BOARD", "DEAL"})
_TOLD = _READ - {"BOARD", *OF_THE_BOARD}
_SHOWN = 60

Token = tuple[str, int]
"""A token in capitals, and its line."""


class Section(Struct):
    """A tag in capitals with its value and line; of play and auction also the rows of tokens."""

    name: str
    value: str
    line: int
    rows: list[list[Token]] = field(default_factory=lambda: [[]])


class Game(Struct):
    """A game: the values of its tags, their sections, and what of it is left out."""

    tags: dict[str, str] = field(default_factory=dict)
    sections: dict[str, Section] = field(default_factory=dict)
    left_out: list[RecordError] = field(default_factory=list)

    def value(self, name: str) -> str:
        """Return the value of a tag in plain capitals, empty where it is missing or unknown."""
        value = self.tags.get(name, "")
        value = (value.upper() if value.isascii() else plain(value)).strip()
        return "" if value in {"?", "#"} else value

    def line(self, name: str) -> int | None:
        """Return the line of a tag."""
        return self.sections[name].line if name in self.sections else None

    def rows(self, name: str) -> list[list[Token]]:
        """Return the tokens of play or auction, row by row; none without such a section."""
        return self.sections[name].rows if name in self.sections else []

    def ignore(self, code: Wrong, name: str) -> None:
        """Note that the value of a tag is left out, as long as it says something."""
        if value := self.value(name):
            text = f'[{name.capitalize()} "{value}"]'[:_SHOWN]
            self.left_out.append(RecordError(code, self.line(name), text=text))

    def add(self, section: Section) -> None:
        """Take a tag; one that already occurred is ignored (3.4)."""
        first = self.sections.get(section.name)
        if first is None:
            self.sections[section.name], self.tags[section.name] = section, section.value
        elif section.name in _READ and (first.value != section.value or any(section.rows)):
            text = f'[{section.name.capitalize()} "{section.value}"]'[:_SHOWN]
            self.left_out.append(RecordError(Wrong.TAG_REPEATED, section.line, text=text))


def games_of(text: str) -> list[Game]:
    """Return the games of a text: one begins after an empty line, unless it goes on with new tags.

    Raises BadRecord where boards without an empty line between them cannot be told apart.
    """
    games = [Game()]
    for block, left_out in _blocks(text):
        for part in _by_board(block):
            if _begins_a_game(part, games[-1]):
                games.append(Game())
            for section in part:
                games[-1].add(section)
        games[-1].left_out.extend(left_out)
    return _inherited(games)


def _begins_a_game(part: Sequence[Section], game: Game) -> bool:
    """Tell whether tags behind an empty line are not those that the game before them lacks.

    They repeat one, or name a board or deal though that game has calls, cards or a contract.
    """
    names = {tag.name for tag in part} - {_MANY}
    is_told = not _TOLD.isdisjoint(game.sections)
    return not names.isdisjoint(game.sections) or (is_told and not names.isdisjoint(_NAMING))


def _blocks(text: str) -> Iterator[tuple[list[Section], list[RecordError]]]:
    """Yield the tags between empty lines, and what of them is no tag; comments may have some."""
    reader, pieces = _Lines(), _PIECES.finditer(text)
    while (found := next(pieces, None)) is not None:
        kind = found.lastgroup
        if kind == "row":
            if reader.ends_block():
                yield reader.block, reader.left_out
                reader.block, reader.left_out = [], []
            continue
        reader.is_empty = False
        match kind:
            case "token":
                reader.read_word(found["token"])
            case "value":
                reader.read_tag(found["name"], found["value"], found.group())
            case "broken":
                reader.refuse_tag(found["broken"])
            case "comment":
                comment = _as_closed(found["comment"])
                reader.pass_comment(comment)
                pieces = _PIECES.finditer(text, found.start() + len(comment))
            case _:
                pass
    yield reader.block, reader.left_out


def _as_closed(comment: str) -> str:
    """Return a comment up to a tag behind which another comment begins: it was not closed."""
    tag = _TAG_WITHIN.search(comment)
    return comment[: tag.start()] if tag and "{" in comment[tag.end() :] else comment


class _Lines:
    """A text while it is read: the tags since the last empty line, and where the reader is."""

    def __init__(self) -> None:
        self.block: list[Section] = []
        self.left_out: list[RecordError] = []
        self.is_empty = True
        self._section: Section | None = None
        self._line = 1

    def ends_block(self) -> bool:
        """Go on to the next line; tell whether this one was empty, and something before it."""
        self._line += 1
        was_empty, self.is_empty = self.is_empty, True
        if was_empty and self.block:
            return True
        if self._section is not None and self._section.rows[-1]:
            self._section.rows.append([])
        return False

    def read_word(self, word: str) -> None:
        """Take a word of the auction or play; signs end themselves (3.2)."""
        if self._section is None:
            return
        word, row = word.upper(), self._section.rows[-1]
        if word.isalnum():
            row.append((word, self._line))
            return
        if self._section.name == "AUCTION" and word[0] not in _ENDS:
            word = word.translate(_ALERT)
        tokens = _TOKENS.findall(word)
        row.extend((token, self._line) for token in tokens if token[0] not in _IGNORED)

    def read_tag(self, name: str, value: str, whole: str) -> None:
        """Take a tag; it may stand on several lines."""
        name = name.upper()
        value = re.sub(r"\\(.)", r"\1", value) if "\\" in value else value
        tag = Section(name, value, self._line)
        self.block.append(tag)
        if name != _MANY:
            self._section = tag if name in WITH_TOKENS else None
        self._line += whole.count("\n")

    def refuse_tag(self, text: str) -> None:
        """Leave out what is no whole tag, with all that belongs to it."""
        self._section = None
        text = text.strip()[:_SHOWN]
        self.left_out.append(RecordError(Wrong.TAG_BROKEN, self._line, text=text))

    def pass_comment(self, text: str) -> None:
        """Pass over a comment; what stands behind one that is not closed is lost."""
        if not text.endswith("}"):
            self.left_out.append(RecordError(Wrong.COMMENT_OPEN, self._line))
        self._line += text.count("\n")


def _by_board(block: list[Section]) -> list[list[Section]]:
    """Return the tags of a block, by boards where it has several without an empty line.

    Each has to begin with the same tag and to have what the others have. Raises BadRecord where
    that is not so: a deal could come under the number of another board.
    """
    if not _repeats(block, _NAMING, same=True):
        return [block]
    for head in (block[0].name, "BOARD"):
        starts = [place for place, tag in enumerate(block) if tag.name == head]
        ends = [*starts[1:], len(block)]
        parts = [block[start:end] for start, end in zip([0, *starts[1:]], ends, strict=True)]
        if all(map(_is_one_board, parts)) and _are_alike(parts):
            return parts
    if _repeats(block, _NAMING):
        wrong = [tag for tag in block if tag.name in _NAMING]
        lines = ", ".join(str(tag.line) for tag in wrong)[:_SHOWN]
        raise BadRecord(RecordError(Wrong.BOARDS_MIXED, wrong[1].line, text=lines))
    return [block]


def _repeats(
    tags: Sequence[Section], names: set[str] | frozenset[str], *, same: bool = False
) -> bool:
    """Tell whether one of some tags stands there twice, with another value or with the same."""
    values: dict[str, str] = {}
    for tag in tags:
        if tag.name in names:
            if tag.name in values and (same or values[tag.name] != tag.value):
                return True
            values.setdefault(tag.name, tag.value)
    return False


def _is_one_board(part: Sequence[Section]) -> bool:
    has = {tag.name for tag in part}
    return (
        bool(has & _NAMING)
        and not _repeats(part, _NAMING, same=True)
        and not _repeats(part, _READ)
    )


def _are_alike(parts: Sequence[Sequence[Section]]) -> bool:
    """Tell whether all have the same tags of the board; a further table may leave them out."""
    told = [{tag.name: tag.value for tag in part} for part in parts]
    tags = {"BOARD", *OF_THE_BOARD}
    return all(
        tags & one.keys() == tags & next_one.keys()
        or (
            one.get("BOARD") == next_one.get("BOARD")
            and tags & next_one.keys() <= tags & one.keys()
            and not _READ.isdisjoint(next_one.keys() - tags)
        )
        for one, next_one in pairwise(told)
    )


def _inherited(games: list[Game]) -> list[Game]:
    """Fill in the values that refer to the game before, and those of the same board."""
    before: dict[str, str] = {}
    lasting: dict[str, str] = {}
    for game in games:
        tags = game.tags
        for name, value in tags.items():
            if value.startswith("##"):
                lasting[name] = tags[name] = value[2:]
            elif value == "#":
                tags[name] = before.get(name, "")
        for name, value in lasting.items():
            tags.setdefault(name, value)
        if _is_same_board(tags, before):
            tags |= {
                name: before[name]
                for name in ("BOARD", *OF_THE_BOARD)
                if name in before and not tags.get(name)
            }
        before = tags
    return games


def _is_same_board(tags: Mapping[str, str], before: Mapping[str, str]) -> bool:
    """Tell whether a game is a further table of the board before: what it says is not against it.

    Without a number it may be that of a deal alone, which is not said again.
    """
    own, former = _of_the_board(tags), _of_the_board(before)
    named = all(own[name] in {"", former[name]} for name in ("BOARD", "DEAL"))
    alike = all(
        "" in pair or pair[0] == pair[1]
        for pair in zip(own.values(), former.values(), strict=True)
    )
    return named and alike and bool(own["BOARD"] or former["DEAL"])


def _of_the_board(tags: Mapping[str, str]) -> Mapping[str, str]:
    """Return what tags say of the board, empty where it is unknown."""
    values = {
        name: tags.get(name, "").strip().removeprefix("?") for name in ("BOARD", *OF_THE_BOARD)
    }
    return values | {
        "DEALER": values["DEALER"][:1].upper(),
        "VULNERABLE": vulnerable_named(values["VULNERABLE"]) or "",
    }
