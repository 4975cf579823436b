"""Handles interviews: links, texts and presses, and posts of rulings."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import partial
from time import monotonic
from typing import Final, TypeAlias

from telegram import InputFile, Message, Update
from telegram.error import TelegramError

from bot.conversation.callback_data import (
    WHY_LINK,
    About,
    Begin,
    Happened,
    ListRulings,
    Look,
    OpenAnswer,
    Page,
    Press,
    Recall,
)
from bot.conversation.codec import CallbackData
from bot.conversation.deep_links import BadLink, LinkedCase
from bot.conversation.deep_links import follow as read_link
from bot.conversation.interview import Interview
from bot.conversation.lines import counts, is_brief
from bot.conversation.model import Conversation, Place, Shown
from bot.conversation.notice import Notice
from bot.conversation.pressing import Action
from bot.screens.about import about_screen
from bot.screens.answer import Asker, answer_screen, meant_screen
from bot.screens.elements import Button, Screen, note
from bot.screens.help import EXAMPLE
from bot.screens.library import search_screen, typed_article_screen
from bot.screens.notices import notice_screen
from bot.screens.posting import posted_screen
from bot.screens.rows import ALL_GROUPS, OF_GROUPS, PARTS
from bot.screens.seating import seating_of
from bot.screens.start import bad_link_screen
from bot.storage.transaction import Transaction
from bot.telegram.chats import text_beside, text_of, without_name
from bot.telegram.context import Context, PressedButton, sender_of
from bot.telegram.handlers.group import HandlerGroup, Shared
from bot.telegram.messages import answer_press, edit_screen, send_photo, send_screen
from bot.telegram.rendering import BotName
from bot.usecases import interviews, lines
from bot.usecases.outcome import InGeneral, LookUp, Outcome, Sender, choices_of
from bot.usecases.posting import unmark_posted
from bot.wording import Words
from lawcore import SUBJECTS, Edition
from lawcore.bridge.drawing.seating import Seating
from lawcore.engine.records import replace
from lawcore.understanding import Understood
from lawcore.understanding.answers import CARDS

Suggest: TypeAlias = Callable[[Outcome, str], Coroutine[None, None, Sequence[Button]]]
Handler: TypeAlias = Callable[[Update, Context], Coroutine[None, None, None]]

ASKED_FOR: Final = 60.0
"""The seconds for which *Take over?* may be confirmed."""

_log = logging.getLogger(__name__)


class InterviewHandlers(HandlerGroup):
    """Handles whatever begins an interview, continues it, opens it again or closes it.

    `suggest` returns further buttons for a line that opens no interview, `pages` has the
    callbacks of the pages that a line may name.
    """

    suggest: Suggest | None = None

    def __init__(self, shared: Shared, clock: Callable[[], float] = monotonic) -> None:
        super().__init__(shared)
        self._clock = clock
        self._asked: dict[tuple[int, str], tuple[float, str]] = {}
        self.pages: Mapping[Page, Handler] = {}
        self._painter = shared.painter

    async def start(self, update: Update, context: Context) -> None:
        """Follow a link; without one greet, and offer the subjects."""
        payload = (context.args or [""])[0]
        if payload:
            await self._follow(update, context, payload)
            return
        await self._reply(update, context, interviews.start)

    async def go_on(self, update: Update, context: Context) -> None:
        """Show the open interview anew below, or that there is none."""
        await self._reply(update, context, interviews.find_latest)

    def begin(self, subject: str, *, alone: bool = False) -> Handler:
        """Return the callback that begins an interview about a subject.

        With `alone` what stands beside the command tells nothing of the case.
        """

        async def begin(update: Update, context: Context) -> None:
            sender = sender_of(update, self._settings, alone=context.aside is not None)
            text = "" if alone else text_beside(update)
            work = partial(interviews.begin_with_text, sender=sender, subject=subject, text=text)
            outcome = await self._carry_out_case(update, context, sender, work)
            await self._presenter.show(context, outcome)

        return begin

    async def history(self, update: Update, context: Context) -> None:
        """List a person's rulings."""
        await self._reply(update, context, interviews.list_rulings)

    async def reply_to_text(
        self, update: Update, context: Context, sender: Sender, outcome: Outcome
    ) -> None:
        """Show the outcome of a text; of the number of an article, the article."""
        text = text_of(update)
        line = None if update.message is None else update.message.message_id
        if isinstance(outcome.asks, Page):
            await self.pages[outcome.asks](update, context)
        elif outcome.screen is not None:
            await self._presenter.reply(context, sender, outcome)
        elif (found := self._looked_up(outcome, text)) is not None:
            await self._presenter.send(context, sender, outcome.choices, found)
        elif isinstance(outcome.asks, InGeneral | Understood) and line is not None:
            asked = await self._asked_back(sender, outcome, outcome.asks, text)
            await self._presenter.send(context, sender, outcome.choices, asked, reply_to=line)
        else:
            if outcome.interview is None and outcome.notice is None and not outcome.again:
                outcome = replace(outcome, notice=Notice.HINT_OTHER)
            await self._presenter.reply(context, sender, outcome)

    async def _asked_back(
        self, sender: Sender, outcome: Outcome, asks: InGeneral | Understood, text: str
    ) -> Screen:
        """Return general answers to a text, or what it may be about."""
        if isinstance(asks, InGeneral):
            beside = () if asks.meant.sure else await self._beside(outcome, text)
            return meant_screen(_asker(sender, outcome), asks.meant, asks.read, beside)
        return about_screen(
            outcome.choices.language,
            outcome.choices.edition,
            asks,
            can_pass_on=self._settings.operator_chat is not None,
            in_group=sender.is_in_group,
            going_on=outcome.interview is not None,
            asks=await self._beside(outcome, text),
        )

    def _looked_up(self, outcome: Outcome, text: str) -> Screen | None:
        """Return what a text looks up in the Laws: the words it was asked for, or an article.

        Digits alone are none with a case open: they may answer it.
        """
        choices, asks = outcome.choices, outcome.asks
        edition = Edition(choices.edition)
        if isinstance(asks, LookUp):
            return search_screen(asks.words, choices.language, edition, self._official)
        is_auction = isinstance(asks, Understood) and asks.auction is not None
        is_answered = outcome.interview is not None and outcome.notice is None
        is_number = text.isdecimal() and outcome.interview is not None
        is_about = isinstance(asks, InGeneral) or is_answered or is_auction or is_number
        is_about |= not is_brief(text) or counts(text)
        if outcome.begun is not None or is_about:
            return None
        return typed_article_screen(text, choices.language, edition, self._official)

    async def _beside(self, outcome: Outcome, text: str) -> Sequence[Button]:
        """Return what a desk has for a line that opens no case."""
        return () if self.suggest is None else await self.suggest(outcome, text)

    async def pass_on(self, update: Update, context: Context) -> None:
        """Send the operator the line that was not understood, without its sender."""
        sender, line = sender_of(update, self._settings), line_of(context.button)
        choices = await self._store.run(partial(choices_of, sender=sender))
        operator = self._settings.operator_chat
        if operator is None or not line:
            await self._presenter.answer_notice(context, choices, Notice.UNREADABLE)
            return
        sent = await send_screen(context, operator, note(line))
        notice = None if sent is not None else Notice.NOT_POSTED
        await self._presenter.answer_notice(context, choices, notice)
        if sent is not None:
            shown = notice_screen(choices.language, "passed-on")
            await edit_screen(context, context.button.place, shown)

    async def try_example(self, update: Update, context: Context) -> None:
        """Begin the case of the example in the help, as if it had been typed."""
        sender = sender_of(update, self._settings, alone=context.aside is not None)
        button = context.button
        work = partial(begin_example, sender=sender, place=button.place)
        outcome = await self._carry_out_case(update, context, sender, work)
        await self._presenter.answer(context, sender, outcome)

    async def sound(self, update: Update, context: Context) -> None:
        """Say that the bot cannot listen, and how to write by speaking."""
        await self._refuse(update, context, Notice.CANNOT_HEAR)

    async def picture(self, update: Update, context: Context) -> None:
        """Say that the bot reads only texts and files of boards."""
        await self._refuse(update, context, Notice.CANNOT_SEE)

    async def _refuse(self, update: Update, context: Context, notice: Notice) -> None:
        """Answer what the bot cannot read with the open case, or with the ways on."""
        sender = sender_of(update, self._settings)
        outcome = await self._store.run(partial(interviews.find_open, sender=sender))
        await self._presenter.reply(context, sender, replace(outcome, notice=notice))

    async def unknown_command(self, update: Update, context: Context) -> None:
        """Carry out a command that is a name of the menu, or say that there is no such one."""
        sender = sender_of(update, self._settings)
        command = text_of(update).split(maxsplit=1)[0].partition("@")[0]
        work = partial(lines.call, sender=sender, command=command)
        outcome = await self._carry_out_case(update, context, sender, work)
        if isinstance(outcome.asks, Page):
            await self.pages[outcome.asks](update, context)
        else:
            await self._presenter.reply(context, sender, outcome)

    async def press(self, update: Update, context: Context) -> None:
        """Handle a button of an interview, or one that begins an interview."""
        sender = sender_of(update, self._settings, alone=context.aside is not None)
        button = context.button
        match button.data, button.place:
            case Press(key, action=Action.WHY), Shown() if sender.is_in_group:
                link = BotName.of(context.bot).link(f"{WHY_LINK}{key}")
                await answer_press(button.query, context.delivery, url=link)
                return
        work = partial(_press, sender=sender, button=button)
        reading = (button.data.conversation,) if isinstance(button.data, Press) else ()
        outcome = await self._carry_out_case(update, context, sender, work, reading)
        if outcome.notice is Notice.FOREIGN:
            sender = await self._administrators.check(context.bot, sender)
            if sender.administers and self._confirms(sender, button):
                outcome = await self._store.run(partial(work, sender=sender))
            elif sender.administers and isinstance(button.data, Press):
                outcome = replace(outcome, notice=Notice.TAKE_OVER)
        if _does(button.data, Action.POST, outcome) and outcome.interview is not None:
            posting = self._post(context, sender, outcome.interview)
            await self._presenter.answer_beside(context, outcome.choices, outcome.notice, posting)
        elif _does(button.data, Action.TABLE, outcome) and outcome.interview is not None:
            showing = self._show_table(context, sender, outcome.interview)
            await self._presenter.answer_beside(context, outcome.choices, outcome.notice, showing)
        else:
            await self._presenter.answer(context, sender, outcome)
        if isinstance(button.data, Press) and button.data.action is Action.RESUME:
            await self._presenter.take_over(context, button.place)

    def _confirms(self, sender: Sender, button: PressedButton) -> bool:
        """Tell whether an administrator presses in another's case for the second time in a minute.

        The first press asks whether to take the case over; the same one, delivered again, asks
        again. A restart forgets what was asked, and asks anew.
        """
        if not isinstance(button.data, Press):
            return False
        now, whose = self._clock(), (sender.user_id, button.data.conversation)
        self._asked = {key: one for key, one in self._asked.items() if now - one[0] < ASKED_FOR}
        asked = self._asked.get(whose)
        if asked is None or asked[1] == button.query.id:
            self._asked[whose] = now, button.query.id
            return False
        del self._asked[whose]
        return True

    @staticmethod
    async def press_elsewhere(update: Update, context: Context) -> None:
        """Answer a press on a message that Telegram does not tell of with where to go on."""
        query = update.callback_query
        if query is not None:
            link = BotName.of(context.bot).link(Page.CASE)
            await answer_press(query, context.delivery, url=link)

    async def resume(self, context: Context, sender: Sender) -> bool:
        """Show a person's open interview anew; returns whether there is one."""
        outcome = await self._store.run(partial(interviews.find_open, sender=sender))
        if outcome.interview is None:
            return False
        await self._presenter.show_interview(context, outcome.interview, below=True, resumed=True)
        return True

    async def _follow(self, update: Update, context: Context, payload: str) -> None:
        """Follow a link; a broken one changes nothing, and the answer says why."""
        sender = sender_of(update, self._settings)
        try:
            wanted = await asyncio.to_thread(read_link, payload)
        except BadLink as bad:
            key = bad.trouble
            await self._send(
                update, context, lambda choices: bad_link_screen(choices.language, key)
            )
            return
        match wanted:
            case Look(year, number):
                await self._presenter.say(
                    context,
                    sender,
                    lambda choices: search_screen(
                        number, choices.language, Edition(year), self._official
                    ),
                )
            case OpenAnswer(card):
                await self._reply(update, context, partial(_show_answer, card=card))
            case LinkedCase():
                is_guest = sender.is_in_private and context.bot.bot.supports_guest_queries
                mention = payload if is_guest else ""
                work = partial(interviews.follow, sender=sender, linked=wanted, mention=mention)
                outcome = await self._carry_out_case(update, context, sender, work)
                await self._presenter.show(context, outcome)

    async def _show_table(self, context: Context, sender: Sender, asking: Interview) -> None:
        """Send the drawing of the table, in words too, and show the question again below it.

        In a group the drawing replies to the question, which stays where it is.
        """
        conversation = asking.conversation
        seating = await asyncio.to_thread(seating_of, asking)
        replied = conversation.message_id if sender.is_in_group else None
        if seating is not None:
            try:
                await self._send_table(context, conversation, seating, replied)
            except TelegramError as error:
                _log.warning("a table was not sent: %s", error)
        await self._presenter.show_interview(context, asking, below=not sender.is_in_group)

    async def _send_table(
        self, context: Context, conversation: Conversation, seating: Seating, reply_to: int | None
    ) -> None:
        """Send the drawing of a table; where it cannot be drawn, the same in words.

        Words alone go to whom nobody else is to see asking.
        """
        image = None if conversation.alone else await self._painter.png(seating)
        chat_id, topic_id = conversation.chat_id, conversation.topic_id
        if image is None:
            await send_screen(context, chat_id, note(seating.said), topic_id, reply_to=reply_to)
            return
        photo = InputFile(image, "table.png")
        await send_photo(
            context, chat_id, photo, seating.said, topic_id=topic_id, reply_to=reply_to
        )

    async def _post(self, context: Context, sender: Sender, ruled: Interview) -> None:
        """Post a ruling to the linked chat, and show that it was posted, or could not be."""
        if await self._is_posted(context, sender, ruled):
            await self._presenter.show_interview(context, ruled)
            return
        ruled = await self._store.run(partial(unmark_posted, interview=ruled))
        hint = ruled.words.bot.say(Notice.NOT_POSTED)
        await self._presenter.show_interview(context, ruled, hint=hint)

    async def _is_posted(self, context: Context, sender: Sender, ruled: Interview) -> bool:
        """Post a ruling; returns whether it was."""
        target, shown = ruled.conversation.linked_id, posted_screen(ruled)
        if target is None or shown is None:
            return False
        if not sender.is_in_group and not await self._administrators.include(
            context.bot, target, sender.user_id
        ):
            return False
        try:
            return await send_screen(context, target, shown) is not None
        except TelegramError as error:
            _log.info("not posted: %s", error)
            return False


def _press(  # noqa: PLR0911 - a case for each kind of button
    rows: Transaction, sender: Sender, button: PressedButton
) -> Outcome:
    place = button.place
    match button.data:
        case Press():
            return interviews.press(rows, sender, button.data, place)
        case About(subject) if subject in SUBJECTS:
            line = line_of(button)
            return interviews.begin_with_line(rows, sender, subject, line, place)
        case Happened(card) if card in CARDS:
            return interviews.begin_answered(rows, sender, card, line_of(button), place)
        case OpenAnswer(card, listed) if card in CARDS:
            return _show_answer(rows, sender, card, listed=listed)
        case Begin(name) if name in (*SUBJECTS, ALL_GROUPS, *OF_GROUPS, *PARTS):
            return _begin(rows, sender, button.data, place)
        case ListRulings(page):
            return interviews.list_rulings(rows, sender, page)
        case Recall(conversation):
            return interviews.recall(rows, sender, conversation)
        case _:
            return interviews.press_unreadable(rows, sender)


def _begin(rows: Transaction, sender: Sender, pressed: Begin, place: Place) -> Outcome:
    """Begin an interview about a subject, or list the subjects of a group."""
    subject, told = PARTS.get(pressed.subject, (pressed.subject, interviews.NOTHING_TOLD))
    if subject not in SUBJECTS:
        return interviews.list_group(rows, sender, subject)
    if pressed.below:
        return interviews.begin_below(rows, sender, subject, place)
    return interviews.begin_in_message(rows, sender, subject, place, told=told)


def _show_answer(rows: Transaction, sender: Sender, card: str, *, listed: bool = False) -> Outcome:
    """Return the answer to a general question that was chosen from several."""
    outcome = interviews.find_open(rows, sender)
    shown = answer_screen(replace(_asker(sender, outcome), listed=listed), card)
    return Outcome(outcome.choices, screen=shown)


def _asker(sender: Sender, outcome: Outcome) -> Asker:
    """Return for whom an answer is shown."""
    language, edition = outcome.choices.language, Edition(outcome.choices.edition)
    return Asker(language, edition, sender.is_in_group, outcome.interview is not None)


def begin_example(rows: Transaction, sender: Sender, place: Place) -> Outcome:
    """Begin the case of the example in the message of the help."""
    line = Words.of(choices_of(rows, sender).language).bot.say("help-example")
    return interviews.begin_in_message(rows, sender, EXAMPLE, place, line)


def _does(pressed: CallbackData | None, action: Action, outcome: Outcome) -> bool:
    """Tell whether a press has done an action in an interview, now and not before."""
    if not isinstance(pressed, Press) or pressed.action is not action or outcome.again:
        return False
    return outcome.notice in {None, Notice.TAKEN_OVER}


def line_of(button: PressedButton) -> str:
    """Return the text that a button's message replies to, empty if there is none."""
    message = button.query.message
    answered = message.reply_to_message if isinstance(message, Message) else None
    line = (answered and (answered.text or answered.caption)) or ""
    return without_name(line, button.query.get_bot().username)
