"""Evenings: the command that opens or shows one, the buttons of its lists, its sheets as files."""

import asyncio
from collections.abc import Callable
from functools import partial

from telegram import InputFile, Update

from bot.conversation.callback_data import EveningButton, NameDirector
from bot.conversation.notice import Notice
from bot.screens.notices import notice_screen
from bot.sheets.model import SheetSession
from bot.sheets.pdf import SheetPrinter
from bot.sheets.scorer import scorer_table
from bot.telegram.chats import text_beside
from bot.telegram.context import Context, sender_of
from bot.telegram.finishing import finish_within, log_failure
from bot.telegram.handlers.group import HandlerGroup, Shared
from bot.telegram.messages import send_screen
from bot.telegram.retries import with_retries
from bot.usecases import evenings
from bot.usecases.outcome import Outcome, Sender
from bot.usecases.sheets import EveningExport, ExportOutcome, printed_of, session_of
from bot.wording import Words

FINISH_SECONDS = 2.0
"""How long the files in progress may take at the end, in parallel with the pictures."""


class EveningExporter:
    """Makes and sends the files of evenings, in the background."""

    def __init__(self) -> None:
        self.printer = SheetPrinter()
        self._sending: dict[tuple[int, str], asyncio.Task[None]] = {}

    def begin(self, context: Context, sender: Sender, export: EveningExport) -> None:
        """Start to make the files of an evening and to send them to where they were requested.

        A second request while they are made is ignored.
        """
        key = sender.chat_id, export.listed.evening.id
        if key in self._sending:
            return
        task = asyncio.create_task(self._send(context, sender, export))
        self._sending[key] = task
        task.add_done_callback(lambda _: self._sending.pop(key, None))
        task.add_done_callback(partial(log_failure, "an evening"))

    async def wait_until_sent(self) -> None:
        """Wait until all files in progress were sent or have failed."""
        while self._sending:
            await asyncio.wait(self._sending.values())

    async def finish(self) -> None:
        """Send the files in progress, while Telegram can be called; cancel the late ones."""
        await finish_within(FINISH_SECONDS, [*self._sending.values()])

    async def close(self) -> None:
        """End the process that prints."""
        await asyncio.to_thread(self.printer.close)

    async def _send(self, context: Context, sender: Sender, export: EveningExport) -> None:
        session = await asyncio.to_thread(session_of, export)
        said = Words.of(session.language).bot
        table = await asyncio.to_thread(scorer_table, session)
        await _send_file(context, sender, _file(session, table, "csv"), said.say("evening-csv"))
        printed = await self.printer.pdf(printed_of(export, session))
        if printed is None:
            failed = notice_screen(session.language, "failed")
            await send_screen(context, sender.chat_id, failed, sender.topic_id)
            return
        await _send_file(context, sender, _file(session, printed, "pdf"), said.say("evening-pdf"))


def _file(session: SheetSession, content: bytes, kind: str) -> InputFile:
    return InputFile(content, filename=f"renonce-{session.day.isoformat()}.{kind}")


async def _send_file(context: Context, sender: Sender, file: InputFile, caption: str) -> None:
    await with_retries(
        lambda: context.bot.send_document(
            sender.chat_id, file, caption=caption, message_thread_id=sender.topic_id
        )
    )


class EveningHandlers(HandlerGroup):
    """Handles evenings: the command, the buttons, and replies in groups."""

    def __init__(self, shared: Shared) -> None:
        super().__init__(shared)
        self.exporter = EveningExporter()

    async def evening(self, update: Update, context: Context) -> None:
        """Show the open evening of a chat, or open one; a name may follow the command."""
        work = partial(evenings.open_or_show, name=text_beside(update))
        sender, outcome = await self._direct(update, context, work)
        await self._presenter.reply(context, sender, outcome)

    async def press(self, update: Update, context: Context) -> None:
        """Handle a button of an evening."""
        work = partial(evenings.press, pressed=context.pressed(EveningButton))
        sender, outcome = await self._direct(update, context, work)
        await self._presenter.answer(context, sender, outcome)
        if isinstance(outcome, ExportOutcome):
            self.exporter.begin(context, sender, outcome.export)

    async def _direct(
        self, update: Update, context: Context, work: Callable[..., Outcome]
    ) -> tuple[Sender, Outcome]:
        """Carry out an update once, again where it is for administrators and one asks."""
        sender = sender_of(update, self._settings)
        again = partial(evenings.show, sender=sender)
        outcome = await self._once(update, context, partial(work, sender=sender), again)
        refused = Notice.EVENING_DIRECTED_BY
        return await self._as_administrator(context, sender, outcome, work, refused)

    async def name_director(self, update: Update, context: Context) -> None:
        """Let a person open and close evenings in a group, or no longer."""
        sender, named = sender_of(update, self._settings), context.pressed(NameDirector)
        if not sender.is_in_group:
            return
        sender = await self._administrators.check(context.bot, sender)
        work = partial(evenings.name_director, sender=sender, named=named)
        outcome = await self._once(update, context, work, work)
        await self._presenter.answer(context, sender, outcome)
