"""Sends an evening as files: the table for the scorer, and the sheets to print."""

import asyncio
from functools import partial

from telegram import InputFile

from bot.screens.notices import notice_screen
from bot.sheets.model import SheetSession
from bot.sheets.printer import SheetPrinter
from bot.sheets.scorer import scorer_table
from bot.telegram.context import Context
from bot.telegram.finishing import finish_within, log_failure
from bot.telegram.messages import send_screen
from bot.telegram.retries import with_retries
from bot.usecases.outcome import Sender
from bot.usecases.sheets import EveningExport, printed_of, session_of
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
