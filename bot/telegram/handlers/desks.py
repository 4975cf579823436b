"""Desks of directors: their commands, and the buttons and texts of questions."""

from collections.abc import Callable, Sequence
from functools import partial
from zoneinfo import ZoneInfo

from telegram import ChatMember, InputFile, Update
from telegram.error import TelegramError

from bot.conversation.callback_data import AskDirector, DeskButton, Press, QuestionButton
from bot.desk.case import short_name
from bot.desk.model import Question
from bot.screens.desk.shared import ASK, HOLD, ask_button, found_button, gone_screen
from bot.screens.elements import Button
from bot.settings import Settings
from bot.storage.transaction import Transaction
from bot.telegram.chats import is_group, text_beside, text_of
from bot.telegram.context import Context, sender_of
from bot.telegram.errands import Errands
from bot.telegram.handlers.group import HandlerGroup, Shared
from bot.telegram.handlers.interviews import line_of
from bot.telegram.messages import answer_press, edit_screen, remove_buttons, send_screen
from bot.telegram.rendering import BotName
from bot.telegram.retries import with_retries
from bot.usecases import asking, desks, dispatch
from bot.usecases.dispatch import PressedQuestion
from bot.usecases.outcome import Outcome, Sender, choices_of
from bot.usecases.questions import DeskOutcome, DeskRules, find_by_text
from bot.wording import Words

FILE = "desk.csv"
MOST_BESIDE = 1
"""The most answers that are offered for a line which is not understood."""
OFF = "off"
"""The word behind the command that closes a desk."""


def rules_of(settings: Settings) -> DeskRules | None:
    """Return what holds for desks; None where there are none."""
    if settings.desks is None:
        return None
    allowed = None if isinstance(settings.desks, str) else settings.desks
    key = settings.token or "renonce"
    return DeskRules(allowed, ZoneInfo(settings.timezone), key)


class DeskHandlers(HandlerGroup):
    """Handles whatever is about a desk; what comes of it for others is sent by errands."""

    def __init__(self, shared: Shared, rules: DeskRules, errands: Errands) -> None:
        super().__init__(shared)
        self._rules = rules
        self.errands = errands

    async def desk(self, update: Update, context: Context) -> None:
        """Make a group a desk, show it, close it; or have a group's questions go to a desk."""
        sender, beside = sender_of(update, self._settings), text_beside(update).strip()
        choices = await self._store.run(partial(choices_of, sender=sender))
        if not sender.is_in_group:
            shown = gone_screen(choices.language, "desk-in-a-group")
            await self._presenter.send(context, sender, choices, shown)
            return
        if not await self._administrators.include(context.bot, sender.chat_id, sender.user_id):
            shown = gone_screen(choices.language, "administrators-only")
            await self._presenter.send(context, sender, choices, shown)
            return
        title = (update.effective_chat.title if update.effective_chat else None) or ""
        work: Callable[[Transaction], DeskOutcome]
        if beside.casefold() == OFF:
            work = partial(desks.close_desk, sender=sender)
        elif beside:
            work = partial(desks.choose_for_group, sender=sender, key=beside)
        else:
            work = partial(desks.open_desk, sender=sender, rules=self._rules, title=title)
        again = partial(desks.show, sender=sender, rules=self._rules)
        outcome = await self._once(update, context, work, again)
        self.errands.wake()
        await self.show(context, sender, outcome)

    async def ask(self, update: Update, context: Context) -> None:
        """Compose a question: about the open case, or of the words behind the command."""
        sender = sender_of(update, self._settings)
        if sender.is_in_group:
            await self._open_private(update, context, sender)
            return
        words = text_beside(update)
        work = partial(asking.compose_open, sender=sender, rules=self._rules, words=words)
        await self._carry_out(update, context, sender, work)

    async def ask_about_case(self, update: Update, context: Context) -> None:
        """Compose a question about the case of a button; from a group in the private chat."""
        sender, key = sender_of(update, self._settings), context.pressed(Press).conversation
        if sender.is_in_group:
            await self._open_private(update, context, sender, f"{ASK}{key}")
            return
        work = partial(asking.compose_from, sender=sender, rules=self._rules, key=key)
        await self._carry_out(update, context, sender, work)

    async def ask_line(self, update: Update, context: Context) -> None:
        """Compose a question of the line that the message of a button replies to."""
        sender, line = sender_of(update, self._settings), line_of(context.button)
        if sender.is_in_group:
            await self._open_private(update, context, sender)
            return
        work = partial(asking.compose, sender=sender, rules=self._rules, words=line)
        await self._carry_out(update, context, sender, work)

    async def follow(self, update: Update, context: Context, payload: str) -> None:
        """Follow a link: to a desk, to a question that was taken, or to ask about a case."""
        sender = sender_of(update, self._settings)
        follow = partial(dispatch.follow, sender=sender, rules=self._rules)
        work = partial(follow, payload=payload, name=_name_of(update))
        shows_only = payload.startswith(HOLD)
        await self._carry_out(update, context, sender, work, work if shows_only else None)

    async def press(self, update: Update, context: Context) -> None:
        """Handle a button of a desk or of a question."""
        sender, button = sender_of(update, self._settings), context.button
        match button.data:
            case AskDirector():
                await self.ask_line(update, context)
            case DeskButton(_, "ask"):
                work = partial(asking.compose, sender=sender, rules=self._rules)
                await self._carry_out(update, context, sender, work)
            case DeskButton(_, action) as pressed:
                if action in desks.ONLY_ADMINISTRATORS:
                    sender = await self._administrators.check(context.bot, sender)
                rules = self._rules
                work = partial(desks.press, sender=sender, rules=rules, pressed=pressed)
                await self._carry_out(update, context, sender, work)
            case QuestionButton() as pressed:
                await self._press_question(update, context, sender, pressed)
            case _:
                return

    def text(self, update: Update, rows: Transaction) -> DeskOutcome | None:
        """Take a text that a question waits for; None where none does."""
        sender, text = sender_of(update, self._settings), text_of(update)
        return dispatch.write(rows, sender, self._rules, text, _name_of(update))

    def text_again(self, update: Update, rows: Transaction) -> DeskOutcome | None:
        """Show what became of a text that was taken before; None where no question has it."""
        sender, text = sender_of(update, self._settings), text_of(update)
        return dispatch.repeat_text(rows, sender, self._rules, text, _name_of(update))

    async def suggest(self, outcome: Outcome, text: str) -> Sequence[Button]:
        """Return the buttons for a line that opens no case: answers it finds, and to ask it."""
        language = outcome.choices.language

        def find(rows: Transaction) -> tuple[Question, ...]:
            return find_by_text(rows, [one.id for one in rows.desks()], text)

        if not await self._store.run(lambda rows: rows.has_desk()):
            return ()
        found = await self._store.run(find)
        return (
            *(found_button(language, one) for one in found[:MOST_BESIDE]),
            ask_button(language),
        )

    async def is_discussed(self, update: Update) -> bool:
        """Tell whether a message of a group only answers a card: directors discuss there."""
        message = update.message
        answered = None if message is None else message.reply_to_message
        if message is None or answered is None or not is_group(message.chat.id):
            return False
        chat_id, card = message.chat.id, answered.message_id
        return await self._store.run(lambda rows: rows.is_card(chat_id, card))

    async def _press_question(
        self, update: Update, context: Context, sender: Sender, pressed: QuestionButton
    ) -> None:
        has_left = pressed.action == "send" and await self._has_left(context, sender, pressed)
        message_id, name = context.button.message_id, _name_of(update)
        found = PressedQuestion(pressed, message_id, name, has_left)
        work = partial(dispatch.press, sender=sender, rules=self._rules, pressed=found)
        await self._carry_out(update, context, sender, work)

    async def _has_left(self, context: Context, sender: Sender, pressed: QuestionButton) -> bool:
        """Tell whether a director who is about to send something has left the desk's group.

        Telegram is sure of that only where the bot administers the group; elsewhere nobody has.
        """
        find = partial(dispatch.find_group, sender=sender, pressed=pressed)
        chat_id = await self._store.run(find)
        if chat_id is None:
            return False
        bot = context.bot
        if not await self._administrators.include(bot, chat_id, bot.id):
            return False
        try:
            member = await bot.get_chat_member(chat_id, sender.user_id)
        except TelegramError:
            return False
        return member.status in {ChatMember.LEFT, ChatMember.BANNED}

    async def _carry_out(
        self,
        update: Update,
        context: Context,
        sender: Sender,
        work: Callable[[Transaction], DeskOutcome],
        again: Callable[[Transaction], DeskOutcome] | None = None,
    ) -> None:
        """Carry out an update once, and show what comes of it; a repeated one shows it again."""
        pressed = context.button.data if update.callback_query is not None else None
        if again is None:
            rules = self._rules
            again = partial(dispatch.show_again, sender=sender, rules=rules, pressed=pressed)
        outcome = await self._once(update, context, work, again)
        self.errands.wake()
        await self.show(context, sender, outcome, is_press=update.callback_query is not None)

    async def _open_private(
        self,
        update: Update,
        context: Context,
        sender: Sender,
        payload: str = dispatch.ASK_HERE,
    ) -> None:
        """Lead from a group into the private chat, where questions are asked."""
        choices = await self._store.run(partial(choices_of, sender=sender))
        if update.callback_query is not None:
            await _answer(context, DeskOutcome(choices, opens=payload))
            return
        shown = dispatch.private_screen(choices.language)
        await self._presenter.send(context, sender, choices, shown)

    @staticmethod
    async def show(
        context: Context, sender: Sender, outcome: DeskOutcome, *, is_press: bool = False
    ) -> None:
        """Answer a press, and show what comes of it where it is to be."""
        if is_press:
            await _answer(context, outcome)
        there = context.button.place if is_press and not outcome.below else None
        if outcome.leaves and there is not None and await _delete(context):
            return
        if outcome.screen is not None:
            shown = outcome.screen
            if there is None or not await edit_screen(context, there, shown):
                await send_screen(context, sender.chat_id, shown, sender.topic_id)
        for place in outcome.closed:
            await remove_buttons(context, place)
        if outcome.table is not None:
            await _send_table(context, sender, outcome)


async def _answer(context: Context, outcome: DeskOutcome) -> None:
    """Answer a press: with a link into the private chat, else with a text if there is one."""
    query, delivery = context.button.query, context.delivery
    if outcome.opens is not None:
        await answer_press(query, delivery, url=BotName.of(context.bot).link(outcome.opens))
    else:
        await answer_press(query, delivery, outcome.said, is_alert=outcome.is_alert)


async def _delete(context: Context) -> bool:
    """Delete the message of the button that was pressed; return whether it is gone."""
    pressed = context.button
    try:
        return await context.bot.delete_message(pressed.chat_id, pressed.message_id)
    except TelegramError:
        return False


async def _send_table(context: Context, sender: Sender, outcome: DeskOutcome) -> None:
    document = InputFile((outcome.table or "").encode(), filename=FILE)
    caption = Words.of(outcome.choices.language).bot.say("numbers-file")
    await with_retries(
        lambda: context.bot.send_document(
            sender.chat_id, document, caption=caption, message_thread_id=sender.topic_id
        )
    )


def _name_of(update: Update) -> str:
    """Return how the sender of an update is called before others."""
    user = update.effective_user
    return "" if user is None else short_name(user.first_name, user.last_name or "")
