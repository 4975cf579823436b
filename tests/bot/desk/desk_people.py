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
from bot.storage.tables import DESK, ERRAND, QUESTION
from bot.terminal.bot_api import Refusal
from tests.bot.bot_api import FullApi
from tests.bot.person import ORDINARY_REVOKE, Club, Json, Person, opened
from tests.bot.scripts import Look, Script
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


async def play(club: DeskClub, script: Script, language: str = "en") -> None:
    """Go through a script: askers, and directors in private and in the group of the desk.

    `later: minutes=5` lets time pass.
    """
    private = {"anna": 7, "bruno": 8, "eve": 666, "marta": MARTA, "luca": LUCA}
    there = {"marta_in_group": MARTA, "luca_in_group": LUCA, "admin": ADMIN}
    people = {name: club.person(one, language) for name, one in private.items()}
    people |= {name: club.in_group(one) for name, one in there.items()}
    people |= {"admin_alone": club.person(ADMIN), "anna_elsewhere": club.in_group(7, -5)}
    people["in_the_channel"] = club.in_group(MARTA, CHANNEL)
    people["marta_elsewhere"] = club.in_group(MARTA, ANOTHER)

    async def later(_: Person, told: str) -> None:
        units = (one.split("=") for one in told.split(", "))
        await club.later(**{unit: float(number) for unit, number in units})

    async def questions(_: Person) -> str:
        """The state, the result and the director of each question."""
        rows = stored(club.club.bot.store, QUESTION)
        names = {one: name for name, one in {**private, "admin": ADMIN}.items()}
        told = sorted(rows, key=lambda row: row["number"] or 0)
        return ", ".join(
            " ".join(filter(None, (row["state"], row["result"], names.get(row["holder_id"]))))
            for row in told
        )

    async def errands(_: Person) -> str:
        return str(len(stored(club.club.bot.store, ERRAND)))

    async def cards(_: Person) -> str:
        return str(len(club.texts(GROUP)))

    async def colleagues(person: Person) -> str:
        return " | ".join(one for one in person.buttons if one.startswith("To Director"))

    def of_chat(chat_id: int | None, *, is_last: bool = False) -> Look:
        async def look(person: Person) -> str:
            texts = club.texts(chat_id or person.someone.chat_id)
            return "\n".join(texts[-1:] if is_last else texts)

        return look

    await script.play(
        people,
        {"later": later},
        questions=questions,
        errands=errands,
        cards=cards,
        colleagues=colleagues,
        chat=of_chat(None),
        card=of_chat(GROUP, is_last=True),
        group=of_chat(GROUP),
        channel=of_chat(CHANNEL),
    )


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
