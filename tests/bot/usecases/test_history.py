"""One's rulings: listed, opened again, and compared with what the law core answers now."""

from bot.conversation.callback_data import ListRulings, Recall
from bot.conversation.codec import pack, unpack
from bot.conversation.fingerprint import LISTED, add_fingerprint, headline, mark
from bot.conversation.interview import Interview, ask_the_law
from bot.conversation.model import Conversation
from bot.screens.history import history_screen
from bot.screens.rows import IN_A_PAGE
from bot.storage.transaction import Transaction
from bot.wording import TEXTS
from lawcore import SUBJECTS, Edition
from lawcore.engine.dialogues import dialogues
from lawcore.engine.records import replace
from lawcore.wording import LANGUAGES
from tests.bot.conversation.test_deep_links import ORDINARY, case, spread
from tests.bot.person import Club, Person
from tests.bot.storage.direct import run
from tests.each import together
from tests.sampling import in_turn

BACK, NEXT = (TEXTS["en"].say(key) for key in ("back", "next-page"))
PARTNER_WON = {"won_by": "partner", "later_tricks": None}
"""Of a trick that partner has won it is not asked what was won later."""


async def ruled(person: Person, **changes: object) -> Person:
    await person.send("/revoke")
    await person.answer(**{**ORDINARY, **changes})
    return person


def kept(club: Club, user_id: int = 7) -> list[Conversation]:
    found = run(club.bot.store, lambda rows: rows.rulings(user_id, None, 99))
    return list(found)


def marked(one: Conversation) -> Conversation:
    """A conversation with mark and headline of what it has come to."""
    return add_fingerprint(one, Interview.of(one))


def changed(club: Club, one: Conversation, **changes: object) -> None:
    """Keep a ruling as if another version of the law core had given it."""
    run(
        club.bot.store,
        lambda rows: rows.save(replace(one, **changes)),  # type: ignore[arg-type]
    )


async def test_nothing_ruled_yet(club: Club) -> None:
    await club.person().act("/revoke", "/history")
    shown = max(club.api.messages.values(), key=lambda one: one.message_id)
    assert shown.text.startswith("No ruling yet")


async def test_rulings_are_listed_the_latest_first(club: Club) -> None:
    person = club.person()
    await ruled(person)
    await ruled(person, **PARTNER_WON)
    await person.send("/history")
    latest, earlier = kept(club)
    assert dict(latest.answers)["won_by"] == "partner"
    opened = [data for _, data in person.message.row]
    assert opened == [pack(Recall(latest.id)), pack(Recall(earlier.id))]
    assert person.buttons == ["1", "2"]
    assert person.screen.splitlines()[-2:] == [
        f"{number} Revoke · {one.headline}"
        for number, one in enumerate((latest, earlier), start=1)
    ]


async def test_a_question_and_a_cancelled_case_are_no_rulings(club: Club) -> None:
    person = await ruled(club.person())
    await person.act("/cancel", "/revoke", "<hand=defender>")
    assert not kept(club)


async def test_an_answer_that_is_changed_changes_the_list(club: Club) -> None:
    person = await ruled(club.person())
    before = kept(club)[0]
    await person.act("/edition", "[2007 Laws]")
    (after,) = kept(club)
    assert after.edition == 2007
    assert before.id == after.id


async def test_a_ruling_opens_again_as_it_was(club: Club) -> None:
    person = await ruled(club.person())
    ruling, buttons = person.screen, person.buttons
    await person.act("/revoke", "/history")
    await person.carry(person.message.row[0][1])
    assert (person.screen, person.buttons) == (ruling, buttons)
    assert not any("has changed" in one.text for one in club.api.messages.values())
    await person.send("/history")
    assert len(person.message.row) == 1, "the same ruling opened twice is listed once"


async def test_a_ruling_of_several_side_by_side_is_listed_too(club: Club) -> None:
    person = await club.person().act("/revoke")
    await person.answer(hand="defender", trick=5, since="played")
    await person.do("unsure")
    assert "It depends on who won the revoke trick" in person.screen
    both = person.screen
    await person.send("/history")
    (one,) = kept(club)
    assert "; " in (one.headline or "")
    assert person.screen.endswith(f"1 Revoke · {one.headline}")
    await person.carry(person.message.row[0][1])
    assert person.screen == both


async def test_a_ruling_that_is_another_now_says_so_with_both(club: Club) -> None:
    person = await ruled(club.person())
    (one,) = kept(club)
    changed(club, one, ruled="0123456789abcdef", headline="One trick is transferred (64A2).")
    await person.send("/history")
    await person.carry(person.message.row[0][1])
    *_, said, ruling = sorted(club.api.messages.values(), key=lambda one: one.message_id)
    heading, then, now = said.text.splitlines()
    assert heading.startswith("The answer has changed since 2")
    assert then == "Then: One trick is transferred (64A2)."
    assert now == f"Now: {one.headline}"
    assert (one.headline or "") in ruling.text
    await person.send("/history")
    assert person.screen.endswith(f"1 Revoke · {one.headline}")


async def test_a_change_below_the_headline_is_said_too(club: Club) -> None:
    person = await ruled(club.person())
    (one,) = kept(club)
    changed(club, one, ruled="0123456789abcdef")
    await person.send("/history")
    await person.carry(person.message.row[0][1])
    *_, said, _ = sorted(club.api.messages.values(), key=lambda one: one.message_id)
    assert "the rest has changed" in said.text


async def test_answers_that_the_law_no_longer_knows_are_asked_again(club: Club) -> None:
    person = await ruled(club.person())
    (one,) = kept(club)
    changed(club, one, answers=(("hand", "defender"), ("mood", "bad"), ("trick", 5)))
    await person.send("/history")
    await person.carry(person.message.row[0][1])
    assert "trick=1-11" in person.actions


async def test_nobody_sees_or_opens_the_rulings_of_another(club: Club) -> None:
    anna, bruno = club.person(1), club.person(2)
    await ruled(anna)
    await bruno.send("/history")
    assert bruno.screen.startswith("No ruling yet")
    (one,) = kept(club, 1)
    await bruno.carry(pack(Recall(one.id)))
    assert bruno.said.startswith("These buttons are another")
    assert not kept(club, 2)
    await bruno.carry(pack(Recall("nothing")))
    assert bruno.said.startswith("This case is no longer here")


async def test_a_group_is_shown_no_ruling_and_led_to_the_private_chat(club: Club) -> None:
    alone, among = club.person(1), club.person(1, chat_id=-9)
    await ruled(alone)
    await ruled(among, **PARTNER_WON)
    await among.send("/history")
    ((_, link),) = among.message.row
    assert "64" not in among.screen
    await alone.send(f"/start {link.rpartition('=')[2]}")
    assert len(alone.message.row) == 2


async def test_six_are_on_a_page_and_twenty_in_all(club: Club) -> None:
    def many(rows: Transaction) -> None:
        for answers in spread("revoke", 2017):
            rows.add(marked(replace(case("revoke", *answers.items()), user_id=7, chat_id=7)))

    run(club.bot.store, many)
    person = await club.person().act("/history")
    opened = list[str]()
    for page in range(-(-LISTED // IN_A_PAGE)):
        assert len(set(person.buttons)) == len(person.buttons) <= IN_A_PAGE + 2
        opened.extend(data for _, data in person.message.row if "history" in data)
        assert (BACK in person.buttons) is (page > 0)
        if len(opened) < LISTED:
            await person.press(NEXT)
    assert len(set(opened)) == len(opened) == LISTED
    assert NEXT not in person.buttons
    await person.press(BACK)
    assert NEXT in person.buttons


async def test_what_is_forgotten_is_listed_no_more(club: Club) -> None:
    person = await ruled(club.person())
    run(club.bot.store, lambda rows: rows.forget(7))
    await person.send("/history")
    assert person.screen.startswith("No ruling yet")


@together("subject, language", in_turn(SUBJECTS, LANGUAGES))
def test_every_list_fits_into_a_message(subject: str, language: str) -> None:
    edition = int(max(SUBJECTS[subject].books))
    longest = sorted(
        (
            marked(replace(case(subject, *answers.items(), edition=edition), language=language))
            for answers in spread(subject, edition)
        ),
        key=lambda one: len(one.headline or ""),
    )[-LISTED:]
    shown = history_screen(language, longest)
    assert sum(len(line.text) + 1 for line in shown.lines) <= 4096
    assert all(
        isinstance(unpack(pack(button.data)), Recall | ListRulings) for button in shown.buttons
    )


def test_marks_tell_rulings_apart_as_the_table_does() -> None:
    found: dict[object, set[str | None]] = {}
    every = dialogues(SUBJECTS["dummy"], Edition(2017))
    for one in every:
        found.setdefault(one.ruling.substance, set()).add(mark(one.ruling))
    assert all(len(marks) == 1 for marks in found.values())
    assert len(set.union(*found.values())) == len(found)


def test_a_question_has_neither_mark_nor_headline() -> None:
    asked = marked(replace(case("revoke"), ruled="x", headline="y"))
    assert (asked.ruled, asked.headline) == (None, None)
    assert mark(ask_the_law(asked)) is None
    assert headline(ask_the_law(asked), "en") is None
