"""Handles records of play, in private chats: text, files and links in, boards and pictures out.

A line that stays unclear is read by a language model where the operator has set one.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import PurePath
from typing import TypeAlias

from telegram import Document, InputFile, Update
from telegram.constants import ChatAction
from telegram.error import TelegramError

from bot.conversation.callback_data import PlayAction
from bot.conversation.model import Conversation, EffectiveChoices, Place, Shown
from bot.conversation.notice import Notice
from bot.language_model import LanguageModel
from bot.play.model import Play
from bot.play.sheet import SentBoard, boards_of
from bot.play.workers import BoardSolver, indication_block
from bot.screens.elements import Line, Screen, Style, note
from bot.screens.notices import WAYS, notice_screen, told_screen
from bot.screens.play import board_text, caption_of, deals_screen, indication_screen, play_screen
from bot.storage.transaction import Transaction
from bot.telegram.chats import text_beside, text_of
from bot.telegram.context import Context, sender_of
from bot.telegram.finishing import finish_within, log_failure
from bot.telegram.handlers.desks import DeskHandlers
from bot.telegram.handlers.group import HandlerGroup, Shared
from bot.telegram.handlers.interviews import InterviewHandlers
from bot.telegram.messages import edit_screen, remove_buttons, send_photo, send_screen
from bot.telegram.presenter import show_there
from bot.telegram.retries import call_if_possible, with_retries
from bot.usecases import lines, plays, typed
from bot.usecases.outcome import Outcome, Sender, choices_of
from bot.usecases.plays import PlayOutcome, set_play_message
from bot.usecases.questions import DeskOutcome
from bot.wording import Words
from lawcore import Edition
from lawcore.board.report import Report, picture_of
from lawcore.bridge.drawing.text import text as draw_text
from lawcore.bridge.play.detect import LARGEST
from lawcore.bridge.play.record import BadRecord, RecordError, Wrong
from lawcore.engine.records import replace
from lawcore.understanding import Understood, is_story

Written: TypeAlias = DeskOutcome | PlayOutcome | Outcome
Write: TypeAlias = Callable[[Transaction], Written]


class UnclearError(Exception):
    """A text of which too little is understood; nothing of its transaction is kept.

    `subject` is what it is surely about, if that is known.
    """

    def __init__(self, language: str, subject: str | None) -> None:
        super().__init__(language, subject)
        self.language = language
        self.subject = subject


def write_if_clear(write: Write, text: str, rows: Transaction) -> Written:
    """Carry out a text; raises UnclearError where little of it is understood."""
    outcome = write(rows)
    if not isinstance(outcome, Outcome):
        return outcome
    language, begun = outcome.choices.language, outcome.begun
    if begun is not None and is_story(text):
        raise UnclearError(language, begun.subject.name)
    if isinstance(outcome.asks, Understood) and outcome.asks.auction is None:
        raise UnclearError(language, None)
    return outcome


KINDS = frozenset({".pbn", ".lin", ".txt"})
"""The extensions of the files that are read."""

FINISH_SECONDS = 2.0
"""How long the pictures in progress may take at the end: ten seconds with the posts."""

_log = logging.getLogger(__name__)


class PlayHandlers(HandlerGroup):
    """Handles messages about the play of a board; others go to the interviews.

    A text that a question to a desk waits for goes to `desks` first, where there are any. `model`
    reads what stays unclear, where the operator has set one.
    """

    desks: DeskHandlers | None = None
    model: LanguageModel | None = None

    def __init__(self, shared: Shared, interviews: InterviewHandlers) -> None:
        super().__init__(shared)
        self._interviews = interviews
        self.painter = shared.painter
        self.sight = BoardSolver()
        self._solving: dict[str, asyncio.Task[None]] = {}
        self._painting: set[asyncio.Task[None]] = set()

    async def play(self, update: Update, context: Context) -> None:
        """Begin a record."""
        sender = sender_of(update, self._settings)
        work = partial(plays.begin, sender=sender, beside=text_beside(update))
        again = partial(plays.find_newest, sender=sender)
        outcome = await self._once(update, context, work, again)
        if isinstance(outcome, PlayOutcome):
            await self._reply_play(context, sender, outcome)
        else:
            await self._interviews.reply_to_text(update, context, sender, outcome)

    async def text(self, update: Update, context: Context) -> None:
        """Handle a text for a record of play or for the interview."""
        sender = sender_of(update, self._settings, alone=context.aside is not None)
        text, desks = text_of(update), self.desks
        write: Write = partial(typed.write, sender=sender, text=text)
        if desks is not None:
            if await desks.is_discussed(update):
                return
            write = partial(_write_first, partial(desks.text, update), write)
        outcome = await self._carry_out_text(update, context, sender, write)
        if isinstance(outcome, DeskOutcome):
            await DeskHandlers.show(context, sender, outcome)
            return
        if not isinstance(outcome, PlayOutcome):
            await self._interviews.reply_to_text(update, context, sender, outcome)
            return
        await self._reply_play(context, sender, outcome)
        is_on_board = outcome.play is not None and not outcome.hint and not outcome.below
        if is_on_board and update.message is not None:  # so that the board stays in sight
            await call_if_possible(update.message.delete)

    async def _carry_out_text(
        self, update: Update, context: Context, sender: Sender, write: Write
    ) -> Written:
        """Carry out a text once, as the language model reads it where it would stay unclear.

        Nothing is stored before the model has replied, so that a process killed while it waits
        carries the text out anew.
        """
        text, model = text_of(update), self.model
        shown: Write = partial(plays.repeat_text, sender=sender, text=text)
        if self.desks is not None:
            shown = partial(_write_first, partial(self.desks.text_again, update), shown)

        async def once(work: Write) -> Written:
            return await self._once(update, context, work, shown)

        if model is None or not sender.is_in_private:
            return await once(write)
        try:
            return await once(partial(write_if_clear, write, text))
        except UnclearError as unclear:
            typing = ChatAction.TYPING
            await call_if_possible(lambda: context.bot.send_chat_action(sender.chat_id, typing))
            read = await model.read(text, unclear.language, unclear.subject)
        if read is None:
            return await once(write)
        return await once(partial(lines.begin_from_model, sender=sender, text=text, read=read))

    async def cancel(self, update: Update, context: Context) -> None:
        """Close the open record or interview, whichever was touched last."""
        sender = sender_of(update, self._settings)
        work, again = (partial(do, sender=sender) for do in (plays.cancel, plays.find_newest))
        outcome = await self._once(update, context, work, again)
        if not isinstance(outcome, PlayOutcome):
            await self._presenter.reply(context, sender, outcome)
        elif outcome.play is not None:
            await self._show_play(context, outcome, outcome.play)

    async def document(self, update: Update, context: Context) -> None:
        """Handle a file: PBN, LIN or text, and not too large; any other is refused."""
        sender, message = sender_of(update, self._settings), update.message
        sent = message.document if message else None
        if sent is None:
            return
        choices = await self._store.run(partial(choices_of, sender=sender))
        if PurePath(sent.file_name or "").suffix.lower() not in KINDS:
            refused = notice_screen(choices.language, "play-other-file")
            await send_screen(context, sender.chat_id, refused)
            return
        try:
            boards = await _read_boards(context, sent, choices.language)
        except BadRecord as bad:
            said = plays.explain(choices.language, bad.error)
            refused = told_screen(choices.language, said, WAYS["play-nothing"])
            await send_screen(context, sender.chat_id, refused)
            return
        work = partial(plays.take_boards, sender=sender, boards=boards)
        again = partial(plays.find_open_play, sender=sender)
        outcome = await self._once(update, context, work, again)
        await self._reply_play(context, sender, outcome)

    async def press(self, update: Update, context: Context) -> None:
        """Handle a button of a record or of a session."""
        sender, button = sender_of(update, self._settings), context.button
        press = partial(plays.press, pressed=button.data, message_id=button.message_id)
        again = partial(plays.find_open_play, sender=sender)
        outcome = await self._once(update, context, partial(press, sender=sender), again)
        showing = self._show_pressed_play(context, outcome)
        await self._presenter.answer_beside(context, outcome.choices, outcome.notice, showing)
        if outcome.asked:
            await self._interviews.resume(context, sender)
            await self.show_ruled(update, context)
        elif outcome.play is not None and outcome.wanted is PlayAction.PICTURE:
            self._paint(context, outcome.choices, outcome.play)
        elif outcome.play is not None and outcome.wanted is PlayAction.INDICATION:
            await self._indicate(context, outcome.choices, outcome.play)

    async def show_ruled(self, update: Update, context: Context) -> None:
        """Send the picture once the interview on a record is finished."""
        sender = sender_of(update, self._settings)
        if not sender.is_in_private:
            return
        ruled = await self._store.run(partial(plays.rule_record, sender=sender))
        if ruled is None:
            return
        outcome, conversation = ruled
        if outcome.play is not None:
            await self._show_play(context, outcome, outcome.play)
            self._paint(context, outcome.choices, outcome.play, conversation)

    async def finish(self) -> None:
        """Send the pictures in progress, while Telegram can be called; cancel the late ones."""
        await finish_within(FINISH_SECONDS, self._painting)

    async def close(self) -> None:
        """Stop the work in progress and the worker processes."""
        for task in [*self._solving.values()]:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await asyncio.to_thread(self.sight.close)
        await asyncio.to_thread(self.painter.close)

    def _paint(
        self,
        context: Context,
        choices: EffectiveChoices,
        play: Play,
        known: Conversation | None = None,
    ) -> None:
        """Start to draw a board and send its picture, in the background."""
        task = asyncio.create_task(self._send_picture(context, choices, play, known))
        self._painting.add(task)
        task.add_done_callback(self._painting.discard)
        task.add_done_callback(partial(log_failure, "a picture"))

    async def _send_picture(
        self,
        context: Context,
        choices: EffectiveChoices,
        play: Play,
        known: Conversation | None = None,
    ) -> None:
        """Send the picture of a board, the ruling below it; in plain mode as text too."""
        report, _ = await self._report(choices, play, known)
        picture = picture_of(report, play.language, captioned=True)
        image = await self.painter.png(picture)
        if image is None:
            whole = picture_of(report, play.language)
            lines = draw_text(whole).rstrip("\n").splitlines()
            shortened = Words.of(play.language).bot.say("shortened")
            drawn = Screen(tuple(Line(line, Style.MONO) for line in lines), (), shortened)
            await send_screen(context, play.chat_id, drawn)
            return
        caption = caption_of(report, play.language, plain=choices.plain)
        await send_photo(context, play.chat_id, InputFile(image, "board.png"), caption)
        if choices.plain:
            await send_screen(context, play.chat_id, note(board_text(report, play.language)))

    async def _report(
        self, choices: EffectiveChoices, play: Play, known: Conversation | None = None
    ) -> tuple[Report, Edition]:
        """Return a board as ruled, by the interview on it where there is one, and by what."""
        if known is None and play.conversation:
            known = await self._store.run(partial(plays.find_interview, play=play))
        return plays.report_on(play, choices, known)

    async def _indicate(self, context: Context, choices: EffectiveChoices, play: Play) -> None:
        """Start to solve a board in the background, unless it is being solved."""
        if play.id in self._solving:
            return
        said = Words.of(play.language).bot.say(
            "play-solving", seconds=str(round(self.sight.longest))
        )
        sent = await send_screen(context, play.chat_id, note(said))
        if sent is None:
            return
        task = asyncio.create_task(self._solve(context, choices, play, sent))
        self._solving[play.id] = task
        task.add_done_callback(lambda _: self._solving.pop(play.id, None))

    async def _solve(
        self, context: Context, choices: EffectiveChoices, play: Play, place: Place
    ) -> None:
        """Solve a board, and replace the message that it is being solved with the result."""
        try:
            report, edition = await self._report(choices, play)
            indication = await self.sight.indication(report, edition)
            lines = indication_block(indication, self.sight.engine, play.language)
            if not indication.finished and self.sight.engine == "python":
                without = Words.of(play.language).bot.say("play-no-dds")
                lines["lines"] = (*lines["lines"], without)
            shown = indication_screen(play.language, lines, plain=choices.plain)
            if not await edit_screen(context, place, shown):
                await send_screen(context, play.chat_id, shown)
        except TelegramError as error:
            _log.warning("the indication was not shown: %s", error)
        except Exception:  # noqa: BLE001 - nobody else would hear of it
            _log.exception("a board was not solved")
            failed = notice_screen(play.language, "failed")
            await call_if_possible(lambda: edit_screen(context, place, failed))

    async def _reply_play(self, context: Context, sender: Sender, outcome: PlayOutcome) -> None:
        """Answer a message about a record: with boards, the record, or the error in it."""
        language = outcome.choices.language
        if outcome.boards is not None:
            shown = deals_screen(
                language, outcome.boards, self._settings.retention_days, outcome.hint
            )
            await send_screen(context, sender.chat_id, shown)
        if outcome.play is not None:
            await self._show_play(context, outcome, outcome.play)
        elif outcome.boards is None:
            key = Notice.PLAY_NOTHING
            said = outcome.hint or Words.of(language).bot.say(key)
            await send_screen(context, sender.chat_id, told_screen(language, said, WAYS[key]))

    async def _show_play(self, context: Context, outcome: PlayOutcome, play: Play) -> None:
        """Show a record in its message, or in a new one below that takes its place."""
        hint = outcome.hint
        if not hint and outcome.notice:
            hint = Words.of(play.language).bot.say(outcome.notice)
        shown = play_screen(play, hint, plain=outcome.choices.plain)
        there = None if play.message_id is None else Shown(play.chat_id, play.message_id)
        former = None if outcome.below else there
        sent = await show_there(context, play.chat_id, former, shown)
        if not isinstance(sent, Shown):
            return
        await self._store.run(lambda rows: set_play_message(rows, play.id, sent.message_id))
        if there is not None and there != sent:
            await remove_buttons(context, there)

    async def _show_pressed_play(self, context: Context, outcome: PlayOutcome) -> None:
        if outcome.screen is not None:
            place = context.button.place
            await show_there(context, place.chat_id, place, outcome.screen)
        elif outcome.play is not None:
            await self._show_play(context, replace(outcome, notice=None), outcome.play)


def _write_first(
    first: Callable[[Transaction], DeskOutcome | None], write: Write, rows: Transaction
) -> DeskOutcome | PlayOutcome | Outcome:
    """Let a desk take a text that it waits for; any other text is for whom it is for else."""
    taken = first(rows)
    return write(rows) if taken is None else taken


async def _read_boards(context: Context, sent: Document, language: str) -> list[SentBoard]:
    """Return the boards of a file; raises `BadRecord` where it is too large or does not read."""
    content = b""
    if (sent.file_size or 0) <= LARGEST:
        file = await with_retries(lambda: context.bot.get_file(sent.file_id))
        content = bytes(await with_retries(file.download_as_bytearray))
    size = max(len(content), sent.file_size or 0)
    if size > LARGEST:
        raise BadRecord(RecordError(Wrong.TOO_LARGE, number=size, expected=LARGEST))
    return await asyncio.to_thread(boards_of, content, language)
