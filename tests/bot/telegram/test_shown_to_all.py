"""A ruling is shown to all at most once a press, wherever its showing is interrupted.

The states are those of `Conversation.shared_id`: not shown (None), being shown for the n-th time
(-n), shown (the message). Whatever ends a showing after its mark is committed leaves it being
shown; only a press on *Show it again* goes on from there.
"""

import asyncio
import tempfile
from collections.abc import Callable, Coroutine, Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from telegram.error import TimedOut

from bot.conversation.callback_data import ShowToAll
from bot.conversation.codec import pack, unpack
from bot.conversation.model import Conversation
from bot.storage.errors import StorageError
from bot.telegram import retries
from bot.telegram.context import ephemeral_of
from bot.terminal.bot_api import Refusal
from bot.wording import TEXTS
from tests.bot.bot_api import FullApi, Group
from tests.bot.person import opened
from tests.bot.storage.direct import run
from tests.bot.telegram.test_alone import ANNA, CARLA, GROUP, member

T = TypeVar("T")
Json = dict[str, Any]

NOT_SHOWN, BEING_SHOWN, SHOWN = "not shown", "being shown", "shown"

KILLED = {
    "before the mark": NOT_SHOWN,
    "after the mark": BEING_SHOWN,
    "after the send": BEING_SHOWN,
    "before the note": BEING_SHOWN,
    "after the note": SHOWN,
    "before the asker sees it": SHOWN,
}
"""The moments at which a process may end, and in which state it leaves the ruling."""
UNCLEAR = ("no answer, not sent", "no answer, sent", "the server fails", "the database is gone")
REFUSED = {
    "not found": Refusal(400, "Bad Request: message thread not found"),
    "no right": Refusal(400, "Bad Request: not enough rights to send text messages to the chat"),
    "no such reply": Refusal(400, "Bad Request: message to be replied not found"),
    "kicked": Refusal(403, "Forbidden: bot was kicked from the supergroup chat"),
    "wait long": Refusal(429, "Too Many Requests: retry after 3600", retry_after=3_600),
}
STANDS = {"after the send", "before the note", "after the note", "before the asker sees it"} | {
    "no answer, sent", "the database is gone", "nothing"
}  # fmt: skip
"""What leaves the ruling where all see it."""
ENDS = {
    "nothing": SHOWN,
    **KILLED,
    **dict.fromkeys(UNCLEAR, BEING_SHOWN),
    **dict.fromkeys(REFUSED, NOT_SHOWN),
}


@dataclass(eq=False)
class Interrupted(FullApi):
    """A Telegram to which something happens while a ruling is sent to all."""

    happens: str = "nothing"
    stops: Callable[[], Coroutine[None, None, None]] | None = None
    sent: list[str] = field(default_factory=list)
    """The texts that were sent to all."""

    async def call(self, method: str, parameters: Mapping[str, Any]) -> tuple[int, Json]:
        is_public = (
            method == "sendMessage"
            and int(parameters["chat_id"]) == GROUP
            and "ephemeral_message_parameters" not in parameters
        )
        happens = self.happens if is_public else ""
        stops = self.stops
        assert stops is not None
        is_seen = self.happens == "before the asker sees it" and "Ephemeral" in method
        if happens == "after the mark" or is_seen:
            await stops()
        if happens in REFUSED:
            return REFUSED[happens].code, REFUSED[happens].body()
        if happens == "the server fails":
            return 500, Refusal(500, "Internal Server Error").body()
        if happens == "no answer, not sent":
            raise TimedOut
        answer = await super().call(method, parameters)
        if is_public:
            self.sent.append(parameters["text"])
        if happens == "after the send":
            await stops()
        if happens == "no answer, sent":
            raise TimedOut
        return answer


class Asker:
    """Anna with a ruling that nobody else has seen, and a bot that may be ended at any moment."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.api = Interrupted(knows_ephemeral=True)
        self.api.groups[GROUP] = Group()
        self.stack = AsyncExitStack()
        self.reached = asyncio.Event()
        self.api.stops = self.stop

    async def stop(self) -> None:
        """Let nothing more happen in this process."""
        self.reached.set()
        await asyncio.Event().wait()

    async def open(self) -> None:
        """Start the bot, as after it was killed."""
        self.club = await self.stack.enter_async_context(opened(self.database, self.api))
        application = self.club.bot.application
        assert await ephemeral_of(application).is_known(application.bot)
        self.anna = member(self.club, ANNA)

    async def begin(self) -> None:
        await self.open()
        await self.anna.send("/start claim")
        await self.anna.to_ruling()

    async def show(self, happens: str, data: str | None = None) -> Json:
        """Press to show the ruling to all while something happens; return the update."""
        update = self.api.press_alone(self.anna.someone, self.anna.place[1], data or self.button)
        await self.deliver(update, happens)
        return update

    async def deliver(self, update: Json, happens: str = "nothing") -> None:
        self.api.happens, self.reached = happens, asyncio.Event()
        store = self.club.bot.store
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(store, "run", self._interrupting(store.run))
            patched.setattr(store, "once", self._interrupting(store.once))
            delivering = asyncio.ensure_future(self.club.deliver(update))
            reached = asyncio.ensure_future(self.reached.wait())
            await asyncio.wait({delivering, reached}, return_when=asyncio.FIRST_COMPLETED)
            reached.cancel()
            if happens in KILLED and not delivering.done():
                delivering.cancel()
                await asyncio.wait({delivering})
        self.api.happens = "nothing"
        if happens in KILLED:
            await self.stack.aclose()
            await self.open()
        else:
            await delivering
            self.club.failures.clear()

    def _interrupting(
        self, transact: Callable[..., Coroutine[None, None, T]]
    ) -> Callable[..., Coroutine[None, None, T]]:
        """Return what runs a transaction, unless it is interrupted."""

        async def interrupted(*work: Any, **named: Any) -> T:
            happens, said = self.api.happens, repr(work)
            is_note, is_mark = "note_shared" in said, "work_once" in said
            if is_note and happens == "the database is gone":
                raise StorageError(happens)
            is_before = is_note and happens == "before the note"
            if is_before or (is_mark and happens == "before the mark"):
                await self.stop()
            done = await transact(*work, **named)
            if is_note and happens == "after the note":
                await self.stop()
            return done

        return interrupted

    @property
    def button(self) -> str:
        """What the button carries that shows the ruling to all."""
        (found,) = [d for _, d in self.anna.message.row if isinstance(unpack(d), ShowToAll)]
        return found

    @property
    def row(self) -> Conversation:
        (stored,) = run(self.club.bot.store, lambda rows: rows.export(ANNA))["conversation"]
        row = run(self.club.bot.store, lambda rows: rows.conversation(str(stored["id"])))
        assert row is not None
        return row

    @property
    def has_button(self) -> bool:
        return any(isinstance(unpack(data), ShowToAll) for _, data in self.anna.message.row)

    @property
    def state(self) -> str:
        shared = self.row.shared_id
        return NOT_SHOWN if shared is None else SHOWN if shared > 0 else BEING_SHOWN

    @property
    def public(self) -> list[str]:
        return self.api.seen_by(CARLA, GROUP)


@pytest.fixture(autouse=True)
def nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retries, "PAUSES", (0.0, 0.0, 0.0))


@pytest.mark.parametrize("comes_again", [False, True])
@pytest.mark.parametrize("happens", ENDS)
async def test_wherever_it_is_interrupted_a_ruling_is_shown_at_most_once_a_press(
    database: str, happens: str, comes_again: bool
) -> None:
    asker = Asker(database)
    await asker.begin()
    async with asker.stack:
        update = await asker.show(happens)
        assert asker.state == ENDS[happens]
        assert len(asker.api.sent) == (happens in STANDS)
        state, stands = asker.state, len(asker.api.sent)
        if comes_again:
            await asker.deliver(update)
            # only what was never carried out is carried out now
            state = SHOWN if happens == "before the mark" else state
            stands += happens == "before the mark"
            assert (asker.state, len(asker.api.sent)) == (state, stands)
        if state is not SHOWN:
            await asker.show("nothing")  # the same button, or the one that stands there now
        if state is BEING_SHOWN and len(asker.api.sent) == stands:
            assert TEXTS["en"].say("alone-may-be-shown") in asker.anna.screen
            pressed = unpack(asker.button)
            assert isinstance(pressed, ShowToAll)
            assert pressed.again == 1
            await asker.show("nothing")
        assert asker.state == SHOWN
        if asker.has_button:  # the process ended before the asker saw that it was shown
            await asker.show("nothing")
            assert asker.api.answers[-1] == TEXTS["en"].say("alone-shown")
        assert not asker.has_button
        assert len(asker.api.sent) == stands + (state is not SHOWN)


@pytest.mark.parametrize("happens", UNCLEAR)
async def test_two_presses_on_show_it_again_show_it_once(database: str, happens: str) -> None:
    asker = Asker(database)
    await asker.begin()
    async with asker.stack:
        await asker.show(happens)
        data, before = pack(ShowToAll(asker.row.id, 1)), len(asker.api.sent)
        for _ in range(2):
            await asker.show("no answer, sent", data)
        assert len(asker.api.sent) == before + 1
        assert asker.state == BEING_SHOWN
        assert asker.button != data


async def test_nobody_else_reads_why_of_a_ruling_that_may_not_have_been_shown(
    database: str,
) -> None:
    asker = Asker(database)
    await asker.begin()
    async with asker.stack:
        await asker.show("no answer, not sent")
        stranger = asker.club.person(CARLA)
        ruling = asker.anna.screen.splitlines()
        await stranger.send(f"/start why-{asker.row.id}")
        assert not {line for line in ruling if len(line) > 20} & {*stranger.screen.splitlines()}


@pytest.mark.parametrize("language", TEXTS)
async def test_a_refusal_is_said_and_not_shown_as_done(database: str, language: str) -> None:
    asker = Asker(database)
    await asker.begin()
    async with asker.stack:
        asker.anna = member(asker.club, ANNA, language)
        await asker.show("kicked")
        assert TEXTS["en"].say("alone-not-shown") in asker.anna.screen
        assert asker.has_button


class Showing(RuleBasedStateMachine):
    """Anna shows a ruling, and anything may happen meanwhile, in any order.

    `state` and `times` are the model: what is noted, and for the how many-th time it is shown.
    `sent` is how often it was sent: never but for a press that the model lets through.
    """

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.asker = Asker(f"sqlite:///{Path(self.folder.name) / 'renonce.sqlite3'}")
        self.state, self.times, self.sent = NOT_SHOWN, 0, 0
        self.updates: list[tuple[Json, bool]] = []

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    @initialize()
    def begin(self) -> None:
        self.do(self.asker.begin())
        pressed = unpack(self.asker.button)
        assert isinstance(pressed, ShowToAll)
        self.key = pressed.conversation

    @rule(happens=st.sampled_from([*ENDS]), again=st.integers(0, 3))
    def press(self, happens: str, again: int) -> None:
        """Press a button that stands there, or one that stood there before."""
        goes = self.state == NOT_SHOWN or (self.state == BEING_SHOWN and again == self.times)
        data = pack(ShowToAll(self.key, again))
        is_marked = goes and happens != "before the mark"
        update = self.do(self.asker.show(happens, data))
        self.updates.append((update, happens == "before the mark"))
        if is_marked:
            self.sent += happens in STANDS
            self.state = ENDS[happens]
            times = self.times + 1
            self.times = times if self.state == BEING_SHOWN else 0

    @precondition(lambda self: self.updates)
    @rule(place=st.integers(0, 9))
    def deliver_again(self, place: int) -> None:
        """Deliver a press again, as Telegram does to a process that was killed."""
        update, is_new = self.updates[place % len(self.updates)]
        self.updates = [(one, new and one is not update) for one, new in self.updates]
        pressed = unpack(update["callback_query"]["data"])
        assert isinstance(pressed, ShowToAll)
        self.do(self.asker.deliver(update))
        goes = self.state == NOT_SHOWN or pressed.again == self.times > 0
        if is_new and goes and self.state != SHOWN:
            self.sent, self.state, self.times = self.sent + 1, SHOWN, 0

    @rule()
    def start_the_app_again(self) -> None:
        self.asker.api.client(ANNA).restart()
        self.do(self.asker.anna.send("/start case"))

    @invariant()
    def what_is_noted_is_so(self) -> None:
        if not hasattr(self, "key"):
            return
        assert len(self.asker.api.sent) == self.sent
        row = run(self.asker.club.bot.store, lambda rows: rows.conversation(self.key))
        assert row is not None
        assert row.showings == self.times
        assert ((row.shared_id or 0) > 0) == (self.state == SHOWN)
        if self.state == SHOWN:
            assert self.sent

    def teardown(self) -> None:
        """Whatever has happened, the ruling can be shown."""
        try:
            self.do(self.asker.anna.send("/start case"))
            if self.state != SHOWN:
                assert isinstance(unpack(self.asker.button), ShowToAll)
                self.do(self.asker.show("nothing"))
                assert self.asker.state == SHOWN
        finally:
            self.do(self.asker.stack.aclose())
            self.loop.close()
            self.folder.cleanup()


def test_a_ruling_is_never_sent_but_for_a_press_that_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    few = settings(
        max_examples=settings().max_examples // 5, stateful_step_count=8, print_blob=True
    )
    run_state_machine_as_test(Showing, settings=few)
