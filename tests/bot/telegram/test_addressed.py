"""Whoever addresses the bot gets an answer that leads on, whatever is sent."""

from operator import methodcaller
from typing import Any

import pytest

from bot.conversation.notice import Notice
from bot.telegram.chats import rich_text
from bot.wording import TEXTS
from lawcore.wording import LANGUAGES, Wording
from tests.bot.person import Club, Person

GROUP = -9
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
LINE = {
    "it": "renonce di un difensore, vinta dal compagno",
    "en": "defender revoked, won by partner",
}
SOUND = {
    "voice": {"file_id": "v", "file_unique_id": "v", "duration": 3},
    "video_note": {"file_id": "v", "file_unique_id": "v", "duration": 3, "length": 240},
}
SEEN = {
    "photo": [{"file_id": "p", "file_unique_id": "p", "width": 9, "height": 9}],
    "sticker": {
        "file_id": "s",
        "file_unique_id": "s",
        "type": "regular",
        "width": 9,
        "height": 9,
        "is_animated": False,
        "is_video": False,
    },
}


async def send(person: Person, content: dict[str, Any], *, replies: bool = False) -> None:
    """Send something that is no text."""
    update = person.club.api.write(person.someone, "")
    message = {key: one for key, one in update["message"].items() if key != "text"}
    if replies:
        to = person.club.api.reply_to(person.someone, person.message.message_id)
        message["reply_to_message"] = to
    await person.club.deliver({**update, "message": {**message, **content}})


@LANGUAGE
@pytest.mark.parametrize("where", [7, GROUP])
@pytest.mark.parametrize("kind", [*SOUND, *SEEN])
async def test_what_cannot_be_read_is_answered(
    club: Club, language: str, kind: str, where: int
) -> None:
    person = club.person(chat_id=where, language=language)
    if where == GROUP:
        await person.send("/law 64A1")
    notice = Notice.CANNOT_HEAR if kind in SOUND else Notice.CANNOT_SEE
    await send(person, {kind: (SOUND | SEEN)[kind]}, replies=where == GROUP)
    assert person.screen == TEXTS[language].say(notice)
    assert person.buttons


@LANGUAGE
async def test_a_voice_message_leaves_the_open_case_with_the_reason(
    club: Club, language: str
) -> None:
    person = await club.person(language=language).act("/revoke")
    asked = person.buttons
    await send(person, {"voice": SOUND["voice"]})
    assert TEXTS[language].say(Notice.CANNOT_HEAR) in person.screen
    assert person.buttons == asked


@LANGUAGE
async def test_words_below_a_photo_count(club: Club, language: str) -> None:
    person = club.person(language=language)
    await send(person, {"photo": SEEN["photo"], "caption": LINE[language]})
    assert {"agree", "discard"} <= person.actions.keys()


def rich(line: str) -> dict[str, Any]:
    """A rich message (Bot API 10.1) that has a line in the blocks people write."""
    first, _, rest = line.partition(" ")
    text = [{"type": "bold", "text": first}, " ", {"type": "italic", "text": [rest]}]
    return {
        "rich_message": {
            "blocks": [
                {"type": "paragraph", "text": text},
                {"type": "buttons", "buttons": [{"text": "revoke", "callback_data": "x"}]},
            ]
        }
    }


@LANGUAGE
@pytest.mark.parametrize("where", [7, GROUP])
async def test_a_rich_message_is_text(club: Club, language: str, where: int) -> None:
    person = club.person(chat_id=where, language=language)
    if where == GROUP:
        await person.send("/law 64A1")
    await send(person, rich(LINE[language]), replies=where == GROUP)
    assert {"agree", "discard"} <= person.actions.keys()


@LANGUAGE
async def test_a_rich_message_without_words_is_answered(club: Club, language: str) -> None:
    person = club.person(language=language)
    await send(person, {"rich_message": {"blocks": [{"type": "divider"}]}})
    assert person.screen == TEXTS[language].say(Notice.CANNOT_SEE)


def test_the_blocks_of_a_rich_message_are_lines() -> None:
    cells = [[{"text": "a"}, {"text": "b"}], [{"text": "c"}]]
    items = [{"blocks": [{"type": "paragraph", "text": "one"}]}, {"type": "1", "blocks": ["two"]}]
    assert rich_text(
        {
            "blocks": [
                {"type": "heading", "size": 1, "text": "head"},
                {
                    "type": "details",
                    "summary": "why",
                    "blocks": [{"type": "pre", "text": "because"}],
                },
                {"type": "list", "items": items},
                {"type": "table", "cells": cells},
                {"type": "blockquote", "credit": "who", "blocks": [{"text": "said"}]},
                7,
                None,
            ]
        }
    ).split("\n") == ["head", "why", "because", "one", "two", "a b", "c", "said", "who"]
    deep: Any = "text"
    for _ in range(5000):
        deep = {"type": "bold", "text": [deep]}
    assert rich_text(deep) == "text"
    assert len(rich_text(["x" * 99] * 9999)) == 4096
    assert not rich_text(None)


@LANGUAGE
@pytest.mark.parametrize("name", ["@local_renonce_bot", "@Local_Renonce_Bot"])
async def test_a_mention_in_a_group_with_a_line_is_answered(
    club: Club, language: str, name: str
) -> None:
    person = club.person(chat_id=GROUP, language=language)
    await person.send(f"{name} {LINE[language]}")
    assert {"agree", "discard"} <= person.actions.keys()
    await person.send(f"4S+1 N v {name}")
    assert "(77)" in person.screen
    await person.send(f"{name} 64A1")
    assert "64A1" in person.screen.splitlines()[0]
    await person.send(f"{name} hello there")
    assert person.buttons


@LANGUAGE
async def test_a_reply_in_a_group_is_answered_and_other_talk_is_not(
    club: Club, language: str
) -> None:
    person = await club.person(chat_id=GROUP, language=language).act("/law 64A1")
    before = len(club.api.changes)
    await person.send(LINE[language])
    await person.send("mail@local_renonce_bots")
    assert len(club.api.changes) == before, "nobody asked"
    await person.reply("abc xyz")
    assert TEXTS[language].say(Notice.HINT_OTHER) in person.screen
    await person.reply(LINE[language])
    assert {"agree", "discard"} <= person.actions.keys()


WORDS = {"it": ("aiuto", "Grazie!", "esci"), "en": ("help", "Thanks!", "quit")}


@LANGUAGE
async def test_words_of_every_day_are_understood(club: Club, language: str) -> None:
    said = TEXTS[language]
    person = club.person(language=language)
    helps, thanks, quits = WORDS[language]
    await person.send(helps)
    assert person.screen == "\n".join(said.say("help").splitlines())
    await person.send(thanks)
    assert person.screen == said.say("thanked")
    await person.send("/revoke")
    await person.send(quits)
    assert said.say("open-case") in person.buttons, "the case is not lost"


SHORT = {
    "POOT": "call_out_of_turn",
    "boot": "call_out_of_turn",
    "LOOT": "lead_out_of_turn",
    "UI": "unauthorised_information",
    "MI": "misinformation",
}


@LANGUAGE
@pytest.mark.parametrize("word", SHORT)
@pytest.mark.parametrize("is_open", [False, True])
async def test_an_abbreviation_or_a_name_leads_to_its_subject(
    club: Club, language: str, word: str, is_open: bool
) -> None:
    person = club.person(language=language)
    name = Wording.of(language).subject(SHORT[word])
    for typed in (word, name):
        if is_open:
            await person.send("/claim")
        await person.send(typed)
        if is_open:
            assert TEXTS[language].say("open-case") in person.buttons, "the open case is not left"
            await person.press(name)
        kept = await club.bot.store.run(methodcaller("open_conversation", 7, 7))
        assert kept is not None
        assert kept.subject == SHORT[word], typed


async def test_a_line_with_contract_and_result_is_a_score(club: Club) -> None:
    person = club.person(language="it")
    for line in ("4P+1 N z", "3SA! -2 S zona", "4P= S p", "4S+1 N v"):
        await person.send(line)
        assert "(77)" in person.screen, line
    await person.send("1P (2F) 1C")
    assert "(77)" not in person.screen
