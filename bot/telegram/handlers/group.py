"""What every group of handlers works with."""

from dataclasses import dataclass

from bot.screens.notices import notice_screen
from bot.settings import Settings
from bot.storage.store import Store
from bot.telegram.chats import Administrators
from bot.telegram.context import Context
from bot.telegram.presenter import Presenter
from bot.usecases.outcome import Sender
from lawcore.library.official import OfficialTexts


@dataclass(frozen=True, slots=True)
class Shared:
    """What all handlers of an application work with."""

    store: Store
    presenter: Presenter
    administrators: Administrators
    settings: Settings
    official: OfficialTexts


class HandlerGroup:
    """Handlers of one kind of updates."""

    def __init__(self, shared: Shared) -> None:
        self._store = shared.store
        self._presenter = shared.presenter
        self._administrators = shared.administrators
        self._settings = shared.settings
        self._official = shared.official

    async def _is_refused_in_group(self, context: Context, sender: Sender, message: str) -> bool:
        """Say with a message that something needs a private chat; False where it is one."""
        if sender.is_in_private:
            return False
        await self._presenter.say(
            context,
            sender,
            lambda choices: notice_screen(choices.language, message, in_group=True),
        )
        return True
