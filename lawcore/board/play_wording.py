"""What is said about a record of play, in each language."""

from collections.abc import Iterable
from functools import cache

from lawcore.bridge.play.auction import contract_named
from lawcore.bridge.play.cards import Card, Seat
from lawcore.bridge.play.letters import SYMBOLS, Letters
from lawcore.bridge.play.record import Claim, Contract, RecordError, Wrong
from lawcore.bridge.play.replay import Established, Note, Replay, Revoke, Trick
from lawcore.languages import LANGUAGES
from lawcore.languages.messages import Texts, texts_of


def _texts(language: str) -> Texts:
    return texts_of(language, "play")


class PlayWording:
    """The words of one language for cards, errors of the record and the replay."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.letters = Letters.of(language)
        self._texts = _texts(language)

    @classmethod
    @cache
    def of(cls, language: str) -> "PlayWording":
        """Return the words of a language; raise KeyError if there are none."""
        return cls(language)

    def say(self, key: str, **arguments: str | int) -> str:
        """Return a message as it stands."""
        return self._texts.say(key, **arguments)

    def card(self, card: Card) -> str:
        """Return a card with the symbol of its suit, such as "♠10"."""
        return self.letters.show(card)

    def cards(self, cards: Iterable[Card]) -> str:
        """Return cards with their suits, such as "♣9 ♣7"."""
        return " ".join(map(self.card, cards))

    def seat(self, seat: Seat) -> str:
        """Return the letter of a player."""
        return self.letters.shown_seats[seat]

    def contract(self, contract: Contract) -> str:
        """Return a contract with the symbol of its suit."""
        strain = "none" if contract.strain is None else contract.strain.value
        shown = self.say(f"strain-{strain}")
        return f"{contract.level}{shown}{'X' * (contract.doubled // 2)}"

    def error(self, error: RecordError) -> str:
        """Return what is wrong with a record, and what was likely meant."""
        key = f"record-{error.code}"
        if self._texts.has(f"{key}.alone") and error.owner is None:
            key = f"{key}.alone"
        arguments = self._arguments(error)
        message = self.say(key, **{name: arguments[name] for name in self._texts.variables(key)})
        if error.instead and error.code in {Wrong.CARD_ELSEWHERE, Wrong.ALREADY_PLAYED}:
            last = self.card(error.instead[-1])
            before = ", ".join(map(self.card, error.instead[:-1]))
            cards = self.say("or", first=before, last=last) if before else last
            message = self.say("record-instead", message=message, cards=cards)
        if error.other is not None:
            return self.say(
                "record-other",
                message=message,
                card=self.card(error.other),
                language=self._language_of(error.other, error),
            )
        return message

    def _language_of(self, card: Card, error: RecordError) -> str:
        """Return the language in which what was typed means a card."""
        others = [language for language in LANGUAGES if language != self.language]
        typed = self.letters.write(error.card) if error.card else error.text
        rank = self.letters.shown_ranks[error.card.rank] if error.card else error.text
        for language in others:
            letters = Letters.of(language)
            if letters.card(typed) == card or letters.rank(rank) == card.rank:
                return language
        return others[0]

    def _arguments(self, error: RecordError) -> dict[str, str | int]:
        letters, none = self.letters, ""
        return {
            "trick": str(error.trick or 0),
            "player": self.seat(error.player) if error.player else none,
            "owner": self.seat(error.owner) if error.owner else none,
            "card": self.card(error.card) if error.card else none,
            "letters": letters.write(error.card) if error.card else none,
            "suit": SYMBOLS[error.card.suit] if error.card else none,
            "earlier": str(error.earlier or 0),
            "text": error.text,
            "number": error.number or 0,
            "expected": str(error.expected or 0),
        }

    def at_line(self, error: RecordError) -> str:
        """Return what is wrong with a record, after the number of the line."""
        message = self.error(error)
        if error.line is None:
            return message
        return self.say("record-at-line", line=str(error.line), message=message)

    def note(self, note: Note) -> str:
        """Return a remark on a record."""
        key = f"note-{note.code}"
        bid = contract_named(note.text)
        arguments: dict[str, str | int] = {
            "trick": str(note.trick or 0),
            "player": self.seat(note.player) if note.player else "",
            "card": self.card(note.card) if note.card else "",
            "number": note.number or 0,
            "text": self.contract(bid) if bid else note.text,
        }
        return self.say(key, **{name: arguments[name] for name in self._texts.variables(key)})

    def remarks(self, replay: Replay) -> tuple[str, ...]:
        """Return what is remarked on a record, and what of it is left out, with its line."""
        return (*map(self.note, replay.notes), *map(self.at_line, replay.left_out))

    def trick(self, trick: Trick) -> str:
        """Return a trick in the order of play, with its winner."""
        won = self.seat(trick.winner) if trick.winner else "?"
        cards = self.cards(card for _, card in trick.cards)
        leader = self.seat(trick.leader)
        return self.say(
            "play-trick", number=str(trick.number), leader=leader, cards=cards, winner=won
        )

    def revoke(self, number: int, revoke: Revoke) -> str:
        """Return a revoke in words: the card played and the cards held."""
        return self.say(
            "play-revoke",
            number=str(number),
            trick=str(revoke.trick),
            player=self.seat(revoke.seat),
            suit=SYMBOLS[revoke.led],
            card=self.card(revoke.played),
            held=self.cards(revoke.could_play),
        )

    def established(self, revoke: Revoke) -> str:
        """Return in words the play that established a revoke."""
        match revoke.established:
            case Established():
                return self.say(
                    "play-established",
                    trick=str(revoke.established.trick),
                    player=self.seat(revoke.established.player),
                )
            case Claim():
                return self.say("play-established-by-claim")
            case None:
                return self.say("play-not-established")

    def won_by(self, revoke: Revoke) -> str:
        """Return who won the trick of a revoke, and how many tricks the side won after it."""
        won = self.say(f"play-won-{revoke.won_by or 'unknown'}")
        return self.say("play-later", won=won, later=revoke.later_tricks)

    def heading(self, replay: Replay) -> str:
        """Return board, contract, declarer and vulnerability, as far as they are known."""
        parts: list[str] = []
        if replay.board:
            parts.append(self.say("play-board", board=replay.board))
        if replay.contract and replay.declarer:
            parts.append(f"{self.contract(replay.contract)} {self.seat(replay.declarer)}")
        if replay.vulnerable:
            parts.append(self.say(f"vulnerable-{replay.vulnerable}"))
        return " · ".join(parts) or self.say("play-deal-alone")
