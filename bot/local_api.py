"""A stand-in for the Bot API, within the process: it refuses what Telegram refuses."""

import asyncio
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NoReturn, TypeAlias

from telegram.request import BaseRequest, RequestData

from bot.markup import BadMarkup, length, plain

Json: TypeAlias = dict[str, Any]

TEXT_LIMIT = 4096
ANSWER_LIMIT = 200
DATA_LIMIT = 64
BOT: Json = {"id": 1, "is_bot": True, "first_name": "Renonce", "username": "local_renonce_bot"}

_COMMAND = re.compile(r"/[A-Za-z0-9_]{1,32}(@[A-Za-z0-9_]+)?(?![^\s])")
_COMMAND_NAME = re.compile(r"[a-z0-9_]{1,32}")


class Refusal(Exception):  # noqa: N818 - named by what it is
    """What the Bot API answers instead of a result."""

    def __init__(self, code: int, description: str, **parameters: int) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters

    def body(self) -> Json:
        """Return the answer as it is sent."""
        body = {"ok": False, "error_code": self.code, "description": self.description}
        return body | ({"parameters": self.parameters} if self.parameters else {})


def _refuse(description: str) -> NoReturn:
    raise Refusal(400, f"Bad Request: {description}")


@dataclass(frozen=True, slots=True)
class Someone:
    """A person, and the chat in which he writes."""

    user_id: int
    chat_id: int
    language: str | None = None

    def user(self) -> Json:
        """Return the person as the Bot API shows him."""
        shown: Json = {"id": self.user_id, "is_bot": False, "first_name": "Director"}
        return shown | ({"language_code": self.language} if self.language else {})


@dataclass(frozen=True, slots=True)
class Shown:
    """A message of the bot as a client would see it."""

    chat_id: int
    message_id: int
    text: str
    marked: str
    buttons: tuple[tuple[tuple[str, str], ...], ...]

    @property
    def row(self) -> tuple[tuple[str, str], ...]:
        """All buttons, one after the other: what they say and what they carry."""
        return tuple(button for row in self.buttons for button in row)


@dataclass(eq=False)
class LocalApi:
    """Chats with their messages, the people's updates, and the methods that a bot may call."""

    first_update: int = 1
    first_message: int = 1
    messages: dict[tuple[int, int], Shown] = field(default_factory=dict)
    changes: list[Shown] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    unanswered: set[str] = field(default_factory=set)
    commands: dict[str, list[Json]] = field(default_factory=dict)
    calls: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._updates: list[Json] = []
        self._arrived = asyncio.Event()
        self._next_update = self.first_update
        self._next_message = self.first_message - 1
        self._methods: dict[str, Callable[[Json], object]] = {
            "getMe": lambda _: BOT,
            "sendMessage": self._send,
            "editMessageText": self._edit,
            "editMessageReplyMarkup": self._edit_buttons,
            "deleteMessage": self._delete,
            "answerCallbackQuery": self._answer,
            "setMyCommands": self._set_commands,
        }

    # What people do

    def write(self, someone: Someone, text: str) -> Json:
        """Return the update of a message."""
        self._next_message += 1
        found = _COMMAND.match(text)
        entities = [{"type": "bot_command", "offset": 0, "length": found.end()}] if found else []
        message = self._message(someone.chat_id, self._next_message)
        return self._update(
            message=message | {"from": someone.user(), "text": text, "entities": entities}
        )

    def press(self, someone: Someone, message_id: int, data: str) -> Json:
        """Return the update of a press on a button of a message."""
        query = f"q{self._next_update}"
        self.unanswered.add(query)
        message = self._message(someone.chat_id, message_id) | {"from": BOT}
        if shown := self.messages.get((someone.chat_id, message_id)):
            message["text"] = shown.text
        pressed = {"id": query, "from": someone.user(), "chat_instance": "1", "data": data}
        return self._update(callback_query=pressed | {"message": message})

    def post(self, update: Json) -> None:
        """Put an update where polling finds it."""
        self._updates.append(update)
        self._arrived.set()

    def _update(self, **content: Json) -> Json:
        update: Json = {"update_id": self._next_update, **content}
        self._next_update += 1
        return update

    @staticmethod
    def _message(chat_id: int, message_id: int) -> Json:
        kind = {"type": "private"} if chat_id > 0 else {"type": "group", "title": "Club"}
        return {"message_id": message_id, "date": 1, "chat": {"id": chat_id, **kind}}

    # What the bot calls

    async def call(self, method: str, parameters: Mapping[str, Any]) -> tuple[int, Json]:
        """Answer one call, with the HTTP status."""
        self.calls.append(method)
        try:
            result = await self._result(method, parameters)
        except Refusal as refusal:
            return refusal.code, refusal.body()
        return 200, {"ok": True, "result": result}

    async def _result(self, method: str, parameters: Mapping[str, Any]) -> object:
        if method not in _PARAMETERS:
            raise Refusal(404, "Not Found: method not found")
        asked = _known(parameters, _PARAMETERS[method])
        if method == "getUpdates":
            return await self._get_updates(asked)
        answer = self._methods.get(method)
        return True if answer is None else answer(asked)

    async def _get_updates(self, asked: Json) -> list[Json]:
        first = asked.get("offset") or 0
        self._updates = [update for update in self._updates if update["update_id"] >= first]
        if not self._updates and asked.get("timeout"):
            self._arrived.clear()
            await self._arrived.wait()
        return list(self._updates)

    def _send(self, asked: Json) -> Json:
        marked, text = _text(asked)
        self._next_message += 1
        shown = Shown(
            int(asked["chat_id"]),
            self._next_message,
            text,
            marked,
            _buttons(asked.get("reply_markup")),
        )
        return self._show(shown)

    def _edit(self, asked: Json) -> Json:
        marked, text = _text(asked)
        shown = replace(
            self._find(asked),
            text=text,
            marked=marked,
            buttons=_buttons(asked.get("reply_markup")),
        )
        return self._show(shown)

    def _edit_buttons(self, asked: Json) -> Json:
        return self._show(replace(self._find(asked), buttons=_buttons(asked.get("reply_markup"))))

    def _delete(self, asked: Json) -> bool:
        shown = self._find(asked, "message to delete not found")
        del self.messages[shown.chat_id, shown.message_id]
        return True

    def _answer(self, asked: Json) -> bool:
        if asked["callback_query_id"] not in self.unanswered:
            _refuse("query is too old and response timeout expired or query ID is invalid")
        if len(asked.get("text", "")) > ANSWER_LIMIT:
            _refuse("MESSAGE_TOO_LONG")
        self.unanswered.remove(asked["callback_query_id"])
        self.answers.append(asked.get("text", ""))
        return True

    def _set_commands(self, asked: Json) -> bool:
        for command in asked["commands"]:
            if not _COMMAND_NAME.fullmatch(command["command"]):
                _refuse("BOT_COMMAND_INVALID")
            if not 1 <= len(command["description"]) <= 256:  # noqa: PLR2004 - Telegram's limit
                _refuse("BOT_COMMAND_DESCRIPTION_INVALID")
        self.commands[asked.get("language_code", "")] = list(asked["commands"])
        return True

    def _find(self, asked: Json, missing: str = "message to edit not found") -> Shown:
        shown = self.messages.get((int(asked["chat_id"]), int(asked["message_id"])))
        if shown is None:
            _refuse(missing)
        return shown

    def _show(self, shown: Shown) -> Json:
        key = shown.chat_id, shown.message_id
        if self.messages.get(key) == shown:
            _refuse(
                "message is not modified: specified new message content and reply markup are"
                " exactly the same as a current content and reply markup of the message"
            )
        self.messages[key] = shown
        self.changes.append(shown)
        return self._message(*key) | {"from": BOT, "text": shown.text}


def _known(parameters: Mapping[str, Any], allowed: str) -> Json:
    for name in parameters:
        if name not in allowed.split():
            _refuse(f"unknown parameter {name}")
    return dict(parameters)


def _text(asked: Json) -> tuple[str, str]:
    marked = asked.get("text", "")
    try:
        text = plain(marked).strip() if asked.get("parse_mode") == "HTML" else marked.strip()
    except BadMarkup as error:
        _refuse(f"can't parse entities: {error}")
    if not text:
        _refuse("message text is empty")
    if length(text) > TEXT_LIMIT:
        _refuse("message is too long")
    return marked, text


def _buttons(markup: Json | None) -> tuple[tuple[tuple[str, str], ...], ...]:
    rows = (markup or {}).get("inline_keyboard", [])
    return tuple(tuple(_button(button) for button in row) for row in rows)


def _button(button: Json) -> tuple[str, str]:
    if not button["text"]:
        _refuse("inline keyboard button text is empty")
    if not 1 <= len(button["callback_data"].encode()) <= DATA_LIMIT:
        _refuse("BUTTON_DATA_INVALID")
    return button["text"], button["callback_data"]


_SHOWN = "chat_id text parse_mode entities link_preview_options reply_markup"
_PARAMETERS = {
    "getMe": "",
    "getUpdates": "offset limit timeout allowed_updates",
    "sendMessage": f"{_SHOWN} disable_notification protect_content reply_parameters",
    "editMessageText": f"{_SHOWN} message_id",
    "editMessageReplyMarkup": "chat_id message_id reply_markup",
    "deleteMessage": "chat_id message_id",
    "answerCallbackQuery": "callback_query_id text show_alert url cache_time",
    "setMyCommands": "commands scope language_code",
    "setMyDescription": "description language_code",
    "setMyShortDescription": "short_description language_code",
    "deleteWebhook": "drop_pending_updates",
}


class LocalRequest(BaseRequest):
    """Carries the library's calls to the stand-in instead of over the network."""

    def __init__(self, api: LocalApi) -> None:
        self._api = api

    @property
    def read_timeout(self) -> float | None:
        """There is nothing to wait for."""
        return None

    async def initialize(self) -> None:
        """Need nothing."""

    async def shutdown(self) -> None:
        """Leave nothing."""

    async def do_request(  # type: ignore[override]  # nobody waits, so timeouts are of no use
        self,
        url: str,
        method: str,  # noqa: ARG002 - the library names it; there is no HTTP here
        request_data: RequestData | None = None,
        **_timeouts: object,
    ) -> tuple[int, bytes]:
        """Answer one call."""
        parameters = request_data.parameters if request_data else {}
        status, body = await self._api.call(url.rsplit("/", 1)[-1], parameters)
        return status, json.dumps(body).encode()
