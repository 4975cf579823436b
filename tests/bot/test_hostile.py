"""Payloads that nobody's client would send, at night 100,000: no state changes, nothing fails.

Most go to the functions that read them and to the use cases on a store in memory, some through the
whole application, whose every message the stand-in for Telegram parses.
"""

from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from operator import methodcaller
from random import Random

import pytest

from bot.conversation.callback_data import (
    Begin,
    BeginDeal,
    EndSession,
    PlayPress,
    Press,
    Recall,
    SetPreference,
)
from bot.conversation.codec import LIMIT, CallbackData, pack, unpack
from bot.conversation.deep_links import BadLink, LinkedCase, follow, payload
from bot.conversation.model import EVERYBODY, Conversation, EffectiveChoices, Shown
from bot.conversation.notice import Notice
from bot.conversation.pressing import read_action
from bot.markup import length, plain
from bot.screens.inline import answer_query
from bot.storage.store import Store
from bot.storage.tables import CONVERSATION, PREFERENCE
from bot.storage.transaction import Transaction
from bot.telegram.rendering import LIMIT as LONGEST
from bot.telegram.rendering import text
from bot.terminal.bot_api import DATA_LIMIT
from bot.usecases import interviews, lines
from bot.usecases.outcome import Outcome, Sender
from bot.usecases.settings import choose_by_button
from lawcore.book.library.official import OfficialTexts
from lawcore.engine.records import replace
from tests.bot.bot_api import QUERY_LIMIT
from tests.bot.person import Club, Json, opened
from tests.bot.storage.direct import run, stored
from tests.bot.storage.in_memory import store_in_memory
from tests.sampling import NIGHT

BUTTONS, LINKS, TEXTS, QUERIES, WHOLE = (
    number // (1 if NIGHT else 8) for number in (69_000, 28_000, 500, 300, 2_200)
)
"""The payloads of each kind; at night 100,000 together, by day an eighth of them."""

VICTIM, FORGER, GROUP = 7_000_000_007, 7_000_000_666, -1_001_234_567_890
MARK = "INJECTED"
MARKUP = (
    f"<b>{MARK}</b>",
    f'<a href="https://example.org/">{MARK}</a>',
    f"</b></i></blockquote><code>{MARK}",
    f"&lt;b&gt;{MARK}&#60;",
    f"<tg-spoiler>{MARK}",
    f"*{MARK}* _{MARK}_ [x](tg://user?id=1)",
)
STRANGE = (
    "\x00",
    "\x07\x1b[31m",
    "\u202e\u2066",
    "\u200f\u200e",
    "\ufeff",
    "e\u0301" * 20,
    "\U0001f0a1",
    "\ud7ff",
    "\uff19",
    "\u0663",
    "\ufdfd",
    "\r\n\t",
    "%00%0a",
    "' OR 1=1; --",
    "{ $subject }",
    "../../etc/passwd",
)
UNSEEN = {"\x00", "\x07", "\x1b", "\u202e", "\u2066", "\u200f", "\ufeff"}
ALPHABET = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.*=()"


def mutated(dice: Random, given: str) -> str:
    """A text with something changed, put in, left out, doubled or blown up."""
    place = dice.randrange(len(given) + 1)
    number = str(dice.choice([-1, 2**31, 2**63, 10**30]))
    blown_up = dice.choice(ALPHABET) * dice.choice([40, 200, 5_000])
    return dice.choice(
        [
            given[:place] + dice.choice(ALPHABET) + given[place + 1 :],
            given[:place] + dice.choice(STRANGE) + given[place:],
            given[:place] + dice.choice(MARKUP) + given[place:],
            given[:place] + number + given[place:],
            given[:place],
            given + given[place:],
            given.replace(".", dice.choice(["..", "", ".0", ".-1."]), 1),
            given + blown_up,
        ]
    )


def garbage(dice: Random) -> str:
    """Characters of any kind, except halves of pairs, which no client can send."""
    points = (dice.choice([dice.randrange(128), dice.randrange(0x10_FFFF)]) for _ in range(24))
    return "".join(chr(one) for one in points if not 0xD800 <= one < 0xE000)


def conversation(key: str, chat_id: int, user_id: int) -> Conversation:
    return Conversation(
        id=key,
        chat_id=chat_id,
        user_id=user_id,
        subject="revoke",
        edition=2017,
        language="it",
        answers=(("hand", "defender"),),
        step=3,
        message_id=5,
    )


PRIVATE = conversation("AAAAAAAA", VICTIM, VICTIM)
IN_GROUP = conversation("BBBBBBBB", GROUP, VICTIM)


def forged(dice: Random) -> Iterator[str]:
    """Data as buttons carry it, of others and of nobody, without end, some of it changed."""
    actions = ["trick=5", "back", "why", "cancel", "post", "agree", "new", "over-claim", "entry-0"]
    while True:
        key = dice.choice([PRIVATE.id, IN_GROUP.id, "CCCCCCCC", "-"])
        number = dice.choice([VICTIM, FORGER, 0, 1, 10**18])
        made: list[CallbackData] = [
            Press(key, dice.randrange(6), read_action(dice.choice(actions))),
            Begin(dice.choice(["revoke", "nothing", "system"])),
            SetPreference("language", number, dice.choice(["it", "en", "xx"])),
            SetPreference("edition", number, dice.choice(["2017", "1066"])),
            SetPreference("authority", number, dice.choice(["ebu", "kgb", "none"])),
            Recall(key),
            PlayPress(key, dice.randrange(6), "undo"),
            BeginDeal("7"),
            EndSession(),
        ]
        code = pack(dice.choice(made))
        chance = dice.random()
        if chance < 0.4:
            yield code
        elif chance < 0.9:
            yield mutated(dice, code)
        else:
            yield garbage(dice)


def pressed(store: Store, sender: Sender, data: CallbackData) -> Outcome | None:
    """What comes of forged data of interviews and choices; None of other data."""
    work: Callable[[Transaction], Outcome]
    match data:
        case Press():
            work = partial(
                interviews.press, sender=sender, pressed=data, place=Shown(sender.chat_id, 5)
            )
        case SetPreference():
            work = partial(
                choose_by_button, sender=sender, choice=data, place=Shown(sender.chat_id, 5)
            )
        case Recall():
            work = partial(interviews.recall, sender=sender, key=data.conversation)
        case _:
            return None
    return run(store, work)


@pytest.fixture
def store() -> Iterator[Store]:
    with store_in_memory() as kept:
        yield kept


def test_forged_buttons_change_nothing_of_others(store: Store) -> None:
    dice = Random("buttons")  # noqa: S311 - the same each time
    data = forged(dice)
    victims = [run(store, methodcaller("add", one)) for one in (PRIVATE, IN_GROUP)]
    counted: Counter[str] = Counter()
    for _ in range(BUTTONS):
        code = next(data)
        found = unpack(code)
        if found is not None:
            assert len(pack(found)) <= len(code) <= LIMIT
        chat = dice.choice([FORGER, GROUP])
        outcome = found and pressed(store, Sender(chat, FORGER, "it"), found)
        if outcome:
            counted[str(outcome.notice)] += 1
            theirs = isinstance(found, SetPreference) and found.user_id == FORGER
            assert theirs or outcome.notice is not None, code
        counted["read" if found else "unread"] += 1
    assert {"read", "unread", Notice.GONE, Notice.FOREIGN, Notice.UNREADABLE} <= set(counted)
    assert min(counted.values()) > 5, counted
    for one in victims:
        assert run(store, methodcaller("conversation", one.id)) == one
    assert {row["id"] for row in stored(store, CONVERSATION)} == {PRIVATE.id, IN_GROUP.id}
    of_group = {"chat_id": GROUP, "user_id": EVERYBODY, "language": "it"}
    kept = [row for row in stored(store, PREFERENCE) if row["user_id"] != FORGER]
    assert [{key: one for key, one in row.items() if one is not None} for row in kept] == [
        of_group
    ]


def test_what_no_button_can_carry_is_not_read() -> None:
    for size in (LIMIT + 1, 4_096, 1_000_000):
        assert unpack("*law.2017." + "1" * size) is None
        assert unpack("*begin." + "a" * size) is None
        assert unpack("AAAAAAAA.1." + "a" * size) is None
        assert unpack("A" * size) is None
        assert unpack("*play." + "A" * size) is None


def test_forged_links_lead_nowhere_or_to_a_case_the_law_accepts() -> None:
    dice = Random("links")  # noqa: S311 - the same each time
    whole = [payload(replace(PRIVATE, authority=one)) for one in (None, "ebu", "figb")]
    known = [one for one in [*whole, "a2017-64A1", "a2007-12C1-c_"] if one]
    counted: Counter[str] = Counter()
    for _ in range(LINKS):
        given = dice.choice(known)
        code = mutated(dice, given) if dice.random() < 0.8 else garbage(dice)
        if dice.random() < 0.2:
            code = "r" + "".join(dice.choice(ALPHABET[:64]) for _ in range(dice.randrange(80)))
        try:
            wanted = follow(code)
        except BadLink as bad:
            counted[bad.trouble] += 1
            continue
        counted[type(wanted).__name__] += 1
        if isinstance(wanted, LinkedCase) and code not in known:
            assert payload(replace(PRIVATE, answers=wanted.answers)) is not None
    assert counted["link-unreadable"] > LINKS / 2
    assert counted["Look"] > 5


def hostile_text(dice: Random) -> str:
    known = ["renonce di un difensore", "revoke", "64A1", "/law 64", "indietro", "hand=defender"]
    chosen = dice.choice([dice.choice(known), dice.choice(MARKUP), dice.choice(STRANGE)])
    return dice.choice([chosen, mutated(dice, chosen), f"{dice.choice(known)} {chosen}"])[:4_096]


def garbled_start(dice: Random) -> str:
    """What may be written after /start: a link of ours, changed, or anything."""
    link = payload(PRIVATE) or ""
    return mutated(dice, link)[:64] if dice.random() < 0.5 else hostile_text(dice)[:64]


def assert_no_markup_of_others(marked: str) -> None:
    """Check that a text parses, fits, and has none of the marks that were sent."""
    assert length(plain(marked)) <= LONGEST
    for sent in MARKUP:
        before, _, _ = sent.partition(MARK)
        assert f"{before}{MARK}" not in marked or "<" not in before
    assert "<a " not in marked.replace('<a href="https://t.me/', "")
    assert not set(marked) & UNSEEN, "characters that turn the line around, or that nobody sees"


def test_texts_of_any_kind_are_taken_or_answered_with_a_hint(store: Store) -> None:
    dice = Random("texts")  # noqa: S311 - the same each time
    sender = Sender(FORGER, FORGER, "it")
    for _ in range(TEXTS):
        run(store, methodcaller("forget", FORGER))
        if dice.random() < 0.5:
            own = replace(conversation("DDDDDDDD", FORGER, FORGER), answers=(), step=0)
            run(store, methodcaller("add", own))
        said = hostile_text(dice)
        outcome = run(store, partial(lines.write, sender=sender, text=said))
        kept = stored(store, CONVERSATION)
        assert all(MARK not in str(one) for one in kept), "no text is kept"
        assert isinstance(outcome, Outcome)


def test_inline_queries_are_answered_without_marks_of_theirs() -> None:
    dice = Random("queries")  # noqa: S311 - the same each time
    official = OfficialTexts.none()
    for _ in range(QUERIES):
        query = hostile_text(dice)[:QUERY_LIMIT]
        found = answer_query(
            query, EffectiveChoices(dice.choice(["it", "en"]), 2017, None), official
        )
        assert len(found.cards) <= 10
        for card in found.cards:
            assert_no_markup_of_others(text(card.shown))


@pytest.fixture
async def group(database: str) -> AsyncIterator[Club]:
    """The club, in which everybody's name is markup."""
    async with opened(database) as club:
        yield club


def named(dice: Random, update: Json) -> Json:
    """The update of somebody whose name and chat are markup."""
    for part in ("message", "callback_query", "inline_query"):
        if part in update:
            name = {"first_name": dice.choice(MARKUP), "last_name": dice.choice(STRANGE)}
            update[part]["from"] |= name | {"username": "x" * 32}
    return update


async def test_the_whole_bot_withstands_them(group: Club) -> None:
    dice = Random("whole")  # noqa: S311 - the same each time
    victim = group.person(VICTIM, chat_id=GROUP, language="it")
    await victim.act("/revoke", "<hand=defender>")
    shown = victim.message
    before = await group.bot.store.run(lambda rows: rows.export(VICTIM))
    forger = group.person(FORGER, chat_id=GROUP, language="it")
    alone = await group.person(FORGER, language="it").act("/help")
    data = forged(dice)
    own = [carried for _, carried in shown.row]
    seen = len(group.api.changes)
    for number in range(WHOLE):
        person = dice.choice([forger, alone])
        message = shown.message_id if person is forger else alone.message.message_id
        kind = number % 10
        if kind < 7:
            carried = dice.choice([next(data), dice.choice(own), mutated(dice, dice.choice(own))])
            carried = carried.encode()[:DATA_LIMIT].decode(errors="ignore") or "x"
            update = group.api.press(person.someone, message, carried)
        elif kind == 7:
            update = group.api.write(alone.someone, f"/start {garbled_start(dice)}")
        elif kind == 8:
            command = dice.choice(["/law", "/link", "/play", "/settings", "/nothing", "/edition"])
            update = group.api.write(person.someone, f"{command} {hostile_text(dice)}"[:4_096])
        elif number % 50 == 9:
            update = group.api.ask(person.someone, hostile_text(dice))
        else:
            update = group.api.write(alone.someone, hostile_text(dice) or "x")
        await group.deliver(named(dice, update))
        assert not group.failures, (update, group.failures)
    assert not group.api.unanswered, "every press and query is answered"
    after = await group.bot.store.run(lambda rows: rows.export(VICTIM))
    assert after == before
    assert group.api.messages[GROUP, shown.message_id].text == shown.text
    for change in group.api.changes[seen:]:
        assert_no_markup_of_others(change.marked)


def test_they_are_a_hundred_thousand_at_night() -> None:
    assert (100_000 if NIGHT else 12_499) == BUTTONS + LINKS + TEXTS + QUERIES + WHOLE
