"""A stand-in for the Bot API within the process: private chats, messages and files.

The terminal runs the bot on it. It refuses what Telegram refuses.
"""

import json
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NoReturn, TypeAlias

from msgspec import Struct
from telegram.request import BaseRequest, RequestData

from bot.markup import BadMarkup, length, plain
from lawcore.engine.records import replace

Json: TypeAlias = dict[str, Any]

TEXT_LIMIT = 4096
CAPTION_LIMIT = 1024
FILE_LIMIT = 50 * 1024 * 1024
PHOTO_LIMIT = 10_000_000
SIDES_LIMIT, SIDES_RATIO = 10_000, 20
ANSWER_LIMIT = 200
DATA_LIMIT = 64
COPY_LIMIT = 256
BOT: Json = {
    "id": 1,
    "is_bot": True,
    "first_name": "Renonce",
    "username": "local_renonce_bot",
    "supports_inline_queries": True,
}

_COMMAND = re.compile(r"/[A-Za-z0-9_]{1,32}(@[A-Za-z0-9_]+)?(?![^\s])")
_COMMAND_NAME = re.compile(r"[a-z0-9_]{1,32}")


class Refusal(Exception):  # noqa: N818 - named by what it is
    """An error that the Bot API answers."""

    def __init__(self, code: int, description: str, **parameters: int) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters

    def body(self) -> Json:
        """Return the answer in the form of the Bot API."""
        body = {"ok": False, "error_code": self.code, "description": self.description}
        return body | ({"parameters": self.parameters} if self.parameters else {})


def refuse(description: str) -> NoReturn:
    """Refuse a wrong call as Telegram does."""
    raise Refusal(400, f"Bad Request: {description}")


class Someone(Struct, frozen=True):
    """A person, and the chat in which the person writes."""

    user_id: int
    chat_id: int
    language: str | None = None
    topic_id: int | None = None
    name: str = "Director"

    def user(self) -> Json:
        """Return the person in the form of the Bot API."""
        shown: Json = {"id": self.user_id, "is_bot": False, "first_name": self.name}
        return shown | ({"language_code": self.language} if self.language else {})


class Own(str):
    """The part of a button that the client handles itself: the bot does not see such a press.

    It is a text to copy, an address to open, or a query to write in another chat.
    """

    __slots__ = ()


class Document(Struct, frozen=True):
    """A file that was sent: its name and content."""

    name: str
    content: bytes


class Shown(Struct, frozen=True):
    """A message of the bot as a client would see it."""

    chat_id: int
    message_id: int
    text: str
    marked: str
    buttons: tuple[tuple[tuple[str, str], ...], ...]
    document: "Document | None" = None
    photo: "Document | None" = None
    topic_id: int | None = None
    replies_to: int | None = None

    @property
    def row(self) -> tuple[tuple[str, str], ...]:
        """All buttons in order: their labels and data."""
        return tuple(button for row in self.buttons for button in row)


class Method(Struct, frozen=True):
    """A method of the Bot API: what answers it, and the parameters it takes, by their names."""

    answer: Callable[[Json], object]
    parameters: str = ""


@dataclass(eq=False)
class LocalApi:
    """A stand-in for the Bot API: answers its methods, and makes updates of people's actions.

    `messages` are those of the bot as they are now, by chat and message id; `changes` has each
    state they were in, in order. `answers` are the texts that presses were answered with, `opened`
    the links they opened, and `unanswered` the presses still to be answered. `calls` names every
    method that was called.
    """

    first_update: int = 1
    first_message: int = 1
    messages: dict[tuple[int, int], Shown] = field(default_factory=dict)
    changes: list[Shown] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    opened: list[str] = field(default_factory=list)
    unanswered: set[str] = field(default_factory=set)
    commands: dict[tuple[str, str], list[Json]] = field(default_factory=dict)
    calls: list[str] = field(default_factory=list)
    written: set[tuple[int, int]] = field(default_factory=set)
    typed: dict[tuple[int, int | None], str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._next_update = self.first_update
        self._next_message = self.first_message - 1
        self.methods: dict[str, Method] = {
            "getMe": Method(lambda _: BOT),
            "sendMessage": Method(
                self._send,
                f"{_SHOWN} disable_notification protect_content reply_parameters"
                " message_thread_id",
            ),
            "sendDocument": Method(self._send_document, f"document {_FILE}"),
            "sendPhoto": Method(self._send_photo, f"photo {_FILE}"),
            "editMessageText": Method(self._edit, f"{_SHOWN} message_id"),
            "editMessageReplyMarkup": Method(
                self._edit_buttons, "chat_id message_id reply_markup"
            ),
            "deleteMessage": Method(self._delete, "chat_id message_id"),
            "answerCallbackQuery": Method(
                self._answer, "callback_query_id text show_alert url cache_time"
            ),
            "setMyCommands": Method(self._set_commands, "commands scope language_code"),
        }

    # What people do

    def write(self, someone: Someone, text: str) -> Json:
        """Return the update of a message."""
        self._next_message += 1
        found = _COMMAND.match(text)
        entities = [{"type": "bot_command", "offset": 0, "length": found.end()}] if found else []
        self.written.add((someone.chat_id, self._next_message))
        self.typed[someone.chat_id, self._next_message] = text
        message = self._message(someone.chat_id, self._next_message, someone.topic_id)
        return self._update(
            message=message | {"from": someone.user(), "text": text, "entities": entities}
        )

    def press(self, someone: Someone, message_id: int, data: str) -> Json:
        """Return the update of a press on a button of a message."""
        query = f"q{self._next_update}"
        self.unanswered.add(query)
        shown = self.messages.get((someone.chat_id, message_id))
        topic = shown.topic_id if shown else None
        message = self._message(someone.chat_id, message_id, topic) | {"from": BOT}
        if shown:
            message["text"] = shown.text
        if shown and (text := self.typed.get((shown.chat_id, shown.replies_to))) is not None:
            answered = self._message(shown.chat_id, shown.replies_to or 0)
            message["reply_to_message"] = answered | {"text": text}
        pressed = {"id": query, "from": someone.user(), "chat_instance": "1", "data": data}
        return self._update(callback_query=pressed | {"message": message})

    def _update(self, **content: Json) -> Json:
        """Return an update with the next number."""
        update: Json = {"update_id": self._next_update, **content}
        self._next_update += 1
        return update

    def _message(self, chat_id: int, message_id: int, topic_id: int | None = None) -> Json:
        chat = self.describe_chat(chat_id)
        message: Json = {"message_id": message_id, "date": 1, "chat": chat}
        if topic_id is not None:
            message |= {"message_thread_id": topic_id, "is_topic_message": True}
        return message

    # What the bot calls

    async def call(self, method: str, parameters: Mapping[str, Any]) -> tuple[int, Json]:
        """Answer one call, with the HTTP status."""
        self.calls.append(method)
        try:
            result = await self._result(method, parameters)
        except Refusal as refusal:
            return refusal.code, refusal.body()
        return 200, {"ok": True, "result": result}

    def describe_chat(self, chat_id: int) -> Json:
        """Return a chat as the Bot API shows it."""
        return {"id": chat_id, "type": "private"}

    def find_chat(self, asked: object) -> int:
        """Return the number of the chat that a call names."""
        return int(str(asked))

    def check_sending(self, chat_id: int, topic_id: int | None) -> None:
        """Refuse what may not be sent to a chat; nothing is refused in a private one."""

    def check_editing(self, chat_id: int) -> None:
        """Refuse what may not be changed in a chat; nothing is refused in a private one."""

    async def _result(self, name: str, parameters: Mapping[str, Any]) -> object:
        method = self.methods.get(name)
        if method is None:
            raise Refusal(404, "Not Found: method not found")
        for parameter in parameters:
            if parameter not in method.parameters.split():
                refuse(f"unknown parameter {parameter}")
        answer = method.answer(dict(parameters))
        return await answer if isinstance(answer, Awaitable) else answer

    def _send(self, asked: Json) -> Json:
        marked, text = read_text(asked)
        chat_id = self.find_chat(asked["chat_id"])
        self.check_sending(chat_id, asked.get("message_thread_id"))
        return self._show_new(asked, text, marked)

    def _show_new(
        self,
        asked: Json,
        text: str,
        marked: str,
        *,
        document: Document | None = None,
        photo: Document | None = None,
    ) -> Json:
        self._next_message += 1
        return self._show(
            Shown(
                self.find_chat(asked["chat_id"]),
                self._next_message,
                text,
                marked,
                _buttons(asked.get("reply_markup")),
                document,
                photo,
                asked.get("message_thread_id"),
                (asked.get("reply_parameters") or {}).get("message_id"),
            )
        )

    def _send_photo(self, asked: Json) -> Json:
        photo, caption = _file_of(asked, "photo", PHOTO_LIMIT)
        width, height = _size_of(photo.content)
        if width + height > SIDES_LIMIT or max(width, height) > SIDES_RATIO * min(width, height):
            refuse("PHOTO_INVALID_DIMENSIONS")
        sizes = [{"file_id": "p", "file_unique_id": "p", "width": width, "height": height}]
        return self._show_new(asked, caption, caption, photo=photo) | {"photo": sizes}

    def _send_document(self, asked: Json) -> Json:
        document, caption = _file_of(asked, "document", FILE_LIMIT)
        if not document.content:
            refuse("file must be non-empty")
        return self._show_new(asked, caption, caption, document=document)

    def _edit(self, asked: Json) -> Json:
        marked, text = read_text(asked)
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
        key = int(asked["chat_id"]), int(asked["message_id"])
        if key in self.written:
            self.written.remove(key)
            return True
        shown = self._find(asked, "message to delete not found")
        del self.messages[shown.chat_id, shown.message_id]
        return True

    def _answer(self, asked: Json) -> bool:
        if asked["callback_query_id"] not in self.unanswered:
            refuse("query is too old and response timeout expired or query ID is invalid")
        if len(asked.get("text", "")) > ANSWER_LIMIT:
            refuse("MESSAGE_TOO_LONG")
        self.unanswered.remove(asked["callback_query_id"])
        self.answers.append(asked.get("text", ""))
        self.opened += [asked["url"]] if "url" in asked else []
        return True

    def _set_commands(self, asked: Json) -> bool:
        for command in asked["commands"]:
            if not _COMMAND_NAME.fullmatch(command["command"]):
                refuse("BOT_COMMAND_INVALID")
            if not 1 <= len(command["description"]) <= 256:  # noqa: PLR2004 - Telegram's limit
                refuse("BOT_COMMAND_DESCRIPTION_INVALID")
        scope = (asked.get("scope") or {"type": "default"})["type"]
        if scope not in _SCOPES:
            refuse("unsupported bot command scope specified")
        self.commands[scope, asked.get("language_code", "")] = list(asked["commands"])
        return True

    def _find(self, asked: Json, missing: str = "message to edit not found") -> Shown:
        self.check_editing(int(asked["chat_id"]))
        shown = self.messages.get((int(asked["chat_id"]), int(asked["message_id"])))
        if shown is None:
            refuse(missing)
        return shown

    def _show(self, shown: Shown) -> Json:
        key = shown.chat_id, shown.message_id
        if self.messages.get(key) == shown:
            refuse(
                "message is not modified: specified new message content and reply markup are"
                " exactly the same as a current content and reply markup of the message"
            )
        self.messages[key] = shown
        self.changes.append(shown)
        return self._message(*key, shown.topic_id) | {"from": BOT, "text": shown.text}


def read_text(asked: Json) -> tuple[str, str]:
    """Return the text of a message with its marks and without; refuse one that is not shown."""
    marked = asked.get("text", "")
    try:
        text = plain(marked).strip() if asked.get("parse_mode") == "HTML" else marked.strip()
    except BadMarkup as error:
        refuse(f"can't parse entities: {error}")
    if not text:
        refuse("message text is empty")
    if length(text) > TEXT_LIMIT:
        refuse("message is too long")
    return marked, text


def _file_of(asked: Json, kind: str, most: int) -> tuple[Document, str]:
    """Return the file in a request, of so many bytes at most, and its caption."""
    if not isinstance(asked.get(kind), tuple):
        refuse(f"there is no {kind} in the request")
    name, content, *_ = asked[kind]
    if len(content) > most:
        raise Refusal(413, "Request Entity Too Large")
    caption = asked.get("caption", "")
    if length(caption) > CAPTION_LIMIT:
        refuse("message caption is too long")
    return Document(name, content), caption


def _size_of(image: bytes) -> tuple[int, int]:
    """Return the width and height of a PNG."""
    if not image.startswith(b"\x89PNG\r\n\x1a\n") or image[12:16] != b"IHDR":
        refuse("IMAGE_PROCESS_FAILED")
    return int.from_bytes(image[16:20], "big"), int.from_bytes(image[20:24], "big")


def _buttons(markup: Json | None) -> tuple[tuple[tuple[str, str], ...], ...]:
    rows = (markup or {}).get("inline_keyboard", [])
    return tuple(tuple(read_button(button) for button in row) for row in rows)


def read_button(button: Json) -> tuple[str, str]:
    """Return the label and data of a button; refuse one that Telegram would not show."""
    if not button["text"]:
        refuse("inline keyboard button text is empty")
    if button.get("style", "primary") not in _BUTTON_STYLES:
        refuse("BUTTON_STYLE_INVALID")
    if "callback_data" not in button:
        return button["text"], _read_own(button)
    if not 1 <= len(button["callback_data"].encode()) <= DATA_LIMIT:
        refuse("BUTTON_DATA_INVALID")
    return button["text"], button["callback_data"]


_BUTTON_STYLES = ("primary", "success", "danger")


def _read_own(button: Json) -> Own:
    """Return the content of a button without data; refuse one that Telegram would not show."""
    if "copy_text" in button:
        copied = button["copy_text"]["text"]
        if not 1 <= length(copied) <= COPY_LIMIT:
            refuse("BUTTON_COPY_TEXT_INVALID")
        return Own(copied)
    if "url" in button:
        if not button["url"].startswith(("https://", "http://", "tg://")):
            refuse("BUTTON_URL_INVALID")
        return Own(button["url"])
    if "web_app" in button:
        if not button["web_app"]["url"].startswith("https://"):
            refuse("BUTTON_URL_INVALID")
        return Own(button["web_app"]["url"])
    if "switch_inline_query" in button:
        return Own(button["switch_inline_query"])
    refuse("BUTTON_TYPE_INVALID")


_SHOWN = "chat_id text parse_mode entities link_preview_options reply_markup"
_FILE = "chat_id caption reply_markup disable_notification message_thread_id reply_parameters"
_SCOPES = frozenset({"default", "all_private_chats", "all_group_chats", "all_chat_administrators"})


class LocalRequest(BaseRequest):
    """Carries the library's calls to the stand-in instead of over the network."""

    def __init__(self, api: LocalApi) -> None:
        self._api = api

    @property
    def read_timeout(self) -> float | None:
        """None: an answer comes at once."""
        return None

    async def initialize(self) -> None:
        """Do nothing: there is no connection to open."""

    async def shutdown(self) -> None:
        """Do nothing: there is no connection to close."""

    async def do_request(  # type: ignore[override]  # nobody waits, so timeouts are of no use
        self,
        url: str,
        method: str,  # noqa: ARG002 - the library names it; there is no HTTP here
        request_data: RequestData | None = None,
        **_timeouts: object,
    ) -> tuple[int, bytes]:
        """Answer one call."""
        parameters: Json = {}
        if request_data:
            parameters = {**request_data.parameters, **(request_data.multipart_data or {})}
        status, body = await self._api.call(url.rsplit("/", 1)[-1], parameters)
        return status, json.dumps(body).encode()
