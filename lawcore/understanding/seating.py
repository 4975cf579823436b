"""The tables that are left with everybody seated as a line tells."""

from collections.abc import Iterable, Iterator, Sequence

from lawcore.understanding.people import COMPASS, People, Person, Table, role, tables

_NAMED_BY_OPPONENTS = frozenset({"declarer", "defender", *COMPASS})


def tables_left(
    people: People,
    same: Sequence[tuple[Person, Person]],
    offenders: Sequence[Person],
    roles: Sequence[tuple[Person, str]],
) -> tuple[Table, ...]:
    """Return every table possible for a line, with the offender in seat 0.

    `same` are players named twice, `offenders` those told to have done it, `roles` those told to
    be declarer, dummy or defender. The speaker plays only if the line speaks of the speaker, or if
    no other table is possible. Clears the offenders of `people`.
    """
    people.offenders.clear()
    speaks = any(person.speaks() for person in (*people.named, *(who for who, _ in roles)))
    others = _others(people, same, offenders, roles)
    offenders = [*offenders, *(other for one, other in _both_ways(same) if one in offenders)]
    for those in (others, []):
        for speaker_plays in (False, True) if not speaks else (True,):
            left = tuple(
                table
                for table in tables(speaker_plays=speaker_plays)
                if not (speaks and table.speaker is None)
                and all(0 in people.seats(person, table) for person in offenders)
                and all(_may_be(people.seats(who, table), name, table) for who, name in roles)
                and all(_are_same(people, pair, table) for pair in same)
                and all(_is_opposed(people, person, table) for person in those)
            )
            if left:
                return left
    return ()


def _others(
    people: People,
    same: Sequence[tuple[Person, Person]],
    offenders: Iterable[Person],
    roles: Sequence[tuple[Person, str]],
) -> list[Person]:
    """Return those who must be opponents: one's own side is "I", "we" and "partner"."""
    own = {other.kind for one, other in _both_ways(same) if one.speaks()}
    own |= {name for person, name in roles if person.speaks()}
    declarers = (person for person in people.named if person.kind == "declarer")
    named = (person for person in offenders if person.kind in _NAMED_BY_OPPONENTS)
    seats = (person for person in people.named if person.kind in COMPASS)
    return [
        person
        for person in (*declarers, *named, *seats)
        if person.of is None and person.kind not in own
    ]


def _both_ways(same: Iterable[tuple[Person, Person]]) -> Iterator[tuple[Person, Person]]:
    for one, other in same:
        yield one, other
        yield other, one


def _is_opposed(people: People, person: Person, table: Table) -> bool:
    """Tell whether a person, if a player, may be an opponent of the speaker."""
    if table.speaker is None:
        return True
    return any((seat - table.speaker) % 2 for seat in people.seats(person, table))


def _may_be(seats: Iterable[int], name: str, table: Table) -> bool:
    return any(role(frozenset({seat}), table) == name for seat in seats)


def _are_same(people: People, pair: tuple[Person, Person], table: Table) -> bool:
    one, other = (people.seats(person, table) for person in pair)
    return not one.isdisjoint(other)
