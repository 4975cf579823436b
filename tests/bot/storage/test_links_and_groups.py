"""What stores keep of groups: topics, messages, linked chats, and chats whose id changes."""

import pytest

from bot.conversation.model import EVERYBODY, Conversation, LinkedChat, Preference, Shown
from bot.storage.errors import Stale
from bot.storage.store import Store
from lawcore.engine.records import replace
from tests.bot.storage.conftest import Clock
from tests.bot.storage.direct import run

GROUP, SUPERGROUP, CHANNEL, USER = -9, -1_001_234_567_890, -1_009_876_543_210, 7


def interview(topic_id: int | None = None, **changes: object) -> Conversation:
    made = Conversation(
        chat_id=GROUP, user_id=USER, topic_id=topic_id, subject="revoke", edition=2017,
        language="it",
    )  # fmt: skip
    return replace(made, **changes)  # type: ignore[arg-type]  # names of fields


def add(store: Store, conversation: Conversation) -> Conversation:
    return run(store, lambda rows: rows.add(conversation))


def read(store: Store, key: str) -> Conversation | None:
    return run(store, lambda rows: rows.conversation(key))


def test_what_belongs_to_a_group_is_read_back_as_it_was_kept(store: Store) -> None:
    kept = add(store, interview(2**40, linked_id=CHANNEL, linked_name="@club", posted="0f"))
    assert read(store, kept.id) == kept
    changed = replace(kept, linked_id=None, linked_name=None, posted=None, user_id=8)
    saved = run(store, lambda rows: rows.save(changed))
    assert read(store, kept.id) == saved
    assert saved.user_id == 8, "an administrator took it over"


def test_each_topic_has_its_own_open_conversation(store: Store) -> None:
    in_none, in_three = add(store, interview()), add(store, interview(3))

    def opened(topic_id: int | None) -> Conversation | None:
        return run(store, lambda rows: rows.open_conversation(GROUP, USER, topic_id))

    assert [opened(None), opened(3), opened(4)] == [in_none, in_three, None]


def test_a_message_shows_the_newest_of_its_conversations(store: Store) -> None:
    add(store, interview(message_id=5))
    newest = add(store, interview(message_id=5, finished=True))
    add(store, interview(message_id=6))
    add(store, interview(message_id=5, chat_id=SUPERGROUP))
    assert run(store, lambda rows: rows.find_shown_in(Shown(GROUP, 5))) == newest
    assert run(store, lambda rows: rows.find_shown_in(Shown(GROUP, 7))) is None


def test_a_link_is_kept_changed_and_forgotten(store: Store) -> None:
    def keep(link: LinkedChat | None) -> LinkedChat | None:
        run(store, lambda rows: rows.set_link(GROUP, EVERYBODY, link))
        return run(store, lambda rows: rows.link(GROUP, EVERYBODY))

    assert run(store, lambda rows: rows.link(GROUP, EVERYBODY)) is None
    assert keep(LinkedChat(CHANNEL, "@club")) == LinkedChat(CHANNEL, "@club")
    assert run(store, lambda rows: rows.link(GROUP, USER)) is None
    assert keep(LinkedChat(SUPERGROUP)) == LinkedChat(SUPERGROUP)
    assert keep(None) is None
    assert keep(None) is None


def test_everything_of_a_chat_moves_with_it(store: Store, clock: Clock) -> None:
    first = add(store, interview(message_id=5))
    done = add(store, interview(message_id=6, finished=True))
    second = add(store, interview(user_id=8))
    stays = add(store, interview(chat_id=1, linked_id=GROUP))
    run(store, lambda rows: rows.set_preference(GROUP, USER, Preference(language="it")))
    run(store, lambda rows: rows.set_link(GROUP, EVERYBODY, LinkedChat(CHANNEL, "@club")))
    run(store, lambda rows: rows.set_link(1, 1, LinkedChat(GROUP)))

    moved = run(store, lambda rows: rows.move_chat(GROUP, SUPERGROUP))

    assert [one.id for one in moved] == [first.id, second.id]
    assert {(one.chat_id, one.message_id) for one in moved} == {(SUPERGROUP, None)}
    assert moved == [read(store, first.id), read(store, second.id)]
    after = read(store, done.id)
    assert after is not None
    assert after.chat_id == SUPERGROUP
    staying = read(store, stays.id)
    assert staying is not None
    assert (staying.chat_id, staying.linked_id) == (1, SUPERGROUP)
    kept = run(store, lambda rows: rows.preference(SUPERGROUP, USER))
    assert kept == Preference(language="it")
    assert run(store, lambda rows: rows.preference(GROUP, USER)) == Preference()
    assert run(store, lambda rows: rows.link(SUPERGROUP, EVERYBODY)) == LinkedChat(
        CHANNEL, "@club"
    )
    assert run(store, lambda rows: rows.link(1, 1)) == LinkedChat(SUPERGROUP)
    assert run(store, lambda rows: rows.move_chat(GROUP, SUPERGROUP)) == []


def test_what_was_chosen_in_the_new_chat_already_is_kept(store: Store) -> None:
    former, latter = Preference(language="it"), Preference(language="en")
    run(store, lambda rows: rows.set_preference(GROUP, USER, former))
    run(store, lambda rows: rows.set_preference(SUPERGROUP, USER, latter))
    run(store, lambda rows: rows.move_chat(GROUP, SUPERGROUP))
    kept = run(store, lambda rows: rows.preference(SUPERGROUP, USER))
    assert kept == latter


def test_who_read_a_conversation_before_its_chat_moved_cannot_save_it(store: Store) -> None:
    before = add(store, interview())
    run(store, lambda rows: rows.move_chat(GROUP, SUPERGROUP))
    with pytest.raises(Stale):
        run(store, lambda rows: rows.save(replace(before, step=1)))
