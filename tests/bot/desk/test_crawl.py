"""Every screen of a desk to which presses lead, crawled as a client would, in both languages.

The crawler knows no label: of all buttons that stand in any chat it presses one that does what
was done least. Whatever a message waits for is typed.
"""

from collections import Counter
from collections.abc import Iterator
from datetime import datetime, timedelta
from functools import cache
from random import Random

import pytest

from bot.conversation.callback_data import AskDirector, DeskButton, Press, QuestionButton
from bot.conversation.codec import CallbackData, unpack
from bot.conversation.deep_links import payload
from bot.conversation.pressing import Action
from bot.desk.model import LONGEST_TEXT, REFUSALS
from bot.screens.elements import LABEL, Screen
from bot.telegram import rendering
from bot.terminal.bot_api import ANSWER_LIMIT, Json, Own, Shown
from bot.usecases import answering, asking, desks, dispatch
from bot.wording import Words
from lawcore.wording import LANGUAGES
from tests.bot.bot_api import Group
from tests.bot.conversation.test_chain import led
from tests.bot.desk import desk_people
from tests.bot.desk.desk_people import (
    ADMIN,
    ANOTHER,
    CHANNEL,
    GROUP,
    LUCA,
    MARTA,
    RULED,
    Clock,
    DeskApi,
    DeskClub,
    desk_club,
)
from tests.bot.person import Person
from tests.bot.screens.rules import MOST_BUTTONS, in_whole_words
from tests.sampling import NIGHT
from tools.phone import RULING, limit_of, measure, said_twice, too_long

FEWEST, MOST = 300, 1200
"""Steps: from the first on the crawl ends once everything was done, about the 560th."""
SEED = "it"
"""With it everything is done soonest, of a few that were tried."""
AT_HAND = 10
"""The newest messages of a chat in which something is pressed."""
ASKERS = range(1, 13)
LED = str(payload(led("reply=refused>go-declarer_choice=require")))
LINKS = (RULED, LED)
TYPED = (
    "May the corner spectator of this round speak of hand {} (76B5)?",
    "64A1",
    "see https://example.org/",
    "The corner spectator of this round, number {}:\n" + "He saw it. " * 45,
    "He says that he had no hearts, number {}: the corner spectator of this round.",
    "x" * (LONGEST_TEXT + 1),
)
ONWARD = {"take", "send", "calm", "differently", "fact", "reply", "published", "already"}
"""What is done half of the time where it can be: the rest is seldom met without it."""
PUBLISHED = ("Arbitri 1:", "Arbitri 3:")
"""What an answer begins with that is published, or is to be."""
LATER = ({"minutes": 5}, {"minutes": 6}, {"hours": 25}, {"hours": 49})
OF_PERSONS = (QuestionButton, DeskButton, AskDirector)


class NamedApi(DeskApi):
    """A stand-in where each group has a name of its own."""

    def describe_chat(self, chat_id: int) -> Json:
        described = super().describe_chat(chat_id)
        return described | ({"title": f"Arbitri {abs(chat_id) % 10}"} if chat_id < 0 else {})


class TickingClock(Clock):
    """A time that goes on with every look: what was begun first comes first, whatever its id.

    The ids are random, and decide where two things were begun at the same time.
    """

    def __call__(self, of: object = None) -> datetime:
        self.now += timedelta(milliseconds=1)
        return super().__call__(of)


class Crawler:
    """Presses what was pressed least."""

    def __init__(self, club: DeskClub, language: str) -> None:
        self.club = club
        self.language = language
        self.dice = Random(SEED)  # noqa: S311 - the same way each time
        self.pressed: Counter[tuple[str, ...]] = Counter()
        self.actions: Counter[str] = Counter()
        self.typed = 0
        self.last = ""

    def person(self, user_id: int, chat_id: int) -> Person:
        return self.club.club.person(user_id, chat_id=chat_id, language=self.language)

    def buttons(self) -> Iterator[tuple[Shown, str, CallbackData]]:
        """What can be pressed in the newest messages of each chat, with what it does."""
        newest: Counter[int] = Counter()
        for shown in reversed([*self.club.api.messages.values()]):
            newest[shown.chat_id] += bool(shown.row)
            for _label, data in shown.row if newest[shown.chat_id] <= AT_HAND else ():
                carried = None if isinstance(data, Own) else unpack(data)
                is_asking = isinstance(carried, Press) and str(carried.action) == Action.ASK
                if carried is not None and (is_asking or isinstance(carried, OF_PERSONS)):
                    yield shown, data, carried

    @property
    def is_done(self) -> bool:
        """Everything was done."""
        return all(self.actions[action] for action in EVERY_ACTION)

    async def go_on(self) -> None:
        """Press what was pressed least on such a screen; type where a text is waited for."""
        found = []
        for shown, data, carried in self.buttons():
            labels = sorted(_done_by(one) for _, one in shown.row if not isinstance(one, Own))
            kind = ("group" if shown.chat_id < 0 else "private", _action(carried), *labels)
            often = self.actions[kind[1]], self.pressed[kind], self.dice.random()
            found.append((*often, kind, shown, data))
        onward = [one for one in found if one[3][1] in ONWARD]
        is_onward = onward and self.dice.random() < 0.5
        *_, kind, shown, data = min(onward if is_onward else found)
        who = shown.chat_id if shown.chat_id > 0 else self.dice.choice((ADMIN, ADMIN, MARTA, LUCA))
        if kind[2:] in {("leave",), ("drop", "name", "words")} and self.dice.random() < 0.7:
            self.typed += 1
            text = TYPED[self.typed % len(TYPED)].format(self.typed)
            await self.person(who, shown.chat_id).send(text)
            return
        self.pressed[kind] += 1
        self.actions[kind[1]] += 1
        self.last = kind[1]
        opened = len(self.club.api.opened)
        await self.person(who, shown.chat_id).carry(data, shown.message_id)
        if len(self.club.api.opened) > opened:
            link = self.club.api.opened[-1].rpartition("=")[2]
            await self.person(who, who).send(f"/start {link}")

    async def begin(self) -> None:
        """Have somebody come who asks, by one of the ways; or an administrator of the desk."""
        if self.dice.random() < 0.2:
            await self.person(ADMIN, GROUP).send("/desk")
            return
        asker = self.dice.choice(ASKERS)
        person = self.person(asker, asker)
        ways = (
            "/ask",
            "/ask What of the spectator who spoke of a revoke?",
            "corner in the round",
        )
        links = [f"/start {one}" for one in (*LINKS, "d" + self.club.desk_id(GROUP))]
        await person.send(self.dice.choice((*ways, *links)))


@cache
def _done_by(data: str) -> str:
    """What a button does that carries this: it is looked at as long as its message is new."""
    return _action(unpack(data))


def _action(carried: CallbackData | None) -> str:
    """What a button does, without what it is about."""
    match carried:
        case QuestionButton(_, _, "why", value):
            return f"why {value}"
        case QuestionButton(_, _, action):
            return action
        case DeskButton(_, action):
            return f"desk {action}"
        case AskDirector():
            return "ask"
        case Press(_, _, Action.ASK):
            return "ask about a case"
        case _:
            return "other"


EVERY_ACTION = {
    *(action for _, action in asking._ACTIONS),
    *(action for _, action in answering._ACTIONS if action != "why"),
    *(f"why {result}" for result in REFUSALS),
    *asking._TYPED,
    *answering._TYPED,
    *dispatch.OF_CARDS,
    *(f"desk {action}" for action in (*desks._ACTIONS, "show", "ask")),
    "ask",
    "ask about a case",
}
"""What buttons of desks do, but for one that a line has to find: see `test_publishing`."""


def wrong_with(shown: Screen, language: str) -> Iterator[str]:
    """Yield what is wrong with a screen on a phone.

    One that tells a ruling, or quotes what somebody has typed, may be as high as a ruling; a case
    with its answer is a page to be read.
    """
    size, labels = measure(shown), [button.text for button in shown.buttons]
    said = Words.of(language).bot
    tells = said.say("card-bot", headline="").strip(), said.say("quoted", text="")[0]
    is_high = any(one in line.text for line in shown.lines for one in tells)
    is_page = any(line.text.startswith(PUBLISHED) for line in shown.lines)
    if size.height > (RULING if is_high else limit_of(shown)) and not is_page:
        yield f"{size.height} px"
    if size.buttons > MOST_BUTTONS["question"]:
        yield f"{size.buttons} buttons"
    yield from too_long(shown)
    yield from in_whole_words(shown)
    yield from said_twice(shown)
    yield from (label for label in labels if not 0 < len(label) <= LABEL)
    if len(set(labels)) < len(labels):
        yield f"alike: {labels}"


@pytest.mark.parametrize("language", LANGUAGES if NIGHT else ["it"])
async def test_every_screen_that_a_desk_shows_fits(
    database: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Screen] = []
    render = rendering.message

    def note(one: Screen, *further: object) -> rendering.Message:
        shown.append(one)
        return render(one, *further)  # type: ignore[arg-type]

    monkeypatch.setattr(rendering, "message", note)
    api = NamedApi(names={ADMIN: "Anna", MARTA: "Marta", LUCA: "Luca"})
    monkeypatch.setattr(desk_people, "Clock", TickingClock)
    async with desk_club(database, api, default_language=language) as club:
        api.groups[GROUP], api.groups[ANOTHER] = Group(), Group()
        api.groups[CHANNEL] = Group("channel", name="help", bot="administrator")
        api.administrators |= {(CHANNEL, ADMIN), (ANOTHER, ADMIN)}
        crawler = Crawler(club, language)
        for group in (GROUP, ANOTHER):
            await crawler.person(ADMIN, group).send("/desk")
        await crawler.person(ADMIN, GROUP).send("/link @help")
        shown.clear()
        step = 0
        while step < FEWEST or (not crawler.is_done and step < MOST):
            step += 1
            if step % 9 == 1:
                await crawler.begin()
            is_published = crawler.last == "published" and crawler.actions["unpublish"] > 1
            if step % 60 == 0 or is_published:
                await club.later(**({"hours": 25} if is_published else LATER[step // 60 % 4]))
            await crawler.go_on()
        wrong = {
            f"{what}: {rendering.text(one)}" for one in shown for what in wrong_with(one, language)
        }
        assert not wrong, "\n\n".join(wrong)
        assert crawler.is_done, sorted(one for one in EVERY_ACTION if not crawler.actions[one])
        private = [one for (chat, _), one in api.messages.items() if chat > 0]
        changed = {(one.chat_id, one.message_id) for one in api.changes if one.row}
        dead = [one.text for one in private if (one.chat_id, one.message_id) not in changed]
        assert not dead, "each message had a way on"
        assert all(len(said or "") <= ANSWER_LIMIT for said in api.answers)
