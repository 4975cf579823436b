"""A desk with its directors, and people who ask it, as tests use them."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.conversation.callback_data import QuestionButton
from bot.conversation.codec import unpack
from bot.conversation.deep_links import payload
from bot.storage.store import Store
from bot.storage.tables import DESK, QUESTION
from bot.terminal.bot_api import Refusal
from tests.bot.bot_api import FullApi
from tests.bot.person import ORDINARY_REVOKE, Club, Json, Person, opened
from tests.bot.storage.direct import stored
from tests.bot.walks import begun

GROUP, CHANNEL, ANOTHER = -1_001_000_000_001, -1_001_000_000_002, -1_001_000_000_003
ADMIN, MARTA, LUCA = 101, 102, 103
BEGINNING = datetime(2026, 11, 24, 20, 0, tzinfo=UTC)


RULED = str(payload(begun("revoke", 2017, "en", *ORDINARY_REVOKE.items())))
"""The link to an ordinary revoke, which is ruled on."""


class Clock:
    """The time of every transaction, which goes on when a test says so."""

    def __init__(self) -> None:
        self.now = BEGINNING

    def __call__(self, _: object = None) -> datetime:
        return self.now


@dataclass(eq=False)
class DeskApi(FullApi):
    """A stand-in where people have names, leave groups and block the bot.

    `silent` are the messages that disturbed nobody.
    """

    names: dict[int, str] = field(default_factory=dict)
    gone: set[tuple[int, int]] = field(default_factory=set)
    refused_chats: dict[int, Refusal] = field(default_factory=dict)
    silent: set[int] = field(default_factory=set)

    async def call(self, method: str, parameters: Mapping[str, Any]) -> tuple[int, Json]:
        refusal = self.refused_chats.get(parameters.get("chat_id", 0))
        if refusal is not None and method == "sendMessage":
            return refusal.code, refusal.body()
        status, body = await super().call(method, parameters)
        if status == 200 and parameters.get("disable_notification"):
            self.silent.add(body["result"]["message_id"])
        return status, body

    def _update(self, **content: Json) -> Json:
        for one in content.values():
            sender = one.get("from", {})
            if sender.get("id") in self.names:
                sender["first_name"] = self.names[sender["id"]]
        return super()._update(**content)

    def _member(self, chat_id: int, user_id: int) -> Json:
        member = super()._member(chat_id, user_id)
        if (chat_id, user_id) in self.gone:
            return {"status": "left", "user": member["user"]}
        return member


class DeskClub:
    """A club with a desk: people who ask, and directors in their group and in private."""

    def __init__(self, club: Club, api: DeskApi, clock: Clock) -> None:
        self.club = club
        self.api = api
        self.clock = clock

    def person(self, user_id: int = 7, language: str = "en") -> Person:
        return self.club.person(user_id, language=language)

    def in_group(self, user_id: int, group: int = GROUP) -> Person:
        return self.club.person(user_id, chat_id=group, language="en")

    async def open_desk(self, group: int = GROUP) -> Person:
        """Make a group a desk."""
        self.club.api.administrators.add((group, ADMIN))
        admin = self.in_group(ADMIN, group)
        await admin.send("/desk")
        return admin

    def desk_id(self, group: int) -> str:
        """The id of the desk of a group."""
        desks = stored(self.club.bot.store, DESK)
        return str(next(row["id"] for row in desks if row["chat_id"] == group))

    async def compose(self, person: Person, *, anyway: bool = True, link: str = RULED) -> None:
        """Have somebody come to a ruling by a link, and press what asks directors."""
        await person.send(f"/start {link}")
        await person.press("Ask a director")
        if anyway and "No, ask anyway" in person.buttons:
            await person.press("No, ask anyway")

    async def asked(
        self,
        person: Person,
        words: str = "",
        how: str = "Send: I direct, no hurry",
        link: str = RULED,
    ) -> str:
        """Have somebody ask about a ruling, a revoke; return the id of the question."""
        await self.compose(person, link=link)
        if words:
            await person.press("My own words…")
            await person.send(words)
        await person.press(how)
        return self.id_of(person)

    @staticmethod
    def id_of(person: Person) -> str:
        """The id of the question whose buttons a person sees."""
        found = (unpack(data) for _, data in person.message.row)
        return next(one.question for one in found if isinstance(one, QuestionButton))

    async def taken(self, user_id: int = MARTA, group: int = GROUP) -> Person:
        """Have a director take what the newest card asks, and open it in private."""
        await self.in_group(user_id, group).press_on("I'll take it")
        return await self.at_it(user_id)

    async def at_it(self, user_id: int = MARTA) -> Person:
        """Have a director follow the link that the last press has opened."""
        director = self.person(user_id)
        await director.send("/start " + self.club.api.opened[-1].rpartition("=")[2])
        return director

    def question(self, key: str) -> dict[str, Any]:
        """The row of a question."""
        return next(row for row in stored(self.club.bot.store, QUESTION) if row["id"] == key)

    def texts(self, chat_id: int) -> list[str]:
        """What stands in a chat, in order."""
        shown = sorted(self.club.api.messages.items())
        return [one.text for (chat, _), one in shown if chat == chat_id]

    async def left_alone(self) -> None:
        """Have the bot take errands no longer but where `later` says so: the test takes them."""
        desks = self.club.bot.handlers.desks
        assert desks is not None
        await desks.errands.stop()
        await self.club.bot.store.run(lambda rows: None)  # what it had begun to take is over

    async def later(self, **duration: float) -> None:
        """Let time pass, and what is due be done."""
        self.clock.now += timedelta(**duration)
        desks = self.club.bot.handlers.desks
        assert desks is not None
        await desks.errands.look()
        await desks.errands.settle()


@asynccontextmanager
async def desk_club(
    database: str, api: DeskApi | None = None, **changes: Any
) -> AsyncIterator[DeskClub]:
    """A club with an open desk, for a while."""
    api = api or DeskApi()
    async with opened(database, api, **{"desks": "any", **changes}) as club:
        clock = Clock()
        store = club.bot.store
        assert isinstance(store, Store)
        store._clock = clock
        there = DeskClub(club, api, clock)
        await there.open_desk()
        yield there
