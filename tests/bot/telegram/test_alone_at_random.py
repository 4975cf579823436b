"""Whatever happens in a group, nobody sees another's question, and each case can be finished."""

import asyncio
import re
import tempfile
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from bot.conversation.callback_data import AskAlone, Press, ShowToAll
from bot.conversation.codec import unpack
from bot.metrics import EPHEMERAL
from bot.telegram.context import ephemeral_of
from bot.terminal.bot_api import BOT, Own, Refusal, Shown, Someone
from lawcore import SUBJECTS
from lawcore.wording import Wording
from tests.bot.bot_api import FullApi, Group
from tests.bot.person import Club, opened
from tests.bot.storage.direct import run

T = TypeVar("T")

FIRST_GROUP, TOPIC = -1_001_234_567_890, 4
ANNA, BRUNO, CARLA = MEMBERS = 7, 8, 9
ASKERS = (ANNA, BRUNO)
A_WEEK, TOO_LATE = 7 * 24 * 60 * 60.0, 16.0
COMMANDS = (*(f"/{Wording.of('en').command(name)}" for name in SUBJECTS), "/start", "/start case")
LINES = (
    "a defender revoked at trick 5",
    "5",
    "yes",
    "not sure",
    "no, the other one",
    "64A1",
    "1C 1S (2H) 1NT",
)
CALLED = (
    "sendMessage", "editEphemeralMessageText", "deleteEphemeralMessage", "answerCallbackQuery",
    "editMessageText", "editMessageReplyMarkup", "getChatAdministrators", "deleteMessage",
)  # fmt: skip
REFUSALS = (
    Refusal(400, "Bad Request: CHAT_ADMIN_REQUIRED"),
    Refusal(400, "Bad Request: MESSAGE_ID_INVALID"),
    Refusal(400, "Bad Request: message to edit not found"),
    Refusal(403, "Forbidden: bot can't initiate conversation with a user"),
    Refusal(500, "Internal Server Error"),
    Refusal(429, "Too Many Requests: retry after 3600", retry_after=3_600),
)
BOT_NAME = "@local_renonce_bot"
IN_PUBLIC = (
    "/revoke", "/start", "/start case", "/cancel", "/law 64A1", f"{BOT_NAME} a defender revoked",
    f"{BOT_NAME} yes", f"{BOT_NAME} nothing anybody could mean",
)  # fmt: skip
who = st.sampled_from(ASKERS)


class QuietGroup(RuleBasedStateMachine):
    """Two members of a group who ask, a third who looks on, and all that may go wrong."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.address = f"sqlite:///{Path(self.folder.name) / 'renonce.sqlite3'}"
        self.api = FullApi(knows_ephemeral=True)
        self.group = FIRST_GROUP
        self.api.groups[self.group] = Group(topics={TOPIC})
        self.topic: int | None = None
        self.shown_to_all = set[str]()
        self.seen_alone = set[str]()
        self.looked = 0
        self.late = 0.0
        self.by_mistake = EPHEMERAL.labels("public")._value.get()
        self.stack = AsyncExitStack()
        self.open_bot()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    def open_bot(self) -> None:
        self.api.refusals.clear()
        self.club: Club = self.do(self.stack.enter_async_context(opened(self.address, self.api)))
        application = self.club.bot.application
        assert self.do(ephemeral_of(application).is_known(application.bot))

    def someone(self, user_id: int) -> Someone:
        return Someone(user_id, self.group, "en", self.topic)

    def deliver(self, update: dict[str, Any]) -> None:
        self.api.now += self.late
        self.late = 0.0
        self.do(self.club.deliver(update))

    def seen(self, user_id: int) -> tuple[int, Shown] | None:
        """The newest message of the group that this person alone sees."""
        own = self.api.client(user_id).shown
        newest = max((key for chat, key in own if chat == self.group), default=None)
        return None if newest is None else (newest, own[self.group, newest])

    def press(self, user_id: int, data: str) -> None:
        found = self.seen(user_id)
        assert found is not None
        key, shown = found
        if isinstance(unpack(data), ShowToAll):
            self.shown_to_all.add(shown.text)
        self.deliver(self.api.press_alone(self.someone(user_id), key, data))

    # What people do

    @rule(user_id=who, text=st.sampled_from(COMMANDS))
    def command(self, user_id: int, text: str) -> None:
        self.deliver(self.api.write_alone(self.someone(user_id), text))

    @rule(user_id=who, text=st.sampled_from(LINES))
    def type_a_reply(self, user_id: int, text: str) -> None:
        if self.seen(user_id) is not None:
            self.deliver(self.api.write_alone(self.someone(user_id), text))

    @rule(user_id=who, place=st.integers(0, 20))
    def press_a_button(self, user_id: int, place: int) -> None:
        found = self.seen(user_id)
        row = [] if found is None else [d for _, d in found[1].row if not isinstance(d, Own)]
        if row:
            self.press(user_id, row[place % len(row)])

    @rule(user_id=who, steps=st.integers(1, 12))
    def answer_and_show_to_all(self, user_id: int, steps: int) -> None:
        for _ in range(steps):
            found = self.seen(user_id)
            row = [] if found is None else [data for _, data in found[1].row]
            shares = [data for data in row if isinstance(unpack(data), ShowToAll)]
            wanted = shares or answers(row)
            if not wanted or isinstance(wanted[0], Own):
                return
            self.press(user_id, wanted[0])
            if shares:
                return

    @rule(user_id=who, text=st.sampled_from(IN_PUBLIC))
    def write_in_public(self, user_id: int, text: str) -> None:
        """Write from an app too old for ephemeral commands, or mention the bot."""
        self.deliver(self.api.write(self.someone(user_id), text))

    @rule(user_id=st.sampled_from(MEMBERS), newest=st.booleans())
    def press_what_all_see(self, user_id: int, newest: bool) -> None:
        public = [one for one in self.public if any_asks(one)]
        if public and user_id != CARLA:
            shown = public[-1 if newest else 0]
            data = next(data for _, data in shown.row if isinstance(unpack(data), AskAlone))
            self.deliver(self.api.press(self.someone(user_id), shown.message_id, data))

    # What may go wrong

    @rule(user_id=who, is_online=st.booleans())
    def connect(self, user_id: int, is_online: bool) -> None:
        self.api.client(user_id).is_online = is_online

    @rule(user_id=who)
    def start_the_app_again(self, user_id: int) -> None:
        self.api.client(user_id).restart()

    @rule(knows=st.booleans(), user_id=who)
    def change_the_app(self, user_id: int, knows: bool) -> None:
        self.api.client(user_id).knows_commands = knows

    @rule()
    def expire(self) -> None:
        self.api.now += A_WEEK + 1

    @rule(refuses_edits=st.booleans())
    def be_late(self, refuses_edits: bool) -> None:
        self.late, self.api.refuses_late_edits = TOO_LATE, refuses_edits

    @rule(administers=st.booleans())
    def make_administrator(self, administers: bool) -> None:
        self.api.administering = administers
        bot = (self.group, BOT["id"])
        (self.api.administrators.add if administers else self.api.administrators.discard)(bot)

    @rule(method=st.sampled_from(CALLED), refusal=st.sampled_from(REFUSALS))
    def refuse_the_next(self, method: str, refusal: Refusal) -> None:
        self.api.refusals = [(method, refusal)]

    @rule()
    def start_the_bot_again(self) -> None:
        self.club.failures.clear()
        self.do(self.stack.aclose())
        self.open_bot()

    @rule(topic=st.sampled_from((None, TOPIC)))
    def go_to_a_topic(self, topic: int | None) -> None:
        self.topic = topic

    @precondition(lambda self: self.group == FIRST_GROUP)
    @rule()
    def become_a_supergroup(self) -> None:
        former, self.group, self.topic = self.group, FIRST_GROUP - 1, None
        self.api.groups[self.group] = Group()
        self.api.groups[former].moved_to = self.group
        update = self.api.write(Someone(ANNA, former, "en"), "")
        del update["message"]["text"], update["message"]["entities"]
        update["message"]["migrate_to_chat_id"] = self.group
        self.deliver(update)

    # What always holds

    @property
    def public(self) -> list[Shown]:
        return [one for (chat, _), one in sorted(self.api.messages.items()) if chat < 0]

    @invariant()
    def nobody_sees_anothers_question(self) -> None:
        for user_id in ASKERS:
            for shown in self.api.client(user_id).shown.values():
                self.seen_alone |= {*shown.text.splitlines()} if cases_in(shown) else set()
        for shown in self.api.changes[self.looked :]:
            if (
                shown.chat_id < 0
                and re.sub(r"^.* asks\n", "", shown.text) not in self.shown_to_all
            ):
                assert not cases_in(shown), shown.text
                assert not self.seen_alone & {*shown.text.splitlines()}, shown.text
        self.looked = len(self.api.changes)
        assert EPHEMERAL.labels("public")._value.get() == self.by_mistake

    @invariant()
    def what_one_sees_is_ones_own(self) -> None:
        for user_id in MEMBERS:
            private = [one for (chat, _), one in self.api.messages.items() if chat == user_id]
            for shown in (*self.api.client(user_id).shown.values(), *private):
                for key in cases_in(shown):
                    assert self.owner(key) in {user_id, None}

    def owner(self, key: str) -> int | None:
        row = run(self.club.bot.store, lambda rows: rows.conversation(key))
        return None if row is None else row.user_id

    def teardown(self) -> None:
        """Finish the case of each who has one, in the private chat, whatever has happened."""
        self.api.refusals.clear()
        try:
            for user_id in ASKERS:
                if self.has_open_case(user_id):
                    self.do(self.finish(user_id))
            self.nobody_sees_anothers_question()
        finally:
            self.club.failures.clear()
            self.do(self.stack.aclose())
            self.loop.close()
            self.folder.cleanup()

    def has_open_case(self, user_id: int) -> bool:
        stored = run(self.club.bot.store, lambda rows: rows.export(user_id))["conversation"]
        return any(not row["finished"] for row in stored)

    async def finish(self, user_id: int) -> None:
        alone = await self.club.person(user_id).act("/start case")
        for _ in range(40):
            row = [data for _, data in alone.message.row]
            if not answers(row):
                assert {"why", "change", "agree", "back"} & alone.actions.keys(), alone.screen
                return
            await alone.carry(answers(row)[0])
        raise AssertionError(alone.screen)


def any_asks(shown: Shown) -> bool:
    return any(isinstance(unpack(data), AskAlone) for _, data in shown.row)


def cases_in(shown: Shown) -> set[str]:
    """The ids of the cases to which a message's buttons lead."""
    found = (unpack(data) for _, data in shown.row if not isinstance(data, Own))
    return {one.conversation for one in found if isinstance(one, Press | ShowToAll)}


def answers(row: list[str]) -> list[str]:
    """The buttons of a screen that answer its question, or confirm what was understood."""
    found = {data: unpack(data) for data in row if not isinstance(data, Own)}
    acts = {data: str(one.action) for data, one in found.items() if isinstance(one, Press)}
    told = [data for data, action in acts.items() if "=" in action]
    return told or [data for data, action in acts.items() if action in {"none", "agree"}]


def test_nobody_sees_anothers_question_and_each_case_can_be_finished() -> None:
    few = settings(
        max_examples=settings().max_examples // 5,
        stateful_step_count=12,
        print_blob=True,
    )
    run_state_machine_as_test(QuietGroup, settings=few)
