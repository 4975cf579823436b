"""What is kept of a person, in every kind of database: whoever is forgotten is in no table."""

from bot.conversation.model import EVERYBODY, LinkedChat, Preference, Score
from bot.storage.store import Store
from bot.storage.transaction import PersonalRows, Transaction
from tests.bot.storage.direct import run
from tests.bot.storage.test_store import CHAT, USER, add, interview

OTHER = 8


def fill(store: Store, *users: int) -> None:
    """Let people use the bot, in two chats each."""

    def choose(rows: Transaction) -> None:
        for user in users:
            rows.set_preference(CHAT, user, Preference(language="it", plain=True))
            rows.set_preference(user, user, Preference(plain=False))
            rows.set_score(user, 2, Score(answered=3, correct=2, last="2017.5"))
            rows.set_link(user, user, LinkedChat(-5, "club"))
        rows.set_preference(CHAT, EVERYBODY, Preference(edition=2007))

    run(store, choose)
    for user in users:
        add(store, interview(user_id=user))
        add(store, interview(chat_id=user, user_id=user))


def kept(store: Store, user: int) -> PersonalRows:
    return run(store, lambda rows: rows.export(user))


def test_who_is_forgotten_is_in_no_table_and_everybody_else_still_is(store: Store) -> None:
    fill(store, USER, OTHER)
    before = kept(store, OTHER)
    assert run(store, lambda rows: rows.forget(USER)) == 6
    assert not any(kept(store, USER).values())
    assert kept(store, OTHER) == before
    assert run(store, lambda rows: rows.preference(CHAT, EVERYBODY)) == Preference(edition=2007)
    assert run(store, lambda rows: rows.forget(USER)) == 0


def test_a_score_is_empty_then_what_was_kept_last(store: Store) -> None:
    def keep(score: Score) -> Score:
        run(store, lambda rows: rows.set_score(USER, 1, score))
        return run(store, lambda rows: rows.score(USER, 1))

    assert run(store, lambda rows: rows.score(USER, 1)) == Score()
    assert keep(Score(answered=1, correct=0, last="2017.1")).answered == 1
    assert keep(Score(answered=2, correct=1, last="2017.2")).last == "2017.2"
    assert run(store, lambda rows: rows.score(USER, 2)) == Score()
