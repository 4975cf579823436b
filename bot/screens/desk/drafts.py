"""What is typed for a question, and how it looks before it is sent."""

from bot.desk.model import OF_THE_ASKER, Desk, Draft, Question, Typing
from bot.screens.desk.shared import question_button, ruling_lines, words_lines
from bot.screens.elements import ButtonStyle, Line, Screen, Style
from bot.screens.rows import shorten
from bot.wording import Words


def typing_screen(language: str, question: Question, draft: Draft, hint: str = "") -> Screen:
    """Return what is to be typed for a question, with what was wrong in the last line."""
    said = Words.of(language).bot
    lines = [Line(said.say(f"type-{draft.typing}", called=question.called), Style.STRONG)]
    lines.append(Line(hint or said.say("type-how"), Style.NOTE))
    back = question_button(question, said.say("back"), "leave")
    return Screen(tuple(lines), ((back,),))


def draft_screen(  # noqa: PLR0913 - what is sent, by whom, and what came meanwhile
    language: str,
    question: Question,
    draft: Draft,
    desk: Desk,
    name: str,
    *,
    added: bool = False,
) -> Screen:
    """Return a text as it will be sent: nothing leaves before it was seen here.

    `name` is with what a director may sign; `added` says that the asker has added something since.
    """
    said = Words.of(language).bot
    is_asker = draft.typing in OF_THE_ASKER
    key = "draft-to-desk" if is_asker else "draft-to-asker"
    lines = [Line(said.say(key, called=question.called, desk=desk.name))]
    if not is_asker and draft.typing not in {Typing.FACT, Typing.CORRECTION}:
        lines.append(Line(said.say(f"result-{draft.typing}"), Style.STRONG))
        if draft.typing is Typing.CONFIRMED:
            lines += ruling_lines(language, question)
    lines.append(
        Line(said.say("quoted", text=draft.text))
        if draft.text
        else Line(said.say("draft-may-add"), Style.NOTE)
    )
    if added:
        lines.append(Line(said.say("draft-added"), Style.STRONG))
        lines += words_lines(language, question)
    turn = str(draft.turn)
    send = question_button(question, said.say("draft-send"), "send", turn, ButtonStyle.PRIMARY)
    signs = []
    if not is_asker and draft.typing is not Typing.FACT:
        signed = (
            said.say("draft-signed", name=name) if draft.signed else said.say("draft-unsigned")
        )
        signs = [(question_button(question, shorten(signed), "sign"),)]
    key = "draft-again" if draft.text else "draft-add"
    again = question_button(question, said.say(key), "again")
    back = question_button(question, said.say("back"), "leave")
    return Screen(tuple(lines), ((send,), *signs, (back, again)), said.say("shortened"))
