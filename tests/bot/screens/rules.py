"""What holds of every screen, so that it can be read and pressed on a phone at the table."""

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise

from bot.conversation.actions import next_lead
from bot.conversation.callback_data import Press
from bot.conversation.interview import Interview
from bot.conversation.pressing import Action
from bot.conversation.screen_state import ScreenKind
from bot.screens.elements import ButtonStyle, Screen, Style
from bot.screens.inline import InlineCard
from bot.screens.ways import next_question
from lawcore import Branches, Question, Ruling
from lawcore.engine.reading import is_pending
from lawcore.engine.ruling import When
from tests import tables
from tests.abbreviations import abbreviated
from tests.bot.screens.reached import as_sent
from tools.phone import DUE, QUESTION, RULING, is_close, measure, said_twice, too_long

QUESTION_WORDS, NOTE_WORDS = 15, 12
ABOVE, FOLDED_LINES = 125, 60
"""The words of a ruling above its fold, and behind it."""
MOST_BUTTONS = {"question": 10, "branches": 9, "list": 8, "ruling": 8, "choice": 10, "read": 11}
"""A question has ten where a card came into view in one of seven rare ways, with the way back."""
ROWS_OF = {"ruling": 4, "choice": 7}
OF_WHICH = re.compile(r"^\w+ \d+: ")
"""Says of which revoke something is asked."""
LISTS = {ScreenKind.UNUSUAL, ScreenKind.CHANGE}
NO_ANSWER = re.compile(r"/|^They\b", re.IGNORECASE)
"""In a label: it cannot be said aloud, or it does not tell who."""
YES = {"Yes", "Sì"}
NUMBERED = re.compile(r"\d (?!to |or )")
"""Begins the label of what a player may choose; not that of tricks 1 to 11."""
OF_LAWYERS = re.compile(r"offending side|linea innocente|\bequity\b", re.IGNORECASE)
ARTICLE = re.compile(r"\d+[A-Z]\d?|\(\d+\)")
OF_PLAY: Mapping[str, re.Pattern[str]] = {
    "en": re.compile(r"\bplay on\b|\bat the end\b|\bfrom now on\b", re.IGNORECASE),
    "it": re.compile(
        r"\bprosegu(?:a|ite|ire)\b|\ba fine (?:gioco|mano)\b|\bda ora\b", re.IGNORECASE
    ),
}
"""What nobody says once play is over."""
LEADS_ON = ("over-", "return-", "go-", Action.NEXT, Action.COUNT)
"""Begin the presses that go on from a ruling, beside those that answer."""
TO_A_LIST = ("more", "add-fact", "more-answers", "unusual-nothing")
"""The labels that end in dots because they lead to a list."""
READ = {ScreenKind.BECAUSE, ScreenKind.REASONING, ScreenKind.MORE, ScreenKind.READ}


def kind_of(interview: Interview) -> str:
    """Return what a screen of an interview is: "question", "list", "ruling", "read", "branches".

    A ruling with a question that follows it is a "choice".
    """
    shown = interview.conversation.screen.kind
    if shown in LISTS:
        return "list"
    if shown in READ and interview.ruling:
        return "read"
    if isinstance(interview.reply, Question) or shown is not ScreenKind.MAIN:
        return "question"
    if isinstance(interview.reply, Branches):
        return "branches"
    return "ruling" if next_question(interview) is None else "choice"


def broken(interview: Interview, shown: Screen) -> Iterator[str]:
    """Yield each rule a screen breaks, with what breaks it."""
    kind = kind_of(interview)
    yield from _in_size(kind, interview, shown)
    yield from _in_its_labels(shown)
    yield from _cut(interview, shown)
    yield from in_whole_words(shown)
    yield from _of_the_case(kind, interview, shown)
    if not (interview.conversation.screen.kind is ScreenKind.REASONING and _of_several(interview)):
        yield from (f"said twice: {twice}" for twice in said_twice(shown))
    if not shown.buttons and shown.opening is None:
        yield "no way on"
    if sum(one.style is ButtonStyle.PRIMARY for one in shown.buttons) > 1:
        yield "two ways on"
    yield from _in_its_place(kind, interview, shown)
    if kind in {"question", "list", "ruling", "choice"}:
        yield from _in_plain_words(shown)
    if kind == "question":
        yield from _of_a_question(interview, shown)
        yield from _that_can_be_known(interview)
    if kind in ROWS_OF:
        yield from _of_a_ruling(interview, shown, ROWS_OF[kind])
    if kind == "choice":
        yield from _that_asks(shown)


def _of_several(interview: Interview) -> bool:
    """Several revokes are ruled on: Law by Law each of them is gone through."""
    return interview.subject.how_many(interview.told) > 1


def broken_by_card(interview: Interview, card: InlineCard) -> Iterator[str]:
    """Yield each rule that an inline result breaks, in the list and once it is sent."""
    shown = as_sent(card)
    most = RULING if interview.ruling is not None else QUESTION
    if (size := measure(shown)).height > most:
        yield f"height: {size.height} px"
    yield from _in_its_labels(shown)
    yield from (f"said twice: {twice}" for twice in said_twice(shown))
    if not card.description or card.description == card.title:
        yield f"nothing told beside the title: {card.title}"
    if interview.ruling is not None and not any(line.text == card.title for line in shown.lines):
        yield f"the title is not the ruling: {card.title}"
    if not card.payload:
        yield "no way on"


def highest(kind: str, shown: Screen) -> int:
    """Return the most pixels of a screen: a ruling has more where all of it is for now."""
    if kind in {"question", "list"}:
        return QUESTION
    return DUE if is_close(shown) else RULING


def _in_size(kind: str, interview: Interview, shown: Screen) -> Iterator[str]:
    size = measure(shown)
    most = highest(kind, shown)
    is_unfolded = interview.conversation.screen.kind is ScreenKind.REASONING
    if not is_unfolded and size.height > most:
        yield f"height: {size.height} px"
    if size.buttons > MOST_BUTTONS[kind]:
        yield f"buttons: {size.buttons}"


def _in_its_labels(shown: Screen) -> Iterator[str]:
    yield from (f"label is cut: {label}" for label in too_long(shown))
    labels = [one.text for one in shown.buttons]
    for label in labels:
        if NO_ANSWER.search(label) or not label.strip():
            yield f"label is no answer: {label}"
    if len(set(labels)) < len(labels):
        yield f"labels are alike: {labels}"
    for yes in YES.intersection(labels):
        if "No" in labels[: labels.index(yes)]:
            yield f"no stands before yes: {labels}"


def _cut(interview: Interview, shown: Screen) -> Iterator[str]:
    """Yield a label that ends in dots and leads to no list."""
    said = interview.words.bot
    allowed = {said.say(key) for key in TO_A_LIST if said.has(key)}
    for one in shown.buttons:
        if one.text.endswith("…") and one.text not in allowed:
            yield f"label is cut: {one.text}"


def _of_the_case(kind: str, interview: Interview, shown: Screen) -> Iterator[str]:
    """A case goes on to its last duty: nobody is stuck, asked twice, or told what is over."""
    lines = [line.text for line in shown.lines]
    if kind in ROWS_OF:
        if _is_dead_end(interview, shown):
            yield f"dead end: {lines[1]}"
        if any(one.subject.facts.is_over(one.told) for one in interview.links):
            wrong = OF_PLAY[interview.conversation.language]
            yield from (f"play is over: {text}" for text in lines if wrong.search(text))
    question = interview.question
    if question is not None and not question.is_list and not _of_several(interview):
        name = question.facts[0].name  # of several the number of a trick is asked, told or not
        told = {(one.subject.name, fact) for one in interview.links for fact in one.told}
        if (interview.subject.name, name) in told:
            yield f"asked twice: {name}"
    is_proposal = interview.conversation.proposed is not None  # its buttons confirm it
    if kind == "choice" or (kind == "question" and interview.is_asking and not is_proposal):
        bold = [line.text for line in shown.lines if line.style is Style.STRONG]
        if not (bold and ("?" in bold[-1] or bold[-1].rstrip().endswith(":"))):
            yield f"no question stands out: {bold}"


def _is_dead_end(interview: Interview, shown: Screen) -> bool:
    """Tell whether somebody chooses, or another Law takes over, and no button goes on."""
    if interview.ruling is None or interview.conversation.screen.kind is not ScreenKind.MAIN:
        return False
    goes_on = interview.waiting is not None or next_lead(interview) is not None
    return goes_on and way_on(shown) is None


def way_on(shown: Screen) -> str | None:
    """Return the action of the first button that goes on from a ruling, None without any."""
    actions = [str(one.data.action) for one in shown.buttons if isinstance(one.data, Press)]
    return next((one for one in actions if "=" in one or one.startswith(LEADS_ON)), None)


def in_whole_words(shown: Screen) -> Iterator[str]:
    """Yield what is abbreviated on a screen, in its text or on its buttons."""
    texts = (*(line.text for line in shown.lines), *(one.text for one in shown.buttons))
    yield from (f"abbreviated: {text}" for text in abbreviated(texts))


def _in_plain_words(shown: Screen) -> Iterator[str]:
    """Sides are named; the words of lawyers stand beside the number of an article only."""
    for text in (*(line.text for line in shown.lines), *(one.text for one in shown.buttons)):
        if OF_LAWYERS.search(text) and not ARTICLE.search(text):
            yield f"lawyers' word: {text}"


def _that_can_be_known(interview: Interview) -> Iterator[str]:
    """A question of the law does not ask what nobody can know yet."""
    question, subject = interview.question, interview.subject
    if question is None or question.is_list:
        return
    name = question.facts[0].name
    fact = subject.facts.named.get(subject.fact_ref(name).name)
    told = subject.fact_ref(name, interview.told).answers
    if fact is not None and is_pending(subject, interview.edition, fact, told):
        yield f"nobody can know yet: {name}"


def _in_its_place(kind: str, interview: Interview, shown: Screen) -> Iterator[str]:
    """The same thing stands in the same place: what leads back, on, or away, in the last row."""
    state = interview.conversation.screen
    rows = [
        [str(one.data.action) for one in r if isinstance(one.data, Press)] for r in shown.rows if r
    ]
    last = rows[-1] if state.came_from is None or kind != "question" else rows[-2]
    allowed = _LAST_ROWS.get(kind, ())
    if kind in ROWS_OF and interview.is_in_group:
        allowed = ((Action.WHY,), (Action.BACK, Action.WHY))
    if kind == "question" and interview.question is not None and state.kind is ScreenKind.MAIN:
        back = Action.WHY if state.shows_why and Action.BACK not in last else Action.BACK
        allowed = (tuple(one for one in STEERING if one in last or one is back),)
    if allowed and tuple(last) not in allowed:
        yield f"last row: {last}"


STEERING = (Action.BACK, Action.WHY, Action.UNSURE)
"""What stands in the last row of a question, in this order."""
_LAST_ROWS: dict[str, tuple[tuple[Action, ...], ...]] = {
    "ruling": ((Action.BACK, Action.NEW, Action.MORE), (Action.NEW, Action.MORE)),
    "choice": ((Action.BACK, Action.WHY, Action.MORE),),
    "list": ((Action.BACK,), (Action.SHOW,)),
    "read": ((Action.SHOW,),),
}
"""What may stand in the last row of the other screens."""


def _of_a_question(interview: Interview, shown: Screen) -> Iterator[str]:
    read = [line for line in shown.lines if line.style not in {Style.TITLE, Style.QUOTE}]
    if interview.conversation.screen.shows_why or not read:
        return
    asked, *notes = read
    is_asked = interview.conversation.screen.kind is not ScreenKind.NOTING
    if is_asked and asked.style is not Style.STRONG:
        yield f"the question does not stand out: {asked.text}"
    if (words := len(OF_WHICH.sub("", asked.text).split())) > QUESTION_WORDS:
        yield f"question: {words} words: {asked.text}"
    for line in notes:
        if (words := len(line.text.split())) > NOTE_WORDS:
            yield f"note: {words} words: {line.text}"


def _that_asks(shown: Screen) -> Iterator[str]:
    """The last line of a ruling with answers below it is the question, and stands out.

    What has a number on its button is among the words that are said.
    """
    said = {line.text[:2] for line in shown.lines if line.style is Style.SAID}
    for one in shown.buttons:
        if NUMBERED.match(one.text) and one.text[:2] not in said:
            yield f"offered nowhere: {one.text}"
    last = next(line for line in reversed(shown.lines) if line.style is not Style.NOTE)
    if last.style is not Style.STRONG:
        yield f"the question does not stand out: {last.text}"


def folded_now(interview: Interview, shown: Screen) -> Iterator[str]:
    """Yield the words of each step that is due now and folded all the same."""
    assert interview.ruling is not None
    folded = " ".join(line.text for line in shown.lines if line.style is Style.QUOTE)
    for step in interview.words.law.briefs.brief(interview.ruling).steps:
        if step.when is When.NOW and step.text in folded:
            yield step.text


def _of_a_ruling(interview: Interview, shown: Screen, most_rows: int) -> Iterator[str]:
    size = measure(shown)
    if size.words > ABOVE:
        yield f"words: {size.words}"
    if size.folded_words > FOLDED_LINES:
        yield f"folded: {size.folded_words}"
    if size.rows > most_rows:
        yield f"rows: {size.rows}"
    ruling = interview.ruling
    assert ruling is not None
    if any(folded_now(interview, shown)):
        yield "a step of now is folded"
    stages = [step.when.stage for step in interview.words.law.briefs.brief(ruling).steps]
    if any(later < earlier for earlier, later in pairwise(stages)):
        yield "not in the order of time"


EXCEPTIONS: Mapping[str, Mapping[str, Mapping[str, str]]] = tables.beside(__file__, "rules.toml")
"""Where a rule cannot be kept: of which subject, on what order, which rule, and why not."""


def excepted(ruling: Ruling | None, rule: str) -> bool:
    """Tell whether a rule is one that a ruling need not keep.

    The ruling is of the subject that has come last, which may follow from another.
    """
    if ruling is None:
        return False
    kinds = {one.order.name for one in ruling.orders}
    of_subject = EXCEPTIONS.get(ruling.subject, {})
    return any(rule in of_subject.get(kind, {}) for kind in kinds)
