"""Telegram adds fields to its updates: what the bot does not know of them changes nothing."""

import asyncio
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.conversation.callback_data import Look
from bot.conversation.codec import pack
from bot.telegram.handlers.groups import MinuteLimit
from bot.terminal.bot_api import Json, Someone
from tests.bot.bot_api import FullApi
from tests.bot.person import Club, opened

GROUP, ELSEWHERE = -1_001_234_567_890, -77
ALONE, IN_GROUP = Someone(7, 7, "en"), Someone(7, GROUP, "en")
LINE = "@local_renonce_bot a defender revoked at trick 5"
_QUERIES = ("callback_query_id", "guest_query_id")
OPTIONAL = ("last_name", "username", "title", "is_premium", "edit_date", "link_preview_options")
"""Known fields that Telegram may leave out, and that say nothing to the bot."""

UNKNOWN = st.dictionaries(
    st.from_regex(r"new_[a-z]{1,6}", fullmatch=True),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=5),
        lambda inner: (
            st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=3), inner, max_size=2)
        ),
        max_leaves=4,
    ),
    max_size=3,
)


@dataclass(eq=False)
class ListeningApi(FullApi):
    """A stand-in that keeps what was asked of it, without the ids that it counts on."""

    asked: list[tuple[str, Json]] = field(default_factory=list)

    async def call(self, method: str, parameters: Mapping[str, Any]) -> tuple[int, Json]:
        kept = {
            name: value
            for name, value in parameters.items()
            if name not in {"message_id", "reply_parameters", *_QUERIES}
            and not name.startswith("ephemeral_message_")
        }
        self.asked.append((method, kept))
        return await super().call(method, parameters)


def rich(club: Club) -> Json:
    update = club.api.write(ALONE, "")
    del update["message"]["text"], update["message"]["entities"]
    block = {"type": "paragraph", "text": ["64", {"type": "bold", "text": "A1"}]}
    update["message"]["rich_message"] = {"blocks": [block]}
    return update


def of_a_community(club: Club) -> Json:
    update = club.api.write(ALONE, "")
    del update["message"]["text"], update["message"]["entities"]
    update["message"]["community_chat_added"] = {"community": {"id": 5}}
    return update


def pressed(club: Club, someone: Someone) -> Json:
    first = next(one for (chat, _), one in club.api.messages.items() if chat == someone.chat_id)
    return club.api.press(someone, first.message_id, pack(Look(2017, "64A1", below=True)))


def inline(club: Club) -> Json:
    update = club.api.press(ALONE, 1, pack(Look(2017, "64A1")))
    del update["callback_query"]["message"]
    update["callback_query"]["inline_message_id"] = "AgAAAA"
    return update


KINDS: Mapping[str, Callable[[Club], Json]] = {
    "a command in private": lambda club: club.api.write(ALONE, "/law 64A1"),
    "a text": lambda club: club.api.write(ALONE, "64A1"),
    "a rich message": rich,
    "a service message": of_a_community,
    "a command in a group": lambda club: club.api.write(IN_GROUP, "/law 64A1"),
    "an ephemeral command": lambda club: club.api.write_alone(IN_GROUP, "/law 64A1"),
    "a mention": lambda club: club.api.write(IN_GROUP, LINE),
    "a mention as a guest": lambda club: club.api.mention(Someone(7, ELSEWHERE, "en"), LINE),
    "a press in private": lambda club: pressed(club, ALONE),
    "a press in a group": lambda club: pressed(club, IN_GROUP),
    "a press without a message": inline,
    "a press by a message of one person": lambda club: club.api.press_alone(
        IN_GROUP, 1, pack(Look(2017, "64A1", below=True))
    ),
    "what no bot knows": lambda club: {**club.api._update(), "widget_query": {"id": "5"}},
}
"""Updates that leave nothing behind, so that each may be given twice."""
LEFT_ALONE = {"a service message", "what no bot knows"}


def objects_of(value: object) -> Iterator[Json]:
    """Yield the objects of an update, those of fields that the bot does not know left out."""
    if isinstance(value, dict):
        yield value
        for name, inner in list(value.items()):
            if not name.startswith("new_"):
                yield from objects_of(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from objects_of(inner)


def varied(update: Json, unknown: Json, left_out: frozenset[str]) -> Json:
    """Return an update with unknown fields in each object, and known optional ones missing."""
    changed = deepcopy(update)
    for one in list(objects_of(changed)):
        for name in left_out & one.keys():
            del one[name]
        one.update(deepcopy(unknown))
    return changed


async def calls_of(club: Club, update: Json) -> list[tuple[str, Json]]:
    club.bot.handlers.guest.limit = MinuteLimit()
    api = club.api
    assert isinstance(api, ListeningApi)
    api.asked.clear()
    await club.deliver(update)
    return [*api.asked]


async def check(unknown: Json, left_out: frozenset[str]) -> None:
    with TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'renonce.sqlite3'}"
        async with opened(database, ListeningApi(knows_ephemeral=True)) as club:
            await club.named_commands()
            for someone in (ALONE, IN_GROUP):
                await club.deliver(club.api.write(someone, "/law 64A1"))
            await club.deliver(club.api.write_alone(IN_GROUP, "/law 64A1"))
            await club.deliver(club.api.write(IN_GROUP, LINE))  # who administers is asked once
            for kind, make in KINDS.items():
                plain = await calls_of(club, make(club))
                changed = await calls_of(club, varied(make(club), unknown, left_out))
                assert changed == plain, kind
                assert bool(plain) == (kind not in LEFT_ALONE), kind


@settings(max_examples=6)
@given(unknown=UNKNOWN, left_out=st.frozensets(st.sampled_from(OPTIONAL)))
def test_fields_that_the_bot_does_not_know_change_nothing(
    unknown: Json, left_out: frozenset[str]
) -> None:
    asyncio.run(check(unknown, left_out))
