"""Each call of a case in a group or of a mention fails once, in each way that calls fail.

Every call of a whole interview is met: one of each run, until a run makes no more calls; by day in
every fifth way. Nobody sees another's question, the case is finished all the same, and at most
once somebody is told that something went wrong.
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import count
from operator import methodcaller
from typing import Any

import pytest
from telegram.error import TimedOut

from bot.conversation.callback_data import AskAlone, Press, ShowToAll
from bot.conversation.codec import unpack
from bot.conversation.model import EVERYBODY, Preference
from bot.conversation.pressing import Action
from bot.telegram import retries
from bot.telegram.newer import Ephemeral
from bot.terminal.bot_api import BOT, Method, Own, Refusal, Shown, Someone
from bot.wording import TEXTS
from tests.bot.bot_api import FullApi
from tests.bot.person import Club, opened
from tests.bot.storage.direct import run
from tests.sampling import NIGHT

Json = dict[str, Any]

SUBJECT = "dummy"
"""Few questions are asked about it."""
MOST = 30
REFUSALS: Mapping[str, Refusal | None] = {
    "not found": Refusal(400, "Bad Request: message to edit not found"),
    "id not found": Refusal(400, "Bad Request: MESSAGE_ID_INVALID"),
    "not modified": Refusal(400, "Bad Request: message is not modified: it is the same"),
    "no administrator": Refusal(400, "Bad Request: CHAT_ADMIN_REQUIRED"),
    "not editable": Refusal(400, "Bad Request: message can't be edited"),
    "kicked": Refusal(403, "Forbidden: bot was kicked from the supergroup chat"),
    "too old": Refusal(400, "Bad Request: query is too old and response timeout expired"),
    "no right": Refusal(400, "Bad Request: not enough rights to send text messages to the chat"),
    "wait": Refusal(429, "Too Many Requests: retry after 1", retry_after=1),
    "blocked": Refusal(403, "Forbidden: bot was blocked by the user"),
    "wait long": Refusal(429, "Too Many Requests: retry after 3600", retry_after=3_600),
    "gateway": Refusal(502, "Bad Gateway"),
    "server": Refusal(500, "Internal Server Error"),
    "lost call": None,
    "lost answer": None,
}
"""What a call is answered with; where it is None, no answer comes."""
WRONG = [TEXTS[language].say(key) for language in TEXTS for key in ("failed", "not-shown")]


@dataclass(eq=False)
class FailingOnce(FullApi):
    """A Telegram that answers one call wrongly: the one `left` calls away."""

    how: str = "server"
    left: int = -1
    failed: str = ""
    """The call that failed, empty where none has."""

    async def call(self, method: str, parameters: Mapping[str, Any]) -> tuple[int, Json]:
        is_asking = not parameters or parameters.get("chat_id") in {0, "0"}
        if (method.startswith(("get", "set")) and method != "getChatAdministrators") or is_asking:
            return await super().call(method, parameters)
        self.left -= 1
        if self.left != -1:
            return await super().call(method, parameters)
        self.failed, refusal = method, REFUSALS[self.how]
        if refusal is not None:
            return refusal.code, refusal.body()
        if self.how == "lost answer":
            await super().call(method, parameters)
        raise TimedOut


@dataclass(eq=False)
class Table:
    """A group in which Anna asks, Bruno may, a chief administers, and Carla looks on."""

    club: Club
    api: FailingOnce
    group: int
    asked: set[str] = field(default_factory=set)
    """The lines that only Anna or Bruno saw."""
    shown: set[str] = field(default_factory=set)
    """The rulings that were shown to all on purpose."""
    told: int = 0
    """How many answers to presses had been given before."""

    @property
    def anna(self) -> int:
        return -self.group * 10 + 1

    @property
    def bruno(self) -> int:
        return -self.group * 10 + 2

    @property
    def chief(self) -> int:
        return -self.group * 10 + 3

    def someone(self, user_id: int, chat_id: int | None = None) -> Someone:
        return Someone(user_id, self.group if chat_id is None else chat_id, "en")

    async def deliver(self, update: Json) -> None:
        await self.club.deliver(update)
        self.club.failures.clear()

    async def command(self, user_id: int, text: str) -> None:
        await self.deliver(self.api.write_alone(self.someone(user_id), text))

    async def write(self, user_id: int, text: str, chat_id: int | None = None) -> None:
        await self.deliver(self.api.write(self.someone(user_id, chat_id), text))

    def alone(self, user_id: int) -> list[tuple[int, Shown]]:
        found = self.api.client(user_id).shown.items()
        return [(key, one) for (chat, key), one in sorted(found) if chat == self.group]

    def public(self, chat_id: int | None = None) -> list[Shown]:
        there = self.group if chat_id is None else chat_id
        return [one for (chat, _), one in sorted(self.api.messages.items()) if chat == there]

    async def press_alone(self, user_id: int, key: int, data: str) -> None:
        await self.deliver(self.api.press_alone(self.someone(user_id), key, data))

    async def press(self, user_id: int, shown: Shown, data: str) -> None:
        pressed = self.api.press(self.someone(user_id, shown.chat_id), shown.message_id, data)
        await self.deliver(pressed)

    async def finish_alone(self, user_id: int) -> str:
        """Answer in the group until there is a ruling; if nothing stands there, in private.

        Returns what shows the ruling to all, empty where the case was finished elsewhere.
        """
        tried = set[tuple[int, str]]()
        for _ in range(MOST):
            wanted = None
            for key, shown in reversed(self.alone(user_id)):
                self.asked |= {*shown.text.splitlines()} if cases_in(shown) else set()
                shares = [d for _, d in shown.row if isinstance(unpack(d), ShowToAll)]
                if shares:
                    return shares[0]
                wanted = wanted or next(((key, one) for one in answers(shown)), None)
            if wanted is None or wanted in tried:
                if ("case" in {data for _, data in tried}) or wanted is None:
                    await self.finish_in_private(user_id)
                    return ""
                tried.add((0, "case"))
                await self.command(user_id, "/start case")
                tried -= {wanted}
                continue
            tried.add(wanted)
            await self.press_alone(user_id, *wanted)
        raise AssertionError(self.alone(user_id))

    async def finish_in_private(self, user_id: int) -> None:
        for text in ("/start case", f"/start {SUBJECT}"):
            await self.write(user_id, text, user_id)
            if await self.ruled(user_id, user_id):
                return
        raise AssertionError([one.text for one in self.public(user_id)])

    async def ruled(self, user_id: int, chat_id: int) -> bool:
        """Answer in a message that all in a chat see; return whether there is a ruling."""
        tried = set[str]()
        for _ in range(MOST):
            live = [one for one in self.public(chat_id) if cases_in(one)]
            if not live:
                return False
            if any(Action.WHY in acts(one) and not answers(one) for one in live[-1:]):
                return True
            wanted = answers(live[-1])
            if not wanted:
                return bool({"change", "why"} & {*acts(live[-1])})
            if wanted[0] in tried:
                return False
            tried.add(wanted[0])
            await self.press(user_id, live[-1], wanted[0])
        return False

    def check(self) -> None:
        """Nobody sees another's question, and nobody was told twice that something failed."""
        for shown in self.api.changes:
            if shown.chat_id == self.group and shown.text.partition("\n")[2] not in self.shown:
                assert not cases_in(shown), shown.text
                assert not self.asked & {*shown.text.splitlines()}, shown.text
        for user_id in (self.anna, self.bruno, self.chief):
            for _, shown in self.alone(user_id):
                for key in cases_in(shown):
                    row = run(self.club.bot.store, methodcaller("conversation", key))
                    assert row is None or row.user_id == user_id

    def failures(self) -> list[str]:
        """What people were told of failures."""
        own = {self.anna, self.bruno, self.chief, self.group}
        sent = [one.text for one in self.api.changes if one.chat_id in own]
        said = self.api.answers[self.told :]
        return [text for text in (*sent, *said) if any(wrong in text for wrong in WRONG)]


def acts(shown: Shown) -> list[str]:
    found = [unpack(data) for _, data in shown.row if not isinstance(data, Own)]
    return [str(one.action) for one in found if isinstance(one, Press)]


def answers(shown: Shown) -> list[str]:
    """The buttons that answer a question."""
    found = {data: unpack(data) for _, data in shown.row if not isinstance(data, Own)}
    pressed = {data: str(one.action) for data, one in found.items() if isinstance(one, Press)}
    told = [data for data, action in pressed.items() if "=" in action]
    return told or [data for data, action in pressed.items() if action == "none"]


def cases_in(shown: Shown) -> set[str]:
    found = (unpack(data) for _, data in shown.row if not isinstance(data, Own))
    return {one.conversation for one in found if isinstance(one, Press | ShowToAll)}


async def alone(table: Table) -> None:
    """Anna asks so that nobody else sees it, shows the ruling to all, and asks about another case.

    Bruno asks below her ruling.
    """
    await table.command(table.anna, f"/start {SUBJECT}")
    await share(table, table.anna)
    await table.command(table.anna, f"/start {SUBJECT}")
    await table.finish_alone(table.anna)
    for shown in table.public():
        found = [data for _, data in shown.row if isinstance(unpack(data), AskAlone)]
        for data in found[:1]:
            await table.press(table.bruno, shown, data)
    if not table.alone(table.bruno):
        await table.command(table.bruno, f"/start {SUBJECT}")
    await table.finish_alone(table.bruno)


async def share(table: Table, user_id: int) -> None:
    """Finish a case and show its ruling to all, once, whatever is said meanwhile."""
    data = await table.finish_alone(user_id)
    if not data:
        return
    for _ in range(4):
        if not data:
            break
        key, shown = next(
            (key, one) for key, one in table.alone(user_id) if data in dict(one.row).values()
        )
        said = shown.text.replace(f"\n{TEXTS['en'].say('alone-not-shown')}", "")
        table.shown.add(said.replace(f"\n{TEXTS['en'].say('alone-may-be-shown')}", ""))
        pressed = unpack(data)
        stands = any(any_asks(one) for one in table.public())
        assert isinstance(pressed, ShowToAll)
        if pressed.again and stands:  # whoever looks sees that it stands there
            break
        await table.press_alone(user_id, key, data)
        rows = [one.row for _, one in table.alone(user_id)]
        shares = [d for row in rows for _, d in row if isinstance(unpack(d), ShowToAll)]
        data = shares[-1] if shares else ""
    assert sum(any_asks(one) for one in table.public()) == 1, "all see it once"


def any_asks(shown: Shown) -> bool:
    return any(isinstance(unpack(data), AskAlone) for _, data in shown.row)


async def invited(table: Table) -> None:
    """Anna's app knows no ephemeral commands: a button that all see begins her case."""
    await table.write(table.anna, f"/{SUBJECT}")
    found = [(one, data) for one in table.public() for _, data in one.row if any_asks(one)]
    if not found:
        await table.finish_in_private(table.anna)
        return
    await table.press(table.anna, *found[0])
    await table.finish_alone(table.anna)


async def by_an_administrator(table: Table) -> None:
    """The bot administers the group, and answers a command that all see without a button."""
    table.api.administering = True
    table.api.administrators.add((table.group, BOT["id"]))
    try:
        await table.write(table.anna, f"/{SUBJECT}")
        if not table.alone(table.anna):
            await table.finish_in_private(table.anna)
            return
        await table.finish_alone(table.anna)
    finally:
        table.api.administering = False


async def for_all(table: Table) -> None:
    """All see the questions; Bruno presses, a chief takes over, and a new case folds the old."""
    kept = Preference(public=True)
    run(table.club.bot.store, lambda rows: rows.set_preference(table.group, EVERYBODY, kept))
    table.api.administrators.add((table.group, table.chief))
    await table.write(table.anna, f"/{SUBJECT}")
    live = [one for one in table.public() if answers(one)]
    for user_id in (table.bruno, table.chief, table.chief):
        if live:
            await table.press(user_id, live[-1], answers(live[-1])[0])
    await table.write(table.bruno, f"/{SUBJECT}")
    await table.write(table.bruno, f"/{SUBJECT}")
    if not await table.ruled(table.bruno, table.group):
        await table.finish_in_private(table.bruno)


async def as_a_guest(table: Table) -> None:
    """A mention where the bot is no member; its asker shows the ruling there."""
    line = "@local_renonce_bot a defender revoked at trick 5, played on, partner won the trick"
    update = table.api.mention(table.someone(table.anna), line)
    await table.deliver(update)
    found = table.api.found.get(update["guest_message"]["guest_query_id"])
    link = SUBJECT
    if found is not None:
        (button,) = found["reply_markup"]["inline_keyboard"][0]
        link = button["url"].rpartition("=")[2]
    await table.write(table.anna, f"/start {link}", table.anna)
    if not await table.ruled(table.anna, table.anna):
        await table.finish_in_private(table.anna)
    for shown in table.public(table.anna):
        for data in [d for _, d in shown.row if isinstance(unpack(d), ShowToAll)]:
            await table.press(table.anna, shown, data)


SCENES: tuple[Callable[[Table], Awaitable[None]], ...] = (
    alone,
    invited,
    by_an_administrator,
    for_all,
    as_a_guest,
)


@pytest.fixture(autouse=True)
def nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = retries._seconds
    short = retries.LONGEST_WAIT
    monkeypatch.setattr(retries, "PAUSES", (0.0, 0.0, 0.0))
    monkeypatch.setattr(retries, "_seconds", lambda wait: max(0.0, seconds(wait) - short))


def places(how: str) -> Iterable[int]:
    """The calls that fail, one in each run: of ten neighbours one, in the next way another."""
    return count() if NIGHT else count([*REFUSALS].index(how) % 10, 10)


@pytest.mark.parametrize("how", REFUSALS)
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
async def test_a_call_that_fails_once_harms_nobody(
    database: str, scene: Callable[[Table], Awaitable[None]], how: str
) -> None:
    api = FailingOnce(knows_ephemeral=True, how=how)
    api.methods["getMe"] = Method(lambda _: BOT | {"supports_guest_queries": True})
    async with opened(database, api) as club:
        for place in places(how):
            table = Table(club, api, -1_000 - place, told=len(api.answers))
            application = club.bot.application
            application.bot_data[Ephemeral] = ephemeral = Ephemeral()
            assert await ephemeral.is_known(application.bot)
            api.left, api.failed = place, ""
            await scene(table)
            if scene is not for_all:
                table.check()
            failures = table.failures()
            assert len(failures) <= 1, (place, api.failed, failures)
            if not api.failed:
                assert not failures
                return
