"""Questions and rulings in words, as diagrams whose values are the numbers of texts."""

import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias, cast

from lawcore.export.diagram import Diagram
from lawcore.export.exploring import Course, explore
from lawcore.export.ruling_here import RulingAlone, RulingHere, RulingWhole, ToldAsDict
from lawcore.export.rulings import ASK, RulingsAsDiagrams
from lawcore.export.telling import ToldHere
from lawcore.export.texts import NOTHING, Texts, sentences_of
from lawcore.fact import Answer, Choice, Fact
from lawcore.reading import consider
from lawcore.ruling import Asked, Ruling, When
from lawcore.wording import Wording
from lawcore.wording.brief import Deed
from lawcore.wording.choosing import ButtonGroup

MANY = 20
"""From so many facts on, rare circumstances are left out of why a question is asked."""
MANY_TEXTS = 50
"""From so many texts on, a line is exported by its sentences."""

_Step: TypeAlias = tuple[tuple[int, int, int], str, Diagram]
"""A step: its place in the order of time, when it is due, and its text where there is one."""


class WordsAsDiagrams:
    """The words of the replies of one subject and edition, in several languages at once."""

    def __init__(self, rulings: RulingsAsDiagrams, texts: Texts) -> None:
        self.rulings = rulings
        self.law = rulings.law
        self.telling = rulings.telling
        self.diagrams = rulings.diagrams
        self.texts = texts
        self.name = rulings.subject.name
        self._each = [Wording.of(language) for language in texts.languages]

    def say(self, said: Callable[[Wording], str]) -> int:
        """Return the number of what is said in each language."""
        return self.texts.number([said(words) or "" for words in self._each])

    def first_language(self) -> Wording:
        """Return the words of the first language, which say what is told in all of them."""
        return self._each[0]

    def text(self, text: str) -> int:
        """Return the number of a text that is the same in every language."""
        return self.texts.number([text for _ in self._each])

    def judgement(self, key: str) -> int:
        """Return a point of judgement."""
        return self.say(lambda words: words.say(f"judgement-{key}"))

    def printed(self, number: str) -> int:
        """Return the number of an article as the books print it."""
        return self.say(lambda words: words.articles.printed(number, self.rulings.edition))

    def subject(self, name: str) -> int:
        """Return the name of a subject."""
        return self.say(lambda words: words.subject(name))

    def next(self, fact: str) -> int:
        """Return the label of the button that asks a fact later."""
        return self.say(lambda words: words.next(self.name, fact, {}))

    def group(self, name: str) -> int:
        """Return the label of a group of rare circumstances."""
        return self.say(lambda words: words.rare(self.name, name))

    def _explored(self, region: Diagram, function: Callable[[Course], Any]) -> Diagram:
        return explore(self.diagrams, region, function).values()

    def _told(self, course: Course) -> ToldHere:
        return ToldHere(self.telling, course, shown=True)

    # -- questions

    def question(self, place: int) -> Diagram:
        """Return the screen of a question, where it is asked."""
        fact = self.telling.facts[place]
        d = self.diagrams
        asks = d.equals(self.rulings.reply, (ASK, place))
        region = d.both(self.telling.possible, asks)

        def asked(course: Course) -> tuple[Any, ...]:
            options = course.ask(self.telling.offered(fact))
            known = ToldHere(self.telling, course)
            choices = self.telling.kind.choosable(fact.name, options, known)
            return self._screen(Asked(fact.name, options, fact.usual, choices), self._told(course))

        return self._explored(region, asked)

    def unusual(self, fact: Fact[Answer]) -> Diagram:
        """Return the screen on which a rare circumstance may be told, None where it may not."""
        kind, d = self.telling.kind, self.diagrams
        refined = [one.answers for one in kind.refined if one.fact is fact]
        more = d.any_of(self.telling.is_told_as(fact.name, answers) for answers in refined)
        asks = d.map(self.rulings.reply, lambda one: one[0] == ASK)
        rests = d.where(asks, self.law.offered(fact.bit), self.rulings.supposed(fact))
        region = d.both(self.telling.possible, d.either(asks, self.rulings.ruled))

        def offered(course: Course) -> tuple[Any, ...] | None:
            if not (course.ask(rests) or course.ask(more)):
                return None
            taken = (fact.usual, ToldHere(self.telling, course).get(fact.name))
            options = tuple(o for o in course.ask(self.telling.offered(fact)) if o not in taken)
            if not options:
                return None
            return self._screen(Asked(fact.name, options, fact.usual), self._told(course))

        return self._explored(region, offered)

    def awaited(self, fact: Fact[Answer]) -> Diagram:
        """Return the screen of a fact that nobody could know before, None where it is known."""
        d = self.diagrams
        place = self.telling.place[fact.name]
        waits = d.any_of(way.where for way in self.rulings.awaited if place in way.states)
        decides = d.both(waits, d.negated(self.rulings.alike))
        if fact in self.telling.kind.later:
            decides = d.either(decides, self.rulings.supposed(fact))

        def offered(course: Course) -> tuple[Any, ...] | None:
            if not course.ask(decides):
                return None
            options = course.ask(self.telling.offered(fact))
            told = ToldHere(self.telling, course)
            if fact.usual is not None and fact.pending is None:
                options = tuple(o for o in options if o != fact.usual)
            choices = self.telling.kind.choosable(fact.name, options, told)
            return self._screen(Asked(fact.name, options, fact.usual, choices), self._told(course))

        return self._explored(self.rulings.region, offered)

    def _screen(self, asked: Asked, told: Mapping[str, Answer]) -> tuple[Any, ...]:
        """Return a question: fact, question, note, buttons, groups of buttons, by numbers."""
        shown = [words.choices.question(self.name, asked, told) for words in self._each]
        buttons, groups = [], []
        for each in zip(*(one.buttons for one in shown), strict=True):
            if isinstance(each[0], ButtonGroup):
                found = [one for one in each if isinstance(one, ButtonGroup)]
                groups.append(
                    (self._number(o.text for o in found), self._number(o.ask for o in found))
                )
                several = zip(*(one.buttons for one in found), strict=True)
                buttons += [self._button(asked.name, one, len(groups)) for one in several]
            else:
                buttons.append(self._button(asked.name, each, 0))
        ask, note = (self._number(getattr(one, of) for one in shown) for of in ("ask", "note"))
        return (self.telling.place[asked.name], ask, note, tuple(buttons), tuple(groups))

    def _number(self, each: Any) -> int:
        return self.texts.number(list(each))

    def _button(self, name: str, each: Sequence[Any], group: int) -> tuple[Any, ...]:
        choice: Choice = each[0].choice
        tells = tuple(
            (self.telling.place[fact], self._state(fact, answer))
            for fact, answer in ((name, choice.answer), *choice.also)
        )
        return (self._number(one.text for one in each), tells, group)

    def _state(self, name: str, answer: Answer) -> int:
        place = self.telling.place[name]
        own = [*self.telling.values[place]]
        values = own if answer in own else [*self.telling.options[place]]
        found = [
            n
            for n, v in enumerate(values)
            if v == answer and (type(v) is bool) == (type(answer) is bool)
        ]
        return 1 + found[0]

    def why(self, place: int) -> Diagram:
        """Return why a question is asked.

        Of a subject with many facts it is why it is asked without rare circumstances, or with the
        one that has it asked.
        """
        d = self.diagrams
        asks = d.both(self.telling.possible, d.equals(self.rulings.reply, (ASK, place)))
        rare = {n: 0 for n, fact in enumerate(self.telling.facts) if fact.usual is not None}
        fixed: dict[int, int] = {}
        region = asks
        if len(self.telling.facts) >= MANY:
            without = [rare, *({n: 0 for n in rare if n != one} for one in rare)]
            found = ((untold, d.fixed(asks, untold)) for untold in without)
            fixed, region = next((one for one in found if one[1] != d.false), ({}, d.false))

        def reason(course: Course) -> int:
            told = ToldAsDict(
                ToldHere(self.telling, course),
                frozenset(self.telling.facts[n].name for n in fixed),
            )
            reply = consider(self.rulings.subject, self.rulings.edition, told, suppose=True)
            return self.say(lambda words: words.why(cast("Any", reply)))

        return self._explored(region, reason)

    def asked(self, fact: Fact[Answer]) -> Diagram:
        """Return the question of a fact, where it was told."""
        plain = Asked(fact.name, fact.options, fact.usual)

        def ask(course: Course) -> int:
            return self._number(
                words.choices.asks(self.name, plain.name, self._told(course))
                for words in self._each
            )

        return self._explored(self.telling.possible, ask)

    def answer(self, fact: Fact[Answer], state: int) -> Diagram:
        """Return the label of an answer to a fact."""
        place = self.telling.place[fact.name]
        value = self.telling.values[place][state - 1]
        found = [c for c in self.telling.kind.choices.get(fact.name, ()) if c.answer == value]
        option = self.telling.options[place][state - 1]
        choice = found[0] if found and found[0].alike else Choice(option)

        def label(course: Course) -> int:
            told = self._told(course)
            return self._number(
                words.choices.label(self.name, fact.name, choice, told) for words in self._each
            )

        return self._explored(self.telling.possible, label)

    def decided_by(self, fact: Fact[Answer]) -> Diagram:
        """Return what a fact decides, within a sentence."""

        def decides(course: Course) -> int:
            told = self._told(course)
            each = [w.choices.decided_by(self.name, fact.name, told) or "" for w in self._each]
            return self._number(each if all(each) else [""] * len(each))

        return self._explored(self.telling.possible, decides)

    # -- rulings

    def _ruling(self, course: Course, *orders: Any) -> Ruling:
        return cast("Ruling", RulingHere(self.rulings, course, orders or None))

    def status(self) -> Diagram:
        """Return status, fewest and most tricks, penalty card, and whom it is against."""
        d, rulings = self.diagrams, self.rulings
        deciding = rulings.summed(rulings.deciding(), min)
        found = d.map(deciding, lambda place: (str(rulings.given[place].order.decides),))
        for more in (
            rulings.summed(rulings.tricks(), min),
            rulings.summed(rulings.tricks(), max),
            rulings.summed(rulings.penalty_card(), _agreed),
        ):
            found = d.join(found, more, _with)
        return d.join(found, rulings.against(), operator.add)

    def result(self) -> Diagram:
        """Return the result of a ruling in a line."""
        return self.line(lambda words, ruling: words.briefs.result(ruling))

    def outcome(self) -> Diagram:
        """Return the result of a ruling as it stands in a list of several."""
        return self.line(lambda words, ruling: words.briefs.outcome(ruling))

    def line(self, say: Callable[[Wording, Ruling], str]) -> Diagram:
        def line(course: Course) -> int:
            ruling = self._ruling(course)
            return self._number(say(words, ruling) for words in self._each)

        return self._explored(self.rulings.region, line)

    def _deeds(self) -> list[Diagram]:
        """Return what each order has said or done, as tuples of deeds, one for each language."""
        found = []
        for given in self.rulings.given:

            def deeds(course: Course, given: Any = given) -> tuple[Any, ...]:
                ruling = RulingHere(self.rulings, course, (given.ordered,))
                if not ruling.asks(self.rulings.gives(given)):
                    return ()
                each = [
                    list(w.briefs.deeds(cast("Ruling", RulingAlone(ruling)))) for w in self._each
                ]
                return tuple(zip(*each, strict=True))

            found.append(self._explored(self.rulings.region, deeds))
        return found

    def steps(self) -> Iterator[tuple[str, Diagram]]:
        """Yield the steps in the order of time: when, and the text where there is such a step.

        What is said at one time to the same people is one step, where they are first spoken to.
        """
        deeds = self._deeds()
        alone = self._one_thing_now(deeds)
        found = [*self._steps_done(deeds, alone), *self._steps_said(deeds, alone)]
        pending = self._pending_step()
        if pending is not None:
            last = When.END_OF_PLAY
            found.append(((last.stage, len(deeds), 0), str(last), pending))
        for _, when, line in sorted(found, key=lambda one: one[0]):
            yield when, line

    def _each_deed(self, deeds: list[Diagram]) -> Iterator[tuple[int, int, Deed]]:
        """Yield the deeds that there may be: place of the order, place in it, the deed."""
        d = self.diagrams
        for place, one in enumerate(deeds):
            for end in sorted(d.ends(one), reverse=True):
                for n, deed in enumerate(d.value(end)):
                    yield place, n, deed[0]

    def _steps_done(self, deeds: list[Diagram], alone: Diagram) -> Iterator[_Step]:
        """Yield what the Director does, each deed a step."""
        seen: set[tuple[int, int, When]] = set()
        for place, n, deed in self._each_deed(deeds):
            if not deed.to and (place, n, deed.when) not in seen:
                seen.add((place, n, deed.when))
                line = self._own_step(deeds[place], deed.when, n, alone)
                yield (deed.when.stage, place, n), str(deed.when), line

    def _steps_said(self, deeds: list[Diagram], alone: Diagram) -> Iterator[_Step]:
        """Yield what is said, each time to the same people a step."""
        d = self.diagrams
        spoken: dict[tuple[When, str], dict[int, int]] = {}
        for place, n, deed in self._each_deed(deeds):
            if deed.to:
                spoken.setdefault((deed.when, deed.to), {}).setdefault(place, n)
        for (when, to), places in spoken.items():
            parts = {p: d.map(deeds[p], partial(_those, (when, to))) for p in places}
            whole: Diagram = d.end(())
            for part in parts.values():
                whole = d.join(whole, part, _joined)
            text = self._step_of(whole, alone)
            before: Diagram = d.false
            for place, n in places.items():
                speaks = d.map(parts[place], bool)
                begins = d.both(speaks, d.negated(before))
                before = d.either(before, speaks)
                line = d.where(begins, text, d.end(NOTHING))
                yield (when.stage, place, n), str(when), line

    def _own_step(self, deeds: Diagram, when: When, n: int, alone: Diagram) -> Diagram:
        d = self.diagrams
        own = d.map(
            deeds,
            lambda done: (
                (done[n],)
                if n < len(done) and not done[n][0].to and done[n][0].when is when
                else ()
            ),
        )
        return self._step_of(own, alone)

    def _step_of(self, deeds: Diagram, alone: Diagram) -> Diagram:
        """Return the text of the step that consists of some deeds."""
        d = self.diagrams

        def line(is_over: bool, done: tuple[tuple[Deed, ...], ...], *, is_alone: bool) -> int:
            if not done:
                return NOTHING
            each = list(zip(*done, strict=True))
            return self._number(
                words.briefs.step(own, self.rulings.edition, alone=is_alone, is_over=is_over).line
                for words, own in zip(self._each, each, strict=True)
            )

        is_over = self.telling.is_over()
        one = d.join(is_over, deeds, partial(line, is_alone=True))
        more = d.join(is_over, deeds, partial(line, is_alone=False))
        return d.where(alone, one, more)

    def _one_thing_now(self, deeds: list[Diagram]) -> Diagram:
        """Return where exactly one thing is said or done now."""
        d = self.diagrams
        count: Diagram = d.end(0)
        for one in deeds:
            now = d.map(one, lambda done: sum(deed[0].when is When.NOW for deed in done))
            count = d.join(count, now, _at_most_two)
        return d.equals(count, 1)

    def _pending_step(self) -> Diagram:
        rulings = self.rulings
        if not rulings.awaited:
            return None
        over = self.telling.is_over()

        def line(course: Course) -> int:
            ruling = RulingHere(rulings, course, ())
            if not ruling.depends:
                return NOTHING
            each = []
            for words in self._each:
                deeds = list(words.briefs.deeds(cast("Ruling", RulingWhole(ruling))))
                if not deeds:
                    return NOTHING
                is_over = course.ask(over)
                step = words.briefs.step(deeds, rulings.edition, alone=False, is_over=is_over)
                each.append(step.line)
            return self._number(each)

        return self._explored(rulings.region, line)

    def asides(self) -> Iterator[list[Diagram]]:
        """Yield what may be read later, each with the articles of all that it says.

        Each is one diagram, or one for each sentence where there are many texts of as many
        sentences, as those of a sheet of all that was told.
        """
        given = self.rulings.given
        for place, one in enumerate(given):
            keyed = any(w.briefs.has_aside(self.name, one.order) for w in self._each)
            if not keyed:
                continue

            def line(course: Course, place: int = place) -> tuple[str, ...]:
                ruling = RulingHere(self.rulings, course, ())
                return self._aside(ruling, place)

            yield self._by_sentence(self._explored(self.rulings.region, line))

    def _by_sentence(self, said: Diagram) -> list[Diagram]:
        """Return a diagram of texts as one of their numbers, or as one for each sentence."""
        d = self.diagrams
        each = [d.value(end) for end in d.ends(said)]
        lengths = {len(sentences_of(text)) for texts in each for text in texts if text}
        if len(each) < MANY_TEXTS or len(lengths) != 1:
            return [d.map(said, self._number)]

        def sentence(place: int, texts: tuple[str, ...]) -> int:
            return self._number(sentences_of(text)[place] if text else "" for text in texts)

        return [d.map(said, partial(sentence, place)) for place in range(*lengths)]

    def _aside(self, ruling: RulingHere, place: int) -> tuple[str, ...]:
        given, rulings = self.rulings.given, self.rulings
        nothing = tuple("" for _ in self._each)
        if not ruling.asks(rulings.gives(given[place])):
            return nothing
        shown = cast("Ruling", ruling)
        said = [w.briefs.own("aside", given[place].order, shown) for w in self._each]
        if not said[0]:
            return nothing
        numbers = [given[place].number]
        for later in given[place + 1 :]:
            if not self._each[0].briefs.has_aside(self.name, later.order):
                continue
            if ruling.asks(rulings.gives(later)):
                more = self._each[0].briefs.own("aside", later.order, shown)
                if more:
                    break
                numbers.append(later.number)
        return tuple(
            words.say(
                "with-article",
                text=text or "",
                article=words.articles.listed(numbers, rulings.edition),
            )
            for words, text in zip(self._each, said, strict=True)
        )

    def supposed(self) -> Iterator[tuple[Fact[Answer], Diagram]]:
        """Yield what is supposed, the least certain first."""
        kind = self.telling.kind
        for fact in dict.fromkeys((*kind.likeliest, *kind.listed)):
            where = self.rulings.supposed(fact)
            if where == self.diagrams.false:
                continue

            def line(course: Course, fact: Fact[Answer] = fact, where: Diagram = where) -> int:
                if not course.ask(where):
                    return NOTHING
                told = self._told(course)
                return self._number(
                    w.briefs.supposes(self.name, fact.name, told) for w in self._each
                )

            yield fact, self._explored(self.rulings.region, line)


def _agreed(one: Any, other: Any) -> Any:
    """Return what two rulings agree on, None where they do not."""
    return one if one == other else None


def _with(own: tuple[Any, ...], one: Any) -> tuple[Any, ...]:
    return (*own, one)


def _at_most_two(own: int, more: int) -> int:
    return min(2, own + more)


def _those(key: tuple[When, str], done: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(deed for deed in done if (deed[0].when, deed[0].to) == key)


def _joined(own: tuple[Any, ...], more: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(dict.fromkeys((*own, *more)))
