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
from tests.bot.person import Club
from tests.bot.screens import snapshots
from tests.bot.screens.reached import screens
from tests.bot.scripts import Script, scripted
from tests.bot.usecases.test_plays import TYPED
from tests.each import together

LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
YES, NO = {"en": "yes", "it": "sì"}, {"en": "no", "it": "no"}
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


@scripted
async def test_a_plain_word_below_a_ruling(club: Club, script: Script) -> None:
    await script.play(club)


@LANGUAGE
async def test_a_yes_confirms_a_record_of_play_and_a_no_corrects_it(
    club: Club, language: str
) -> None:
    async def shown() -> list[object]:
        stored = await club.bot.store.run(lambda rows: rows.export(7))
        return [row["screen"] for row in stored["play"]]

    person = club.person(language=language)
    await person.act(TYPED[language], NO[language])
    assert await shown() == [PlayShown.TYPING]
    await person.act(f"[{person.buttons[-1]}]", YES[language])
    assert await shown() == [PlayShown.RULED]
