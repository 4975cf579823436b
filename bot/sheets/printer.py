"""Prints sheets in a worker process, which ends once they are printed."""

from collections.abc import Callable

from bot.sheets.model import SheetSession
from bot.sheets.pdf import sheets_pdf
from bot.worker_process import AwaitedWorker


class SheetPrinter(AwaitedWorker[SheetSession, bytes]):
    """Makes the PDF of an evening's sheets; between two evenings no process of it runs."""

    def __init__(self) -> None:
        super().__init__(open_printing, "printer", stays=False)

    async def pdf(self, session: SheetSession) -> bytes | None:
        """Return the sheets as PDF, None if the process died twice."""
        return await self.do(session)


def open_printing() -> Callable[[SheetSession], bytes]:
    """Return what makes the PDF."""
    return sheets_pdf
