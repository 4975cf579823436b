"""Rulings in the words of one language: headline, orders, reasons, judgement, reasoning."""

from collections.abc import Iterator
from dataclasses import dataclass, fields

from lawcore.board import BoardRuling
from lawcore.edition import Edition
from lawcore.ruling import Finding, Order, Ordered, Ruling, Status
from lawcore.wording.articles import Articles
from lawcore.wording.messages import Texts

_COUNTED = (Status.ESTABLISHED, Status.AS_IF_ESTABLISHED)


@dataclass(frozen=True, slots=True)
class Told:
    """A ruling in words: first what it is, then what to do, why, and what to weigh."""

    headline: str
    orders: tuple[str, ...]
    reasons: tuple[str, ...]
    judgement: tuple[str, ...]
    reasoning: str


class Rulings:
    """Rulings in one language."""

    def __init__(self, texts: Texts, articles: Articles) -> None:
        self._texts = texts
        self._say = texts.say
        self._articles = articles

    def rule(self, ruling: Ruling) -> Told:
        """Return a ruling in words."""
        if isinstance(ruling, BoardRuling):
            return self._board(ruling)
        return Told(
            headline=self.headline(ruling),
            orders=tuple(self._with_article(o, ruling) for o in ruling.orders),
            reasons=self.reasons(ruling),
            judgement=tuple(self._say(f"judgement-{key}") for key in ruling.judgement),
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
        articles = ", ".join(
            self._articles.printed(n, ruling.edition) for n in dict.fromkeys(numbers)
        )
        return self._say(key, tricks=ruling.tricks, articles=articles)

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
        return self._say(f"order-{type(order).__name__}", **arguments)

    def _with_article(self, ordered: Ordered, ruling: Ruling) -> str:
        article = self._articles.printed(ordered.article, ruling.edition)
        return self._say("with-article", text=self.order(ordered.order, ruling), article=article)

    def reasons(self, ruling: Ruling) -> tuple[str, ...]:
        """Return the sentences that say why: what happened, and what the law makes of it."""
        if isinstance(ruling, BoardRuling):
            return tuple(reason for each in ruling.revokes for reason in self.reasons(each))
        told = ruling.told
        said: list[str] = []
        if ruling.status is not Status.NOT_A_REVOKE:
            hand, trick = str(told.get("hand", "unknown")), int(told.get("trick", 0))
            said.append(self._say("reason-revoke", hand=hand, trick=trick))
        if ruling.tricks and "won_by" in told:
            later = str(told.get("later_tricks", "unknown"))
            said.append(self._say("reason-won", won_by=str(told["won_by"]), later=later))
        for finding in (*self._deciding(ruling), *self._telling(ruling)):
            article = self._articles.printed(finding.number, ruling.edition)
            sentence = self._articles.sentence(finding.name, ruling.edition).rstrip(".")
            said.append(self._say("with-article", text=sentence, article=article))
        if ruling.status in _COUNTED and ruling.tricks:
            said.append(self._say("reason-no-exemption"))
        return tuple(dict.fromkeys(said))

    @staticmethod
    def _deciding(ruling: Ruling) -> Iterator[Finding]:
        """Yield the provision that decides, where no revoke is counted."""
        for finding in ruling.findings:
            decides = isinstance(finding.outcome, Order) and finding.outcome.status is not None
            if decides and ruling.status not in _COUNTED:
                yield finding

    @staticmethod
    def _telling(ruling: Ruling) -> Iterator[Finding]:
        """Yield the conditions that hold and are cited, and the exemptions, each once."""
        seen: set[str] = set()
        walked: set[Finding] = set()
        excluding = {number for aside in ruling.set_aside for number in aside.by}
        for root in ruling.findings:
            for finding in _below(root, walked):
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
        article = self._articles.printed(finding.number, edition)
        text = self._articles.sentence(finding.name, edition)
        if finding.excepted_by:
            by = ", ".join(self._articles.printed(f.number, edition) for f in finding.excepted_by)
            return self._say("tree-set-aside", by=by, article=article, text=text)
        key = "tree-held" if finding.held else "tree-not-held"
        return self._say(key, article=article, text=text)

    def _board(self, ruling: BoardRuling) -> Told:
        each = [self.rule(one) for one in ruling.revokes]
        lines: list[str] = []
        for number, words in enumerate(each, start=1):
            lines.append(self._say("board-revoke", number=number, headline=words.headline))
        for payment in ruling.payments:
            paid = self._say("board-payment", trick=payment.trick, revoke=payment.revoke)
            lines.append(f"{paid}.")
        lines.extend(f"{self._say('board-unpaid', revoke=number)}." for number in ruling.unpaid)
        orders = (
            self._with_article(ordered, one)
            for one in ruling.revokes
            for ordered in one.orders
            if not (ordered.order.transferred and ruling.payments)
        )
        numbered = (
            self._say("board-revoke", number=number, headline=reason)
            for number, words in enumerate(each, start=1)
            for reason in words.reasons
        )
        return Told(
            headline=self._say(
                "headline-board", tricks=ruling.tricks, others=ruling.tricks_of_others
            ),
            orders=tuple(dict.fromkeys((*lines, *orders))),
            reasons=tuple(numbered),
            judgement=tuple(self._say(f"judgement-{key}") for key in ruling.judgement),
            reasoning="\n".join(
                line
                for number, words in enumerate(each, start=1)
                for line in (
                    self._say("board-revoke", number=number, headline=words.headline),
                    words.reasoning,
                )
            ),
        )


def _below(finding: Finding, walked: set[Finding]) -> Iterator[Finding]:
    """Yield a finding and what holds below it, each once."""
    walked.add(finding)
    yield finding
    for below in finding.because:
        if below.held and below not in walked:
            yield from _below(below, walked)


def _untold_attention(ruling: Ruling) -> str:
    """Return when attention was drawn where nobody was asked: nothing has happened since."""
    return "during_play" if ruling.told.get("since") == "nothing" else "unknown"
