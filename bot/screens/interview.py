"""The screen of an interview: its text and buttons, derived from its row alone."""

from bot.conversation.callback_data import Press
from bot.conversation.changing import find_entry
from bot.conversation.interview import Interview, usual_edition
from bot.conversation.keypad import tapped_in
from bot.conversation.model import Conversation
from bot.conversation.page_links import PageSite
from bot.conversation.pressing import Action
from bot.conversation.screen_state import ScreenKind
from bot.screens.branches import branches_screen
from bot.screens.change import change_screen, changing_screen
from bot.screens.elements import Button, Line, Screen, Style, note
from bot.screens.fitting import fit_to_read, room_left
from bot.screens.keypad import keypad_screen
from bot.screens.noting import noting_screen
from bot.screens.plain import make_plain
from bot.screens.posting import add_posting
from bot.screens.proposal import proposal_screen
from bot.screens.question import count_screen, question_screen, unusual_screen
from bot.screens.rows import begin_rows
from bot.screens.ruling import (
    because_screen,
    more_screen,
    reading_screen,
    reasoning_screen,
    ruling_screen,
)
from bot.screens.sharing import add_sharing
from bot.screens.told import change_line, dropped_lines, title
from bot.wording import Words
from lawcore import SUBJECTS, Question, Ruling
from lawcore.engine.records import replace
from lawcore.wording import LANGUAGES


def screen(
    interview: Interview, hint: str = "", page: PageSite | None = None, *, anew: bool = False
) -> Screen:
    """Return the present screen of an interview; a hint stands below its first line.

    With a page, a ruling can be opened there. What is shown `anew` begins with its subject.
    """
    row = interview.conversation
    whole = _whole_screen(interview, hint, page, anew=anew)
    if interview.ruling is not None and row.screen.kind in _READ_AT_REST:
        others = [name for name in LANGUAGES if name != row.language]
        each = (interview.with_row(replace(row, language=name)) for name in others)
        whole = fit_to_read((whole, *(_whole_screen(one, hint, page, anew=anew) for one in each)))
    return make_plain(whole, row.language) if row.plain else whole


def _whole_screen(interview: Interview, hint: str, page: PageSite | None, *, anew: bool) -> Screen:
    """Return the present screen of an interview, of what is read at rest as high as it is."""
    conversation = interview.conversation
    shown = _present_screen(interview)
    if conversation.linked_id is not None:
        shown = add_posting(interview, shown)
    heading = (title(interview),) if _is_titled(interview, anew=anew) else ()
    shown = _with_room(interview, heading, shown)
    lines = (*heading, *_with_notes(interview, shown, hint))
    whole = replace(shown, lines=lines, shortened=interview.words.bot.say("shortened"))
    if interview.ruling is not None and conversation.screen.kind is ScreenKind.MORE:
        return add_sharing(interview, whole, page)
    return whole


def _is_titled(interview: Interview, *, anew: bool) -> bool:
    """Tell whether a screen begins with its subject: not where it was just read, or is said again.

    It is said in what was understood, and read on the first question before the next.
    """
    row = interview.conversation
    is_usual = interview.edition == usual_edition(row.subject)
    if row.plain or not interview.is_in_private or not is_usual:
        return True
    if interview.is_proposing:
        return row.auction is not None
    is_next = interview.is_asking and row.screen.kind is ScreenKind.MAIN
    return anew or not (is_next and interview.own_answers and interview.above is None)


def back_screen(row: Conversation) -> Screen | None:
    """Return the button that leads back to a case that has been left, None where it is closed."""
    if row.screen.kind is ScreenKind.CANCELLED:
        return None
    label = Words.of(row.language).bot.say("open-case")
    back = Button(label, Press(row.id, row.step, Action.RESUME))
    return Screen((), ((back,),))


_READ_AT_REST = frozenset({ScreenKind.BECAUSE, ScreenKind.MORE})
"""The screens beside a ruling that say more than has room: the rest of them is folded."""


def _with_notes(interview: Interview, shown: Screen, hint: str) -> tuple[Line, ...]:
    """Return the lines of a screen with its notices: a hint, dropped answers, another edition.

    They stand above the headline of a ruling, answers dropped by a change below what was changed;
    answers dropped from a question stand below it.
    """
    said = [] if interview.instead_of is None else [_edition_instead(interview)]
    notes = tuple(Line(text, Style.NOTE) for text in (hint, *said) if text)
    dropped = tuple(dropped_lines(interview))
    if interview.ruling is not None:
        changed = tuple(change_line(interview))
        first = len(changed) if shown.lines[: len(changed)] == changed else 0
        return (*notes, *shown.lines[:first], *dropped, *shown.lines[first:])
    folded = [line.style is Style.QUOTE for line in shown.lines]
    first = folded.index(True) if True in folded else len(folded)
    return (*notes, *shown.lines[:first], *dropped, *shown.lines[first:])


def _edition_instead(interview: Interview) -> str:
    """Return which subject an edition does not cover, why, and which edition rules instead."""
    wanted = int(interview.instead_of or 0)
    conversation = interview.conversation
    subjects = (conversation.subject, *(link.subject for link in conversation.chain.former))
    lacking = next(name for name in subjects if wanted not in SUBJECTS[name].books)
    return interview.words.law.instead(lacking, wanted, interview.edition)


_OF_THE_CASE = frozenset(
    {
        ScreenKind.UNUSUAL,
        ScreenKind.COUNT,
        ScreenKind.CHANGE,
        ScreenKind.CHANGING,
        ScreenKind.RECHANGING,
    }
)
"""The screens of a case that are no ruling: their notes give way where there is no room."""


def _with_room(interview: Interview, heading: tuple[Line, ...], shown: Screen) -> Screen:
    """Return a screen that fits below its heading; a long question has no note."""
    if not interview.is_asking and interview.conversation.screen.kind not in _OF_THE_CASE:
        return shown
    if room_left((*heading, *shown.lines), shown.rows) >= 0:
        return shown
    return replace(
        shown, lines=tuple(line for line in shown.lines if line.style is not Style.NOTE)
    )


def _present_screen(interview: Interview) -> Screen:
    """Return the present screen, without its first line."""
    conversation = interview.conversation
    if conversation.screen.kind is ScreenKind.CANCELLED:
        return cancelled_screen(interview)
    if interview.is_proposing:
        return proposal_screen(interview)
    if (beside := _beside(interview)) is not None:
        return beside
    match interview.reply:
        case Question() as question:
            return question_screen(interview, question)
        case Ruling() as ruling:
            return _ruling(interview, ruling)
        case branches:
            return branches_screen(interview, branches)


def _beside(interview: Interview) -> Screen | None:
    """Return the screen on which facts are added out of turn, None where another is shown."""
    state = interview.conversation.screen
    kind = state.kind
    if state.entry is not None and (entry := find_entry(interview, state.entry)) is not None:
        return changing_screen(interview, entry)
    if kind is ScreenKind.UNUSUAL:
        return unusual_screen(interview)
    if kind is ScreenKind.KEYPAD and interview.is_asking:
        tapped = tapped_in(interview.conversation)
        if tapped is not None:
            return keypad_screen(interview, tapped)
    if kind is ScreenKind.COUNT and interview.counted is not None:
        return count_screen(interview, interview.counted)
    if kind is ScreenKind.NOTING and not interview.is_asking:
        return noting_screen(interview)
    return change_screen(interview) if kind is ScreenKind.CHANGE else None


def _ruling(interview: Interview, ruling: Ruling) -> Screen:
    match interview.conversation.screen.kind:
        case ScreenKind.READ:
            return reading_screen(interview, ruling)
        case ScreenKind.BECAUSE:
            return because_screen(interview, ruling)
        case ScreenKind.REASONING:
            return reasoning_screen(interview, ruling)
        case ScreenKind.MORE:
            return more_screen(interview, ruling)
        case _:
            return ruling_screen(interview, ruling)


def cancelled_screen(interview: Interview) -> Screen:
    """Return the screen of a closed interview, with the subjects to begin another."""
    said = interview.words.bot.say("cancelled")
    return note(said, begin_rows(interview.conversation.language))
