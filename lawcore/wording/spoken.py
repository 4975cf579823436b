"""The words read out to the players in one language, and those to whom they are said."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from lawcore.wording.filled import Speech


@dataclass(frozen=True, slots=True)
class Saying:
    """Words that are said to somebody, identified by a key such as "defenders"."""

    to: str
    text: str

    @property
    def aloud(self) -> str:
        """The words alone, with a capital letter."""
        return self.text[0].upper() + self.text[1:]


class Addressees:
    """Those to whom something is said, in one language.

    The words of an order are attributes of a message, each named after those to whom they are
    said, in the order in which they are said; an empty one is left out. Older messages are lines
    that begin with whom they are said to, before a colon.
    """

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self._named: Mapping[str, str] = {
            self.called(key.removeprefix(_TO)): key.removeprefix(_TO)
            for key in speech.keys_of_all()
            if key.startswith(_TO)
        }

    def inside(self, to: str) -> str:
        """Return the address within a sentence: "to the defenders"."""
        return self._speech.say(f"{_TO}{to}")

    def called(self, to: str) -> str:
        """Return the address at the beginning of a line: "To the defenders"."""
        name = self.inside(to)
        return name[0].upper() + name[1:]

    def line(self, saying: Saying) -> str:
        """Return a saying as a line that begins with the address."""
        if not saying.to:
            return saying.text
        return self._speech.say("said-to", to=self.called(saying.to), text=saying.text)

    def by_attribute(self, texts: Iterable[tuple[str, str]]) -> tuple[Saying, ...]:
        """Return the sayings in the attributes of a message: to whom, and what."""
        return tuple(Saying(to, line) for to, text in texts for line in text.splitlines() if line)

    def by_line(self, text: str) -> tuple[Saying, ...]:
        """Return the sayings in lines that each begin with the address."""
        parts = (line.partition(": ") for line in text.splitlines())
        return tuple(
            Saying(self._named[to], words)
            if to in self._named
            else Saying("", f"{to}{colon}{words}")
            for to, colon, words in parts
        )


_TO = "to-"
