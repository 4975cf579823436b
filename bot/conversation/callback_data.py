"""The kinds of buttons: a record each, with what its buttons carry."""

from enum import StrEnum
from typing import Annotated, TypeAlias

from bot.conversation.codec import CallbackData, kind
from bot.conversation.pressing import AnyAction, read_action

NO_AUTHORITY = "none"
"""The value of the setting "authority" that means none: the Laws as they stand."""

Id: TypeAlias = Annotated[str, r"[A-Za-z0-9_-]{1,16}"]
UserId: TypeAlias = Annotated[int, r"[0-9]{1,19}"]
Subject: TypeAlias = Annotated[str, r"[a-z_]{1,32}"]
Card: TypeAlias = Annotated[str, r"[a-z-]{1,40}"]
Year: TypeAlias = Annotated[int, r"[1-9][0-9]{3}|0{1,4}"]
Number: TypeAlias = Annotated[int, r"[0-9]{1,9}"]


class PlayAction(StrEnum):
    """What the buttons of a record of play do; a number follows BOARD and PAGE."""

    UNDO = "undo"
    DONE = "done"
    RIGHT = "right"
    CORRECT = "correct"
    PICTURE = "picture"
    INDICATION = "indication"
    BOARD = "board-"
    PAGE = "page-"


class EveningAction(StrEnum):
    """What the buttons of an evening, of a ruling noted in it and of a task do."""

    SHOW = "show"
    CLOSE = "close"
    CLOSED = "closed"
    OPEN = "open"
    NEW = "new"
    EARLIER = "earlier"
    EXPORT = "export"
    CASES = "cases"
    NAME = "name"
    DROP = "drop"
    DONE = "done"
    NONE = "none"
    ADJUST = "adjust"
    COUNT = "count"
    PLAIN = "plain"
    AFTER = "after"
    RESULT = "result"
    CONFIRM = "confirm"
    APPEAL = "appeal"


class Page(StrEnum):
    """What a command opens and a button can open too, by the name of the command.

    A link into the private chat leads to it by the same name. CASE is the open interview.
    """

    START = "start"
    CASE = "case"
    HELP = "help"
    LAW = "law"
    PLAY = "play"
    SCORE = "score"
    EVENING = "evening"
    HISTORY = "history"
    QUIZ = "quiz"
    SETTINGS = "settings"
    EXPORT = "export"
    FORGET = "forget"
    PRIVACY = "privacy"
    COMMANDS = "commands"
    SUBJECTS = "subjects"
    ABOUT = "about"
    QUESTIONS = "questions"
    CHANGES = "changes"
    LANGUAGE = "language"
    EDITION = "edition"
    AUTHORITY = "authority"


CASE_LINK = "go-"
"""Begins the payload of a link to a case seen alone in a group; the conversation's id follows."""
WHY_LINK = "why-"
"""Begins the payload of a link to why a case of a group is ruled so; its id follows."""
LEVELS_SHOWN = 0
"""The level of the quiz that stands for the list of levels."""


@kind()
class Press(CallbackData, frozen=True):
    """A button of one screen of one conversation."""

    conversation: Id
    step: Number
    action: Annotated[AnyAction, r"[!-~]+", read_action]


@kind("play")
class PlayPress(CallbackData, frozen=True):
    """A button of one screen of one record of play."""

    play: Id
    step: Number
    action: Annotated[str, r"[a-z]+(?:-[0-9]{1,3})?"]


@kind("deal")
class BeginDeal(CallbackData, frozen=True):
    """Begins a record of play on a board of the session."""

    board: Annotated[str, r"[0-9A-Za-z]{1,20}"]


@kind("deals.end")
class EndSession(CallbackData, frozen=True):
    """Deletes the deals of the session and the records on them."""


@kind("begin")
class Begin(CallbackData, frozen=True):
    """Begins an interview about a subject, or lists the subjects of a group.

    What it begins takes the place of the screen, or comes `below` it.
    """

    subject: Subject
    below: Annotated[bool, "new"] = False
    user_id: UserId = 0


@kind("alone")
class AskAlone(CallbackData, frozen=True):
    """Begins a case that only whoever presses sees: of a subject, or of the line replied to."""

    subject: Subject | None = None


@kind("show-all")
class ShowToAll(CallbackData, frozen=True):
    """Shows everybody in a group the ruling that its asker alone has seen so far.

    It may have been shown `again` and again, that many times, and nobody knows whether it was.
    """

    conversation: Id
    again: Annotated[int, r"[1-9][0-9]{0,3}"] = 0


@kind("about")
class About(CallbackData, frozen=True):
    """Begins an interview about a subject, with the facts stated in the message it replies to."""

    subject: Subject
    user_id: UserId = 0


@kind("ask")
class OpenAnswer(CallbackData, frozen=True):
    """Shows the answer to a general question, by the name of its card, in place of its screen.

    One that was `listed` leads back to its list.
    """

    card: Card
    listed: Annotated[bool, "list"] = False
    user_id: UserId = 0


@kind("questions")
class ListQuestions(CallbackData, frozen=True):
    """Lists the general questions about a subject or a group of them, a page counted from 0.

    `ALL_QUESTIONS` lists the subjects and groups.
    """

    about: Subject | None = None
    page: Annotated[int, r"[1-9][0-9]?"] = 0
    user_id: UserId = 0


ALL_QUESTIONS = ListQuestions()


@kind("happened")
class Happened(CallbackData, frozen=True):
    """Begins the interview about a general question below it, with the facts the question told."""

    card: Card
    user_id: UserId = 0


@kind("try")
class TryExample(CallbackData, frozen=True):
    """Sends the example of the help as if it had been typed."""

    user_id: UserId = 0


@kind("pass-on")
class PassOn(CallbackData, frozen=True):
    """Sends the message that the bot replied to on to the operator."""


@kind("open")
class Open(CallbackData, frozen=True):
    """Opens the page of a command in place of its screen."""

    page: Page
    user_id: UserId = 0


@kind("language", "edition", "authority")
class SetPreference(CallbackData, frozen=True):
    """Sets the language, edition or authority of one person: no other may press it."""

    of: Annotated[str, ""]
    user_id: UserId
    value: Annotated[str, r"[a-z0-9]+"]


@kind("law")
class Look(CallbackData, frozen=True):
    """Opens an article of an edition: in the message of the button, or in a new one below."""

    edition: Year
    number: Annotated[str, r"[0-9A-Za-z()]{1,16}"]
    below: Annotated[bool, "new"] = False
    user_id: UserId = 0


@kind("changes")
class Compare(CallbackData, frozen=True):
    """Shows what changed between two editions: in all subjects, in one subject, or one change.

    `page` is that of a list, from 0. `ALL_PAIRS` offers the pairs of editions.
    """

    former: Year
    latter: Year
    subject: Subject | None = None
    place: Annotated[int, r"[0-9]{1,2}"] | None = None
    page: Annotated[int, r"[1-9]"] = 0
    user_id: UserId = 0


ALL_PAIRS = Compare(0, 0)


@kind("settings")
class Setting(CallbackData, frozen=True):
    """Opens the settings of a person or, with the user 0, of a chat.

    With `of` it opens the values of one setting, with a value it sets it.
    """

    user_id: UserId
    of: Annotated[str, r"[a-z]{1,16}"] | None = None
    value: Id | None = None


@kind("forget")
class Forget(CallbackData, frozen=True):
    """Deletes everything that is stored about a person."""

    user_id: UserId


@kind("quiz")
class Quiz(CallbackData, frozen=True):
    """Opens question number `seed` of a level by an edition's year, or answers it with a choice.

    The level LEVELS_SHOWN shows the list of levels, whose questions begin at that number. `mark`
    identifies the question that was shown: the law may have changed it since.
    """

    level: Annotated[int, r"[0-9]"]
    edition: Year
    seed: Number
    choice: Annotated[int, r"[0-9]"] | None = None
    mark: Annotated[str, r"[0-9a-f]{8}"] = ""


@kind("history")
class Recall(CallbackData, frozen=True):
    """Opens a person's former ruling again, by the id of its conversation."""

    conversation: Id


@kind("rulings")
class ListRulings(CallbackData, frozen=True):
    """Shows a page of a person's former rulings, counted from 0."""

    page: Annotated[int, r"[0-9]{1,2}"]


@kind("evening", "noted", "task")
class EveningButton(CallbackData, frozen=True):
    """A button of an evening, of a ruling noted in it or of a task.

    `of` is "evening", "noted" or "task", `key` its id. `page` is the page of the list to which the
    button leads, from 0.
    """

    of: Annotated[str, ""]
    key: Id
    action: Annotated[str, r"[a-z]+"]
    page: Annotated[int, r"[1-9][0-9]{0,3}"] = 0
    user_id: UserId = 0


@kind("directs")
class NameDirector(CallbackData, frozen=True):
    """Lets a person open and close evenings in a group, or `no_longer`: for administrators."""

    user_id: UserId
    no_longer: Annotated[bool, "no"] = False


@kind("director")
class AskDirector(CallbackData, frozen=True):
    """Composes a question to a desk of directors, with the line that the message replies to."""


@kind("desk")
class DeskButton(CallbackData, frozen=True):
    """A button of a desk of directors itself."""

    desk: Id
    action: Annotated[str, r"[a-z]+"]
    value: Annotated[str, r"[0-9A-Za-z_-]{1,19}"] = ""


@kind("question")
class QuestionButton(CallbackData, frozen=True):
    """A button of a question to a desk, at one version of it."""

    question: Id
    step: Number
    action: Annotated[str, r"[a-z]+"]
    value: Annotated[str, r"[0-9A-Za-z_-]{1,19}"] = ""


Owned: TypeAlias = (
    About
    | Begin
    | Compare
    | EveningButton
    | Happened
    | ListQuestions
    | Look
    | Open
    | OpenAnswer
    | TryExample
)
"""Buttons of screens that belong to no interview: in a group they are pressed by whoever opened
the screen, the `user_id`, and by administrators; 0 is anybody."""
