"""However much somebody sends, what is kept of him has a bound."""

from datetime import timedelta
from operator import methodcaller

from bot.conversation.fingerprint import LOOKED_THROUGH
from bot.conversation.model import new_id
from bot.play.model import Play
from bot.storage.calls import RECEIVED_FOR
from bot.storage.errors import AlreadyDone
from bot.storage.plays import MOST_DEALS, MOST_PLAYS
from bot.storage.store import Store
from bot.storage.transaction import Transaction
from bot.storage.unit_of_work import MOST_KEPT
from bot.usecases import interviews
from bot.usecases.outcome import Sender
from lawcore.engine.records import replace
from tests.bot.storage.conftest import Clock
from tests.bot.storage.direct import expire, once, run
from tests.bot.storage.test_store import add, interview

BEGGAR, OTHER = 666, 7


def kept(store: Store, user_id: int, table: str) -> int:
    return len(run(store, lambda rows: rows.export(user_id))[table])


def test_begun_over_and_over_the_oldest_go_and_the_open_one_stays(store: Store) -> None:
    sender = Sender(BEGGAR, BEGGAR)
    theirs = run(store, lambda rows: rows.add(interview(OTHER, OTHER)))
    begun = [
        run(store, lambda rows: interviews.begin(rows, sender, "revoke")).begun
        for _ in range(MOST_KEPT + 40)
    ]
    assert kept(store, BEGGAR, "conversation") == MOST_KEPT

    def look(rows: Transaction) -> list[bool]:
        keys = [one.conversation.id for one in begun]
        return [rows.conversation(key) is not None for key in keys]

    assert run(store, look) == [False] * 40 + [True] * MOST_KEPT
    open_one = run(store, lambda rows: rows.open_conversation(BEGGAR, BEGGAR))
    assert open_one == begun[-1].conversation
    assert run(store, lambda rows: rows.conversation(theirs.id)) == theirs


def test_interviews_open_in_many_chats_have_the_same_bound(store: Store) -> None:
    for chat in range(MOST_KEPT + 20):
        add(store, interview(-1 - chat, BEGGAR))
    assert kept(store, BEGGAR, "conversation") == MOST_KEPT


def test_finished_ones_go_before_an_old_one_that_is_open(store: Store) -> None:
    oldest = run(store, lambda rows: rows.add(interview(-5, BEGGAR)))
    for _ in range(MOST_KEPT + 5):
        add(store, replace(interview(BEGGAR, BEGGAR), finished=True))
    assert run(store, lambda rows: rows.conversation(oldest.id)) == oldest


def test_the_list_of_rulings_loses_nothing_by_the_bound() -> None:
    assert MOST_KEPT >= LOOKED_THROUGH


def test_records_and_deals_have_a_bound(store: Store) -> None:
    for number in range(MOST_PLAYS + 10):
        play = Play(id=new_id(), chat_id=BEGGAR, user_id=BEGGAR, language="en", line=number)
        run(store, methodcaller("add_play", play))
    assert kept(store, BEGGAR, "play") == MOST_PLAYS
    last = run(store, lambda rows: rows.open_play(BEGGAR, BEGGAR))
    assert last is not None
    assert last.line == MOST_PLAYS + 9
    for first in range(0, 3 * MOST_DEALS, MOST_DEALS // 2):
        deals = {str(first + place): "…" for place in range(MOST_DEALS // 2)}
        run(store, methodcaller("keep_deals", BEGGAR, BEGGAR, deals))
    boards = [*run(store, lambda rows: rows.deals(BEGGAR, BEGGAR))]
    assert boards == [str(board) for board in range(2 * MOST_DEALS, 3 * MOST_DEALS)]


def test_more_deals_at_once_than_are_kept_leave_the_first(store: Store) -> None:
    deals = {str(place): "…" for place in range(MOST_DEALS + 30)}
    run(store, lambda rows: rows.keep_deals(BEGGAR, BEGGAR, deals))
    boards = [*run(store, lambda rows: rows.deals(BEGGAR, BEGGAR))]
    assert boards == [*deals][:MOST_DEALS]


def test_which_updates_came_is_forgotten_once_none_can_come_again(
    store: Store, clock: Clock
) -> None:
    for number in range(100):
        once(store, number, lambda rows: None)
    month = timedelta(days=30)
    clock.now += RECEIVED_FOR - timedelta(hours=1)
    expire(store, clock.now - month)
    assert all(once(store, n, lambda rows: None) == AlreadyDone() for n in range(100))
    clock.now += timedelta(hours=2)
    expire(store, clock.now - month)
    assert not any(once(store, n, lambda rows: None) == AlreadyDone() for n in range(100))
