"""Records of play on Telegram: text, files and links in, boards, pictures and indications out."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from pathlib import PurePath
from typing import TypeAlias

from telegram import Bot, InputFile, Update
from telegram.error import BadRequest, TelegramError
from telegram.ext import (
    CallbackQueryHandler,
    CommandHandler,
    MessageHandler,
    filters,
)

from bot.conversation.callback_data import (
    BeginDeal,
    EndSession,
    OfPlay,
    PlayAction,
    PlayPress,
    parse_play,
)
from bot.conversation.interview import options_of, told_by
from bot.conversation.model import Conversation
from bot.play.model import Play
from bot.play.sheet import boards_of, report_of
from bot.play.workers import BoardSolver, Painter, indication_block
from bot.screens.elements import Line, Screen, Style, note
from bot.screens.play import board_text, caption_of, deals_screen, indication_screen, play_screen
from bot.settings import Settings
from bot.storage.store import AlreadyDone, Store, Transaction
from bot.telegram.handlers.interviews import AnyHandler, Context, sender_of
from bot.telegram.ordering import left_asking
from bot.telegram.presenter import edit, send
from bot.telegram.retries import forgiven, patiently
from bot.usecases.outcome import Sender
from bot.usecases.plays import PlayDesk, PlayOutcome, place_play, said_of
from bot.wording import SAID
from lawcore import Edition
from lawcore.drawing.text import text as drawn
from lawcore.play.detect import LARGEST
from lawcore.play.record import BadRecord, RecordError, Wrong
from lawcore.report.board import Report, picture_of

Answering: TypeAlias = Callable[[Update, Context], Coroutine[None, None, None]]

COMMANDS = ("play", "gioca")
BUTTONS = r"\*(?:play|deal|deals)\."
"""How the data of the buttons begin that are pressed here."""
KINDS = frozenset({".pbn", ".lin", ".txt"})
"""The files that are read, by the ends of their names."""
AFTERWARDS = 1
"""The group of the handlers that come after all others."""

_log = logging.getLogger(__name__)


class Playing:
    """The answers to what is sent about the play of a board; in private chats only.

    `resume` shows a person's open interview below.
    """

    def __init__(
        self, store: Store, settings: Settings, resume: Callable[[Bot, Sender], Awaitable[bool]]
    ) -> None:
        self._store = store
        self._desk = PlayDesk(settings)
        self._days = settings.retention_days
        self._resume = resume
        self.painter = Painter()
        self.sight = BoardSolver()
        self._solving: dict[str, asyncio.Task[None]] = {}

    async def play(self, update: Update, context: Context) -> None:
        """Begin a record, or say that it belongs in the private chat."""
        sender = sender_of(update)
        if not _is_alone(sender):
            to = await self._store.run(lambda rows: self._desk.greet(rows, sender))
            await send(
                context.bot,
                sender.chat_id,
                note(SAID[to.language].say("play-only-private")),
                sender.topic_id,
            )
            return
        written = (update.message and update.message.text) or ""
        beside = "".join(written.split(maxsplit=1)[1:])
        outcome = await self._carried_out(
            update, lambda rows: self._desk.begin(rows, sender, beside)
        )
        boards = await self._store.run(lambda rows: self._desk.session(rows, sender))
        if boards and not beside:
            shown = deals_screen(outcome.language, boards, self._days)
            await send(context.bot, sender.chat_id, shown)
        await self._tell(context.bot, sender, outcome)

    def text(self, otherwise: Answering) -> Answering:
        """Return the answer to a text: a record is taken here, anything else otherwise."""

        async def answer(update: Update, context: Context) -> None:
            sender = sender_of(update)
            text = (update.message and update.message.text) or ""
            meant = bool(text) and await self._store.run(
                lambda rows: self._desk.is_meant(rows, sender, text)
            )
            if not meant:
                await otherwise(update, context)
                return
            outcome = await self._carried_out(
                update, lambda rows: self._desk.write(rows, sender, text)
            )
            await self._tell(context.bot, sender, outcome)
            if outcome.play is not None and not outcome.hint and not outcome.below:
                await self._clear(update)

        return answer

    def cancel(self, otherwise: Answering) -> Answering:
        """Return the answer to /cancel: it closes the record where that is the newest."""

        async def answer(update: Update, context: Context) -> None:
            sender = sender_of(update)
            ours = _is_alone(sender) and await self._store.run(
                lambda rows: self._desk.is_open(rows, sender)
            )
            if not ours:
                await otherwise(update, context)
                return
            outcome = await self._carried_out(update, lambda rows: self._desk.cancel(rows, sender))
            await self._show(context.bot, sender, outcome)

        return answer

    async def document(self, update: Update, context: Context) -> None:
        """Take a file: PBN, LIN or text, and not too large; any other is refused."""
        sender, message = sender_of(update), update.message
        sent = message.document if message else None
        if sent is None:
            return
        to = await self._store.run(lambda rows: self._desk.greet(rows, sender))
        if PurePath(sent.file_name or "").suffix.lower() not in KINDS:
            await send(context.bot, sender.chat_id, note(SAID[to.language].say("play-other-file")))
            return
        content = b""
        if (sent.file_size or 0) <= LARGEST:
            file = await patiently(lambda: context.bot.get_file(sent.file_id))
            content = bytes(await patiently(file.download_as_bytearray))
        size = max(len(content), sent.file_size or 0)
        try:
            if size > LARGEST:
                error = RecordError(Wrong.TOO_LARGE, number=size, expected=LARGEST)
                raise BadRecord(error)  # noqa: TRY301 - one message for either
            boards = await asyncio.to_thread(boards_of, content, to.language)
        except BadRecord as bad:
            said = said_of(to.language, bad.error)
            await send(context.bot, sender.chat_id, note(said))
            return
        outcome = await self._carried_out(
            update, lambda rows: self._desk.give(rows, sender, boards)
        )
        await self._tell(context.bot, sender, outcome)

    async def press(self, update: Update, context: Context) -> None:
        """Carry out a press on a record or on a board of the session."""
        query, sender = update.callback_query, sender_of(update)
        if query is None or query.message is None:
            return
        pressed = parse_play(query.data or "") if _is_alone(sender) else None
        message_id = query.message.message_id
        outcome = await self._carried_out(
            update, lambda rows: self._pressed(rows, sender, pressed, message_id)
        )
        said = SAID[outcome.language].say(outcome.notice) if outcome.notice else None
        await forgiven(lambda: query.answer(said))
        bot = context.bot
        if isinstance(pressed, EndSession):
            ended = note(SAID[outcome.language].say("session-ended"))
            await _edit(bot, sender.chat_id, message_id, ended)
            return
        await self._show(bot, sender, replace(outcome, notice=None))
        if outcome.asked:
            await self._resume(bot, sender)
            await self.afterwards(update, context)
        elif outcome.play is not None and outcome.wanted is PlayAction.PICTURE:
            await self._picture(bot, outcome, outcome.play)
        elif outcome.play is not None and outcome.wanted is PlayAction.INDICATION:
            await self._indicate(bot, outcome, outcome.play)

    def _pressed(
        self, rows: Transaction, sender: Sender, pressed: OfPlay | None, message_id: int
    ) -> PlayOutcome:
        match pressed:
            case PlayPress():
                return self._desk.press(rows, sender, pressed, message_id)
            case BeginDeal(board):
                return self._desk.deal(rows, sender, board)
            case EndSession():
                return self._desk.end_session(rows, sender)
            case None:
                return self._desk.unreadable(rows, sender)

    async def afterwards(self, update: Update, context: Context) -> None:
        """Send the picture once the interview on a record has come to its end."""
        sender = sender_of(update)
        if not _is_alone(sender) or left_asking.get() == update.update_id:
            return
        found = await self._store.run(lambda rows: self._desk.ruled(rows, sender))
        if found is None:
            return
        outcome, conversation = found
        await self._show(context.bot, sender, outcome)
        if outcome.play is not None:
            await self._picture(context.bot, outcome, outcome.play, conversation)

    async def _picture(
        self, bot: Bot, to: PlayOutcome, play: Play, known: Conversation | None = None
    ) -> None:
        """Send the picture of a board with its ruling, and the same as text for who needs it."""
        report, _ = await self._report(to, play, known)
        picture = picture_of(report, play.language)
        text = board_text(report, play.language, plain=to.plain)
        caption = caption_of(text)
        image = await self.painter.png(picture)
        if image is None:
            lines = drawn(picture).rstrip("\n").splitlines()
            shortened = SAID[play.language].say("shortened")
            shown = Screen(tuple(Line(one, Style.MONO) for one in lines), (), shortened)
            await send(bot, play.chat_id, shown)
            return
        file = InputFile(image, filename="board.png")
        await patiently(lambda: bot.send_photo(play.chat_id, file, caption=caption))
        if caption != text:
            await send(bot, play.chat_id, note(text))

    async def _report(
        self, to: PlayOutcome, play: Play, known: Conversation | None = None
    ) -> tuple[Report, Edition]:
        """Return the board as ruled, by the interview on it where there is one, and by what."""
        if known is None and play.conversation:
            known = await self._store.run(lambda rows: self._desk.interview(rows, play))
        if known is None:
            edition = Edition(to.edition)
            return report_of(play, edition), edition
        edition = Edition(known.edition)
        return report_of(play, edition, told_by(known), options_of(known)), edition

    async def _indicate(self, bot: Bot, to: PlayOutcome, play: Play) -> None:
        """Begin to solve a board, unless it is being solved; nobody is kept waiting for it."""
        if play.id in self._solving:
            return
        said = SAID[play.language].say("play-solving", seconds=str(round(self.sight.longest)))
        sent = await send(bot, play.chat_id, note(said))
        task = asyncio.create_task(self._solve(bot, to, play, sent))
        self._solving[play.id] = task
        task.add_done_callback(lambda _: self._solving.pop(play.id, None))

    async def _solve(self, bot: Bot, to: PlayOutcome, play: Play, message_id: int) -> None:
        """Solve a board, and put what comes of it in place of the message that it is solved."""
        try:
            report, edition = await self._report(to, play)
            found = await self.sight.indication(report, edition)
            lines = indication_block(found, self.sight.engine, play.language)
            if not found.finished and self.sight.engine == "python":
                without = SAID[play.language].say("play-no-dds")
                lines["lines"] = (*lines["lines"], without)
            shown = indication_screen(play.language, lines, plain=to.plain)
            if not await _edit(bot, play.chat_id, message_id, shown):
                await send(bot, play.chat_id, shown)
        except TelegramError as error:
            _log.warning("the indication was not shown: %s", error)
        except Exception:  # noqa: BLE001 - nobody else would hear of it
            _log.exception("a board was not solved")
            failed = note(SAID[play.language].say("failed"))
            await forgiven(lambda: _edit(bot, play.chat_id, message_id, failed))

    async def _carried_out(
        self, update: Update, work: Callable[[Transaction], PlayOutcome]
    ) -> PlayOutcome:
        """Carry out an update once; one that comes again only shows the open record."""
        outcome = await self._store.once(update.update_id, work)
        if isinstance(outcome, AlreadyDone):
            sender = sender_of(update)
            return await self._store.run(lambda rows: self._desk.look(rows, sender))
        return outcome

    async def _tell(self, bot: Bot, sender: Sender, outcome: PlayOutcome) -> None:
        """Answer a message: with the record, with the session's boards, or with what is wrong."""
        if outcome.boards is not None:
            shown = deals_screen(outcome.language, outcome.boards, self._days)
            await send(bot, sender.chat_id, shown)
        elif outcome.play is None:
            said = outcome.hint or SAID[outcome.language].say(outcome.notice or "play-nothing")
            await send(bot, sender.chat_id, note(said))
        else:
            await self._show(bot, sender, outcome)

    async def _show(self, bot: Bot, sender: Sender, outcome: PlayOutcome) -> None:
        """Show a record in its message, or in a new one below that takes its place."""
        play = outcome.play
        if play is None:
            return
        said = SAID[play.language]
        hint = outcome.hint or (said.say(outcome.notice) if outcome.notice else "")
        shown = play_screen(play, hint, plain=outcome.plain)
        before = play.message_id
        in_place = before is not None and not outcome.below
        if in_place and before is not None and await _edit(bot, sender.chat_id, before, shown):
            return
        sent = await send(bot, sender.chat_id, shown)
        await self._store.run(lambda rows: place_play(rows, play, sent))
        if before not in {None, sent}:
            await forgiven(lambda: bot.edit_message_reply_markup(sender.chat_id, before))

    @staticmethod
    async def _clear(update: Update) -> None:
        """Take a typed line away that is on the board now, so that the board stays in sight."""
        if update.message is not None:
            await forgiven(update.message.delete)

    async def close(self) -> None:
        """End the work in hand and the processes."""
        for task in [*self._solving.values()]:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await asyncio.to_thread(self.sight.close)
        await asyncio.to_thread(self.painter.close)


async def _edit(bot: Bot, chat_id: int, message_id: int, shown: Screen) -> bool:
    """Edit a message; return whether it now shows the screen."""
    try:
        await edit(bot, chat_id, message_id, shown)
    except BadRequest:
        return False
    return True


def playing_handlers(
    playing: Playing, new: filters.BaseFilter, text: Answering, cancel: Answering
) -> list[AnyHandler]:
    """Return the handlers of records; `text` and `cancel` answer what is about none."""
    alone = new & filters.ChatType.PRIVATE
    return [
        CommandHandler(COMMANDS, playing.play, new),
        CommandHandler("cancel", playing.cancel(cancel), new),
        MessageHandler(alone & filters.Document.ALL, playing.document),
        MessageHandler(alone & filters.TEXT & ~filters.COMMAND, playing.text(text)),
        CallbackQueryHandler(playing.press, BUTTONS),
    ]


def later_handlers(playing: Playing, new: filters.BaseFilter) -> list[AnyHandler]:
    """Return the handlers that come after the others, in their own group."""
    alone = new & filters.ChatType.PRIVATE
    return [
        MessageHandler(alone & filters.TEXT & ~filters.COMMAND, playing.afterwards),
        CallbackQueryHandler(playing.afterwards, r"[^*]"),
    ]


def _is_alone(sender: Sender) -> bool:
    return sender.chat_id == sender.user_id
