"""The screens on a line that opens no interview by itself: what is it about?"""

from bot.conversation.callback_data import About, Look, PassOn
from bot.screens.auction import texts_of
from bot.screens.elements import Button, Screen, note
from bot.screens.rows import option_rows
from bot.wording import TEXTS
from lawcore import Edition
from lawcore.library import Library
from lawcore.understanding import Understood
from lawcore.wording import Wording


def about_screen(
    language: str, edition: int, read: Understood, *, can_pass_on: bool
) -> Screen | None:
    """Return what a line may be about, the Law of what is not ruled on, or that it says nothing.

    With `can_pass_on` the line can be sent to the operator. None where there is no button, and no
    auction of which there is something to say.
    """
    said = TEXTS[language]
    begins = [Button(Wording.of(language).subject(name), About(name)) for name in read.among]
    law = None if read.law is None else Library.of(language).read(read.law, Edition(edition))
    opens = (
        ()
        if law is None
        else (Button(said.say("about-law", law=law), Look(law, edition, below=True)),)
    )
    told = texts_of(read, language)
    sends = (Button(said.say("pass-on"), PassOn()),) if can_pass_on and not told else ()
    if not (begins or opens or sends or told):
        return None
    if told:
        text = "\n".join((*told, *((said.say("about-which"),) if begins else ())))
    elif begins:
        text = said.say("about-which")
    else:
        text = said.say("not-understood" if law is None else "not-ruled-on", law=law or "")
    rows = (*option_rows(begins), *((row,) for row in (*opens, *sends)))
    return note(text, rows)


def passed_on_screen(language: str) -> Screen:
    """Return that a line was sent to the operator."""
    return note(TEXTS[language].say("passed-on"))
