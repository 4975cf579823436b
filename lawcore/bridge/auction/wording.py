"""What is said about an auction that somebody gives, in each language."""

from collections.abc import Iterator
from functools import cache

from lawcore.bridge.auction.given import Given
from lawcore.bridge.auction.irregular import (
    After,
    Irregularity,
    IrregularityKind,
    asked_about,
    irregularities,
)
from lawcore.bridge.auction.typed import TypedAuction
from lawcore.bridge.play.cards import Seat
from lawcore.bridge.play.letters import Letters
from lawcore.languages.messages import texts_of

BEFORE, BEHIND = 11, 3
"""How many calls are shown before the one that is asked about, and behind it."""
_NO_TRUMP, _REDOUBLE = "N", "XX"


class AuctionWording:
    """The words of one language for calls, for what is irregular, and for what cannot be read."""

    def __init__(self, language: str) -> None:
        self._letters = Letters.of(language)
        self._texts = texts_of(language, "auction")
        self._strains = texts_of(language, "play")

    @classmethod
    @cache
    def of(cls, language: str) -> "AuctionWording":
        """Return the words of a language; raise KeyError where there are none."""
        return cls(language)

    def line(self, given: Given) -> str:
        """Return an auction in one line, the irregular call with a question mark.

        Of a long one only the calls about that one are shown.
        """
        found = asked_about(given)
        middle = given.asked if found is None else found.place
        first = max(0, middle - BEFORE)
        shown = range(first, min(len(given.calls), middle + BEHIND + 1))
        names_all = given.is_seated and not given.is_in_rotation
        marked = None if found is None else found.place
        calls = " ".join(
            self._shown(given, place, is_named=names_all, is_marked=place == marked)
            for place in shown
        )
        calls = f"… {calls}" if first else calls
        calls = f"{calls} …" if shown.stop < len(given.calls) else calls
        if given.is_seated and not names_all:
            player = self._letters.shown_seats[given.calls[first].seat]
            calls = self._texts.say("auction-by", player=player, calls=calls)
        return self._texts.say("auction-given", calls=calls)

    def findings(self, given: Given) -> tuple[str, ...]:
        """Return what the calls show, a sentence after the other."""
        return tuple(self._findings(given))

    def found(self, given: Given) -> tuple[str, ...]:
        """Return what is irregular, or that nothing is, in the sentences about the calls alone."""
        found = asked_about(given)
        if found is None:
            return (self._texts.say("auction-legal"),)
        return tuple(self._of_one(given, found))

    def outcome(self, given: Given) -> tuple[str, ...]:
        """Return what became of the irregular call, where the calls that follow show it."""
        found = asked_about(given)
        is_over = found is not None and found.is_over
        return (self._texts.say("auction-accepted"),) if is_over else ()

    def lowest(self, call: str) -> str:
        """Return the lowest sufficient bid of a denomination as an answer, "2♥: lowest in …"."""
        denomination = self._texts.say(f"denomination-{call[1]}")
        return self._texts.say("auction-lowest", call=self.call(call), denomination=denomination)

    def who(self, relation: str, player: str) -> str:
        """Return who sits so to who called, by the player's name: "The next player is East."."""
        return self._texts.say(f"player-{relation}", player=player)

    def follows(self, outcome: str) -> str:
        """Return what follows from a new call, "all free", or from one that is not comparable."""
        return self._texts.say(f"follows-{outcome}")

    def described(self, given: Given) -> dict[str, object]:
        """Return an auction as an object of the contract: its calls, and what is irregular.

        Where the compass is not known the players are counted from N, the first to call.
        """
        found = asked_about(given)
        return {
            "text": self.line(given),
            "findings": list(self.findings(given)),
            "seated": given.is_seated,
            "dealer": str(given.dealer),
            "calls": [{"player": str(made.seat), "call": made.call} for made in given.calls],
            "replacement": given.replacement,
            "irregular": None if found is None else _as_object(found),
        }

    def slip(self, typed: TypedAuction) -> str:
        """Return what is wrong with an auction that cannot be read, and what to do."""
        key = f"auction-{typed.slip}"
        arguments = {"piece": typed.piece}
        return self._texts.say(
            key, **{name: arguments[name] for name in self._texts.variables(key)}
        )

    def call(self, call: str) -> str:
        """Return a call with the symbol of its suit, such as "1♥", "3NT", "pass"."""
        if call[0].isdigit():
            strain = "none" if call[1] == _NO_TRUMP else call[1]
            return f"{call[0]}{self._strains.say(f'strain-{strain}')}"
        return self._texts.say(f"call-{call}")

    def _shown(self, given: Given, place: int, *, is_named: bool, is_marked: bool) -> str:
        made = given.calls[place]
        shown = self.call(made.call)
        if is_marked:
            shown = f"{shown}?"
        if place == given.asked and given.replacement is not None:
            replacement = self.call(given.replacement)
            shown = self._texts.say("auction-replaced", call=shown, replacement=replacement)
        if is_named:
            shown = f"{self._letters.shown_seats[made.seat]} {shown}"
        return f"({shown})" if made.seat.side == given.in_brackets else shown

    def _findings(self, given: Given) -> Iterator[str]:
        found = asked_about(given)
        if found is None:
            yield from self.found(given)
        else:
            yield from self.found(given)
            for other in irregularities(given):
                if other.place < found.place:
                    key = "auction-stands" + (".not" if other.after is After.IN_TURN else "")
                    yield self._texts.say(key, call=self.call(other.made.call))
        if given.replacement is not None:
            yield self._texts.say("auction-natural")
        if any(made.implied for made in given.calls):
            yield self._texts.say("auction-filled")

    def _of_one(self, given: Given, found: Irregularity) -> Iterator[str]:
        call = self.call(found.made.call)
        match found.kind:
            case IrregularityKind.INSUFFICIENT:
                yield self._too_low("auction-insufficient", found)
            case IrregularityKind.LOST_TURN:
                yield self._out_of_turn(given, found)
                yield self._lost_turn(given, found)
            case IrregularityKind.OUT_OF_TURN:
                yield self._out_of_turn(given, found)
                if found.is_insufficient:
                    yield self._too_low("auction-also-insufficient", found)
            case IrregularityKind.INADMISSIBLE:
                again = ".again" if found.made.call == _REDOUBLE else ""
                yield self._texts.say(f"auction-inadmissible{again}", call=call)
                if found.is_out_of_turn:
                    yield self._texts.say("auction-also-out_of_turn")
            case IrregularityKind.OVER_SEVEN | IrregularityKind.AFTER_FINAL:
                yield self._texts.say(f"auction-{found.kind}", call=call)

    def _too_low(self, key: str, found: Irregularity) -> str:
        lowest = found.lowest
        key = f"{key}.none" if lowest is None else key
        arguments = {
            "call": self.call(found.made.call),
            "denomination": self._texts.say(f"denomination-{found.made.call[1]}"),
            "lowest": "" if lowest is None else self.call(lowest),
        }
        return self._texts.say(
            key, **{name: arguments[name] for name in self._texts.variables(key)}
        )

    def _out_of_turn(self, given: Given, found: Irregularity) -> str:
        call, key, turn = self.call(found.made.call), "auction-out_of_turn", found.in_turn
        if turn is None:
            return self._texts.say(f"{key}.unknown", call=call)
        if not given.is_seated:
            return self._texts.say(key, call=call, turn=_relation(found.made.seat, turn))
        seats = self._letters.shown_seats
        player, whose = seats[found.made.seat], seats[turn]
        return self._texts.say(f"{key}.seated", call=call, player=player, turn=whose)

    def _lost_turn(self, given: Given, found: Irregularity) -> str:
        turn = found.in_turn
        if turn is None or not given.is_seated:
            return self._texts.say("auction-lost_turn")
        seat = self._letters.shown_seats[turn]
        return self._texts.say("auction-lost_turn.seated", turn=seat)


def _as_object(found: Irregularity) -> dict[str, object]:
    return {
        "kind": str(found.kind),
        "place": found.place,
        "player": str(found.made.seat),
        "in_turn": None if found.in_turn is None else str(found.in_turn),
        "last": found.last,
        "lowest": found.lowest,
    }


def _relation(caller: Seat, other: Seat) -> str:
    if other is caller.next:
        return "lho"
    return "partner" if other is caller.partner else "rho"
