"""Shows outcomes, in the message that shows the screen already or in a new one below."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

from telegram.error import ChatMigrated

from bot.conversation.callback_data import Page
from bot.conversation.interview import Interview
from bot.conversation.model import Conversation, EffectiveChoices, Place, Shown
from bot.conversation.notice import Notice
from bot.conversation.page_links import PageSite
from bot.screens.elements import Screen, owned
from bot.screens.history import changed_ruling_screen, folded_screen
from bot.screens.interview import back_screen
from bot.screens.notices import notice_screen
from bot.screens.plain import make_plain
from bot.screens.start import start_screen
from bot.storage.store import Store
from bot.telegram import rendering
from bot.telegram.chats import is_group
from bot.telegram.context import Context
from bot.telegram.messages import answer_press, edit_screen, remove_buttons, send_screen
from bot.telegram.newer import Aside
from bot.telegram.rendering import Message
from bot.usecases.interviews import OldKeyboard, move_chat, move_keyboard, show_in
from bot.usecases.outcome import Outcome, Sender, choices_of
from bot.wording import Words
from lawcore.engine.records import replace

ANSWER_SECONDS: Final = 0.5
"""How long the answer to a press waits for the result of showing its outcome."""


class Presenter:
    """Shows outcomes, and stores in which message each interview is shown."""

    def __init__(self, store: Store, page: PageSite | None = None) -> None:
        self._store = store
        self._page = page

    async def say(
        self,
        context: Context,
        sender: Sender,
        compose: Callable[[EffectiveChoices], Screen],
        awaits: Page | None = None,
    ) -> None:
        """Send a screen that belongs to no interview.

        `compose` makes it from the sender's settings, in a thread. It may be of a page that the
        next line of a private chat `awaits`.
        """
        choices = await self._store.run(partial(choices_of, sender=sender))
        screen = await asyncio.to_thread(compose, choices)
        await self.send(context, sender, choices, screen, awaits=awaits)

    async def send(  # noqa: PLR0913 - what is shown, and where
        self,
        context: Context,
        sender: Sender,
        choices: EffectiveChoices,
        screen: Screen,
        *,
        reply_to: int | None = None,
        awaits: Page | None = None,
    ) -> None:
        """Send a screen that belongs to no interview to the chat and topic of the sender.

        It takes the place of the screen whose button opens it. In a group it replies to the line
        that asks.
        """
        shown, topic_id = _styled(context, sender, choices, screen), sender.topic_id
        there, context.replaced = context.replaced, None
        if reply_to is None and sender.is_in_group:
            reply_to = sender.about
        await self._show_live(
            context, sender.chat_id, there, shown, topic_id, reply_to=reply_to, awaits=awaits
        )

    async def reply(self, context: Context, sender: Sender, outcome: Outcome) -> None:
        """Answer a message with its outcome.

        The open interview is shown again below the message, in a group in its own message, with
        the notice of the outcome.
        """
        screen = outcome.screen or _screen_without_interview(sender, outcome)
        if screen is not None:
            await self.send(context, sender, outcome.choices, screen, awaits=outcome.awaits)
        elif outcome.interview is None or outcome.begun is not None or outcome.again:
            await self.show(context, outcome)
        else:
            there, context.replaced = context.replaced, None
            below = there is None and (not sender.is_in_group or context.is_command)
            interview, notice = outcome.interview, outcome.notice
            hint = outcome.hint or (interview.words.bot.say(notice) if notice else "")
            await self.show_interview(context, interview, below=below, there=there, hint=hint)

    async def answer(
        self, context: Context, sender: Sender, outcome: Outcome, *, below: bool = False
    ) -> None:
        """Answer a press and show its outcome.

        A screen that belongs to no interview replaces the one that was pressed, or comes `below`
        it.
        """
        showing = self._show_pressed(context, sender, outcome, below=below)
        await self.answer_beside(context, outcome.choices, outcome.notice, showing)

    async def answer_beside(
        self,
        context: Context,
        choices: EffectiveChoices,
        notice: Notice | None,
        showing: Coroutine[Any, Any, None],
    ) -> None:
        """Answer a press with the notice of its outcome, and await what shows that.

        The answer waits at most `ANSWER_SECONDS` for what is shown: where that has failed by then,
        the press is left to the error handler to answer, which says so. No notice speaks of a
        screen that is known not to be there.
        """
        answers: list[asyncio.Task[None]] = []

        def answer() -> None:
            answers.append(asyncio.create_task(self.answer_notice(context, choices, notice)))

        late = asyncio.get_running_loop().call_later(ANSWER_SECONDS, answer)
        try:
            await showing
            if not answers:
                await self.answer_notice(context, choices, notice)
        finally:
            late.cancel()
            await asyncio.gather(*answers)

    async def answer_notice(
        self, context: Context, choices: EffectiveChoices, notice: Notice | None
    ) -> None:
        """Answer a press: with a notice as a text, else so that its button stops waiting.

        Where nothing could be shown to the person, the answer opens the private chat.
        """
        said = Words.of(choices.language).bot.say(notice) if notice else None
        is_alert = notice in {Notice.ONLY_ADMINISTRATORS, Notice.TAKE_OVER}
        query, url = context.button.query, context.unreached
        await answer_press(query, context.delivery, said, is_alert=is_alert, url=url)

    async def show(self, context: Context, outcome: Outcome) -> None:
        """Show the interviews of an outcome, each in its message."""
        if outcome.since is not None and outcome.begun is not None:
            now = outcome.begun.conversation
            said = changed_ruling_screen(now.language, outcome.since, now.headline or "")
            shown = make_plain(said, now.language) if now.plain else said
            await send_screen(context, now.chat_id, shown, now.topic_id)
        live: Place | None = None
        if outcome.interview is not None:
            live = await self.show_interview(context, outcome.interview)
        if outcome.begun is not None:
            live = await self.show_interview(context, outcome.begun, hint=outcome.hint)
        if outcome.folded is not None and outcome.folded.place != live:
            await self._fold(context, outcome.folded)

    @staticmethod
    async def _fold(context: Context, former: Conversation) -> None:
        """Leave of a case that gave way to another its headline; what one person saw goes."""
        place = former.place
        if isinstance(place, Shown):
            await edit_screen(context, place, folded_screen(former))
        elif place is not None:
            await remove_buttons(context, place)

    async def show_left(self, context: Context, interview: Interview) -> None:
        """Show an interview as it is now in its message, from which another screen leads back."""
        row = interview.conversation
        place = row.place
        if place is None:
            return
        shown, back = rendering.interview_message(interview, "", context.bot), back_screen(row)
        shown = replace(shown, keyboard=None if back is None else rendering.keyboard(back))
        await edit_screen(context, place, shown)

    async def show_interview(  # noqa: PLR0913 - what, where, and how
        self,
        context: Context,
        interview: Interview,
        *,
        below: bool = False,
        resumed: bool = False,
        there: Place | None = None,
        hint: str = "",
    ) -> Place | None:
        """Show an interview in its message, in another one `there`, or in a new one `below`.

        Its last line is the hint, if there is one. The message where it was keeps no buttons.
        Returns where it stands, None where that is not known.
        """
        row = interview.conversation
        if row.alone and (context.aside is None or context.aside.chat_id != row.chat_id):
            context.aside = Aside(row.chat_id, row.user_id)
        alone = row.alone
        anew = resumed or not row.step
        shown = rendering.interview_message(
            interview, hint, context.bot, self._page, alone=alone, anew=anew
        )
        former = None if below else there or row.place
        about = row.origin_id if interview.is_in_group else None
        try:
            sent = await show_there(
                context, row.chat_id, former, shown, row.topic_id, reply_to=about
            )
        except ChatMigrated as error:
            await self.follow_chat(context, row.chat_id, error.new_chat_id)
            return None
        sent = sent or there
        if sent is None:
            return former
        left = await self._store.run(lambda rows: show_in(rows, row.id, sent), reading=(row.id,))
        if row.place is not None and row.place != sent:
            await remove_buttons(context, row.place)
        if left is not None and left.message_id != row.message_id:
            await self._leave(context, row.chat_id, left)
        return sent

    async def take_over(self, context: Context, place: Place, awaits: Page | None = None) -> None:
        """Make the buttons of a message those that are live; in a private chat no others are."""
        if not isinstance(place, Shown) or is_group(place.chat_id):
            return
        chat_id, message_id = place.chat_id, place.message_id
        work = partial(move_keyboard, user_id=chat_id, message_id=message_id, awaits=awaits)
        left = await self._store.run(work)
        if left is not None:
            await self._leave(context, chat_id, left)

    async def _show_live(  # noqa: PLR0913 - what is shown, and where
        self,
        context: Context,
        chat_id: int,
        place: Place | None,
        screen: Screen,
        topic_id: int | None = None,
        *,
        reply_to: int | None = None,
        awaits: Page | None = None,
    ) -> None:
        """Show a screen of no interview in a message or, where that cannot be, in a new one below.

        The buttons of a new one are live, those of the one before no longer.
        """
        shown = rendering.message(screen, context.bot)
        sent = await show_there(context, chat_id, place, shown, topic_id, reply_to=reply_to)
        now = sent or (place if awaits else None)
        if now is not None and shown.keyboard is not None:
            await self.take_over(context, now, awaits)

    @staticmethod
    async def _leave(context: Context, chat_id: int, left: OldKeyboard) -> None:
        """Take the buttons from a message that has been left; to its case one leads back."""
        back = None if left.case is None else back_screen(left.case)
        await remove_buttons(context, Shown(chat_id, left.message_id), back)

    async def follow_chat(self, context: Context, former: int, latter: int) -> None:
        """Move the data of a chat to its new id, and show there what was open lately."""
        for interview in await self._store.run(lambda rows: move_chat(rows, former, latter)):
            await self.show_interview(context, interview)

    async def _show_pressed(
        self, context: Context, sender: Sender, outcome: Outcome, *, below: bool
    ) -> None:
        if outcome.screen is not None:
            shown = _styled(context, sender, outcome.choices, outcome.screen)
            former = None if below or outcome.below else context.button.place
            topic_id, awaits = sender.topic_id, outcome.awaits
            await self._show_live(context, sender.chat_id, former, shown, topic_id, awaits=awaits)
        if outcome.hint and outcome.interview is not None:
            there = context.button.place
            await self.show_interview(context, outcome.interview, there=there, hint=outcome.hint)
        elif outcome.screen is None or outcome.interview is None or sender.is_in_group:
            await self.show(context, outcome)
        else:
            await self.show_left(context, outcome.interview)
        for place in outcome.closed:
            await remove_buttons(context, place)


async def show_there(  # noqa: PLR0913 - what is shown, and where
    context: Context,
    chat_id: int,
    place: Place | None,
    shown: Screen | Message,
    topic_id: int | None = None,
    *,
    reply_to: int | None = None,
) -> Place | None:
    """Show a screen in its place or, where that cannot be, in a new message below.

    Returns the new place, None where nothing was sent.
    """
    if place is not None and await edit_screen(context, place, shown):
        return None
    return await send_screen(context, chat_id, shown, topic_id, reply_to=reply_to)


def _screen_without_interview(sender: Sender, outcome: Outcome) -> Screen | None:
    """Return that a text is not understood, that no case is open, or that a command is unknown.

    None where an interview is shown.
    """
    choices, key = outcome.choices, outcome.notice or Notice.NOTHING_OPEN
    if outcome.begun is not None:
        return None
    if key is Notice.HINT_OTHER:
        said = Words.of(choices.language).bot.say(key)
        going_on = outcome.interview
        is_hidden = going_on is not None and going_on.conversation.alone and not sender.alone
        return start_screen(
            choices.language,
            choices.edition,
            said,
            going_on=None if is_hidden else going_on,
            in_group=sender.is_in_group,
        )
    if outcome.interview is not None:
        return None
    return notice_screen(choices.language, key, in_group=sender.is_in_group)


def _styled(context: Context, sender: Sender, choices: EffectiveChoices, screen: Screen) -> Screen:
    """Return a screen that belongs to no interview as its reader sees it.

    It is plain if that is set; in a group its buttons stay those of whoever opened it.
    """
    shown = make_plain(screen, choices.language) if choices.plain else screen
    return owned(shown, context.opener or sender.user_id) if sender.is_in_group else shown
