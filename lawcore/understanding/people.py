"""The people at the table: named by role, by relation or by who is speaking.

Seats are counted clockwise from the offender: 0 is the offender, 2 the partner, 1 and 3 the
opponents. A table says where declarer, the speaker and North sit, counted so. What is told
excludes tables, and a fact is sure if it is the same at every table that is left.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

Seats: TypeAlias = frozenset[int]

EVERYONE: Seats = frozenset(range(4))
_ROUND = 4
_MANY = 5
COMPASS = {"north": 0, "east": 1, "south": 2, "west": 3}
_OFFENDING: Seats = frozenset({0, 2})
_INNOCENT: Seats = frozenset({1, 3})
_RELATIONS = {
    "offender": frozenset({0}),
    "partner": frozenset({2}),
    "lho": frozenset({1}),
    "rho": frozenset({3}),
    "opponents": _INNOCENT,
    "opponent": _INNOCENT,
}
_SLOTS = _RELATIONS | {"offending": _OFFENDING, "offenders": _OFFENDING, "innocent": _INNOCENT}
FIRST_PERSON = frozenset({"me", "we"})
ROLES = frozenset({"declarer", "dummy", "defender"})
PRONOUNS = frozenset({"he", "they", "left_out"}) | FIRST_PERSON
PLURAL = frozenset({"we", "they", "everyone"})
_SINGULAR_OF_OTHERS = frozenset({"he", "left_out"})


@dataclass(frozen=True, slots=True)
class Table:
    """Seats of declarer, of North and of the speaker; the speaker may be no player."""

    declarer: int
    north: int
    speaker: int | None


@dataclass(frozen=True, slots=True)
class Person:
    """A person named in a line: a kind, and for a relation whose partner, opponent or side."""

    kind: str
    of: "Person | None" = None
    place: int = 0

    @property
    def is_pronoun(self) -> bool:
        """Tell whether it is only a pronoun."""
        return self.kind in PRONOUNS and self.of is None

    @property
    def is_one(self) -> bool:
        """Tell whether it is one player."""
        return self.kind not in PLURAL and not self.kind.endswith("side")

    @property
    def is_dummy(self) -> bool:
        """Tell whether it is dummy, or declarer's partner."""
        of_declarer = self.of is not None and self.of.kind == "declarer"
        return self.kind == "dummy" or (self.kind == "partner" and of_declarer)

    def is_told_by(self, other: "Person") -> bool:
        """Tell whether the person is named by another: "partner of his" is by "his"."""
        return self.of is not None and (self.of == other or self.of.is_told_by(other))

    def speaks(self) -> bool:
        """Tell whether the speaker is part of the name."""
        return self.kind in FIRST_PERSON or (self.of is not None and self.of.speaks())


def tables(*, speaker_plays: bool) -> tuple[Table, ...]:
    """Return every table there can be."""
    speakers: tuple[int | None, ...] = (None, *range(_ROUND)) if speaker_plays else (None,)
    return tuple(
        Table(declarer, north, speaker)
        for declarer in range(_ROUND)
        for north in range(_ROUND)
        for speaker in speakers
    )


class People:
    """Everybody named in a line, in order, and those told to be the offender."""

    def __init__(self, named: Sequence[Person]) -> None:
        self.named = list(named)
        self.offenders: set[Person] = set()

    def seats(self, person: Person, table: Table) -> Seats:
        """Return the seats a person may have at a table; none if there can be no such person."""
        if person in self.offenders and person.is_one:
            return _RELATIONS["offender"] & self._seats(person, table)
        return self._seats(person, table)

    def _seats(self, person: Person, table: Table) -> Seats:
        if person.of is not None:
            return _related(person.kind, self.seats(person.of, table))
        if person.kind in _SINGULAR_OF_OTHERS:
            return self._meant(person, table)
        if person.kind == "partner":
            return self._partner(person, table)
        return _plainly(person.kind, table)

    def _partner(self, partner: Person, table: Table) -> Seats:
        """Return the seats of "partner" alone: opposite whoever the line may be about."""
        others = [
            person
            for person in self.named
            if person is not partner
            and person.is_one
            and person.kind not in {"partner", *PRONOUNS}
            and person not in self.offenders
        ]
        if others and not self.offenders:
            return EVERYONE if table.speaker is None else _at(table.speaker + 2)
        before = (self.seats(person, table) for person in others if person.place < partner.place)
        seats = _plainly("partner", table)
        return seats.union(*(_related("partner", those) for those in before))

    def _speaks(self, person: Person, table: Table) -> bool:
        """Tell whether a person is the speaker, whom "he" never means."""
        if person.kind == "me" or table.speaker is None or person.of is not None:
            return person.kind == "me"
        return _plainly(person.kind, table) == {table.speaker}

    def _meant(self, pronoun: Person, table: Table) -> Seats:
        """Return the seats of all that a pronoun can mean: people named before it."""
        before = [
            person
            for person in self.named
            if person.place < pronoun.place
            and person.is_one
            and person.kind not in _SINGULAR_OF_OTHERS
            and not person.is_told_by(pronoun)
            and (pronoun.kind == "left_out" or not self._speaks(person, table))
        ]
        if not before and not all(person.is_pronoun for person in self.offenders):
            return EVERYONE
        if not before or (pronoun.kind == "left_out" and before[-1] in self.offenders):
            return _RELATIONS["offender"]
        seats = frozenset[int]().union(*(self.seats(person, table) for person in before))
        first = min(person.place for person in before)
        is_talked_of = any(p.kind == "he" and p.place < first for p in self.named if p.is_pronoun)
        return seats | _RELATIONS["offender"] if is_talked_of else seats


_BY_DECLARER = {
    "declarer": (0,),
    "dummy": (2,),
    "defender": (1, 3),
    "other_defender": (1, 3),
    "defending_side": (1, 3),
    "declaring_side": (0, 2),
}
_BY_OFFENDER = {
    "offender": (0,),
    "partner": (2,),
    "opponent": (1, 3),
    "opposing_side": (1, 3),
    "offending_side": (0, 2),
    "innocent_side": (1, 3),
    "everyone": (0, 1, 2, 3),
    "left_opponent": (1,),
    "right_opponent": (3,),
    "next_player": (1,),
}
_BY_SPEAKER = {
    "me": (0,),
    "we": (0, 2),
    "they": (1, 3),
    "partner": (2,),
    "opponent": (1, 3),
    "opposing_side": (1, 3),
    "left_opponent": (1,),
    "right_opponent": (3,),
}
_FROM_ANOTHER = {
    "partner": (2,),
    "opponent": (1, 3),
    "side": (0, 2),
    "left_opponent": (1,),
    "right_opponent": (3,),
}


@cache
def _plainly(kind: str, table: Table) -> Seats:
    """Return the seats of a person whose name needs no other."""
    if kind in _BY_DECLARER:
        seats = _at(*(table.declarer + step for step in _BY_DECLARER[kind]))
        return seats - _RELATIONS["offender"] if kind == "other_defender" else seats
    if kind in COMPASS:
        return _at(table.north + COMPASS[kind])
    if table.speaker is not None and kind in _BY_SPEAKER:
        seats = _at(*(table.speaker + step for step in _BY_SPEAKER[kind]))
        return seats | _RELATIONS["partner"] if kind == "partner" else seats
    if kind in _BY_OFFENDER:
        return _at(*_BY_OFFENDER[kind])
    return EVERYONE if kind in {"they", "somebody"} else frozenset()


@cache
def _related(kind: str, whose: Seats) -> Seats:
    return _at(*(seat + step for seat in whose for step in _FROM_ANOTHER[kind]))


def _at(*seats: int) -> Seats:
    return frozenset(seat % _ROUND for seat in seats)


def relations(seats: Seats) -> frozenset[str]:
    """Return every word for the sure relations of some seats to the offender."""
    return frozenset(name for name, those in _RELATIONS.items() if seats and seats <= those)


@cache
def role(seats: Seats, table: Table) -> str | None:
    """Return "declarer", "dummy" or "defender"; None if several are possible."""
    for name in ("declarer", "dummy", "defender"):
        if seats and seats <= _plainly(name, table):
            return name
    return None


def parts(where: Sequence[Seats], at: Sequence[Table]) -> frozenset[str]:
    """Return the sure facts about seats at each table: seat or side, and role.

    A seat is named by its number, as "2" for the offender's partner, the other side "13"; what is
    not sure is "".
    """
    seats = frozenset[int]().union(*where)
    is_sure = bool(seats) and (seats <= _OFFENDING or seats <= _INNOCENT)
    known = {"".join(map(str, sorted(seats)))} if is_sure else {""}
    if is_sure and seats <= _INNOCENT:
        known.add("13")
    roles = {role(those, table) or "" for those, table in zip(where, at, strict=True)}
    if len(roles) == 1:
        known |= roles - {""}
    return frozenset(known)


def grounds(offenders: Iterable[Person], tables_left: int) -> frozenset[str]:
    """Return how surely a line identifies people: the offender, and the number of tables left."""
    kinds = {"compass" if person.kind in COMPASS else person.kind for person in offenders}
    kinds = kinds or {"nobody"}
    return frozenset(kinds | {f"{kind} {min(tables_left, _MANY)}" for kind in kinds})


def on_side(slot: str, seats: Seats, table: Table) -> bool | None:
    """Tell whether seats are what a slot of a phrase asks for; None if unsure."""
    if slot in ROLES:
        known = role(seats, table)
        return None if known is None else known == slot
    wanted = _SLOTS[slot]
    if seats.isdisjoint(wanted):
        return False if seats else None
    return True if seats <= wanted and (slot != "offenders" or seats == wanted) else None
