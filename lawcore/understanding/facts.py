"""The facts that the words of a line state, given the subject it is about.

A phrase tells an answer where all of its words tell something and none of them is denied. Of two
answers to one fact neither is told, nor are two that exclude each other.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import chain, product

from msgspec import Struct

from lawcore.engine.fact import Answer, Fact, Facts
from lawcore.laws.catalogue import SUBJECTS
from lawcore.understanding.language import ROLES, Language, Phrase
from lawcore.understanding.line import STORY, TOLD, UNMADE, Line, insufficient
from lawcore.understanding.words import BOUNDARIES

_DENIED_WITHIN = 4
OFFENDER, EVERYONE = "offender", "everyone"
_LIKELY, _ELSE = "-likely", "else-"
TRICK = "trick-number"
"""The key of what numbers a trick; that beside an irregularity is its own."""
_PLAIN = frozenset(
    {"hand", "trick", "by", "role", "honour", "rank", "faced", "leader", "repl", "who", "lead"}
    | {"kind", "since"}
)
"""Facts that a few words tell: who it was, a number, a card, a call, whether play went on."""
_SIDE_BY_SIDE = 5
_LAST = 14  # later than each trick
_SHORT = 4  # words of a clause with a number, which says hardly anything else
_SAME = {
    "declarer": ("declarer", "declarer_side"),
    "dummy": ("dummy", "declarer_side"),
    "declaring_side": ("declarer_side",),
    **dict.fromkeys(("defender", "other_defender", "defending_side"), ("defender",)),
}
_RELATED = {
    "offender": ("offender", "holder"),
    "partner": ("partner",),
    "opponents": ("opponents", "opponent", "other"),
    "lho": ("lho", "opponents", "opponent", "other"),
    "rho": ("rho", "opponents", "opponent", "other"),
}
_OPPONENTS = frozenset({"opponents", "lho", "rho"})
_SEATS = {
    "north": "c0", "east": "c1", "south": "c2", "west": "c3",
    "declarer": "r0", "dummy": "r2", "defender": "r1", "other_defender": "r3",
    "defending_side": "r1", "declaring_side": "r0",
    "me": "s0", "we": "s0", "my_partner": "s2", "left_opponent": "s1", "right_opponent": "s3",
    "opponent": "s1", "opposing_side": "s1", "they": "s1",
}  # fmt: skip
_SITS = ("declarer", "defender", "dummy", "defender")  # counted from declarer to the left
_AROUND = ("offender", "lho", "partner", "rho")
_SIDES = frozenset({"we", "they", "opponent", "opposing_side", "defending_side", "declaring_side"})
_OTHERS = frozenset({"left_opponent", "right_opponent", "opponent", "they", "opposing_side"})
_UNKNOWN = frozenset({None, "he", "offender"})
_PRONOUNS = frozenset({"he", "they"})
_TOGETHER = frozenset({None, "they", "everyone", "offending_side"})
_THIRD = _SEATS.keys() - _SIDES - {"me"}
_NAMED = {
    "offender": "offender", "partner": "partner", "his_partner": "partner",
    "opponent": "opponents", "opposing_side": "opponents", "innocent_side": "opponents",
    "left_opponent": "lho", "next_player": "lho", "right_opponent": "rho",
}  # fmt: skip


class Hit(Struct, frozen=True):
    """A phrase found in a line: its words' places, and the player or number in it.

    `passed` are the places of words between its own.
    """

    places: range
    passed: frozenset[int]
    who: str | None
    number: int | None
    people: tuple[str, ...]
    phrase: Phrase


def name_of(option: Answer) -> str:
    """Return the name of an option in a file of phrases."""
    if isinstance(option, bool):
        return "yes" if option else "no"
    return str(option)


def found(line: Line, language: Language, subject: str) -> dict[str, list[Hit]]:
    """Return what the phrases of a subject tell, by key; what is stated is likely too."""
    if subject in line.found:
        return dict(line.found[subject])
    hits: dict[str, list[Hit]] = {}
    of_no_trick = language.said(subject, "no-number-before")
    for phrase in language.likely(subject, line.set):
        for match in phrase.compiled.finditer(line.text):
            groups = match.groupdict()
            number = int(groups.get("number") or 0) or None
            places = line.places(match.start(), match.end())
            people = tuple(word[1:] for word in match[0].split() if word[0] == "@")
            gaps = set(range(1, match.re.groups + 1)) - set(match.re.groupindex.values())
            passed = frozenset(p for gap in gaps for p in line.places(*match.span(gap)))
            hit = Hit(places, passed, groups.get("who"), number, people, phrase)
            least = UNMADE if phrase.holds_anyhow else TOLD
            tells = all(line.tells[place] >= least for place in places)
            tells &= number is None or line.words[places.stop] not in of_no_trick
            if tells and not _is_denied(hit, line, language):
                sure = f"{_ELSE * _is_else(hit, line, language, subject)}{phrase.key}"
                for key in dict.fromkeys((sure, f"{sure.removesuffix(_LIKELY)}{_LIKELY}")):
                    hits.setdefault(key, []).append(hit)
    line.found[subject] = hits
    return dict(hits)


def _is_else(hit: Hit, line: Line, language: Language, subject: str) -> bool:
    """Tell whether a number is one of two, or its clause tells of something else.

    It tells of something that was found, or of none of what the number has to be beside, or of
    that once more: who ruffed at trick eight had revoked before.
    """
    if hit.number is None:
        return False
    clause = line.clause(hit.places.start)
    if not language.alternatives.isdisjoint(line.words[clause.start : clause.stop]):
        return True
    beside = language.said(subject, "beside-number")
    is_number = hit.phrase.key.removesuffix(_LIKELY).endswith("-number")
    if beside and is_number and len(clause) > _SHORT:
        own, told = _meant(clause, line, language), _meant(range(clause.start), line, language)
        if own.isdisjoint(beside) or (beside[0] not in own and not told.isdisjoint(beside)):
            return True
    found_at = (p for p in clause if f"{line.words[p]} ".startswith(language.discovered))
    return any(
        place < (hit.places.stop if is_number else hit.places.start)
        or (is_number and _meant(range(clause.start, place), line, language).isdisjoint(beside))
        for place in found_at
    )


def _meant(places: range, line: Line, language: Language) -> set[str]:
    return {f"<{one}>" for place in places for one in language.concepts(line.words[place])}


def _trick(own: list[Hit], line: Line, language: Language, beside: Sequence[str]) -> int:
    """Return the trick of the irregularity, 0 if none is told: that beside it, or the first."""
    told = [
        ((meant.isdisjoint(beside[:1]), meant.isdisjoint(beside)), hit.places.start, hit.number)
        for hit in own
        for meant in [_meant(line.clause(hit.places.start), line, language)]
    ]
    numbers = [number or 0 for far, _, number in sorted(told) if far == min(told)[0]]
    return numbers[0] if numbers and numbers[0] == min(numbers) else 0


def _tell_by_tricks(
    line: Line, language: Language, subject: str, hits: dict[str, list[Hit]], offender: str | None
) -> None:
    """Keep the trick of the irregularity, and tell by later ones how far play has gone.

    It has gone on two tricks later; to the next one a phrase has to say who has played. What is
    told to be reached behind an irregularity is not its trick.
    """
    key, beside = (language.said(subject, name) for name in ("goes-on", "beside-number"))
    if not key:
        return
    sure, likely = key[0], f"{key[0]}{_LIKELY}"
    every = hits.get(likely, [])
    reached = {place for hit in every if hit.number for place in hit.places}
    own = [
        hit
        for hit in hits.get(f"{TRICK}{_LIKELY}", ())
        for before in [_meant(range(line.clause(hit.places.start).start), line, language)]
        if not reached.issuperset(hit.places) or before.isdisjoint(beside[:1])
    ]
    trick = _trick(own, line, language, beside)
    numbers = [*hits.get(TRICK, ()), *hits.get(f"{_ELSE}{TRICK}", ())]
    later = [hit for hit in numbers if trick and (hit.number or 0) > trick]
    for name in (TRICK, f"{TRICK}{_LIKELY}"):
        hits[name] = [h for h in hits.get(name, ()) if h in own and trick in {0, h.number}]
    sits = {hit.who: related(hit.who or "", offender) for hit in every}
    others = {p for hit in every if sits[hit.who] in _OPPONENTS for p in hit.places}
    played = [h for h in every if others.isdisjoint(h.places) and (h.number or _LAST) > trick]
    known = [hit for hit in played if sits[hit.who] is not None or hit.who in _TOGETHER]
    known = [hit for hit in hits.get(sure, ()) if hit in known and (trick or hit.number is None)]
    far = [hit for hit in (*later, *played) if trick and (hit.number or 0) > trick + 1]
    is_told = any(hits[name] for name in hits if name.partition("-")[0] == sure.partition("-")[0])
    hits[sure], hits[likely] = known + far, played + far + ([] if is_told else later)


def _is_denied(hit: Hit, line: Line, language: Language) -> bool:
    """Tell whether a negation stands in a phrase that has none, or right before it.

    Who did not follow at trick four did that there. A call out of turn was at nobody's turn.
    """
    first, before = line.words[hit.places.start], line.words[max(hit.places.start - 1, 0)]
    is_outside = first in language.turns and before in language.outside
    is_not = " !" not in hit.phrase.pattern and any(line.words[p] == "!" for p in hit.places)
    if is_outside or is_not:
        return True
    for place in range(hit.places.start - 1, max(hit.places.start - 1 - _DENIED_WITHIN, -1), -1):
        word = line.words[place]
        if word in BOUNDARIES:
            return False
        if word == "!" or word in language.nobody:
            between = line.words[place + 1 : hit.places.start]
            return hit.number is None or all("follow" not in language.concepts(w) for w in between)
    return False


class Told(Struct, frozen=True):
    """The facts that a line states, and those that are only likely, in the order of asking.

    `used` are the words of the line, by their places, that tell any of them, `passed` those that
    only stand between such; `plainly` the names of what is told in a few words side by side: who
    it was, which trick, card or call. Of facts that are `open` the line tells what does not go
    together, each answer beside its fact.
    """

    sure: dict[str, Answer]
    likely: dict[str, Answer]
    used: frozenset[int]
    passed: frozenset[int]
    plainly: frozenset[str]
    open: tuple[tuple[str, Answer], ...]


def stated(
    line: Line, language: Language, subject: str, known: Mapping[str, Answer] | None
) -> Told:
    """Return the facts that a line about a subject tells; `known` are those told before it."""
    hits = found(line, language, subject)
    facts = SUBJECTS[subject].facts
    roles = language.said(subject, "offender-role")
    for name in language.said(subject, "of-this-one"):
        _drop(name, hits, line, language.earlier, later=False)
    told_of = {hit.who for hit in hits.get(OFFENDER, ()) if hit.who is not None}
    named = told_of - _PRONOUNS or told_of
    told_before = (str(known[name]) for name in roles if known and name in known)
    is_all = known is not None and not hits  # "dummy was asleep" has a word beside the player
    is_all &= all(word[0] in "@!" or word in BOUNDARIES for word in line.words)
    alone = named or set(_alone(line, is_all=is_all) if len(line.words) <= STORY else ())
    offender = min(alone) if len(alone) == 1 else next(told_before, None)
    either = rf" @\w+ (?:{'|'.join(language.alternatives)}) @"  # "a defender or dummy"
    sits = _roles(line, language)
    those_named = {offender, sits.get(offender or "")} - ({None} if known else set())
    _drop_others(line, language, subject, hits, those_named)
    _tell_by_tricks(line, language, subject, hits, offender)
    sure: dict[str, Answer] = {}
    likely: dict[str, Answer] = {}
    said: dict[str, list[Answer]] = {}
    for fact in facts.listed:
        is_role = fact.name in roles
        if is_role and re.search(either, line.text):
            continue
        told = set(_told(fact, hits, offender))
        if is_role and offender is not None and not told:
            told = set(_options(fact, _SAME.get(sits.get(offender, offender), ())))
        maybe = set(_told(fact, hits, offender, _LIKELY)) | told
        is_sure = offender != EVERYONE and not (is_role and len(named) > 1)
        said |= {fact.name: sorted(maybe, key=fact.options.index)} if maybe else {}
        if len(told) == len(maybe) == 1 and is_sure:
            sure[fact.name] = told.pop()
        elif len(told or maybe) == 1:
            likely[fact.name] = (told or maybe).pop()
    _take_out_impossible(facts, sure, likely)
    untold = [(n, one) for n in said if n not in {**sure, **likely} for one in said[n]]
    telling = {*said}
    if telling & {*roles}:
        telling.add(OFFENDER)
        of_roles = found(line, language, ROLES).values()
        hits = {**hits, OFFENDER: [*hits.get(OFFENDER, ()), *chain(*of_roles)]}
    those = [hit for key in hits for hit in hits[key] if key.partition("-")[0] in telling]
    used = frozenset(place for hit in those for place in hit.places)
    own = {place for hit in those for place in hit.places if place not in hit.passed}
    short = (key for key in hits if any(len(hit.places) <= _SIDE_BY_SIDE for hit in hits[key]))
    plainly = frozenset(key.partition("-")[0] for key in short)
    plainly |= frozenset(roles if OFFENDER in plainly else ())
    return Told(sure, likely, used, used - own, plainly & _PLAIN, tuple(untold))


def _take_out_impossible(facts: type[Facts], *told: dict[str, Answer]) -> None:
    """Take answers out that exclude each other; of two to a fact the first counts."""
    for pair in facts.impossible:
        met = pair.met({name: one for those in told[::-1] for name, one in those.items()})
        for name, those in product(pair.names if met else (), told):
            those.pop(name, None)


def _roles(line: Line, language: Language) -> dict[str, str]:
    """Return which seats and persons are declarer, dummy or defender, as a line says it.

    Who sits opposite declarer is dummy, who sits beside him or his side a defender; nothing where
    two are said to declare.
    """
    hits = found(line, language, ROLES)
    named = {
        key: {hit.who for hit in hits.get(key, ())} | ({"me"} if f"{key}-me" in hits else set())
        for key in ("declarer", "dummy", "defender")
    }
    first = {_SEATS[one] for one in named["declarer"] - _SIDES if one in _SEATS}
    of_dummy = (_SEATS[one] for one in named["dummy"] - _SIDES if one in _SEATS)
    first |= {f"{seat[0]}{(int(seat[1]) + 2) % 4}" for seat in of_dummy}
    declares = named["declarer"] & _SIDES
    if len(first) > 1 or (first and declares):
        return {}
    if declares:
        side = _SEATS.get(str(declares.pop()), "")
        return {who: "defender" for who, seat in _SEATS.items() if _is_beside(seat, side)}
    sits = {
        who: _SITS[(int(seat[1]) - int(one[1])) % 4]
        for one in first
        for who, seat in _SEATS.items()
        if seat[0] == one[0] and (who not in _SIDES or _is_beside(seat, one))
    }
    own = {"me", "we", "my_partner"}
    defends = named["defender"] - {None}
    defends = defends | own if defends & own and not first else defends
    return dict.fromkeys(map(str, defends), "defender") | sits


def _is_beside(seat: str, other: str) -> bool:
    """Tell whether two seats, named in the same way, are of different sides."""
    return bool(other) and seat[0] == other[0] and (int(seat[1]) - int(other[1])) % 2 == 1


def _drop_others(
    line: Line,
    language: Language,
    subject: str,
    hits: dict[str, list[Hit]],
    offender: AbstractSet[str | None],
) -> None:
    """Drop what is told of the other side's tricks or partner, the bid, or after who was in turn.

    A bid that is too low is no call over it; "his partner" is that of who was named last.
    """
    for key, those in hits.items():
        is_innocent = key.partition("-")[0] in language.said(subject, "of-other-side")
        hits[key] = [hit for hit in those if not _is_other(hit, line, offender, is_innocent)]
    for name in language.said(subject, "told-before-turn"):
        _drop(name, hits, line, language.turns, later=True)
    opponents = {f"@{one}" for one in _SEATS for of in offender if related(one, of) in _OPPONENTS}
    for name in language.said(subject, "of-offenders"):
        _drop(name, hits, line, opponents, later=False)
    too_low = insufficient(line, language)
    own = range(0) if too_low is None else line.clause(too_low)
    for name in language.said(subject, "over-it"):
        for key in [one for one in hits if one.partition("-")[0] == name]:
            hits[key] = [hit for hit in hits[key] if hit.places.start not in own]


def _is_other(hit: Hit, line: Line, offender: AbstractSet[str | None], is_innocent: bool) -> bool:
    """Tell whether the partner in a phrase is of a player of whom its fact is not."""
    if is_innocent:
        own = {related(one, of) for one in hit.people for of in offender}
        return not own.isdisjoint({"offender", "partner"})
    named = [word[1:] for word in line.words[: hit.places.start] if word[1:] in _THIRD]
    is_his = "his_partner" in hit.people and bool(offender - {None})
    return is_his and bool(named) and named[-1] not in offender


def _alone(line: Line, *, is_all: bool) -> Iterator[str]:
    """Yield the players of whom a clause says no more: "defender, trick 5".

    All players named are such where nothing else is told: "it was dummy". Beside another player
    such a word only says who that is ("South, declarer, …"), or names both.
    """
    for place, word in enumerate(line.words):
        beside = (*line.words[max(place - 2, 0) : place - 1], *line.words[place + 2 : place + 3])
        is_alone = len(line.clause(place)) == 1 and not any(one[0] == "@" for one in beside)
        is_told = line.tells[place] == TOLD and line.words[place - 1] != "!"
        if word[1:] in _SAME and (is_all or is_alone) and is_told:
            yield word[1:]


def _drop(
    name: str, hits: dict[str, list[Hit]], line: Line, others: AbstractSet[str], *, later: bool
) -> None:
    """Drop what is told of a fact after others, not its own, in or `later` than their clause."""
    for key, those in hits.items():
        if name in {key, key.partition("-")[0]}:
            hits[key] = [
                hit
                for hit in those
                for own in [line.clause(hit.places.start).start]
                for first, last in [(0, own) if later else (own, hit.places.stop)]
                if not {w for w in line.words[first:last] if w not in hit.phrase.text} & others
            ]


def _told(
    fact: Fact[Answer], hits: Mapping[str, list[Hit]], offender: str | None, ending: str = ""
) -> Iterator[Answer]:
    yield from _by_options(fact, hits, offender, ending)
    for hit in hits.get(f"{fact.name}-number{ending}", ()):
        if hit.number is not None and fact.option(hit.number) is not None:
            yield hit.number
    for hit in hits.get(f"{fact.name}-who{ending}", ()):
        yield from _options(fact, _SAME.get(hit.who or "", ()))
        yield from _options(fact, _RELATED.get(related(hit.who or "", offender) or "", ()))


def _by_options(
    fact: Fact[Answer], hits: Mapping[str, list[Hit]], offender: str | None, ending: str
) -> Iterator[Answer]:
    """Yield the options that phrases tell, none by part of what tells another."""
    told = [
        (option, hit.places)
        for option in fact.options
        for hit in hits.get(f"{fact.name}-{name_of(option)}{ending}", ())
        if _fits(hit, fact.name, str(option), offender)
    ]
    for option, places in told:
        longer = [of for other, of in told if other != option and len(of) > len(places)]
        if not any(places.start in of and places[-1] in of for of in longer):
            yield str(option) if isinstance(option, str) else option


def _fits(hit: Hit, name: str, option: str, offender: str | None) -> bool:
    """Tell whether those named in a phrase sit to the offender as an option, or its fact, says."""
    relations = {related(who, offender) for who in hit.people}
    of, who = name.partition("_")[0], hit.who or ""
    is_other = _SEATS.get(who, "r0")[0] == "c" and related(who, offender) != of
    if of in _RELATED and (is_other or "offender" in relations):
        return False
    if option not in _RELATED or offender is None or option in {"lho", "rho"}:
        return True
    return relations <= {option} | (_OPPONENTS if option in _OPPONENTS else frozenset())


def _options(fact: Fact[Answer], names: tuple[str, ...]) -> Iterator[Answer]:
    if (option := next(filter(None, map(fact.option, names)), None)) is not None:
        yield str(option)


def related(who: str, offender: str | None) -> str | None:
    """Return how a player sits to the offender; None where the names do not say it."""
    if who == offender and who not in _SIDES and who not in {"he", "defender"}:
        return "offender"
    if who in _NAMED and (offender in _UNKNOWN or who in {"his_partner", "offender"}):
        return _NAMED[who]
    if who == "partner":
        return None if offender in _OTHERS else "partner"
    if offender == "partner":
        return "partner" if who == "me" else None
    return _apart(who, offender or "")


def _apart(who: str, offender: str) -> str | None:
    """Return how a player sits to the offender where both are named in the same way."""
    one, other = _SEATS.get(who), _SEATS.get(offender)
    if one is None or other is None or one[0] != other[0]:
        return None
    apart = (int(one[1]) - int(other[1])) % 4
    is_side = not _SIDES.isdisjoint({who, offender})
    if apart % 2:
        return "opponents" if is_side or one[0] == "r" else _AROUND[apart]
    return None if is_side or not apart else _AROUND[apart]
