"""Whoever addresses the bot gets an answer that leads on, whatever is sent."""

from typing import Any

import pytest

from bot.conversation.notice import Notice
from bot.telegram.chats import rich_text
from bot.wording import TEXTS
from lawcore.wording import LANGUAGES
from tests.bot.person import Club, Person
from tests.bot.scripts import Script, scripted

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


@scripted
async def test_a_line_to_the_bot(club: Club, script: Script) -> None:
    await script.play(club)
