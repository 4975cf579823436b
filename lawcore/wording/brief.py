"""Rulings for a screen: the result, then the steps, in the order of time."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, groupby

from msgspec import Struct

from lawcore.engine.article import law_of
from lawcore.engine.doubt import find_common, is_said_of_all
from lawcore.engine.fact import Answers, Edition
from lawcore.engine.records import replace
from lawcore.engine.ruling import BoardRuling, Branch, Branches, Ordered, Ruling, When
from lawcore.laws.catalogue import SUBJECTS
from lawcore.wording.articles import Articles
from lawcore.wording.choosing import FactsInWords
from lawcore.wording.filled import Speech, uncapitalised
from lawcore.wording.rulings import NOT_SEATED, Rulings, Saying

LIKELIEST = 3
"""The most supposed circumstances that are named at once."""


class Deed(Struct, frozen=True):
    """What one order says to some people, or has the Director do.

    If it is due for one of several, `of` is the trick of that one; the text names it, `bare` does
    not.
    """

    when: When
    to: str
    text: str
    articles: tuple[str, ...]
    of: int = 0
    bare: str = ""


class Step(Struct, frozen=True):
    """One step: words that are said to somebody, or what the Director does.

    `to` is a key such as "declarer", empty if nothing is said; `articles` are as printed. `line`
    is the step in full, with its time, whom it is said to and the articles.
    """

    when: When
    to: str
    text: str
    articles: str
    line: str


class ShortRuling(Struct, frozen=True):
    """A ruling in few words.

    `result` is the ruling in a line, sides named, with its articles; of several on one board
    `each` has a line for every one. `steps` are in order; `asides` may be read later. `supposed`
    are the circumstances taken as usual, the least certain first, and `supposes` are lines that
    name the first three, two, and one of them, none if nothing is supposed.
    """

    result: str
    each: tuple[str, ...]
    steps: tuple[Step, ...]
    asides: tuple[str, ...]
    supposed: tuple[str, ...]
    supposes: tuple[str, ...]

    @property
    def is_numbered(self) -> bool:
        """Whether the steps are numbered: there is more than one thing to do now."""
        return len([step for step in self.steps if step.when is When.NOW]) > 1


class Depending(Struct, frozen=True):
    """Rulings that an unsure fact divides: the fact, and each ruling in a line.

    `lines` are in the order of the branches; `always` are the orders that hold in every case.
    """

    heading: str
    lines: tuple[str, ...]
    always: tuple[str, ...]


class Shortener:
    """Rulings in few words, in one language."""

    def __init__(
        self, speech: Speech, articles: Articles, rulings: Rulings, facts: FactsInWords
    ) -> None:
        self._speech = speech
        self._say = speech.say
        self._articles = articles
        self._rulings = rulings
        self._facts = facts

    def brief(
        self,
        ruling: Ruling,
        offers: Sequence[str] = (),
        seats: Mapping[str, str] = NOT_SEATED,
    ) -> ShortRuling:
        """Return a ruling in few words.

        `offers` are lines that tell a player what may be chosen, in place of what the orders say.
        `seats` are the names of the seats that are known, by whom one speaks to there: "lho".
        """
        supposed = tuple(dict.fromkeys(self._supposed(ruling)))
        few = range(min(LIKELIEST, len(supposed)), 0, -1)
        each = ruling.each if isinstance(ruling, BoardRuling) else (ruling,)
        return ShortRuling(
            result=self.result(ruling, seats),
            each=tuple(self._each(ruling)) if isinstance(ruling, BoardRuling) else (),
            steps=self._steps(ruling, each, offers, seats),
            asides=tuple(dict.fromkeys(aside for own in each for aside in self._asides(own))),
            supposed=supposed,
            supposes=tuple(self.supposing(supposed[:number]) for number in few),
        )

    def supposing(self, supposed: Sequence[str]) -> str:
        """Return the line that says which circumstances are supposed."""
        return self._say("supposes", what="; ".join(supposed))

    def result(self, ruling: Ruling, seats: Mapping[str, str] = NOT_SEATED) -> str:
        """Return the result of a ruling in at most twelve words, with its articles."""
        if isinstance(ruling, BoardRuling) and ruling.pending:
            return self._speech.of(ruling.subject).say("result-board-pending")
        if isinstance(ruling, BoardRuling):
            return self._rulings.headline(ruling).rstrip(".")
        return (self._about("result", ruling, seats) or "").rstrip(".")

    def outcome(self, ruling: Ruling) -> str:
        """Return the result of a ruling for a list of several."""
        found = None if isinstance(ruling, BoardRuling) else self._about("outcome", ruling)
        return found or uncapitalised(self.result(ruling))

    def depending(self, subject: str, branches: Branches, answers: Answers) -> Depending:
        """Return several rulings in few words, given the answers they share."""
        names = tuple(dict.fromkeys(name for b in branches.branches for name in b.suppose))
        always = self.always(branches)
        outcomes = [self.outcome(branch.ruling) for branch in branches.branches]
        own = [self._own_order(branch.ruling, always) for branch in branches.branches]
        if len(set(outcomes)) == 1 and all(own):
            first = branches.branches[0].ruling
            decided = self._shortly(first.deciding, first)
            always = (outcomes[0], *(text for text in always if text != decided))
            outcomes = own
        return Depending(
            heading=self.heading(subject, names, answers),
            lines=tuple(
                self._say(
                    "depends-line", case=self.case(subject, branch, answers), outcome=outcome
                )
                for branch, outcome in zip(branches.branches, outcomes, strict=True)
            ),
            always=always,
        )

    def _own_order(self, ruling: Ruling, always: Sequence[str]) -> str:
        """Return the first order of a ruling that not all have, empty without any."""
        orders = (one for one in ruling.orders if one.order is not ruling.deciding.order)
        said = (self._shortly(ordered, ruling) for ordered in orders)
        return next((text for text in said if text not in always), "")

    def either(self, answers: Sequence[str]) -> str:
        """Return one of several answers in words: "his partner, or declarer or dummy"."""
        first, *others = answers
        return self._listed([first, *map(uncapitalised, others)], "or")

    def case(self, subject: str, branch: Branch, answers: Answers) -> str:
        """Return the supposition of a branch: "partner", "declarer or a defender"."""
        facts = SUBJECTS[subject].facts
        ways = [
            ", ".join(
                uncapitalised(self._facts.label(subject, name, choice, {**answers, **way}))
                for name, answer in way.items()
                for choice in facts.choosable(name, (answer,), answers)[:1]
            )
            for way in branch.alike
        ]
        return self._listed(list(dict.fromkeys(ways)), "or")

    def always(self, branches: Branches) -> tuple[str, ...]:
        """Return what is ordered in each of several rulings, each order with its article."""
        rulings = [branch.ruling for branch in branches.branches]
        common = find_common(rulings)
        in_all = replace(rulings[0], told=common.answers)
        said = [{self._shortly(o, ruling) for o in ruling.orders} for ruling in rulings]
        texts = dict.fromkeys(self._shortly(o, in_all) for o in common.orders)
        return tuple(text for text in texts if is_said_of_all(text, said))

    def in_every_case(self, orders: Sequence[str]) -> str:
        """Return what holds in every case in a line, empty if nothing does."""
        return self._say("depends-always", what="; ".join(orders)) if orders else ""

    def cannot_rule(self, subject: str, names: Sequence[str], answers: Answers) -> str | None:
        """Return that nothing can be ruled before facts are known; None if one has no words."""
        what = self._decided_by(subject, names, answers)
        return None if what is None else self._say("cannot-rule", what=what)

    def heading(self, subject: str, names: Sequence[str], answers: Answers) -> str:
        """Return that the ruling depends on some facts."""
        what = self._decided_by(subject, names, answers)
        return self._say("depends") if what is None else self._say("depends-on", what=what)

    def rest(self, subject: str, names: Sequence[str], answers: Answers) -> str | None:
        """Return that what else a ruling says depends on facts; None if one has no words."""
        what = self._decided_by(subject, names, answers)
        return None if what is None else self._say("depends-rest", what=what)

    def _decided_by(self, subject: str, names: Sequence[str], answers: Answers) -> str | None:
        what = [self._facts.find("decides", subject, name, answers) for name in names]
        known = [text for text in what if text is not None]
        return self._listed(known, "and") if len(known) == len(names) else None

    def _listed(self, texts: Sequence[str], joined: str) -> str:
        *others, last = texts
        if not others:
            return last
        return self._say(f"depends-{joined}", first=", ".join(others), last=last)

    def _supposed(self, ruling: Ruling) -> Iterator[str]:
        """Yield the circumstances taken as usual, in words."""
        for name, _ in ruling.supposed:
            yield self._facts.find("supposed", ruling.subject, name, ruling.told) or ""

    def _about(
        self, use: str, ruling: Ruling, seats: Mapping[str, str] = NOT_SEATED
    ) -> str | None:
        """Return a ruling in a line, by its use; None without any."""
        numbers = self._rulings.articles_if_open(ruling)
        more = {f"at_{to}": seat for to, seat in seats.items()}
        more["articles"] = self._articles.listed(numbers, ruling.edition)
        if ruling.deciding.order.counted:
            more["transfer"] = self._rulings.filled("transfer", ruling)
        return self._rulings.in_a_line(use, ruling, **more)

    def _shortly(self, ordered: Ordered, ruling: Ruling) -> str:
        text = uncapitalised(self._rulings.words("short", ordered.order, ruling) or "")
        printed = self._articles.printed(ordered.article, ruling.edition)
        return self._say("depends-part", text=text, article=printed)

    def _asides(self, ruling: Ruling) -> Iterator[str]:
        """Yield what never delays the play, each with the articles of all that it says.

        What another one says as well it is cited with: the last before it of the same Law, if any.
        """
        found: list[tuple[str, list[str]]] = []
        for ordered in ruling.orders:
            text = self._rulings.words("aside", ordered.order, ruling)
            if text:
                found.append((text, [ordered.article]))
            elif text is not None:
                law = law_of(ordered.article)
                alike = [numbers for _, numbers in found if law_of(numbers[0]) == law]
                for numbers in alike[-1:] or [numbers for _, numbers in found[-1:]]:
                    numbers.append(ordered.article)
        for text, numbers in found:
            printed = self._articles.listed(numbers, ruling.edition)
            yield self._say("with-article", text=text, article=printed)

    def _steps(
        self,
        ruling: Ruling,
        each: Sequence[Ruling],
        offers: Sequence[str],
        seats: Mapping[str, str],
    ) -> tuple[Step, ...]:
        """Return the steps; what is said at one time to the same people is one step.

        It stands where those people are first spoken to.
        """
        several = isinstance(ruling, BoardRuling)
        done = [
            list(dict.fromkeys(_with_words(self.deeds(one, offers, seats, summed=several))))
            for one in each
        ]
        done = [[_in_full(deed, chain.from_iterable(done)) for deed in deeds] for deeds in done]
        in_turn = sorted(
            zip(each, done, strict=True), key=lambda own: own[0].deciding.order.sort_key
        )
        every = [
            deed if all(deed in other for other in done) else self._deed_of_one(own, deed, done)
            for own, deeds in in_turn
            for deed in deeds
        ]
        first: dict[tuple[int, str], int] = {}
        for place, deed in enumerate(every):
            first.setdefault((deed.when.stage, deed.to or str(place)), place)
        if isinstance(ruling, BoardRuling):
            every = [*self._weighed_once(every), *self._paid(ruling)]
        found = sorted(
            dict.fromkeys(every),
            key=lambda deed: (
                deed.when.stage,
                first.get((deed.when.stage, deed.to), every.index(deed)),
            ),
        )
        return tuple(
            self.step([deed for _, deed in deeds], ruling.edition, seats)
            for _, deeds in groupby(enumerate(found), key=_what_joins)
        )

    def deeds(
        self,
        ruling: Ruling,
        offers: Sequence[str] = (),
        seats: Mapping[str, str] = NOT_SEATED,
        *,
        summed: bool = False,
    ) -> Iterator[Deed]:
        """Yield what each order makes happen, also once what is pending is known.

        If the tricks are `summed` for several, what transfers them is left out. What players are
        told of the next lead is said now, and once play is over what was for its end.
        """
        is_over = SUBJECTS[ruling.subject].facts.is_over(ruling.told)
        for deed in self._deeds(ruling, offers, seats, summed=summed):
            due = When.END_OF_PLAY if is_over else When.NEXT_LEAD if deed.to else When.NOW
            yield replace(deed, when=When.NOW) if deed.when is due else deed

    def _deeds(
        self, ruling: Ruling, offers: Sequence[str], seats: Mapping[str, str], *, summed: bool
    ) -> Iterator[Deed]:
        find = self._speech.key
        for ordered in ruling.orders:
            order, numbers = ordered.order, (ordered.article,)
            waits = find(ruling.subject, "aside", order=order.name) is not None
            if (summed and order.transferred) or waits:
                continue
            said = self._rulings.said(order, ruling, seats)
            if offers and order.offers:
                yield from self._offered(ordered, ruling, said, offers)
                offers = _ALREADY
            elif said and find(ruling.subject, "step", order=order.name) == f"say-{order.name}":
                yield from (Deed(order.when, one.to, one.aloud, numbers) for one in said)
            else:
                yield Deed(order.when, "", self._rulings.words("do", order, ruling) or "", numbers)
        if ruling.depends and not summed and self._speech.of(ruling.subject).has("step-pending"):
            text = self._rulings.filled("step-pending", ruling)
            open_numbers = tuple(self._rulings.articles_if_open(ruling))
            yield Deed(When.END_OF_PLAY, "", text, open_numbers)

    def _offered(
        self,
        ordered: Ordered,
        ruling: Ruling,
        said: Sequence[Saying],
        offers: Sequence[str],
    ) -> Iterator[Deed]:
        """Yield what is said of a choice: the first order has all the lines that offer it.

        What others are told meanwhile is said as it stands.
        """
        order = ordered.order
        lines = () if offers is _ALREADY else offers
        for saying in said[:1]:
            key = None
            if ruling.ask is not None and lines:
                key = self._speech.key(ruling.subject, "offers", fact=ruling.ask.fact)
            head = () if key is None else (self._rulings.filled(key, ruling, order),)
            text = "\n".join((*head, *lines))
            yield Deed(order.when, saying.to, text, (ordered.article,))
        for other in said[1:]:
            if other.to != said[0].to:
                yield Deed(order.when, other.to, other.aloud, (ordered.article,))

    def step(
        self,
        deeds: Sequence[Deed],
        edition: Edition,
        seats: Mapping[str, str] = NOT_SEATED,
    ) -> Step:
        """Return the step that consists of some deeds."""
        first = deeds[0]
        numbers = dict.fromkeys(number for deed in deeds for number in deed.articles)
        printed = self._articles.listed(numbers, edition)
        text = _joined(_run_on(deeds))
        if first.to in seats:
            text = self._say("said-to-seat", seat=seats[first.to], text=self._within(text))
        if first.to:
            to = self._rulings.called(first.to, inside=first.when is not When.NOW, seats=seats)
            line = self._say(f"step-said-{first.when}", to=to, text=text, articles=printed)
        else:
            own = uncapitalised(text)
            line = self._say(f"step-done-{first.when}", text=own, articles=printed)
        return Step(first.when, first.to, text, printed, line)

    def _within(self, text: str) -> str:
        """Return a text as it stands within a sentence; a polite form keeps its capital."""
        first, _, _ = text.partition(" ")
        return text if first == self._say("always-capital") else uncapitalised(text)

    def _each(self, ruling: BoardRuling) -> Iterator[str]:
        """Yield a sentence for each of several: its trick, what it costs, which tricks pay."""
        say = self._speech.of(ruling.subject).say
        for number, own in enumerate(ruling.each, start=1):
            outcome = self.outcome(own)
            paying = [str(paid.trick) for paid in ruling.payments if paid.number == number]
            if paying:
                tricks = self._listed(paying, "and")
                outcome = say("board-paid", outcome=outcome, number=len(paying), tricks=tricks)
            if number in ruling.unpaid:
                outcome = say("board-unpaid", outcome=outcome)
            yield say("board-one", number=number, trick=own.told["trick"], outcome=outcome)

    def _paid(self, ruling: BoardRuling) -> Iterator[Deed]:
        """Yield the words by which the tricks of several pass to the other side, if any do."""
        if (said := self._rulings.said_of_all(ruling)) is not None:
            is_over = SUBJECTS[ruling.subject].facts.is_over(ruling.told)
            when = When.NOW if is_over else When.END_OF_PLAY
            paying = (o.article for one in ruling.each for o in one.orders if o.order.transferred)
            yield Deed(when, said.to, said.aloud, tuple(dict.fromkeys(paying)))

    @staticmethod
    def _weighed_once(deeds: Sequence[Deed]) -> Iterator[Deed]:
        """Yield deeds of several: what one Law has the Director weigh is weighed for all at once.

        Of its articles only the exact ones count, such as those on both sides' revokes.
        """
        weighed: dict[str, list[Deed]] = {}
        for deed in deeds:
            law = _LAW.match(deed.articles[-1]) if deed.articles else None
            if deed.when is When.DIRECTOR and not deed.to and law is not None:
                weighed.setdefault(law[0], []).append(deed)
            else:
                yield deed
        for of_one_law in weighed.values():
            exact = max(len(deed.articles[-1]) for deed in of_one_law)
            numbers = tuple(dict.fromkeys(n for deed in of_one_law for n in deed.articles))
            found = {d.articles: d for d in reversed(of_one_law) if len(d.articles[-1]) == exact}
            several = len(found) > 1
            yield from (d if several else replace(d, articles=numbers) for d in found.values())

    def _deed_of_one(self, ruling: Ruling, deed: Deed, done: Sequence[Sequence[Deed]]) -> Deed:
        """Return a deed that is due for one of several: what is for now names its trick.

        It need not where it is said to somebody to whom nothing is said because of the others.
        """
        spoken_to = sum(any(one.to == deed.to for one in deeds) for deeds in done)
        if deed.when is not When.NOW or (deed.to not in _SAID_TO_MANY and spoken_to == 1):
            return deed
        say, trick = self._speech.of(ruling.subject).say, int(ruling.told["trick"])
        text = say("board-deed", trick=trick, text=uncapitalised(deed.text))
        return replace(deed, text=text, of=trick, bare=deed.text)


def _joined(texts: Iterable[str]) -> str:
    """Return texts one after the other; the lines of a choice come last, each on its own."""
    found = sorted(texts, key=lambda text: "\n" in text)
    return "".join(f"\n{t}" if "\n" in t else f" {t}" for t in found if t).strip()


def _in_full(deed: Deed, done: Iterable[Deed]) -> Deed:
    """Return a deed, or one that says it to the same people at the same time and goes on."""
    begins = deed.text.rstrip(".")
    same = [o for o in done if (o.when, o.to, o.articles) == (deed.when, deed.to, deed.articles)]
    going_on = (o for o in same if o.text.startswith(begins))
    return max(going_on, key=lambda other: len(other.text), default=deed)


def _run_on(deeds: Sequence[Deed]) -> Iterator[str]:
    """Yield the texts of deeds that are one step, each once, with the number of one of several."""
    before = 0
    for deed in {said.text: said for said in deeds}.values():
        yield deed.bare if deed.of and deed.of == before else deed.text
        before = deed.of


def _with_words(deeds: Iterable[Deed]) -> Iterator[Deed]:
    """Yield the deeds that have words; one without is done with the next, which cites it too."""
    before: tuple[str, ...] = ()
    for deed in deeds:
        if deed.text or deed.to:
            yield replace(deed, articles=(*before, *deed.articles))
            before = ()
        else:
            before += deed.articles


def _what_joins(numbered: tuple[int, Deed]) -> tuple[object, ...]:
    """Return what the deeds of one step have in common: time and people spoken to."""
    place, deed = numbered
    return (deed.when, deed.to, None if deed.to else place)


_LAW = re.compile(r"\d+[A-Z]?")
"""The Law in the number of an article, with its section."""
_SAID_TO_MANY = ("", "all", "both_sides", "revoker")
"""Those to whom it is not clear of which irregularity one speaks, or where nobody is spoken to."""
_ALREADY = ("",)
"""Stands for the lines of a choice once they were said."""
