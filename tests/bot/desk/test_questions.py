"""A question from its asker to a director and back, as people see it."""

from bot.desk.model import LONGEST_TEXT, MOST_AT_A_DESK
from bot.terminal.bot_api import Someone
from tests.bot.desk.desk_people import (
    ADMIN,
    ANOTHER,
    GROUP,
    LUCA,
    MARTA,
    DeskApi,
    DeskClub,
    desk_club,
)
from tests.bot.person import Person
from tests.tables import tabled

WORDS = "He says he had no hearts."
NOW = "Send: I am directing now"
NOT_YOURS = "You do not have this question (any more)."
OLD = "That button is out of date: this is where we are."


async def answered(club: DeskClub, asker: Person, text: str = "45C1.") -> Person:
    """A question that Marta has ruled differently."""
    await club.asked(asker)
    marta = await club.taken()
    await marta.press("I rule differently…")
    await marta.send(text)
    await marta.press("Send")
    return marta


async def test_a_question_goes_to_the_group_and_its_answer_to_the_asker(database: str) -> None:
    async with desk_club(database) as club:
        anna = club.person()
        key = await club.asked(anna, WORDS, NOW)
        assert anna.screen.startswith("A1 · Sent to Club")
        card = club.texts(GROUP)[-1]
        assert card.startswith("A1 · Revoke · directing now · 20:00\nBot: Established: 1 trick")
        assert f"“{WORDS}”" in card
        marta = await club.taken()
        assert "Taken by Director" in club.texts(GROUP)[-1]
        assert "A director has had it" in anna.screen
        await marta.act("[I confirm the ruling]", "The card was played: 45C1.")
        assert anna.screen.startswith("A1 · A director has had it"), "nothing leaves unseen"
        await marta.press("Send")
        assert anna.screen == (
            "A1 · Confirmed\nBot: Established: 1 trick to declarer (64A2)\n"
            "“The card was played: 45C1.”\nClub"
        )
        assert "Confirmed · Director" in club.texts(GROUP)[-1]
        row = club.question(key)
        assert (row["state"], row["result"], row["holder_id"]) == ("answered", "confirmed", MARTA)


async def test_of_all_who_press_at_once_one_has_it_and_the_others_read_who(club: DeskClub) -> None:
    key = await club.asked(club.person())
    card = club.in_group(MARTA).message
    take = dict(card.row)["I'll take it"]
    api = club.api
    directors = range(200, 240)
    presses = [api.press(Someone(d, GROUP, "en"), card.message_id, take) for d in directors]
    api.answers.clear()
    await club.club.deliver(*presses)
    assert sorted(api.answers) == sorted(["", *["Director has it."] * 39])
    assert len(api.opened) == 1
    holder = club.question(key)["holder_id"]
    other = club.person(next(d for d in directors if d != holder))
    await other.send("/start " + api.opened[-1].rpartition("=")[2])
    assert other.screen == NOT_YOURS


async def test_what_is_added_during_a_draft_is_shown_before_it_is_sent(club: DeskClub) -> None:
    anna = club.person()
    await club.asked(anna)
    marta = await club.taken()
    await marta.press("I confirm the ruling")
    draft = dict(marta.message.row)["Send"], marta.message.message_id
    await anna.act("[Add…]", "Dummy had spoken before.")
    assert "Dummy had spoken" not in "".join(club.texts(MARTA)), "it is not sent yet"
    await anna.press("Send")
    assert marta.latest("The asker adds: “Dummy had spoken before.”")
    await marta.carry(*draft)
    assert marta.said == OLD
    assert "Added by the asker meanwhile:\n“Dummy had spoken before.”" in marta.screen
    assert not anna.screen.startswith("A1 · Confirmed")
    await marta.press("Send")
    assert anna.screen.startswith("A1 · Confirmed")


async def test_what_is_withdrawn_during_a_draft_is_not_answered(club: DeskClub) -> None:
    anna = club.person()
    await club.asked(anna)
    marta = await club.taken()
    await marta.press("I confirm the ruling")
    draft = dict(marta.message.row)["Send"], marta.message.message_id
    await anna.press("Withdraw my question")
    assert marta.screen.startswith("Withdrawn")
    await marta.carry(*draft)
    assert marta.said == "A1 was withdrawn: nothing was sent."
    assert anna.screen == "A1 · Withdrawn"
    assert "Withdrawn" in club.texts(GROUP)[-1]


async def test_a_fact_is_asked_and_told(club: DeskClub) -> None:
    anna = club.person()
    await club.asked(anna)
    marta = await club.taken()
    await marta.act("[Ask for a fact…]", "Who led to trick 6?", "[Send]")
    assert anna.screen == "A1 · Club asks back:\n“Who led to trick 6?”"
    assert "Director has asked back" in club.texts(GROUP)[-1]
    await anna.act("[Answer…]", "Dummy.", "[Send]")
    said = marta.screen.splitlines()
    assert said[:2] == ["You have asked: “Who led to trick 6?”", "The asker answers: “Dummy.”"]
    assert marta.screen.count("Dummy.") == marta.screen.count("A1") == 1
    await marta.act("[I confirm the ruling]", "[Send]")
    assert anna.screen.startswith("A1 · Confirmed")


async def test_it_is_not_clear_once_and_anybody_at_the_desk_may_answer_anew(
    club: DeskClub,
) -> None:
    anna = club.person()
    marta = await answered(club, anna)
    await anna.act("[Not clear…]", "And if dummy had a heart?", "[Send]")
    assert marta.screen.startswith("What the asker finds unclear: “And if dummy had a heart?”")
    await marta.act("[I rule differently…]", "The same.", "[Send]")
    assert "“The same.”" in anna.screen
    assert "Not clear…" not in anna.buttons
    await club.in_group(LUCA).press("Reopen")
    luca = await club.at_it(LUCA)
    assert "“The same.”" in anna.screen, "until there is another answer the asker keeps it"
    await luca.act("[It is judgement: my view…]", "I see it otherwise.", "[Signed: the desk]")
    await luca.act("[Send]")
    assert anna.screen.endswith("“I see it otherwise.”\nDirector, Club")


async def test_an_answer_is_corrected_and_the_asker_told(club: DeskClub) -> None:
    anna = club.person()
    marta = await answered(club, anna)
    await marta.act("[Correct…]", "Rather 45C2.", "[Send]")
    assert [text for text in club.texts(7) if "“Rather 45C2.”" in text] == [anna.screen]
    assert "“45C1.”" in "".join(club.texts(7)), "what was said before stays said"
    assert "“Rather 45C2.”" in club.texts(GROUP)[-1]
    await anna.press("Clear, thanks")
    assert anna.buttons == ["Open the case", "New ruling"]


async def test_colleagues_of_one_name_are_told_apart_by_what_they_had(club: DeskClub) -> None:
    anna = club.person()
    for director in (LUCA, ADMIN):
        await club.asked(anna, WORDS)
        taken = await club.taken(director)
        await taken.act("[I confirm the ruling]", "[Send]")
    await club.asked(anna, WORDS)
    marta = await club.taken(MARTA)
    await marta.press("To a colleague…")
    named = [one for one in marta.buttons if one.startswith("To Director")]
    assert named == ["To Director, who had A2", "To Director, who had A1"]


async def test_it_is_handed_on_to_the_list_to_a_colleague_and_to_another_desk(
    club: DeskClub,
) -> None:
    await club.open_desk(ANOTHER)
    anna, group = club.person(), club.in_group(MARTA)
    await anna.send("/start d" + club.desk_id(GROUP))
    await club.asked(anna)
    luca = await club.taken(LUCA)
    await luca.act("[To a colleague…]", "[Put it back in the list]")
    assert "Back in the list; Director had it" in group.screen
    luca = await club.taken(LUCA)
    await luca.act("[I confirm the ruling]", "[Send]")
    await club.asked(anna, WORDS)
    marta = await club.taken(MARTA)
    await marta.press("To a colleague…")
    assert marta.buttons.count("To Director") == 1, "who has answered here, but not oneself"
    key = club.id_of(marta)
    await marta.carry(f"*question.{key}.{club.question(key)['version']}.to.{LUCA}")
    assert luca.screen.startswith("Handed on to you")
    await luca.act("[To a colleague…]", "[To the desk Club]")
    assert WORDS not in "".join(club.texts(GROUP)), "here nothing of it is kept"
    assert "Handed on to another desk" in "".join(club.texts(GROUP))
    assert WORDS in club.texts(ANOTHER)[-1]
    assert anna.screen.startswith("A1 · Sent to Club")
    assert anna.message.row[1][1] != "", "its buttons are those of the new question"
    marta = await club.taken(MARTA, ANOTHER)
    await marta.act("[I confirm the ruling]", "[Send]")
    assert anna.screen.startswith("A1 · Confirmed")


@tabled
async def test_a_question_is_declined_with_a_reason(club: DeskClub, why: str, told: str) -> None:
    anna = club.person()
    await club.asked(anna)
    marta = await club.taken()
    await marta.press("Not for us…")
    await marta.press(why)
    assert anna.screen == f"A1 · No answer from Club\n{told}"


async def test_for_conduct_an_asker_is_blocked_until_an_administrator_lifts_it(
    club: DeskClub,
) -> None:
    anna, admin = club.person(), club.in_group(ADMIN)
    await club.asked(anna, "Rude words")
    marta = await club.taken()
    await marta.act("[Not for us…]", "[Conduct: block for 180 days]")
    assert "The desk does not answer this." in anna.screen
    await club.compose(anna)
    await anna.press("Send: I am a player")
    assert anna.said == "This desk takes no questions from you."
    await admin.act("/desk", "[Blocked: 1]")
    await club.in_group(MARTA).press("Let A1 ask again")
    assert admin.said == "Only an administrator of the group can do that."
    await admin.press("Let A1 ask again")
    await anna.press("Send: I am a player")
    assert anna.screen.startswith("A2 · Sent to Club")
    assert "During the event ask your Director" in anna.screen


async def test_a_person_has_three_open_and_asks_five_a_day(club: DeskClub) -> None:
    anna = club.person()
    for _ in range(3):
        await club.asked(anna)
    await club.compose(anna)
    await anna.press("Send: I direct, no hurry")
    assert anna.said.startswith("You have three open questions")
    for _ in range(2):
        await anna.press_on("Withdraw my question")
        await club.asked(anna)
    await anna.press_on("Withdraw my question")
    await club.compose(anna)
    await anna.press("Send: I direct, no hurry")
    assert anna.said.startswith("You have asked five questions within a day")
    await club.later(days=1)
    await anna.press("Send: I direct, no hurry")
    assert anna.screen.startswith("A6 · Sent to Club")


async def test_a_desk_has_fifty_open_questions(club: DeskClub) -> None:
    asked = [await club.asked(club.person(1_000 + number)) for number in range(MOST_AT_A_DESK)]
    late = club.person()
    await club.compose(late)
    await late.press("Send: I direct, no hurry")
    assert late.said.startswith("This desk has as many open questions as it can take")
    first = club.person(1_000)
    await first.press("Withdraw my question")
    await late.press("Send: I direct, no hurry")
    assert late.screen.startswith(f"A{len(asked) + 1} · Sent to Club")


async def test_what_is_typed_is_short_without_links_and_for_ten_minutes(club: DeskClub) -> None:
    anna = club.person()
    await club.asked(anna)
    marta = await club.taken()
    await marta.press("It is judgement: my view…")
    await marta.send("x" * (LONGEST_TEXT + 1))
    assert "That has 601 characters: at most 600" in marta.screen
    await marta.send("see https://example.org/")
    assert "No links and no @names" in marta.screen
    await marta.send("my view")
    assert "“my view”" in marta.screen
    former = dict(marta.message.row)["Send"], marta.message.message_id
    await marta.send("my other view")
    await marta.carry(*former)
    assert marta.said == "The text has changed: this is what would be sent."
    assert "“my other view”" in marta.screen
    await club.later(minutes=11)
    await marta.send("defender revoked, won by partner")
    assert "I understood" in marta.screen, "by now it is a case like any other"
    assert anna.screen.startswith("A1 · A director has had it")


async def test_who_has_left_the_group_sends_nothing(database: str) -> None:
    api = DeskApi(administrators={(GROUP, 1)})  # the bot itself
    async with desk_club(database, api) as club:
        anna = club.person()
        await club.asked(anna)
        marta = await club.taken()
        await marta.press("I confirm the ruling")
        api.gone.add((GROUP, MARTA))
        await marta.press("Send")
        assert marta.said.startswith("You are no longer in the group of this desk")
        assert anna.screen.startswith("A1 · Sent to Club")
        assert "Back in the list" in club.texts(GROUP)[-1]


async def test_an_old_button_and_an_update_that_comes_again_do_nothing_twice(
    club: DeskClub,
) -> None:
    anna = club.person()
    await club.compose(anna)
    message, press = anna.message, dict(anna.message.row)["Send: I direct, no hurry"]
    update = club.api.press(anna.someone, message.message_id, press)
    await club.club.deliver(update)
    club.api.unanswered.add(update["callback_query"]["id"])
    await club.club.deliver(update)
    assert anna.screen.startswith("A1 · Sent to Club")
    await anna.carry(press, message.message_id)
    assert anna.said == OLD
    assert len([text for text in club.texts(GROUP) if text.startswith("A1")]) == 1


async def test_somebody_else_presses_and_follows_in_vain(club: DeskClub) -> None:
    anna, eve = club.person(), club.person(666)
    key = await club.asked(anna, WORDS)
    version = club.question(key)["version"]
    await eve.send("/help")
    for action in ("withdraw", "add", "confirmed", "send.0", "take", "reopen", "see", "drop"):
        await eve.carry(f"*question.{key}.{version}.{action}")
        assert WORDS not in "".join(club.texts(666)), action
    for payload in (f"h{key}", f"k{key}"):
        await eve.send(f"/start {payload}")
    assert WORDS not in "".join(club.texts(666))
    assert club.question(key)["state"] == "waiting"


async def test_it_is_asked_by_command_from_a_group_and_of_a_line(club: DeskClub) -> None:
    anna = await club.person().act("/ask")
    assert "Write your question in a message." in anna.screen
    await anna.act("May a spectator speak?", "[Send: I direct, no hurry]")
    assert club.texts(GROUP)[-1].startswith("A1 · Question · directs, no hurry")
    marta = await club.taken()
    assert "I confirm the ruling" not in marta.buttons
    await marta.act("[My answer…]", "No: 76B5.", "[Send]")
    assert anna.screen == "A1 · Answered\n“No: 76B5.”\nClub"
    await anna.act("qwerty asdf zxcv uiop", "[Ask a director]")
    assert "“qwerty asdf zxcv uiop”" in anna.screen
    await anna.press("Back")
    assert "qwerty" not in "".join(club.texts(7)), "the message is gone"
    elsewhere = club.in_group(7, -5)
    await elsewhere.send("/revoke")
    await elsewhere.answer(hand="defender", trick=5, since="played", won_by="partner")
    await elsewhere.press("Ask a director")
    await anna.send("/start " + club.api.opened[-1].rpartition("=")[2])
    assert anna.screen.startswith("Ask: Club\nRevoke\nBot: Established")


async def test_what_directors_write_below_a_card_is_discussion(club: DeskClub) -> None:
    await club.asked(club.person())
    before = len(club.api.messages)
    await club.in_group(MARTA).reply("a defender revoked, I think")
    assert len(club.api.messages) == before


async def test_a_name_is_told_only_where_the_asker_says_so(club: DeskClub) -> None:
    anna = club.person()
    await club.compose(anna)
    await anna.press("Name: no")
    assert "your name (Director)" in anna.screen
    await anna.press("Send: I direct, no hurry")
    assert "From: Director" in club.texts(GROUP)[-1]


async def test_what_is_the_directors_to_judge_is_asked_from_its_ruling(club: DeskClub) -> None:
    anna = await club.person().act("/claim")
    await anna.answer(accepted="no", act="said_win_n", by="declarer")
    await anna.do("less_successful_normal_line=open")
    assert "Ask a director" in anna.buttons
    assert "No, none" in anna.buttons, "it is judged there as well"
    assert "Assumed: nobody played on" in anna.screen


async def test_a_club_of_one_director_asks_and_answers_alone(club: DeskClub) -> None:
    alone = club.person(MARTA)
    key = await club.asked(alone, WORDS, NOW)
    await club.taken()
    assert alone.screen.startswith("This is yours.")
    await alone.act("[Ask for a fact…]", "Who led?", "[Send]")
    assert alone.screen == "A1 · Club asks back:\n“Who led?”"
    await alone.act("[Answer…]", "Dummy.", "[Send]")
    assert alone.latest("You have asked: “Who led?”\nThe asker answers: “Dummy.”")
    await alone.press_on("I confirm the ruling")
    await alone.press("Send")
    assert alone.latest("A1 · Confirmed")
    assert club.question(key)["state"] == "answered"
    await alone.press_on("Clear, thanks")


async def test_after_seven_days_an_answer_is_taken_as_clear(club: DeskClub) -> None:
    anna = club.person()
    await answered(club, anna)
    await club.later(days=7, seconds=1)
    await anna.press("Not clear…")
    assert anna.said == "More than seven days have passed: ask a new question with /ask."
