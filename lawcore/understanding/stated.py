"""The facts of a subject that a line states."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain

from lawcore.catalogue import SUBJECTS
from lawcore.fact import Answer, Fact, Facts
from lawcore.understanding.bids import insufficient_before, is_higher, is_lowest, only_other
from lawcore.understanding.clauses import (
    Others,
    is_alternative,
    is_supposed_case,
    is_told_of,
    is_unnamed,
    of_subjects,
    stands_alone,
)
from lawcore.understanding.context_features import context_features
from lawcore.understanding.finding import ROLES, Search, answer_sign, name_of
from lawcore.understanding.found import Found, is_part, is_said_in
from lawcore.understanding.line import Line
from lawcore.understanding.nearby import following, going_on, preceding
from lawcore.understanding.people import (
    People,
    Person,
    Table,
    grounds,
    on_side,
    relations,
    role,
)
from lawcore.understanding.phrases import PEOPLE_SLOTS, Language
from lawcore.understanding.seating import tables_left
from lawcore.understanding.suits import suits_named
from lawcore.understanding.word import Mood
from lawcore.understanding.words import BOUNDARIES

_OTHER_NAMES = {
    "declarer": "declarer_side",
    "dummy": "declarer_side",
    "offender": "holder",
    "opponents": "other",
    "opponent": "other",
}
"""Alternative names of roles and relations in some facts."""
_OF_ROLES = {*ROLES, "declarer_side"}
_TOLD, _UNTOLD, _OF_OTHERS, _OF_WHOM = "+", "-", "!", "~"
"""How a phrase counts: told, not told, told of other people, or of nobody known."""


def _plain(option: Answer) -> Answer:
    return str(option) if isinstance(option, str) else option


class LineReading:
    """The reading of a line as one about a subject."""

    def __init__(
        self,
        line: Line,
        language: Language,
        subject: str,
        told: Mapping[str, Answer] | None = None,
    ) -> None:
        """Read a line; `told` are the facts known before, among them who the offender is."""
        self.line = line
        self.subject = subject
        self.language = language
        self._told_before = told or {}
        self._facts: type[Facts] = SUBJECTS[subject].facts
        self.found = Search(line, language, subject).found
        self._by_fact: dict[str, list[Found]] = {}
        for hit in chain.from_iterable(self.found.values()):
            self._by_fact.setdefault(hit.about, []).append(hit)
        self._others = Others(line, language, subject, self.found)
        self.events = {
            place
            for key in ("offender", "subject", "event")
            for found in self.found.get(key, ())
            for place in found.places
        }
        self._people = People(line.people)
        self._tables: tuple[Table, ...] = ()
        self.contradicted: set[str] = set()
        self._is_clear = False
        self.answers = self._answer()

    def _of(self, key: str) -> list[Found]:
        return self.found.get(key, [])

    def _about(self, fact: str) -> list[Found]:
        return self._by_fact.get(fact, [])

    def _is_told(self, found: Found) -> bool:
        if self._others.has(found):
            return False
        if found.presupposed:
            return True
        words = self.line.words
        moods = {words[place].mood for place in found.places}
        asked_about = self.language.words(self.subject, "asked-about")
        if Mood.UNSURE in moods or (Mood.ASKED in moods and found.about in asked_about):
            return False
        supposed = [p for p in found.places if words[p].mood is Mood.SUPPOSED]
        if supposed and not is_supposed_case(self.line, supposed[0], self.events):
            return False
        return not is_alternative(self.line, found.places, self.language)

    def _told(self, key: str) -> list[Found]:
        return [found for found in self._of(key) if self._is_told(found)]

    def _answer(self) -> dict[str, Answer]:
        self._is_clear = clear = self._seat()
        for fact in self._facts.listed:
            if fact.name in self._told_before:
                self._keep_tables(fact, self._told_before[fact.name])
        answers: dict[str, Answer] = {}
        for fact in self._facts.listed:
            candidates = set(self._candidates(fact, answers, clear=clear)) - {None}
            answer = candidates.pop() if len(candidates) == 1 else None
            if answer is not None:
                answers[fact.name] = _plain(answer)
                self._keep_tables(fact, answer)
        return self.allowed(answers)

    def signs(self, fact: str) -> frozenset[str]:
        """Return the features of phrases about a fact: keys, answers, and what supports them."""
        signs = {f"{hit.key}{self._sure_of(hit)}" for hit in self._about(fact)}
        signs |= {answer_sign(name, name_of(answer)) for name, answer in self.answers.items()}
        is_seated = fact in self.language.words(self.subject, "offender-role")
        if fact in self.answers and (is_seated or self._of(f"{fact}-who")):
            signs |= {f"{name_of(self.answers[fact])} {ground}" for ground in self._grounds}
        return frozenset(signs)

    def _sure_of(self, hit: Found) -> str:
        if not self._is_told(hit):
            return _UNTOLD
        if self._fits_slots(hit, self.answers):
            return _TOLD
        slots = PEOPLE_SLOTS & hit.slots.keys() - {"who", "all"}
        people = ((slot, self.line.person(mark)) for slot in slots if (mark := hit.slots[slot]))
        is_of_others = any(self._on_side(slot, person) == {False} for slot, person in people)
        return _OF_OTHERS if is_of_others else _OF_WHOM

    def context(self) -> frozenset[str]:
        """Return the words around each player named, joined to what all tables agree on."""
        return context_features(self.line, self.language, self._people, self._tables)

    def compared(self, fact: str) -> tuple[str, ...]:
        """Return the answers to a fact that are told by comparing bids."""
        return self.language.words(self.subject, f"{fact}-compared")

    def may_be(self, fact: Fact[Answer], answer: Answer) -> bool:
        """Tell whether nothing speaks against an answer: phrases about others, or the seats.

        The seats do if the line tells who did it, and that player has the role at no table that is
        left.
        """
        keys = {f"{fact.name}-{name_of(answer)}{ending}" for ending in ("", "-else")}
        marks = {self._sure_of(hit) for hit in self._about(fact.name) if hit.key in keys}
        if _OF_OTHERS in marks and _TOLD not in marks:
            return False
        roles = {role(frozenset({0}), table) for table in self._tables}
        is_seated = fact.name in self.language.words(self.subject, "offender-role")
        if not (self._is_clear and is_seated and roles <= {*ROLES} and answer in _OF_ROLES):
            return True
        return any(answer in {name, _OTHER_NAMES.get(str(name))} for name in roles)

    def is_asked(self, fact: str) -> bool:
        """Tell whether a line only asks, or asks about a fact and does not tell it."""
        words = self.line.words
        if {word.mood for word in words if word.text not in BOUNDARIES} == {Mood.ASKED}:
            return True
        return any(
            any(words[place].mood is Mood.ASKED for place in hit.places) and not self._is_told(hit)
            for hit in self._about(fact)
        )

    def allowed(self, answers: dict[str, Answer]) -> dict[str, Answer]:
        """Return answers without those of one revoke among several, or contradictory ones."""
        if self._of("several"):
            kept = self.language.words(self.subject, "several-keeps")
            answers = {name: answer for name, answer in answers.items() if name in kept}
        return self._possible(answers)

    def _keep_tables(self, fact: Fact[Answer], answer: Answer) -> None:
        """Exclude tables at which the offender has another role than the one found."""
        if fact.name in self.language.words(self.subject, "offender-role"):
            left = [t for t in self._tables if role(frozenset({0}), t) == answer]
            self._tables = tuple(left) or self._tables

    def _possible(self, answers: dict[str, Answer]) -> dict[str, Answer]:
        """Return answers without those that exclude each other."""
        for pair in self._facts.never:
            if pair.met(answers):
                self.contradicted.update(pair.names)
                answers = {
                    name: answer for name, answer in answers.items() if name not in pair.names
                }
        return answers

    def _seat(self) -> bool:
        """Exclude tables by the roles told; tell whether an offender was told."""
        offenders = self._told("offender") or self._named_by_role()
        roles = [
            (self._named(found), name) for name in ROLES for found in self._told(f"is-{name}")
        ]
        told = [self._named(found) for found in offenders] or self._nearest()
        told = [person for person in told if person.kind != "next_player"]
        self._tables = tables_left(self._people, self.line.same, told, roles)
        if not self._tables and told and not self.language.words(self.subject, "offender-role"):
            told = [min(told, key=lambda person: person.place)]
            self._tables = tables_left(self._people, self.line.same, told, roles)
        self._people.offenders.update(told)
        self._grounds = grounds(map(self._named, offenders), len(self._tables))
        return bool(told) and bool(self._tables) and not self._speaks_of_dummy(told)

    def _speaks_of_dummy(self, told: Iterable[Person]) -> bool:
        """Tell whether dummy may only be reporting what somebody else did."""
        pointed = all(person.kind == "he" and person.is_pronoun for person in told)
        return pointed and any(person.is_dummy for person in self.line.people)

    def _named_by_role(self) -> list[Found]:
        return [
            found
            for found in self._told("offender-named")
            if self.line.person(str(found.slots["who"])).kind in ROLES
            and not any(self.line.is_one_of_two(place) for place in found.places)
            and stands_alone(self.line, found.places.start)
        ]

    def _nearest(self) -> list[Person]:
        """Return the person nearest to the irregularity, if no phrase tells whose it is."""
        for found in self._told("event"):
            after = following(found.places, self.line, self.language)
            person = after or preceding(found.places, self.line, self.language)
            if person is not None:
                return [person]
        for found in self._told("offender-unsaid"):
            if is_unnamed(self.line, found.places.start, self.language):
                return [Person("me")]
        return self._only_one()

    def _only_one(self) -> list[Person]:
        """Return the only player of a line, named by role, about whom nothing else is said."""
        words = self.line.words
        named = [place for place, word in enumerate(words) if word.person is not None]
        told_of = {place for hits in self.found.values() for hit in hits for place in hit.places}
        if len(named) != 1 or named[0] in told_of:
            return []
        if not is_told_of(self.line, named[0], self.events, self.language):
            return []
        person = words[named[0]].person
        return [person] if person is not None and person.kind in ROLES else []

    def _candidates(
        self, fact: Fact[Answer], answers: Mapping[str, Answer], *, clear: bool
    ) -> Iterable[Answer | None]:
        if fact.name in self.language.words(self.subject, "offender-role"):
            roles = {role(frozenset({0}), table) or "" for table in self._tables}
            named = roles.pop() if len(roles) == 1 else ""
            names = (named, _OTHER_NAMES.get(named, ""))
            known = [option for name in names if (option := fact.option(name)) is not None]
            explicit: list[Answer | None] = [*known] if clear else []
            if any(self._named(found).kind == "somebody" for found in self._of("offender")):
                return explicit
        elif not self._about(fact.name):
            return []
        else:
            explicit = [*self._by_person(fact), *self._by_number(fact, answers)]
            explicit += [*self._by_denomination(fact), *self._by_suits(fact)]
        explicit += self._options(fact, answers, "")
        if set(explicit) - {None} or self._of(f"{fact.name}-unless"):
            return explicit
        return self._options(fact, answers, "-else")

    def _options(
        self, fact: Fact[Answer], answers: Mapping[str, Answer], ending: str
    ) -> list[Answer]:
        """Return the options that phrases tell, none by part of what tells another."""
        told = [
            (option, found.places)
            for option in fact.options
            for found in self._told(f"{fact.name}-{name_of(option)}{ending}")
            if self._fits_slots(found, answers)
        ]
        told += [] if ending else self._by_bid(fact)
        whole = [
            (option, places)
            for option, places in told
            if not any(is_part(places, of) for other, of in told if other != option)
        ]
        return [option for option, _ in self._in_order(fact, whole)]

    def _in_order(
        self, fact: Fact[Answer], told: list[tuple[Answer, range]]
    ) -> list[tuple[Answer, range]]:
        """Return what is told of a fact; of some facts only the first or last counts."""
        starts = [places.start for _, places in told]
        for key, chosen in (("told-first", min), ("told-last", max)):
            if starts and fact.name in self.language.words(self.subject, key):
                return [one for one in told if one[1].start == chosen(starts)]
        return told

    def _by_person(self, fact: Fact[Answer]) -> Iterator[Answer | None]:
        for found in of_subjects(self._told(f"{fact.name}-who"), self.line):
            if any(is_said_in(found, told) for told in self._of("offender")):
                continue
            person = self._person(found, "who")
            if person.kind == "everyone":
                continue
            names = [relations(self._people.seats(person, table)) for table in self._tables]
            sure = frozenset.intersection(*names) if names else frozenset[str]()
            options = {
                option
                for name in sure
                for each in (name, _OTHER_NAMES.get(name, ""))
                if (option := fact.option(each)) is not None
            }
            yield options.pop() if len(options) == 1 else None

    def _named(self, found: Found) -> Person:
        mark = found.slots.get("who")
        return self.line.person(mark) if mark else Person("me")

    def _person(self, found: Found, slot: str) -> Person:
        mark = found.slots.get(slot)
        if mark is not None:
            return self.line.person(mark)
        return going_on(found.places.start, self.line) or Person(
            "left_out", place=self._place_in_text(found.places.start)
        )

    def _place_in_text(self, place: int) -> int:
        before = [word.person.place for word in self.line.words[: place + 1] if word.person]
        return max(before, default=-1) + 1

    def _by_number(self, fact: Fact[Answer], answers: Mapping[str, Answer]) -> Iterator[Answer]:
        names = self.language.words(self.subject, f"{fact.name}-counted")
        told = self._told(f"{fact.name}-number")
        alone = len({found.number for found in told}) == 1
        for found in told:
            if not self._fits_slots(found, answers):
                continue
            number = found.number
            if names:
                yield names[min(number, len(names) - 1)]
            elif fact.option(number) is not None and (alone or self._is_of_the_case(found)):
                yield number

    def _by_bid(self, fact: Fact[Answer]) -> Iterator[tuple[Answer, range]]:
        """Yield the relation of a new bid to the insufficient one ("same_denom" …), and where."""
        names = self.language.words(self.subject, f"{fact.name}-compared")
        if not names:
            return
        same, other, again = names
        over = self.language.over
        for found in self._told(f"{fact.name}-bid"):
            new = str(found.slots["bid"])
            bid, beaten = insufficient_before(self.line, over, new, found.places)
            old = bid or found.slots.get("beaten") or only_other(self.line, new)
            if beaten and new != bid and not is_higher(new, beaten):
                yield again, found.places
            elif old and new != old:
                is_same = new[1] == old[1] and is_lowest(new, beaten or old)
                yield same if is_same else other, found.places

    def _by_denomination(self, fact: Fact[Answer]) -> Iterator[Answer]:
        """Yield whether a new bid names the denomination that the replaced one meant."""
        names = self.language.words(self.subject, f"{fact.name}-denominations")
        for found in self._told(f"{fact.name}-bid") if names else ():
            old, new = str(found.slots["beaten"]), str(found.slots["bid"])
            if self._fits_slots(found, {}):
                yield names[0] if old[1] == new[1] else names[1]

    def _by_suits(self, fact: Fact[Answer]) -> Iterator[Answer | None]:
        """Yield the suits somebody is told to have shown, all taken together."""
        told = [found.places for found in self._told(f"{fact.name}-suits")]
        if suits := suits_named(self.line, told, self.language):
            yield fact.option(suits)

    def _is_of_the_case(self, found: Found) -> bool:
        """Tell whether a number stands with the irregularity, or alone in a clause."""
        clause = self.line.clause(found.places.start, BOUNDARIES)
        if self.events.intersection(clause):
            return True
        covered = {place for hits in self.found.values() for hit in hits for place in hit.places}
        strange = [p for p in clause if p not in covered and self.line.words[p].text.isalpha()]
        return len(strange) <= 1

    def _fits_slots(self, found: Found, answers: Mapping[str, Answer]) -> bool:
        for slot in PEOPLE_SLOTS.intersection(found.slots) - {"who", "all"}:
            if found.slots[slot] is None:
                if self._is_others(answers):
                    return False
                continue
            person = self.line.person(str(found.slots[slot]))
            if not self._surely(slot, person) or (slot == "offenders" and person.is_one):
                return False
        is_counted = found.about in self.language.words(self.subject, "counted-when")
        if not is_counted or "innocent" in found.slots:
            return True
        clause = [
            self.line.words[place] for place in self.line.clause(found.places[-1], BOUNDARIES)
        ]
        return not any(word.person and self._surely("innocent", word.person) for word in clause)

    def _is_others(self, answers: Mapping[str, Answer]) -> bool:
        """Tell whether an unnamed person may be of the other side, by what was told before."""
        return any(
            self._of(f"{name}-who") and answers.get(name) not in {"offender", "partner"}
            for name in self.language.words(self.subject, "outcome")
        )

    def _surely(self, slot: str, person: Person) -> bool:
        return self._on_side(slot, person) == {True}

    def _on_side(self, slot: str, person: Person) -> set[bool | None]:
        seats = ((self._people.seats(person, table), table) for table in self._tables)
        return {on_side(slot, those, table) for those, table in seats}
