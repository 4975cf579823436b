"""What the buttons of an interview do: an action a button, with what it carries.

In the data of a button an action is the text that it is as a string: "back", "group-later",
"hand=defender+1-11".
"""

from enum import StrEnum
from typing import Annotated, TypeAlias

from bot.conversation.codec import Carrying, action, read_carrying
from lawcore import Answer
from lawcore.engine.fact import Choice


class Action(StrEnum):
    """The actions that carry nothing but their own name."""

    NONE = "none"
    UNSURE = "unsure"
    BACK = "back"
    WHY = "why"
    SHOW = "show"
    UNUSUAL = "unusual"
    COUNT = "count"
    NEXT = "next"
    REASONING = "reasoning"
    MORE = "more"
    CHANGE = "change"
    ANOTHER = "another"
    POST = "post"
    NOTE = "note"
    UNNOTE = "unnote"
    REPLACE = "replace"
    KEYPAD = "keypad"
    TABLE = "table"
    ASK = "ask"
    NEW = "new"
    RESUME = "resume"
    AGREE = "agree"
    DISCARD = "discard"


AnyAction: TypeAlias = Action | Carrying
"""What a button of an interview does."""
Name: TypeAlias = Annotated[str, r"[!-~]+"]
Position: TypeAlias = Annotated[int, r"[0-9]{1,4}"]


class Tell(Carrying, frozen=True):
    """Answers a fact, and other facts with it; each answer is a text, as `told` makes it."""

    fact: str
    answer: str
    also: tuple[str, ...] = ()

    @classmethod
    def told(cls, fact: str, *answers: Answer) -> "Tell":
        """Return the action that tells answers: of a fact, then of those told beside it."""
        answer, *also = [str(one).lower() for one in answers]
        return cls(fact, answer, tuple(also))

    @classmethod
    def chosen(cls, fact: str, choice: Choice) -> "Tell":
        """Return the action of a choice: its answer to a fact, and what it tells beside."""
        return cls.told(fact, choice.answer, *[value for _, value in choice.also])

    def __str__(self) -> str:
        return f"{self.fact}={'+'.join((self.answer, *self.also))}"


class InTurn(Carrying, frozen=True):
    """Does something, and something else on the screen that follows."""

    first: AnyAction
    then: AnyAction

    def __str__(self) -> str:
        return f"{self.first}>{self.then}"


class Unknown(Carrying, frozen=True):
    """What no button of this release does."""

    text: str

    def __str__(self) -> str:
        return self.text


def read_action(text: str) -> AnyAction:
    """Return the action that is spelled so; `Unknown` where no button is."""
    if text in _NAMED:
        return _NAMED[text]
    if (carrying := read_carrying(text)) is not None:
        return carrying
    first, then, rest = text.partition(">")
    if then:
        return InTurn(read_action(first), read_action(rest))
    fact, tells, answers = text.partition("=")
    answer, *also = answers.split("+")
    return Tell(fact, answer, tuple(also)) if tells else Unknown(text)


_NAMED = {str(one): one for one in Action}


@action("group")
class OpenGroup(Carrying, frozen=True):
    """Opens a group of answers or of rare circumstances by its name, or a page by its number."""

    name: Name


@action("entry")
class AskAgain(Carrying, frozen=True):
    """Asks an answer again, by its place; that of a subject before also by the subject's place."""

    place: Position
    subject: Position | None = None


@action("read")
class ReadOut(Carrying, frozen=True):
    """Shows the words to the players in a language."""

    language: Name


@action("out")
class TakeOut(Carrying, frozen=True):
    """Takes the fact at a place out of a proposal."""

    place: Position


@action("edition")
class RuleBy(Carrying, frozen=True):
    """Rules by another edition."""

    edition: Position


@action("over")
class GoOver(Carrying, frozen=True):
    """Goes on to another subject."""

    subject: Name


@action("key")
class Tap(Carrying, frozen=True):
    """Taps a key of an auction."""

    key: Name


@action("return")
class ReturnWith(Carrying, frozen=True):
    """Returns to the subject that waits, with an answer to it."""

    answer: Name


@action("go")
class GoOn(Carrying, frozen=True):
    """Goes on to the next subject, and does something there."""

    then: Annotated[AnyAction, r"[!-~]+", read_action]
