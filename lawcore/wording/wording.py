"""Questions, rulings and reasons as sentences of one language."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

from lawcore.article import Provision
from lawcore.board import BoardRuling
from lawcore.cases.board import By, hand_of
from lawcore.cases.revoke import Hand
from lawcore.edition import Edition
from lawcore.fact import Answer
from lawcore.ruling import BadAnswer, Fault, Finding, Order, Ordered, Question, Ruling, Status
from lawcore.subjects import SUBJECTS
from lawcore.wording.messages import Texts, texts
from lawcore.wording.printed import printed

_NUMBERED = re.compile(r"([2-9])\.(.+)")
_TRICK = re.compile(r"(took|they_took|playable)_(\d+)")
_COUNTED = (Status.ESTABLISHED, Status.AS_IF_ESTABLISHED)


@dataclass(frozen=True, slots=True)
class Told:
    """A ruling in words: first what it is, then what to do, why, and what to weigh."""

    headline: str
    orders: tuple[str, ...]
    reasons: tuple[str, ...]
    judgement: tuple[str, ...]
    reasoning: str


@cache
def _texts() -> Mapping[str, Texts]:
    return texts("lawcore.wording")


@cache
def _provisions() -> Mapping[str, Provision[Any]]:
    return {
        provision.name: provision
        for subject in SUBJECTS.values()
        for book in subject.books.values()
        for provision in book.versions
    }


class Wording:
    """The words of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._texts = _texts()[language]

    @classmethod
    @cache
    def of(cls, language: str) -> "Wording":
        """Return the words of a language; raise KeyError where there are none."""
        return cls(language)

    def say(self, key: str, **arguments: str | int) -> str:
        """Return a message as it stands."""
        return self._texts.say(key, **arguments)

    # questions

    def ask(self, name: str, told: Mapping[str, Answer]) -> str:
        """Return the question that asks a fact."""
        number, plain = _numbered(name)
        if trick := _TRICK.fullmatch(plain):
            asked = self.say(f"list-{trick.group(1)}")
        else:
            asked = self.say(f"fact-{plain}", hand=_hand(number, plain, told))
        return self.say("further", number=number, question=asked) if number > 1 else asked

    def option(self, name: str, answer: Answer, told: Mapping[str, Answer] | None = None) -> str:
        """Return the label of an option, at most 24 characters."""
        number, plain = _numbered(name)
        if trick := _TRICK.fullmatch(plain):
            shown = self.say("trick-number", trick=int(trick.group(2)))
            return shown if answer else self.say("no")
        if isinstance(answer, bool):
            return self.say(f"option-{plain}-{'yes' if answer else 'no'}")
        if isinstance(answer, int):
            return str(answer)
        return self.say(f"option-{plain}-{answer}", hand=_hand(number, plain, told or {}))

    def heading(self, question: Question, told: Mapping[str, Answer]) -> str:
        """Return what a question says above its options."""
        name = question.facts[0].name
        if not question.is_list:
            return self.ask(name, told)
        number, plain = _numbered(name)
        if _TRICK.fullmatch(plain):
            return self.ask(name, told)
        heading = self.say("list-heading")
        return self.say("further", number=number, question=heading) if number > 1 else heading

    def why(self, question: Question, edition: Edition) -> str:
        """Return why a question is asked: what needs the fact, and what depends on that."""
        numbers = question.needed_by
        if not numbers:
            return ""
        article = self.printed(numbers[-1], edition)
        text = self._sentence_of_number(numbers[-1], edition)
        lines = [self.say("why", article=article, text=text)]
        above = [number for number in numbers[:-1] if _cited(number, edition)]
        if above:
            lines.append(self.say("why-through", articles=self._list(above, edition)))
        return "\n".join(lines)

    # rulings

    def rule(self, ruling: Ruling) -> Told:
        """Return a ruling in words."""
        if isinstance(ruling, BoardRuling):
            return self._board(ruling)
        return Told(
            headline=self.headline(ruling),
            orders=tuple(self._with_article(o, ruling) for o in ruling.orders),
            reasons=self.reasons(ruling),
            judgement=tuple(self.say(f"judgement-{key}") for key in ruling.judgement),
            reasoning="\n".join(self._tree(ruling)),
        )

    def headline(self, ruling: Ruling) -> str:
        """Return the ruling in one line, with the articles it rests on."""
        deciding = next(o for o in ruling.orders if o.order.status is not None)
        counted = ruling.status in _COUNTED
        key = f"headline-{type(deciding.order).__name__}"
        if not self._texts.has(key):
            key = f"headline-{ruling.status}"
        if deciding.article == "62D1":
            key = "headline-corrected-at-trick-twelve"
        numbers = [deciding.article]
        if counted:
            transfers = [o.article for o in ruling.orders if o.order.transferred]
            numbers = transfers or list(ruling.exemptions) or self._set_aside_by(ruling)
        if deciding.article in ("43B2(b)", "63B") and ruling.status is Status.AS_IF_ESTABLISHED:
            numbers.insert(0, deciding.article)
        articles = ", ".join(self.printed(n, ruling.edition) for n in dict.fromkeys(numbers))
        return self.say(key, tricks=ruling.tricks, articles=articles)

    @staticmethod
    def _set_aside_by(ruling: Ruling) -> list[str]:
        return [number for aside in ruling.set_aside for number in aside.by]

    def order(self, order: Order, ruling: Ruling) -> str:
        """Return what an order says, without its article."""
        told = ruling.told
        arguments: dict[str, str | int] = {
            "hand": str(told.get("hand", "unknown")),
            "trick": int(told.get("trick", 0)),
            "won_by": str(told.get("won_by", "unknown")),
            "attention": str(told.get("attention", _untold_attention(ruling))),
        }
        for field in fields(order):
            value = getattr(order, field.name)
            arguments[field.name] = (
                ("yes" if value else "no") if value is True or value is False else value
            )
        return self.say(f"order-{type(order).__name__}", **arguments)

    def _with_article(self, ordered: Ordered, ruling: Ruling) -> str:
        article = self.printed(ordered.article, ruling.edition)
        return self.say("with-article", text=self.order(ordered.order, ruling), article=article)

    def reasons(self, ruling: Ruling) -> tuple[str, ...]:
        """Return the sentences that say why: what happened, and what the law makes of it."""
        if isinstance(ruling, BoardRuling):
            return tuple(reason for each in ruling.revokes for reason in self.reasons(each))
        told = ruling.told
        said: list[str] = []
        if ruling.status is not Status.NOT_A_REVOKE:
            hand, trick = str(told.get("hand", "unknown")), int(told.get("trick", 0))
            said.append(self.say("reason-revoke", hand=hand, trick=trick))
        if ruling.tricks and "won_by" in told:
            later = str(told.get("later_tricks", "unknown"))
            said.append(self.say("reason-won", won_by=str(told["won_by"]), later=later))
        for finding in self._telling(ruling):
            article = self.printed(finding.number, ruling.edition)
            sentence = self.sentence(finding.name, ruling.edition).rstrip(".")
            said.append(self.say("with-article", text=sentence, article=article))
        if ruling.status in _COUNTED and ruling.tricks:
            said.append(self.say("reason-no-exemption"))
        return tuple(dict.fromkeys(said))

    @staticmethod
    def _telling(ruling: Ruling) -> Iterator[Finding]:
        """Yield the conditions that hold and are cited, and the exemptions, each once."""
        seen: set[str] = set()
        excluding = {number for aside in ruling.set_aside for number in aside.by}
        for root in ruling.findings:
            for finding in _below(root):
                met = finding.held and finding.cited and finding.kind == "condition"
                if met and finding.name not in seen:
                    seen.add(finding.name)
                    yield finding
        for finding in ruling.excepting:
            if finding.number in excluding and finding.name not in seen and finding.cited:
                seen.add(finding.name)
                yield finding

    def _tree(self, ruling: Ruling) -> Iterator[str]:
        """Yield the reading of the law, a line a provision, indented under what needs it."""
        seen: set[int] = set()

        def show(finding: Finding, depth: int) -> Iterator[str]:
            if id(finding) in seen or not finding.number:
                return
            seen.add(id(finding))
            heading = not finding.cited and not finding.excepted_by
            if not heading:
                yield "  " * depth + self._leaf(finding, ruling.edition)
            for below in (*finding.because, *finding.excepted_by):
                yield from show(below, depth + (not heading))

        for root in ruling.findings:
            yield from show(root, 0)

    def _leaf(self, finding: Finding, edition: Edition) -> str:
        article = self.printed(finding.number, edition)
        text = self.sentence(finding.name, edition)
        if finding.excepted_by:
            by = ", ".join(self.printed(f.number, edition) for f in finding.excepted_by)
            return self.say("tree-set-aside", by=by, article=article, text=text)
        key = "tree-held" if finding.held else "tree-not-held"
        return self.say(key, article=article, text=text)

    def _board(self, ruling: BoardRuling) -> Told:
        each = [self.rule(one) for one in ruling.revokes]
        lines: list[str] = []
        for number, words in enumerate(each, start=1):
            lines.append(self.say("board-revoke", number=number, headline=words.headline))
        for payment in ruling.payments:
            paid = self.say("board-payment", trick=payment.trick, revoke=payment.revoke)
            lines.append(f"{paid}.")
        lines.extend(f"{self.say('board-unpaid', revoke=number)}." for number in ruling.unpaid)
        orders = (
            self._with_article(ordered, one)
            for one in ruling.revokes
            for ordered in one.orders
            if not (ordered.order.transferred and ruling.payments)
        )
        numbered = (
            self.say("board-revoke", number=number, headline=reason)
            for number, words in enumerate(each, start=1)
            for reason in words.reasons
        )
        return Told(
            headline=self.say(
                "headline-board", tricks=ruling.tricks, others=ruling.tricks_of_others
            ),
            orders=tuple(dict.fromkeys((*lines, *orders))),
            reasons=tuple(numbered),
            judgement=tuple(self.say(f"judgement-{key}") for key in ruling.judgement),
            reasoning="\n".join(
                line
                for number, words in enumerate(each, start=1)
                for line in (
                    self.say("board-revoke", number=number, headline=words.headline),
                    words.reasoning,
                )
            ),
        )

    # articles

    def printed(self, number: str, edition: Edition) -> str:
        """Return a number as this language's book prints it, the canonical one beside."""
        own = printed(number, self.language, edition)
        return self.say("article-printed", printed=own, number=number) if own else number

    def sentence(self, name: str, edition: Edition) -> str:
        """Return what a provision says in an edition, in our words."""
        provision = _provisions()[name]
        version = next((v for v in provision.versions if v.in_force(edition)), None)
        older = f"law-{name}.until-{version.until}" if version is not None else ""
        return self.say(older if self._texts.has(older) else f"law-{name}")

    def _sentence_of_number(self, number: str, edition: Edition) -> str:
        found = list(provisions_numbered(number, edition))
        best = [provision for provision in found if provision.cited] or found
        return self.sentence(best[0].name, edition)

    def article(self, number: str, edition: Edition) -> str:
        """Return what an article says in an edition, with its exceptions and its other numbers.

        Raises BadAnswer where the edition has no such article among those treated.
        """
        found = list(provisions_numbered(number, edition))
        if not found:
            raise BadAnswer(Fault.UNKNOWN_ARTICLE, value=number)
        named = self.say("edition", edition=str(int(edition)))
        heading = self.say("article-heading", article=self.printed(number, edition), edition=named)
        lines = [heading]
        cited = [provision for provision in found if provision.cited]
        for provision in cited or found:
            lines.append(self.sentence(provision.name, edition))
            lines.extend(self._relations(provision, edition))
        return "\n".join(dict.fromkeys(lines))

    def _relations(self, provision: Provision[Any], edition: Edition) -> Iterator[str]:
        excepted = [n for e in provision.exception_to if (n := _number(e, edition))]
        if excepted:
            yield self.say("article-is-exception", articles=self._list(excepted, edition))
        exceptions = [
            n
            for other in _provisions().values()
            if provision in other.exception_to and (n := _number(other, edition))
        ]
        if exceptions:
            yield self.say("article-exceptions", articles=self._list(exceptions, edition))
        elsewhere = [
            self.say("article-number-of", number=self.printed(n, year), edition=str(int(year)))
            for year in next(iter(SUBJECTS.values())).books
            if year != edition and (n := _number(provision, year))
        ]
        if elsewhere:
            yield self.say("article-elsewhere", numbers=", ".join(elsewhere))

    def _list(self, numbers: Iterable[str], edition: Edition) -> str:
        return ", ".join(self.printed(number, edition) for number in dict.fromkeys(numbers))

    # errors

    def error(self, bad: BadAnswer) -> str:
        """Return what was wrong with an answer and what would be right."""
        allowed = ", ".join(_plain(value) for value in bad.allowed)
        fact, value = _plain(bad.fact or ""), _plain(bad.value)
        return self.say(f"error-{bad.code}", fact=fact, value=value, allowed=allowed)


def provisions_numbered(number: str, edition: Edition) -> Iterator[Provision[Any]]:
    """Yield the provisions that have a number in an edition."""
    for subject in SUBJECTS.values():
        for provision, version in subject.books[edition].versions.items():
            if version.number == number and provision.kind != "remark":
                yield provision


def _cited(number: str, edition: Edition) -> bool:
    return any(provision.cited for provision in provisions_numbered(number, edition))


def _number(provision: Provision[Any], edition: Edition) -> str | None:
    versions = (subject.books[edition].versions.get(provision) for subject in SUBJECTS.values())
    return next((version.number for version in versions if version is not None), None)


def _below(finding: Finding) -> Iterator[Finding]:
    yield finding
    for below in finding.because:
        if below.held:
            yield from _below(below)


def _numbered(name: str) -> tuple[int, str]:
    numbered = _NUMBERED.fullmatch(name)
    return (int(numbered.group(1)), numbered.group(2)) if numbered else (1, name)


def _hand(number: int, plain: str, told: Mapping[str, Answer]) -> str:
    """Return the hand a question speaks of; who made a further revoke is seen from the first."""
    first, by = told.get("hand"), told.get(f"{number}.by")
    if first is None or number == 1 or plain == "by":
        return str(first or "unknown")
    return "unknown" if by is None else str(hand_of(Hand(str(first)), By(str(by))))


def _untold_attention(ruling: Ruling) -> str:
    """Return when attention was drawn where nobody was asked: nothing has happened since."""
    return "during_play" if ruling.told.get("since") == "nothing" else "unknown"


def _plain(value: object) -> str:
    """Return a value as JSON writes it, without quotation marks, and not too much of it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)[:80]
