"""The screens for a line that opens no interview by itself: what is it about?"""

from collections.abc import Sequence

from bot.conversation.callback_data import About, Begin, Look, Open, Page, PassOn
from bot.conversation.notice import Notice
from bot.screens.auction import texts_of
from bot.screens.elements import Button, Screen, note
from bot.screens.rows import ALL_GROUPS, option_rows
from bot.screens.start import start_screen
from bot.wording import TEXTS
from lawcore import SUBJECTS, Edition
from lawcore.book.library import Library
from lawcore.understanding import Understood
from lawcore.wording import Wording


def about_screen(  # noqa: PLR0913 - what is offered beside
    language: str,
    edition: int,
    read: Understood,
    *,
    can_pass_on: bool,
    in_group: bool = False,
    going_on: bool = False,
    asks: Sequence[Button] = (),
) -> Screen:
    """Return what a line may be about, its Law that is not ruled on, or that it is not clear.

    With `can_pass_on` the line can be sent to the operator; with the buttons `asks` it is rather
    asked of directors, or is shown to be answered by them. With `going_on` the open case can be
    gone on with. A line that is not understood is answered with the buttons of the first screen,
    or with the answers of directors that were found for it.
    """
    said = TEXTS[language]
    among = dict.fromkeys(SUBJECTS[name].within or name for name in read.among)
    begins = [Button(Wording.of(language).subject(name), About(name)) for name in among]
    law = None if read.law is None else Library.of(language).read(read.law, Edition(edition))
    opens = (
        ()
        if law is None
        else (Button(said.say("about-law", law=law), Look(edition, law, below=True)),)
    )
    told = texts_of(read, language) if read.auction else ()
    passes_on = (Button(said.say("pass-on"), PassOn()),) if can_pass_on else ()
    sends = () if told else tuple(asks) or passes_on
    has_found = len(sends) > 1
    if not (begins or opens or told or has_found):
        unclear = said.say(Notice.HINT_OTHER)
        return start_screen(language, edition, unclear, sends, in_group=in_group)
    if told:
        text = "\n".join((*told, *((said.say("about-which"),) if begins else ())))
    elif has_found and not (begins or opens):
        text = said.say(Notice.HINT_OTHER)
    else:
        text = said.say("about-which") if begins else said.say("not-ruled-on", law=law or "")
    others = Button(said.say("none-of-these" if begins or has_found else "new"), Begin(ALL_GROUPS))
    case = (Button(said.say("open-case"), Open(Page.CASE)),) if going_on else ()
    rows = (*option_rows(begins), *((row,) for row in (*opens, *sends, *case, others)))
    return note(text, rows)
