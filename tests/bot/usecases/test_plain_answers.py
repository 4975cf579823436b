"""A plain yes or no, or plain agreement, presses the only answer of a screen that it fits."""

from collections.abc import Iterator
from itertools import chain

import pytest

from bot.conversation import actions
from bot.conversation.callback_data import (
    EveningAction,
    EveningButton,
    Forget,
    PlayPress,
    Press,
    QuestionButton,
    Setting,
)
from bot.conversation.lines import affirms, plainly_meant
from bot.play.model import Play, PlayShown
from bot.screens.elements import Button, Screen
from bot.screens.play import play_screen
from bot.screens.settings import forget_screen
from bot.usecases.lines import press_by_text
from lawcore import SUBJECTS
from lawcore.wording import LANGUAGES
from tests.bot.person import ORDINARY_REVOKE, Club, Person
from tests.bot.screens import snapshots
from tests.bot.screens.reached import screens
from tests.bot.usecases.test_plays import TYPED
from tests.each import together

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
YES, NO = {"en": "yes", "it": "sì"}, {"en": "no", "it": "no"}
AGREED = {"en": "ok", "it": "va bene"}
NOT_BY_A_WORD = {
    Setting: "a list of values, not a question that waits",
    Forget: "everything is deleted by a press alone",
    (EveningButton, EveningAction.DROP): "a ruling is deleted by a press alone",
    (QuestionButton, "drop"): "the line may be words for the directors",
    (QuestionButton, "published"): "as above",
    (QuestionButton, "correction"): "a way on, no yes",
}
"""The affirmative buttons that a typed word does not press, each with the reason."""

WITH_YES_OR_NO = {"revoke", "claim"}
"""Subjects that surely have questions with a single answer that says yes, or no."""


def affirmative(shown: Screen) -> Iterator[Button]:
    """The buttons of a screen that say yes or agree."""
    for one in shown.buttons:
        words = one.text.partition(",")[0]
        if plainly_meant([one.text], "yes") or affirms(words):
            yield one


@LANGUAGE
def test_every_affirmative_button_is_of_a_kind_that_a_yes_presses(language: str) -> None:
    """`test_a_yes_…` below press the kinds; no other kind is added without a word about it."""
    record = Play(id="p", chat_id=1, user_id=1, language=language, screen=PlayShown.READ_BACK)
    others = (("record", play_screen(record)), ("/forget", forget_screen(language, 1)))
    kinds = set[object]()
    for _, shown in chain(snapshots.of_the_bot(language), others):
        found = [*affirmative(shown)]
        if len(found) == 1:
            data = found[0].data
            action = getattr(data, "action", None)
            kinds.add(
                (type(data), action) if (type(data), action) in NOT_BY_A_WORD else type(data)
            )
            assert not isinstance(data, EveningButton) or action in {
                EveningAction.CONFIRM,
                EveningAction.DROP,
            }
    assert (
        {Press, EveningButton, PlayPress}
        <= kinds
        <= {
            Press,
            EveningButton,
            PlayPress,
            *NOT_BY_A_WORD,
        }
    )


@together("subject", SUBJECTS)
def test_a_yes_or_no_presses_the_only_answer_of_any_case_that_says_so(subject: str) -> None:
    pressed = 0
    edition = max(map(int, SUBJECTS[subject].books))
    for language in LANGUAGES:
        for interview, shown in screens(subject, edition, language, stride=40, most=40):
            by_label = {b.text: b.data for b in shown.buttons if isinstance(b.data, Press)}
            for word in (YES[language], NO[language]):
                label = plainly_meant(by_label, word)
                if label is not None:
                    step = press_by_text(interview, word)
                    assert step == actions.press(interview, by_label[label]), label
                    pressed += 1
    assert pressed or subject not in WITH_YES_OR_NO


@LANGUAGE
@pytest.mark.parametrize("says", [YES, AGREED])
async def test_a_yes_changes_the_place_that_was_asked_about(
    club: Club, language: str, says: dict[str, str]
) -> None:
    person = await _noted(club, language)
    await person.act("13 5", says[language])
    assert await _places(club) == [("13", "5")]
    await person.act("14 5", NO[language])
    assert await _places(club) == [("13", "5")]
    assert person.buttons[0] in {"Why", "Perché"}, "the ruling is shown again"


@LANGUAGE
@pytest.mark.parametrize("says", [YES, AGREED])
async def test_a_yes_keeps_the_result_that_was_read_back(
    club: Club, language: str, says: dict[str, str]
) -> None:
    person = await _noted(club, language)
    line = {"en": "4S= N", "it": "4P= N"}[language]
    await person.act(line, NO[language])
    assert await _scored(club) == [None], "a no keeps nothing, and asks again"
    await person.act(line, says[language])
    assert await _scored(club) == ["4S= N v"]
    await person.send(says[language])
    assert await _scored(club) == ["4S= N v"]


@pytest.mark.parametrize("page", ["/claim", "/law 64", "/settings", "/quiz", "/forget"])
async def test_a_yes_to_something_else_confirms_no_result_that_was_left(
    club: Club, page: str
) -> None:
    person = await _noted(club, "en")
    await person.act("4S= N", page, "yes")
    assert await _scored(club) == [None]


@LANGUAGE
async def test_a_yes_confirms_a_record_of_play_and_a_no_corrects_it(
    club: Club, language: str
) -> None:
    person = club.person(language=language)
    await person.act(TYPED[language], NO[language])
    assert await _shown(club) == [PlayShown.TYPING]
    await person.act(f"[{person.buttons[-1]}]", YES[language])
    assert await _shown(club) == [PlayShown.RULED]


async def _noted(club: Club, language: str) -> Person:
    """Somebody whose ruling is noted at board 12, table 5."""
    person = club.person(language=language)
    return await person.act("/evening", "/revoke", ORDINARY_REVOKE, "12 5")


async def _rows(club: Club, table: str) -> list[dict[str, object]]:
    stored = await club.bot.store.run(lambda rows: rows.export(7))
    return [dict(row) for row in stored[table]]


async def _places(club: Club) -> list[tuple[object, object]]:
    return [(row["board"], row["at_table"]) for row in await _rows(club, "noted_ruling")]


async def _scored(club: Club) -> list[object]:
    return [row["scored"] for row in await _rows(club, "noted_ruling")]


async def _shown(club: Club) -> list[object]:
    return [row["screen"] for row in await _rows(club, "play")]
