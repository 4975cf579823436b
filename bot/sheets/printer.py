"""Prints sheets in a worker process, which ends once they are printed."""

from bot.beside import ProcessBeside
from bot.sheets.model import SheetSession
from bot.sheets.pdf import sheets_pdf


class SheetPrinter(ProcessBeside[SheetSession, bytes]):
    """Makes the PDF of an evening's sheets; between two evenings no process of it runs."""

    def __init__(self) -> None:
        super().__init__(sheets_pdf, "printer", stays=False)

    async def pdf(self, session: SheetSession) -> bytes | None:
        """Return the sheets as PDF, None if the process died twice."""
        return await self.make(session)
