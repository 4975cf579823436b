"""What every group of handlers works with."""

from dataclasses import dataclass

from bot.conversation.page_links import PageSite
from bot.play.workers import Painter
from bot.settings import Settings
from bot.storage.store import Store
from bot.telegram.chats import Administrators
from bot.telegram.presenter import Presenter
from lawcore.book.library.official import OfficialTexts


@dataclass(frozen=True, slots=True)
class Shared:
    """What all handlers of an application work with."""

    store: Store
    presenter: Presenter
    administrators: Administrators
    settings: Settings
    official: OfficialTexts
    painter: Painter
    page: PageSite | None = None


class HandlerGroup:
    """Handlers of one kind of updates."""

    def __init__(self, shared: Shared) -> None:
        self._store = shared.store
        self._presenter = shared.presenter
        self._administrators = shared.administrators
        self._settings = shared.settings
        self._official = shared.official
        self._site = shared.page
