"""Every screen of every subject as a person sees it, kept as text to be read.

The cases that show all of them are kept beside. `python -m tests.bot.screens.snapshots` writes
what is shown of them; with the argument "anew" it first looks for the cases (about a minute).
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

from bot.conversation.changing import entries
from bot.conversation.interview import Interview, ask_the_law
from bot.conversation.model import Conversation
from bot.conversation.notice import Notice
from bot.conversation.preferences import editions_of
from bot.conversation.pressing import Action
from bot.conversation.screen_state import ScreenKind, ScreenState
from bot.markup import plain
from bot.screens.about import about_screen
from bot.screens.elements import Screen
from bot.screens.help import commands_screen, help_screen, subjects_screen
from bot.screens.interview import screen
from bot.screens.score import score_screen
from bot.screens.settings import choice_screen
from bot.screens.start import greeting_screen, start_screen
from bot.telegram import rendering
from bot.wording import TEXTS
from lawcore import IN_FORCE, SUBJECTS, Answer, Ruling, Subject
from lawcore.engine.records import replace
from lawcore.understanding import Understood
from lawcore.wording import LANGUAGES
from tests import tables
from tests.bot.screens.desks import of_desks
from tests.bot.screens.evenings import of_evenings
from tests.bot.screens.pages import of_pages
from tests.bot.walks import actions, begun, done, drawn, ways

HERE = Path(__file__).parent
CASES = HERE / "cases.json"
OF_THE_BOT = "bot"
UNSURE = "won_by"
"""What somebody may be unsure of, to show rulings side by side."""
ANOTHER = (
    "another",
    "2.by=partner",
    "group-first_half",
    "trick=5",
    "group-second_half",
    "2.trick=8",
    "2.since=played+during_play",
    "2.won_by=offender",
)
ORDINARY: Mapping[str, Answer] = {
    "hand": "defender",
    "trick": 5,
    "since": "played",
    "won_by": "partner",
    "later_tricks": "more",
}
QUOTED = "> "
SCORES: Mapping[str, Sequence[str]] = tables.beside(__file__, "scores.toml")
"""Lines about scores, as they are typed in each language."""


@dataclass(frozen=True)
class Case:
    """What happened, told of one subject under one edition."""

    subject: str
    edition: int
    answers: Mapping[str, Answer]
    authority: str | None = None

    def begun(self, language: str) -> Conversation:
        return replace(begun(self.subject, self.edition, language), authority=self.authority)

    @property
    def heading(self) -> str:
        facts = (f"{name}={str(answer).lower()}" for name, answer in self.answers.items())
        return " ".join(filter(None, (str(self.edition), self.authority, *facts)))


def cases() -> list[Case]:
    """The cases that are kept."""
    return [Case(**one) for one in json.loads(CASES.read_text("utf-8"))]


def write(chosen: list[Case]) -> None:
    """Keep the cases, and what is shown of them in each language."""
    lines = ",\n".join(json.dumps(asdict(one), ensure_ascii=False) for one in chosen)
    CASES.write_text(f"[\n{lines}\n]\n", "utf-8")
    for language in LANGUAGES:
        for name in (OF_THE_BOT, *SUBJECTS):
            path(language, name).parent.mkdir(exist_ok=True)
            path(language, name).write_text(as_kept(pictures(language, name, chosen)), "utf-8")


def path(language: str, name: str) -> Path:
    return HERE / language / f"{name}.txt"


@dataclass(frozen=True)
class Picture:
    """A screen as a person sees it, and how it came to be shown."""

    heading: str
    text: str
    shown: Screen


def pictures(language: str, name: str, chosen: list[Case]) -> Iterator[Picture]:
    """What is shown in a language of a subject, or of the bot itself, each screen once."""
    shown = of_the_bot(language) if name == OF_THE_BOT else of_subject(language, name, chosen)
    seen: set[str] = set()
    for heading, one in shown:
        text = seen_by_a_person(one)
        if text not in seen:
            seen.add(text)
            yield Picture(heading, text, one)


def as_kept(shown: Iterable[Picture]) -> str:
    """Pictures as they are kept to be read."""
    return "\n\n".join(f"══ {one.heading}\n\n{one.text}" for one in shown) + "\n"


def seen_by_a_person(shown: Screen) -> str:
    """A screen as text: what is quoted is marked, buttons stand in brackets."""
    rows = ("   " + " ".join(f"[{button.text}]" for button in row) for row in shown.rows if row)
    return "\n".join((plain(rendering.text(shown), quoted=QUOTED), *rows))


@cache
def of_the_bot(language: str) -> tuple[tuple[str, Screen], ...]:
    """The screens of no subject, each with a heading of its own."""
    return tuple(_of_the_bot(language))


def _of_the_bot(language: str) -> Iterator[tuple[str, Screen]]:
    years = editions_of(*SUBJECTS)
    yield "/start", greeting_screen(language, int(IN_FORCE))
    yield "/start, again", start_screen(language, int(IN_FORCE))
    open_case = Interview.of(begun("revoke", int(IN_FORCE), language))
    yield "/start, with a case", start_screen(language, int(IN_FORCE), going_on=open_case)
    not_understood = TEXTS[language].say(Notice.HINT_OTHER)
    yield "hello", start_screen(language, int(IN_FORCE), not_understood)
    yield (
        "hello, with a case",
        start_screen(language, int(IN_FORCE), not_understood, going_on=open_case),
    )
    yield (
        "hello, with an operator",
        about_screen(language, int(IN_FORCE), Understood(None, {}), can_pass_on=True),
    )
    yield "/help", help_screen(language)
    yield "/commands", commands_screen(language)
    yield "/subjects", subjects_screen(language)
    for of in ("language", "edition", "authority"):
        yield f"/{of}", choice_screen(language, 1, of)
    for line in SCORES[language]:
        yield f"/score {line}".strip(), score_screen(line, language)
    yield (
        "/cancel",
        screen(
            Interview.of(
                replace(
                    begun("revoke", years[0], language), screen=ScreenState(ScreenKind.CANCELLED)
                )
            )
        ),
    )
    for subject, tapped in TAPPED:
        state = ScreenState(ScreenKind.KEYPAD, tapped=tapped)
        case = replace(begun(subject, int(IN_FORCE), language), screen=state)
        yield f"keypad, {tapped}", screen(Interview.of(case))
    yield from of_pages(language)
    yield from of_evenings(language)
    yield from of_desks(language)


TAPPED = (
    ("insufficient_bid", "-"),
    ("insufficient_bid", "N"),
    ("insufficient_bid", "N N1S E2H +2"),
    ("insufficient_bid", "N N1S E2H S2D"),
    ("call_out_of_turn", "W WP N1C /players"),
    ("call_out_of_turn", "W WP N1C S1S"),
    ("inadmissible_call", "S S1S /others"),
    ("changed_call", "E E1N SP W2D?>2H"),
)
"""Auctions while they are tapped, and the subjects in which they are."""


def of_subject(language: str, name: str, chosen: list[Case]) -> Iterator[tuple[str, Screen]]:
    """The screens of each case, and for the first those beside the ruling."""
    mine = [case for case in chosen if case.subject == name]
    last = None
    for case in mine:
        for last in ways(case.begun(language), case.answers):
            yield case.heading, drawn(last)
    assert last is not None
    yield from beside(mine[-1].heading, last)
    if SUBJECTS[name].several:
        yield from of_several(begun(name, mine[0].edition, language))


def of_several(conversation: Conversation) -> Iterator[tuple[str, Screen]]:
    """The screens that only a revoke has: an unsure fact that matters, and several revokes."""
    *_, ruled = ways(conversation, ORDINARY)
    place = next(one.places[0] for one in entries(Interview.of(ruled)) if one.name == UNSURE)
    yield f"{UNSURE}=?", screen(Interview.of(done(ruled, f"entry-{place}", Action.UNSURE)))
    further = list(ways(done(ruled, *ANOTHER), {"2.later_tricks": "more"}))
    for several in further:
        yield "revokes=2", screen(Interview.of(several))
    yield "revokes=2 → change", screen(Interview.of(done(further[-1], Action.CHANGE)))


def beside(heading: str, ruled: Conversation) -> Iterator[tuple[str, Screen]]:
    """The screens that are opened from a ruling."""
    assert isinstance(ask_the_law(ruled), Ruling)
    for action in actions(ruled):
        if action in {Action.REASONING, Action.CHANGE} or action.startswith(("entry-", "read-")):
            yield f"{heading} → {action}", screen(Interview.of(done(ruled, action)))


def orders_of(subject: Subject) -> set[str]:
    """The names of everything that can be ordered on a subject, and shown."""
    return set(subject.orders) - RULED_ELSEWHERE.get(subject.name, frozenset())


RULED_ELSEWHERE = {
    "opening_lead": frozenset(
        {
            "HaveTheLeadTakenBack",
            "HaveTheOtherLeadTakenBack",
            "MindTheWithdrawnLead",
            "RuleTheLeadWithDummySeen",
            "RuleWhatDeclarerChose",
        }
    )
}
"""Orders that no screen shows: by then the lead out of turn has taken over, which orders it."""


def shown_orders(case: Case) -> set[str]:
    """The names of what its subject orders on the way through a case."""
    links = (one for at in ways(case.begun("en"), case.answers) for one in Interview.of(at).links)
    rulings = (one.ruling for one in links if one.subject.name == case.subject)
    return {ordered.order.name for ruling in rulings if ruling for ordered in ruling.orders}
