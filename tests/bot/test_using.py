"""The examples of docs/using.md, typed as they stand there."""

import re

from bot.wording import TEXTS
from lawcore.wording import LANGUAGES
from tests.bot.person import Club
from tests.test_readme import USING

GUIDE = USING.read_text("utf-8").partition("transcript: end -->")[2]
SPANS = re.findall(r"`([^`]+)`", GUIDE)
ELSEWHERE = ("@", "/setinline", "12 5")
"""What is typed in another chat, to another bot, and where a place is asked."""
REFUSALS = [
    TEXTS[language].say(key).partition(":")[0].rstrip(".")
    for language in LANGUAGES
    for key in ("hint-other", "hint-command", "inline-nothing", "link-unreadable")
]


def in_section(title: str) -> str:
    """The text of a section of the guide."""
    return GUIDE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


async def test_commands_and_lines_to_type_are_understood(club: Club) -> None:
    person = club.person()
    typed = [one for one in SPANS if not one.startswith(ELSEWHERE)]
    assert len(typed) > 15
    for line in typed:
        await person.send(line)
        assert not any(refusal in person.screen for refusal in REFUSALS), line


async def test_lines_of_a_case_are_read(club: Club) -> None:
    lines = [one for one in re.findall(r"\*([^*]+)\*", in_section("In one line")) if "," in one]
    assert len(lines) == 2
    for number, line in enumerate(lines):
        person = club.person(20 + number)
        await person.send(line)
        assert person.screen.startswith("I understood: "), line


async def test_questions_are_answered_in_general(club: Club) -> None:
    questions = re.findall(r"\*([^*]+\?)\*", in_section("A question"))
    assert len(questions) == 2
    for number, line in enumerate(questions):
        person = club.person(30 + number)
        await person.send(line)
        assert "In general, not a ruling" in person.screen, line


async def test_what_is_asked_in_any_chat_is_shown(club: Club) -> None:
    article, ruling = (one for one in SPANS if one.startswith("@bot "))
    for line, label in ((article, "Open 64A1"), (ruling, TEXTS["en"].say("inline-open"))):
        found = await club.person().ask(line.removeprefix("@bot "))
        ((button,),) = found["results"][0]["reply_markup"]["inline_keyboard"]
        assert button["text"] == label, line
