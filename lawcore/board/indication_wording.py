"""The words about double dummy, in each language."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby

from lawcore.board.indicated import (
    Alternative,
    AsPlayed,
    BestResult,
    Indication,
    Range,
    Silence,
    TwelfthTrick,
    WithoutRevoke,
)
from lawcore.bridge.play.cards import Seat, Side
from lawcore.bridge.play.letters import Letters, names_of_seats
from lawcore.languages.messages import Texts, texts_of

CAVEATS = (
    "sees_all",
    "defence",
    "belief",
    "mistakes",
    "choice",
    "tricks",
    "true_deal",
    "duty",
)
"""The keys of the limits of double dummy, in the order in which they are said."""


def _texts(language: str) -> Texts:
    return texts_of(language, "indication")


class IndicationWording:
    """The words of one language for the double-dummy analysis."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._letters = Letters.of(language)
        self._names = names_of_seats(language)
        self._texts = _texts(language)

    @classmethod
    @cache
    def of(cls, language: str) -> "IndicationWording":
        """Return the words of a language; raise KeyError if there are none."""
        return cls(language)

    def title(self) -> str:
        """Return the heading of the block, which marks it as an indication."""
        return self._texts.say("title")

    def caveats(self) -> tuple[str, ...]:
        """Return the limits of double dummy, each in a sentence."""
        return tuple(self._texts.say(f"caveat-{key}") for key in CAVEATS)

    def lines(self, indication: Indication, engine: str | None = None) -> tuple[str, ...]:
        """Return the double-dummy analysis, line by line, without the title and the caveats.

        `engine` is that of the SolverProcess: "dds", "python", or None to leave it out.
        """
        if indication.silence:
            return (self._texts.say(f"silence-{indication.silence}"),)
        return tuple(self._lines(indication, engine))

    def _lines(self, indication: Indication, engine: str | None) -> Iterator[str]:
        for revoke in indication.revokes:
            yield from self._revoke(indication, revoke)
        for result in indication.results:
            yield self._result(indication, result)
        if any(revoke.cards for revoke in indication.revokes):
            yield self._texts.say("reading")
            if engine:
                yield self._texts.say(f"engine-{engine}")
        yield self._texts.say("question")

    def _revoke(self, indication: Indication, revoke: WithoutRevoke) -> Iterator[str]:
        player = self._letters.shown_seats[revoke.revoke.seat]
        if revoke.twelfth:
            yield self._twelfth(indication, revoke, revoke.twelfth)
            return
        place: dict[str, str | int] = {
            "number": revoke.number,
            "trick": revoke.revoke.trick,
            "player": player,
        }
        if revoke.silence:
            yield self._texts.say(f"silence-{revoke.silence}", **place)
            return
        yield self._texts.say("without", **place)
        for said in self._compared(indication, revoke):
            yield self._texts.say("item", said=said)

    def _compared(self, indication: Indication, revoke: WithoutRevoke) -> Iterator[str]:
        side = revoke.side
        ordered = sorted(revoke.cards, key=_worth)
        for _, alike in groupby(ordered, key=_worth):
            yield self._alternative(indication, side, tuple(alike))
        if revoke.as_played:
            yield self._as_played(indication, side, revoke.as_played)
        if revoke.cumulative:
            tricks = self._shown(indication.of_declarer(side, revoke.cumulative))
            yield self._texts.say("cumulative", tricks=tricks)
        both = any(other.silence is Silence.ONE_COMPARISON for other in indication.revokes)
        if revoke.verdict and revoke.innocent and not both:
            best = Range(revoke.innocent.most, revoke.innocent.most)
            tricks = self._shown(indication.of_declarer(side, best))
            key = f"verdict-{revoke.verdict}"
            arguments = {"reading": revoke.reading.value, "tricks": tricks}
            told = {name: arguments[name] for name in self._texts.variables(key)}
            yield self._texts.say(key, **told)

    def _alternative(
        self, indication: Indication, side: Side, alike: Sequence[Alternative]
    ) -> str:
        first = alike[0]
        before = Range(first.innocent - first.transferred, first.innocent - first.transferred)
        after = Range(first.innocent, first.innocent)
        own = indication.declarer is not None and indication.declarer.side == side
        return self._texts.say(
            "cards",
            cards=" ".join(self._letters.show(other.card) for other in alike),
            before=self._shown(indication.of_declarer(side, before)),
            tricks=self._shown(indication.of_declarer(side, after)),
            transferred=first.transferred,
            to="declarer" if own else "defence",
        )

    def _as_played(self, indication: Indication, side: Side, line: AsPlayed) -> str:
        tricks = indication.of_declarer(side, Range(line.innocent, line.innocent))
        return self._texts.say(
            "as-played",
            card=self._letters.show(line.card),
            changes=line.changes,
            tricks=self._shown(tricks),
        )

    def _twelfth(
        self, indication: Indication, revoke: WithoutRevoke, twelfth: TwelfthTrick
    ) -> str:
        offenders = revoke.revoke.seat.side
        found = sorted(
            indication.of_declarer(offenders, Range(tricks, tricks)).least
            for tricks in twelfth.offenders
        )
        possible = {True: "yes", False: "no", None: "unknown"}[twelfth.table_possible]
        return self._texts.say(
            "twelfth",
            number=revoke.number,
            player=self._letters.shown_seats[revoke.revoke.seat],
            tricks=", ".join(map(str, found)),
            possible=possible,
        )

    def _result(self, indication: Indication, result: BestResult) -> str:
        law = indication.of_declarer(result.side, Range(result.after_law, result.after_law))
        return self._texts.say(
            "result",
            verdict=result.verdict.value,
            side="-".join(self._names[seat] for seat in Seat if seat.side == result.side),
            tricks=self._shown(indication.of_declarer(result.side, result.innocent)),
            law=self._shown(law),
            reading=result.reading.value,
        )

    def _shown(self, tricks: Range) -> str:
        if tricks.single is not None:
            return str(tricks.single)
        return self._texts.say("range", least=tricks.least, most=tricks.most)


def _worth(card: Alternative) -> tuple[int, int]:
    return card.innocent, card.transferred
