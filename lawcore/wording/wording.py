"""Questions, rulings, articles and errors in the words of one language."""

import re
from collections.abc import Mapping
from functools import cache, lru_cache

from lawcore.cases.board import By, hand_of
from lawcore.cases.revoke import Hand
from lawcore.edition import Edition
from lawcore.fact import Answer
from lawcore.ruling import BadAnswer, Order, Question, Ruling
from lawcore.wording.articles import Articles, cited
from lawcore.wording.messages import Texts, texts
from lawcore.wording.rulings import Rulings, Told

_NUMBERED = re.compile(r"([2-9])\.(.+)")
_TRICK = re.compile(r"(took|they_took|playable)_(\d+)")


@cache
def _texts() -> Mapping[str, Texts]:
    return texts("lawcore.wording")


class Wording:
    """The words of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._texts = _texts()[language]
        self._labels: dict[tuple[str, Answer, str], str] = {}
        self.articles = Articles(self._texts)
        self.rulings = Rulings(self._texts, self.articles)

    @classmethod
    @cache
    def of(cls, language: str) -> "Wording":
        """Return the words of a language; raise KeyError where there are none."""
        return cls(language)

    def say(self, key: str, **arguments: str | int) -> str:
        """Return a message as it stands."""
        return self._texts.say(key, **arguments)

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
        key = (plain, answer, _hand(number, plain, told or {}))
        if key not in self._labels:
            self._labels[key] = self._label(*key)
        return self._labels[key]

    def _label(self, plain: str, answer: Answer, hand: str) -> str:
        if trick := _TRICK.fullmatch(plain):
            shown = self.say("trick-number", trick=int(trick.group(2)))
            return shown if answer else self.say("no")
        if isinstance(answer, bool):
            return self.say(f"option-{plain}-{'yes' if answer else 'no'}")
        if isinstance(answer, int):
            return str(answer)
        return self.say(f"option-{plain}-{answer}", hand=hand)

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
        article = self.articles.printed(numbers[-1], edition)
        text = self.articles.sentence_of_number(numbers[-1], edition)
        lines = [self.say("why", article=article, text=text)]
        above = [number for number in numbers[:-1] if cited(number, edition)]
        if above:
            lines.append(self.say("why-through", articles=self.articles.listed(above, edition)))
        return "\n".join(lines)

    def rule(self, ruling: Ruling) -> Told:
        """Return a ruling in words."""
        return self.rulings.rule(ruling)

    def headline(self, ruling: Ruling) -> str:
        """Return a ruling in one line."""
        return self.rulings.headline(ruling)

    def order(self, order: Order, ruling: Ruling) -> str:
        """Return what an order says, without its article."""
        return self.rulings.order(order, ruling)

    def reasons(self, ruling: Ruling) -> tuple[str, ...]:
        """Return the sentences that say why."""
        return self.rulings.reasons(ruling)

    def printed(self, number: str, edition: Edition) -> str:
        """Return a number as this language's book prints it."""
        return self.articles.printed(number, edition)

    def sentence(self, name: str, edition: Edition) -> str:
        """Return what a provision says in an edition, in our words."""
        return self.articles.sentence(name, edition)

    def article(self, number: str, edition: Edition) -> str:
        """Return what an article says in an edition; raise BadAnswer where there is none."""
        return self.articles.article(number, edition)

    def error(self, bad: BadAnswer) -> str:
        """Return what was wrong with an answer and what would be right."""
        allowed = ", ".join(_plain(value) for value in bad.allowed)
        fact, value = _plain(bad.fact or ""), _plain(bad.value)
        return self.say(f"error-{bad.code}", fact=fact, value=value, allowed=allowed)


@lru_cache(maxsize=512)
def _numbered(name: str) -> tuple[int, str]:
    numbered = _NUMBERED.fullmatch(name)
    return (int(numbered.group(1)), numbered.group(2)) if numbered else (1, name)


def _hand(number: int, plain: str, told: Mapping[str, Answer]) -> str:
    """Return the hand a question speaks of; who made a further revoke is seen from the first."""
    first, by = told.get("hand"), told.get(f"{number}.by")
    if first is None or number == 1 or plain == "by":
        return str(first or "unknown")
    return "unknown" if by is None else str(hand_of(Hand(str(first)), By(str(by))))


def _plain(value: object) -> str:
    """Return a value as JSON writes it, without quotation marks, and not too much of it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)[:80]
