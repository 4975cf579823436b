"""The bot's own screens beside interviews: settings, rulings, articles, changes, the quiz."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

from bot.conversation.callback_data import (
    ALL_QUESTIONS,
    NO_AUTHORITY,
    Compare,
    ListQuestions,
    Quiz,
)
from bot.conversation.fingerprint import add_fingerprint
from bot.conversation.interview import Interview
from bot.conversation.model import Conversation, Preference, Score
from bot.conversation.preferences import CHOICES
from bot.conversation.quiz import LEVELS, question
from bot.screens.answer import Asker, answer_screen, meant_screen, questions_screen
from bot.screens.article import ask_screen
from bot.screens.changes import changes_screen, editions_screen
from bot.screens.elements import Screen
from bot.screens.history import history_screen
from bot.screens.library import search_screen
from bot.screens.quiz import answered_screen, levels_screen, quiz_screen
from bot.screens.rows import OF_GROUPS
from bot.screens.settings import chat_settings_screen, setting_screen, settings_screen
from bot.screens.start import group_screen
from lawcore import EDITIONS, IN_FORCE, SUBJECTS, Edition
from lawcore.book.changes import kept
from lawcore.book.library.official import OfficialTexts
from lawcore.engine.records import replace
from lawcore.understanding import Understood
from lawcore.understanding.answers import Meant
from tests.bot.walks import at_random

NONE_THERE = OfficialTexts.none()
EVENING = datetime(2026, 11, 22, 20, 14, tzinfo=UTC)
SEARCHED = {
    "en": ("64A1", "64B3", "64B6", "64", "penalty card", "a horse"),
    "it": ("64A1", "64", "morto", "cavallo"),
}
PLAYED = ListQuestions("play", 1)


def of_pages(language: str) -> Iterator[tuple[str, Screen]]:
    """Yield some of each kind, with what they are called, to be kept as pictures."""
    for group in OF_GROUPS:
        yield f"/start → {group}", group_screen(language, group)
    yield from _settings(language)
    rulings = [*_rulings(language)]
    for page in range(2):
        yield f"/history, page {page + 1}", history_screen(language, rulings, page)
    yield "/history, none", history_screen(language, ())
    yield "/law", ask_screen(language, IN_FORCE)
    for text in SEARCHED[language]:
        yield f"/law {text}", search_screen(text, language, IN_FORCE, NONE_THERE)
    yield from _answers(language)
    for year, listed in ((1997, ALL_QUESTIONS), (2017, ALL_QUESTIONS), (2017, PLAYED)):
        shown = questions_screen(language, Edition(year), listed)
        assert shown is not None
        yield f"/help → questions {year} {listed.about} {listed.page}", shown
    yield "/changes", editions_screen(language)
    for wanted in (
        Compare(1997, 2017),
        Compare(1997, 2017, "revoke"),
        Compare(1997, 2017, "revoke", page=1),
        Compare(1997, 2017, "revoke", 1),
    ):
        shown = changes_screen(language, wanted)
        assert shown is not None
        yield f"/changes {wanted.latter} {wanted.subject} {wanted.place} {wanted.page}", shown
    yield "/quiz", levels_screen(language, 2017, 1, {2: Score(answered=3, correct=2)})
    for level in LEVELS:
        for seed in (1, 2):
            yield from _quiz(language, level, 2017, seed)


def _answers(language: str) -> Iterator[tuple[str, Screen]]:
    """Yield answers to general questions: alone, in a group, beside a case, of 2007, and two."""
    alone, read = Asker(language, IN_FORCE), Understood("penalty_card")
    yield "appeal? from the list", answer_screen(replace(alone, listed=True), "appeal")
    for card in ("revoke-cost", "how-long-partner-passes", "appeal"):
        yield f"{card}?", answer_screen(alone, card)
    yield "appeal? in a group", answer_screen(replace(alone, in_group=True), "appeal")
    yield "appeal? with a case", answer_screen(replace(alone, going_on=True), "appeal")
    former = replace(alone, edition=Edition(2007))
    yield "claim-play-on? in 2007", answer_screen(former, "claim-play-on")
    near = Meant(near=("penalty-card-minor", "penalty-card-major"))
    yield "one of two?", meant_screen(alone, near, read)
    yield "one of two? about nothing", meant_screen(alone, near, Understood(None))


def of_questions(language: str, edition: Edition) -> Iterator[tuple[ListQuestions, Screen]]:
    """Yield every list of questions that presses lead to from the first."""
    waiting, seen = [ALL_QUESTIONS], {ALL_QUESTIONS}
    for wanted in waiting:
        shown = questions_screen(language, edition, wanted)
        assert shown is not None, wanted
        yield wanted, shown
        leads = [b.data for b in shown.buttons if isinstance(b.data, ListQuestions)]
        waiting += [one for one in leads if one not in seen]
        seen.update(leads)


def of_changes(language: str) -> Iterator[tuple[str, Screen]]:
    """Yield every list of changes and every change."""
    for former, latter in ((1997, 2007), (2007, 2017), (1997, 2017)):
        for subject in (None, *SUBJECTS):
            page = 0
            while True:
                listed = changes_screen(language, Compare(former, latter, subject, page=page))
                assert listed is not None
                yield f"{former} {latter} {subject} page {page}", listed
                page += 1
                if not any(
                    isinstance(b.data, Compare) and b.data.page == page for b in listed.buttons
                ):
                    break
        for subject, law in SUBJECTS.items():
            books = dict(zip(map(int, EDITIONS), EDITIONS, strict=True))
            for place in range(len(kept(law, books[former], books[latter]))):
                shown = changes_screen(language, Compare(former, latter, subject, place))
                assert shown is not None
                yield f"{former} {latter} {subject} {place}", shown


def _quiz(language: str, level: int, year: int, seed: int) -> Iterator[tuple[str, Screen]]:
    item, name = question(level, year, seed), f"/quiz {level} {year} {seed}"
    assert item is not None
    shown = Quiz(level, year, seed)
    yield name, quiz_screen(language, shown, item)
    for choice in {0, item.right}:
        answered = replace(shown, choice=choice, mark=item.mark)
        score = Score(answered=3, correct=2)
        yield f"{name} answered {choice}", answered_screen(language, answered, item, score)


def _settings(language: str) -> Iterator[tuple[str, Screen]]:
    now = Preference(language=language, edition=2007, authority=NO_AUTHORITY, plain=False)
    chat = Preference(edition=2007, authority="figb")
    yield "/settings", settings_screen(language, 1, now)
    yield "/settings, of the group", chat_settings_screen(language, chat)
    for of in CHOICES:
        for name, chosen in (("", Preference()), (", chosen", now)):
            shown = setting_screen(language, 1, of, chosen)
            assert shown is not None
            yield f"/settings → {of}{name}", shown


def _rulings(language: str) -> Iterator[Conversation]:
    """Yield rulings, the latest first: of two evenings, some noted."""
    for place, subject in enumerate(("revoke", "claim", "penalty_card", "dummy", "revoke") * 2):
        one = replace(at_random(subject, 2017, place), id=f"r{place}", language=language)
        known = add_fingerprint(one, Interview.of(one))
        noted = "12|5" if place == 1 else None
        at = EVENING - timedelta(hours=5 * place)
        yield replace(known, touched_at=at, noted=noted)
