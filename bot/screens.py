"""The screen of a conversation: what it says and its buttons, derived from nothing but its row."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum, auto
from math import prod

from bot.buttons import DROP, EDITION, Action, Begin, Choice, Data, Press, telling
from bot.conversations import Conversation
from bot.interview import (
    editions,
    entries,
    has_picked,
    may_be_unsure,
    mended,
    picks_one,
    question_beside,
    reply,
    told,
    with_another,
)
from bot.wording import SAID
from lawcore import REVOKES, SUBJECTS, Answer, Branch, Branches, Edition, Question, Ruling
from lawcore.wording import LANGUAGES, Wording

TRICKS_A_ROW = 5
SHORT = 15
"""A label of so many characters leaves room for another beside it."""
FIRST_ORDERS = 3
FIRST_SUPPOSITIONS = 3


class Shown(StrEnum):
    """Which screen of a conversation is shown; FROM is followed by the year it came from."""

    MAIN = ""
    WHY = "why"
    SEVERAL = "several"
    UNSURE = "unsure"
    REASONING = "reasoning"
    CHANGE = "change"
    CANCELLED = "cancelled"
    FROM = "from-"


class Style(Enum):
    """How a line is shown."""

    TITLE = auto()
    STRONG = auto()
    PLAIN = auto()
    NOTE = auto()
    QUOTE = auto()
    TREE = auto()


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a screen."""

    text: str
    style: Style = Style.PLAIN


@dataclass(frozen=True, slots=True)
class Button:
    """One button of a screen."""

    text: str
    data: Data


@dataclass(frozen=True, slots=True)
class Screen:
    """What is shown; `shortened` stands in for lines that are too many for one message."""

    lines: tuple[Line, ...]
    rows: tuple[tuple[Button, ...], ...] = ()
    shortened: str = ""

    @property
    def buttons(self) -> tuple[Button, ...]:
        """All buttons, one after the other."""
        return tuple(button for row in self.rows for button in row)


def note(text: str, rows: tuple[tuple[Button, ...], ...] = ()) -> Screen:
    """Return a screen that says something beside any conversation."""
    return Screen(tuple(Line(line) for line in text.splitlines()), rows)


def begin_rows(language: str) -> tuple[tuple[Button, ...], ...]:
    """Return a button for each subject that can be asked about."""
    said = SAID[language]
    return tuple((Button(said.say(f"subject-{name}"), Begin(name)),) for name in SUBJECTS)


def greeting(language: str, edition: int) -> Screen:
    """Return the first screen."""
    said = SAID[language]
    named = said.say("edition-name", edition=str(edition))
    return note(said.say("greeting", edition=named), begin_rows(language))


def language_choice(language: str, user_id: int) -> Screen:
    """Return the screen on which one person chooses a language."""
    said = SAID[language]
    row = tuple(
        Button(said.say(f"language-{code}"), Choice("language", user_id, code))
        for code in LANGUAGES
    )
    return note(said.say("ask-language"), (row,))


def edition_choice(language: str, user_id: int, years: Sequence[int]) -> Screen:
    """Return the screen on which one person chooses an edition."""
    said = SAID[language]
    rows = tuple(
        (
            Button(
                said.say("edition-name", edition=str(year)),
                Choice("edition", user_id, str(year)),
            ),
        )
        for year in years
    )
    return note(said.say("ask-edition"), rows)


def screen(conversation: Conversation, hint: str = "") -> Screen:
    """Return what a conversation shows; a hint says what to do after a text it could not take."""
    conversation = mended(conversation)
    said = SAID[conversation.language]
    title = said.say(
        "title",
        subject=said.say(f"subject-{conversation.subject}"),
        edition=str(conversation.edition),
    )
    shown = _shown(conversation)
    lines = (Line(title, Style.TITLE), *shown.lines)
    if hint:
        lines = (*lines, Line(hint, Style.NOTE))
    return Screen(lines, shown.rows, said.say("shortened"))


def _shown(conversation: Conversation) -> Screen:
    if conversation.screen == Shown.CANCELLED:
        return _cancelled(conversation)
    if conversation.screen == Shown.CHANGE:
        return _change(conversation)
    match reply(conversation):
        case Question() as question:
            return _question(conversation, question)
        case Ruling() as ruling if conversation.screen == Shown.REASONING:
            return _reasoning(conversation, ruling)
        case Ruling() as ruling:
            return _ruling(conversation, ruling)
        case branches:
            return _branches(conversation, branches)


def _cancelled(conversation: Conversation) -> Screen:
    said = SAID[conversation.language].say("cancelled")
    return note(said, begin_rows(conversation.language))


def _button(conversation: Conversation, text: str, action: str) -> Button:
    return Button(text, Press(conversation.id, conversation.step, action))


def _named(conversation: Conversation, *actions: tuple[str, Action]) -> tuple[Button, ...]:
    said = SAID[conversation.language]
    return tuple(_button(conversation, said.say(key), action) for key, action in actions)


def _question(conversation: Conversation, question: Question) -> Screen:
    said = SAID[conversation.language]
    law = Wording.of(conversation.language)
    known = told(conversation)
    beside = None
    if conversation.screen not in {Shown.SEVERAL, Shown.UNSURE}:
        beside = question_beside(conversation, question)
    lines = [Line(law.ask(beside.facts[0].name, known))] if beside else []
    lines.append(Line(law.heading(question, known)))
    if question.is_list:
        lines.append(
            Line(said.say("list-beside" if beside else _how_to_pick(conversation, question)))
        )
    if conversation.screen == Shown.WHY:
        lines.append(Line(said.say("why-asked"), Style.QUOTE))
        for asked in filter(None, (beside, question)):
            why = law.why(asked, Edition(conversation.edition))
            lines.extend(Line(text, Style.QUOTE) for text in why.splitlines())
    rows = _option_rows(_options(conversation, question))
    if question.is_list and conversation.screen != Shown.UNSURE:
        rows = _with_list_buttons(conversation, question, rows)
    if beside:
        rows = (*_option_rows(_options(conversation, beside)), *rows[1:])
    return Screen(tuple(lines), (*(row for row in rows if row), *_steering(conversation)))


def _options(conversation: Conversation, question: Question) -> list[Button]:
    law = Wording.of(conversation.language)
    known = told(conversation)
    return [
        _button(conversation, law.option(asked.name, option, known), telling(asked.name, option))
        for asked in question.facts
        for option in asked.options
        if option != asked.usual
    ]


def _how_to_pick(conversation: Conversation, question: Question) -> str:
    if conversation.screen == Shown.UNSURE:
        return "list-unsure"
    one = picks_one(conversation, question) and conversation.screen != Shown.SEVERAL
    return "list-one" if one else "list-several"


def _with_list_buttons(
    conversation: Conversation, question: Question, rows: tuple[tuple[Button, ...], ...]
) -> tuple[tuple[Button, ...], ...]:
    """Put "none of these" above a list, and "several of these" below it."""
    none = ("nothing-else" if has_picked(conversation, question) else "none-of-these", Action.NONE)
    rows = (_named(conversation, none), *rows)
    if conversation.screen == Shown.SEVERAL or not picks_one(conversation, question):
        return rows
    return (*rows, _named(conversation, ("several", Action.SEVERAL)))


def _steering(conversation: Conversation) -> tuple[tuple[Button, ...], ...]:
    named = [("back", Action.BACK)] if conversation.answers else []
    named.append(("why", Action.WHY))
    if may_be_unsure(conversation) and conversation.screen != Shown.UNSURE:
        named.append(("unsure", Action.UNSURE))
    row = _named(conversation, *named)
    if not conversation.screen.startswith(Shown.FROM):
        return (row,)
    return row, (
        _edition(conversation, "back-to-edition", conversation.screen[len(Shown.FROM) :]),
    )


def _edition(conversation: Conversation, key: str, year: str) -> Button:
    said = SAID[conversation.language]
    name = said.say("edition-name", edition=year)
    text = name if key == "edition-name" else said.say(key, edition=name)
    return _button(conversation, text, f"{EDITION}{year}")


def _option_rows(options: Sequence[Button]) -> tuple[tuple[Button, ...], ...]:
    if all(button.text.isdigit() for button in options):
        return tuple(
            tuple(options[first : first + TRICKS_A_ROW])
            for first in range(0, len(options), TRICKS_A_ROW)
        )
    rows: list[tuple[Button, ...]] = []
    for button in options:
        pair = (*rows[-1], button) if rows else ()
        if len(pair) == 2 and all(len(one.text) <= SHORT for one in pair):  # noqa: PLR2004
            rows[-1] = pair
        else:
            rows.append((button,))
    return tuple(rows)


def _ruling(conversation: Conversation, ruling: Ruling) -> Screen:
    said = SAID[conversation.language]
    ruled = Wording.of(conversation.language).rule(ruling)
    rest = ruled.orders[FIRST_ORDERS:]
    quoted = [
        *ruled.reasons,
        *((said.say("rest-of-orders"), *rest) if rest else ()),
        *((said.say("to-weigh"), *ruled.judgement) if ruled.judgement else ()),
        said.say("director-decides"),
    ]
    lines = (
        Line(ruled.headline, Style.STRONG),
        *(Line(order) for order in ruled.orders[:FIRST_ORDERS]),
        *(Line(text, Style.QUOTE) for text in quoted),
    )
    another = ("another", Action.ANOTHER) if with_another(conversation) else None
    return Screen(
        lines,
        (
            _named(conversation, ("reasoning", Action.REASONING), ("change", Action.CHANGE)),
            _other_editions(conversation),
            _named(conversation, *filter(None, (another, ("new", Action.NEW)))),
        ),
    )


def _other_editions(conversation: Conversation) -> tuple[Button, ...]:
    return tuple(
        _edition(conversation, "edition-name", str(year))
        for year in editions(conversation)
        if year != conversation.edition
    )


def _reasoning(conversation: Conversation, ruling: Ruling) -> Screen:
    said = SAID[conversation.language]
    ruled = Wording.of(conversation.language).rule(ruling)
    lines = (
        Line(said.say("reasoning-heading"), Style.STRONG),
        *(Line(text, Style.TREE) for text in ruled.reasoning.splitlines()),
    )
    return Screen(lines, (_named(conversation, ("back", Action.SHOW)),))


def _branches(conversation: Conversation, branches: Branches) -> Screen:
    said = SAID[conversation.language]
    law = Wording.of(conversation.language)
    lines = [Line(said.say("branches-heading"), Style.STRONG)]
    for branch in branches.branches:
        lines.extend(Line(text, Style.STRONG) for text in _supposed(conversation, branch))
        ruled = law.rule(branch.ruling)
        lines.extend(Line(text, Style.QUOTE) for text in (ruled.headline, *ruled.orders))
    endings = _named(conversation, ("change", Action.CHANGE), ("new", Action.NEW))
    return Screen(tuple(lines), (_other_editions(conversation), endings))


def _supposed(conversation: Conversation, branch: Branch) -> Iterator[str]:
    """Yield what has to be so for a ruling: fact by fact where the facts do not hang together."""
    values: dict[str, dict[Answer, None]] = {}
    for supposition in branch.alike:
        for name, value in supposition.items():
            values.setdefault(name, {})[value] = None
    if len(branch.alike) == prod(map(len, values.values())):
        sure = {name: next(iter(some)) for name, some in values.items() if len(some) == 1}
        for name, answers in values.items():
            yield _branch(conversation, sure, name, *answers)
        return
    for supposition in branch.alike[:FIRST_SUPPOSITIONS]:
        facts = (_branch(conversation, supposition, *fact) for fact in supposition.items())
        yield " ".join(facts)
    if len(branch.alike) > FIRST_SUPPOSITIONS:
        more = len(branch.alike) - FIRST_SUPPOSITIONS
        yield SAID[conversation.language].say("branch-more", more=more)


def _branch(
    conversation: Conversation, supposed: Mapping[str, Answer], name: str, *answers: Answer
) -> str:
    law = Wording.of(conversation.language)
    known = {**told(conversation), **supposed}
    labels = " / ".join(law.option(name, answer, known) for answer in answers)
    question = law.ask(name, known)
    return SAID[conversation.language].say("branch", question=question, answer=labels)


def _change(conversation: Conversation) -> Screen:
    said = SAID[conversation.language]
    lines = [Line(said.say("change-heading"), Style.STRONG)]
    numbers: list[Button] = []
    for number, (name, value, places) in enumerate(entries(conversation), start=1):
        lines.append(Line(_entry(conversation, str(number), name, value)))
        numbers.append(_button(conversation, str(number), f"{DROP}{places[0]}"))
    back = _named(conversation, ("back", Action.SHOW))
    return Screen(tuple(lines), (*_option_rows(numbers), back))


def _entry(conversation: Conversation, number: str, name: str, value: Answer | None) -> str:
    said = SAID[conversation.language]
    law = Wording.of(conversation.language)
    known = told(conversation)
    if not name:
        return said.say("change-rare", number=number)
    if name == REVOKES:
        return said.say("change-several", number=number, revokes=str(value))
    answer = said.say("unsure") if value is None else law.option(name, value, known)
    question = law.ask(name, known)
    return said.say("change-entry", number=number, question=question, answer=answer)
