"""An evening of rulings on every subject, in the words of a language, as its sheets have it."""

from datetime import date
from functools import cache
from itertools import islice

from bot.conversation.interview import Interview
from bot.evening.model import RulingState
from bot.sheets.model import SheetRuling, SheetSession, SheetTask
from bot.usecases.sheets import sheet_of
from bot.wording import Words
from lawcore.board.report import Report, picture_of
from lawcore.bridge.drawing.picture import Picture
from lawcore.bridge.play.detect import read
from lawcore.bridge.play.replay import replay
from lawcore.engine.records import replace
from tests.bot.screens.snapshots import Case, cases

DAY = date(2026, 11, 22)
STATES = tuple(RulingState)


def evening(language: str, rulings: int = 60) -> SheetSession:
    """Return a session of some rulings, those with the most to say first."""
    made = (ruling_of(case, language, number) for number, case in enumerate(_said(), start=1))
    return SheetSession(
        language=language,
        day=DAY,
        name="Torneo della città di Forlì \N{EN DASH} «coppie miste»",
        directors=("AB", "2"),
        rulings=tuple(islice(made, rulings)),
    )


@cache
def _said() -> list[Case]:
    """Return the cases; those that go on with a question of another subject are left out."""
    said = sorted(cases(), key=lambda case: -len(case.answers))
    return [case for case in said if _interview(case, "en").ruling is not None]


def _interview(case: Case, language: str) -> Interview:
    return Interview.of(replace(case.begun(language), answers=tuple(case.answers.items())))


def ruling_of(case: Case, language: str, number: int = 1) -> SheetRuling:
    """Return a ruling as a sheet has it."""
    interview = _interview(case, language)
    assert interview.ruling is not None
    steps = Words.of(language).law.briefs.brief(interview.ruling).steps
    state = STATES[number % len(STATES)]
    adjusted = state is RulingState.ADJUSTED
    return replace(
        sheet_of(interview, number, director=("AB", "2")[number % 2]),
        board=str(number),
        table=f"{number % 14 + 1}A",
        pairs="NS 7 EW 12",
        tasks=tuple(
            SheetTask(step.text, state, "4♠-1 N, -100" if adjusted else "") for step in steps[:2]
        ),
        before="4♠= N, +420",
        after="60% 4♠= N · 40% 4♠-1 N: +212" if adjusted else "",
        state=state,
        own_line="=ricontrollare: le coppie lo hanno chiesto due volte" if number % 3 == 0 else "",
    )


def picture(language: str) -> Picture:
    """Return the picture of a board with its play."""
    text = "board 12\n4S S\nCJ A 2 3\n" if language == "en" else "mano 12\n4P S\nFF A 2 3\n"
    (record,) = read(text, language)
    return picture_of(Report(replay(record), None), language)


PLAY = "4♠ S, 10"
"""How a recorded board was played, in a line."""
