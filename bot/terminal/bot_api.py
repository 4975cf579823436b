"""A stand-in for the Bot API, within the process: it refuses what Telegram refuses."""

import asyncio
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NoReturn, TypeAlias
from urllib.parse import urlsplit

from telegram.request import BaseRequest, RequestData

from bot.markup import BadMarkup, length, plain

Json: TypeAlias = dict[str, Any]

TEXT_LIMIT = 4096
CAPTION_LIMIT = 1024
FILE_LIMIT = 50 * 1024 * 1024
FETCH_LIMIT, PHOTO_LIMIT = 20_000_000, 10_000_000
SIDES_LIMIT, SIDES_RATIO = 10_000, 20
ANSWER_LIMIT = 200
DATA_LIMIT = 64
COPY_LIMIT = 256
QUERY_LIMIT = 256
RESULTS_LIMIT = 50
BOT: Json = {
    "id": 1,
    "is_bot": True,
    "first_name": "Renonce",
    "username": "local_renonce_bot",
    "supports_inline_queries": True,
}

_COMMAND = re.compile(r"/[A-Za-z0-9_]{1,32}(@[A-Za-z0-9_]+)?(?![^\s])")
_START = re.compile(r"[A-Za-z0-9_-]{1,64}")
_SECRET = re.compile(r"[A-Za-z0-9_-]{1,256}")
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
    topic_id: int | None = None

    def user(self) -> Json:
        """Return the person as the Bot API shows him."""
        shown: Json = {"id": self.user_id, "is_bot": False, "first_name": "Director"}
        return shown | ({"language_code": self.language} if self.language else {})


class Own(str):
    """What a button has that the client itself acts on: no press of it reaches the bot.

    It is a text to copy, an address to open, or a query to write in another chat.
    """

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Document:
    """A file that was sent: its name, and what is in it."""

    name: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Shown:
    """A message of the bot as a client would see it."""

    chat_id: int
    message_id: int
    text: str
    marked: str
    buttons: tuple[tuple[tuple[str, str], ...], ...]
    document: "Document | None" = None
    photo: "Document | None" = None
    topic_id: int | None = None

    @property
    def row(self) -> tuple[tuple[str, str], ...]:
        """All buttons, one after the other: what they say and what they carry."""
        return tuple(button for row in self.buttons for button in row)


@dataclass(eq=False)
class Group:
    """A group or a channel: its topics, and what the bot is in it."""

    kind: str = "supergroup"
    name: str | None = None
    topics: set[int] = field(default_factory=set)
    bot: str = "member"
    may_send: bool = True
    moved_to: int | None = None

    def chat(self, chat_id: int) -> Json:
        """Return the chat as the Bot API shows it."""
        chat: Json = {"id": chat_id, "type": self.kind, "title": "Club"}
        chat |= {"username": self.name} if self.name else {}
        return chat | ({"is_forum": True} if self.topics else {})

    def check(self, topic_id: int | None) -> None:
        """Refuse what the bot may not send."""
        self.check_there()
        if self.kind == "channel" and not (self.bot == "administrator" and self.may_send):
            _refuse("need administrator rights in the channel chat")
        if not self.may_send:
            _refuse("not enough rights to send text messages to the chat")
        if topic_id is not None and topic_id not in self.topics:
            _refuse("message thread not found")

    def check_there(self) -> None:
        """Refuse a bot that is not in the chat, or has not followed it."""
        if self.moved_to is not None:
            message = "Bad Request: group chat was upgraded to a supergroup chat"
            raise Refusal(400, message, migrate_to_chat_id=self.moved_to)
        if self.bot in {"left", "kicked"}:
            raise Refusal(403, f"Forbidden: bot was kicked from the {self.kind} chat")

    def member(self) -> Json:
        """Return what the bot is in the chat, as the Bot API shows it."""
        rights = _RIGHTS.get(self.bot, "").split()
        shown = {"status": self.bot, "user": BOT, **dict.fromkeys(rights, False)}
        if self.bot == "administrator" and self.kind == "channel":
            return shown | {"can_post_messages": self.may_send}
        if self.bot == "restricted":
            return shown | {"is_member": True, "can_send_messages": self.may_send, "until_date": 0}
        return shown | ({"until_date": 0} if self.bot == "kicked" else {})


@dataclass(eq=False)
class LocalApi:
    """Chats with their messages, the people's updates, and the methods that a bot may call."""

    first_update: int = 1
    first_message: int = 1
    messages: dict[tuple[int, int], Shown] = field(default_factory=dict)
    changes: list[Shown] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    unanswered: set[str] = field(default_factory=set)
    commands: dict[tuple[str, str], list[Json]] = field(default_factory=dict)
    administrators: set[tuple[int, int]] = field(default_factory=set)
    groups: dict[int, Group] = field(default_factory=dict)
    found: dict[str, Json] = field(default_factory=dict)
    calls: list[str] = field(default_factory=list)
    files: dict[str, bytes] = field(default_factory=dict)
    written: set[tuple[int, int]] = field(default_factory=set)
    webhook: Json = field(default_factory=dict)
    webhook_trouble: Json = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._updates: list[Json] = []
        self._arrived = asyncio.Event()
        self._next_update = self.first_update
        self._next_message = self.first_message - 1
        self._methods: dict[str, Callable[[Json], object]] = {
            "getMe": lambda _: BOT,
            "sendMessage": self._send,
            "sendDocument": self._send_document,
            "sendPhoto": self._send_photo,
            "getFile": self._get_file,
            "editMessageText": self._edit,
            "editMessageReplyMarkup": self._edit_buttons,
            "deleteMessage": self._delete,
            "answerCallbackQuery": self._answer,
            "answerInlineQuery": self._answer_inline,
            "getChat": self._get_chat,
            "getChatMember": self._get_chat_member,
            "getChatAdministrators": self._get_administrators,
            "setMyCommands": self._set_commands,
            "setWebhook": self._set_webhook,
            "deleteWebhook": self._delete_webhook,
            "getWebhookInfo": self._webhook_info,
        }

    # What people do

    def write(self, someone: Someone, text: str) -> Json:
        """Return the update of a message."""
        self._next_message += 1
        found = _COMMAND.match(text)
        entities = [{"type": "bot_command", "offset": 0, "length": found.end()}] if found else []
        self.written.add((someone.chat_id, self._next_message))
        message = self._message(someone.chat_id, self._next_message, someone.topic_id)
        return self._update(
            message=message | {"from": someone.user(), "text": text, "entities": entities}
        )

    def attach(self, someone: Someone, name: str, content: bytes) -> Json:
        """Return the update of a message with a file, which can be fetched from then on."""
        self._next_message += 1
        key = f"f{self._next_message}"
        self.files[key] = content
        sent = {"file_id": key, "file_unique_id": key, "file_name": name}
        message = self._message(someone.chat_id, self._next_message, someone.topic_id)
        return self._update(
            message=message
            | {"from": someone.user(), "document": sent | {"file_size": len(content)}}
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
        pressed = {"id": query, "from": someone.user(), "chat_instance": "1", "data": data}
        return self._update(callback_query=pressed | {"message": message})

    def ask(self, someone: Someone, query: str) -> Json:
        """Return the update of what is written behind the bot's name in any chat."""
        key = f"i{self._next_update}"
        self.unanswered.add(key)
        asked = {"id": key, "from": someone.user(), "query": query[:QUERY_LIMIT], "offset": ""}
        return self._update(inline_query=asked)

    def post(self, update: Json) -> None:
        """Put an update where polling finds it."""
        self._updates.append(update)
        self._arrived.set()

    def _update(self, **content: Json) -> Json:
        update: Json = {"update_id": self._next_update, **content}
        self._next_update += 1
        return update

    def _message(self, chat_id: int, message_id: int, topic_id: int | None = None) -> Json:
        kind = {"type": "private"} if chat_id > 0 else {"type": "group", "title": "Club"}
        group = self.groups.get(chat_id)
        chat = group.chat(chat_id) if group else {"id": chat_id, **kind}
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

    async def _result(self, method: str, parameters: Mapping[str, Any]) -> object:
        if method not in _PARAMETERS:
            raise Refusal(404, "Not Found: method not found")
        asked = _known(parameters, _PARAMETERS[method])
        if method == "getUpdates":
            return await self._get_updates(asked)
        answer = self._methods.get(method)
        return True if answer is None else answer(asked)

    def _set_webhook(self, asked: Json) -> bool:
        address = urlsplit(asked["url"])
        if address.scheme != "https" or not address.hostname:
            _refuse("bad webhook: An HTTPS URL must be provided for webhook")
        if not _SECRET.fullmatch(asked.get("secret_token", "x")):
            _refuse("secret token contains unallowed characters")
        if not 1 <= asked.get("max_connections", 40) <= 100:  # noqa: PLR2004 - Telegram's limits
            _refuse("bad webhook: max_connections must be from 1 to 100")
        self.webhook = dict(asked)
        return True

    def _delete_webhook(self, _: Json) -> bool:
        self.webhook = {}
        return True

    def _webhook_info(self, _: Json) -> Json:
        return {
            "url": self.webhook.get("url", ""),
            "has_custom_certificate": False,
            "pending_update_count": len(self._updates),
            **self.webhook_trouble,
        }

    async def _get_updates(self, asked: Json) -> list[Json]:
        if self.webhook:
            message = "Conflict: can't use getUpdates method while webhook is active"
            raise Refusal(409, f"{message}; use deleteWebhook to delete the webhook first")
        first = asked.get("offset") or 0
        self._updates = [update for update in self._updates if update["update_id"] >= first]
        if not self._updates and asked.get("timeout"):
            self._arrived.clear()
            await self._arrived.wait()
        return list(self._updates)

    def _send(self, asked: Json) -> Json:
        marked, text = _text(asked)
        chat_id, topic_id = self._chat(asked["chat_id"]), asked.get("message_thread_id")
        if group := self.groups.get(chat_id):
            group.check(topic_id)
        self._next_message += 1
        shown = Shown(
            chat_id,
            self._next_message,
            text,
            marked,
            _buttons(asked.get("reply_markup")),
            topic_id=topic_id,
        )
        return self._show(shown)

    def _chat(self, asked: object) -> int:
        """Return the id of a chat that is called by its id or @name."""
        if not str(asked).startswith("@"):
            return int(str(asked))
        for chat_id, group in self.groups.items():
            if f"@{group.name}".casefold() == str(asked).casefold():
                return chat_id
        _refuse("chat not found")

    def _group(self, asked: Json) -> tuple[int, Group]:
        chat_id = self._chat(asked["chat_id"])
        if chat_id not in self.groups:
            _refuse("chat not found")
        return chat_id, self.groups[chat_id]

    def _get_chat(self, asked: Json) -> Json:
        chat_id, group = self._group(asked)
        if group.bot in {"left", "kicked"} and not group.name:
            _refuse("chat not found")
        return group.chat(chat_id) | _FULL

    def _get_chat_member(self, asked: Json) -> Json:
        chat_id, user_id = self._chat(asked["chat_id"]), int(asked["user_id"])
        if user_id == BOT["id"]:
            return self._group(asked)[1].member()
        return self._member(chat_id, user_id)

    def _get_administrators(self, asked: Json) -> list[Json]:
        chat_id = self._chat(asked["chat_id"])
        if chat_id > 0:
            _refuse("there are no administrators in the private chat")
        if (group := self.groups.get(chat_id)) and group.bot in {"left", "kicked"}:
            raise Refusal(403, f"Forbidden: bot is not a member of the {group.kind} chat")
        theirs = sorted(user for chat, user in self.administrators if chat == chat_id)
        return [self._member(chat_id, user_id) for user_id in theirs]

    def _member(self, chat_id: int, user_id: int) -> Json:
        status = "administrator" if (chat_id, user_id) in self.administrators else "member"
        rights = dict.fromkeys(_RIGHTS.get(status, "").split(), False)
        return {"status": status, "user": Someone(user_id, chat_id).user(), **rights}

    def _get_file(self, asked: Json) -> Json:
        key = asked["file_id"]
        if key not in self.files:
            _refuse("wrong file_id or the file is temporarily unavailable")
        size = len(self.files[key])
        if size > FETCH_LIMIT:
            _refuse("file is too big")
        path = f"documents/{key}"
        return {"file_id": key, "file_unique_id": key, "file_size": size, "file_path": path}

    def fetch(self, path: str) -> tuple[int, bytes]:
        """Answer the download of a file, with the HTTP status."""
        content = self.files.get(path.rsplit("/", 1)[-1])
        if content is None:
            return 404, b'{"ok":false,"error_code":404,"description":"Not Found"}'
        return 200, content

    def _send_photo(self, asked: Json) -> Json:
        if not isinstance(asked.get("photo"), tuple):
            _refuse("there is no photo in the request")
        name, content, *_ = asked["photo"]
        if len(content) > PHOTO_LIMIT:
            raise Refusal(413, "Request Entity Too Large")
        width, height = _size_of(content)
        if width + height > SIDES_LIMIT or max(width, height) > SIDES_RATIO * min(width, height):
            _refuse("PHOTO_INVALID_DIMENSIONS")
        caption = asked.get("caption", "")
        if length(caption) > CAPTION_LIMIT:
            _refuse("message caption is too long")
        self._next_message += 1
        buttons = _buttons(asked.get("reply_markup"))
        photo = Document(name, content)
        chat_id = self._chat(asked["chat_id"])
        sizes = [{"file_id": "p", "file_unique_id": "p", "width": width, "height": height}]
        shown = self._show(
            Shown(chat_id, self._next_message, caption, caption, buttons, photo=photo)
        )
        return shown | {"photo": sizes}

    def _send_document(self, asked: Json) -> Json:
        if not isinstance(asked.get("document"), tuple):
            _refuse("there is no document in the request")
        name, content, *_ = asked["document"]
        if not content:
            _refuse("file must be non-empty")
        if len(content) > FILE_LIMIT:
            raise Refusal(413, "Request Entity Too Large")
        caption = asked.get("caption", "")
        if length(caption) > CAPTION_LIMIT:
            _refuse("message caption is too long")
        self._next_message += 1
        buttons = _buttons(asked.get("reply_markup"))
        document = Document(name, content)
        return self._show(
            Shown(int(asked["chat_id"]), self._next_message, caption, caption, buttons, document)
        )

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
        key = int(asked["chat_id"]), int(asked["message_id"])
        if key in self.written:
            self.written.remove(key)
            return True
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

    def _answer_inline(self, asked: Json) -> bool:
        query = asked["inline_query_id"]
        if query not in self.unanswered:
            _refuse("query is too old and response timeout expired or query ID is invalid")
        results, button = asked["results"], asked.get("button")
        if len(results) > RESULTS_LIMIT:
            _refuse("RESULTS_TOO_MUCH")
        if len({result["id"] for result in results}) < len(results):
            _refuse("RESULT_ID_DUPLICATE")
        for result in results:
            _check_result(result)
        if button is not None and not _START.fullmatch(button.get("start_parameter", "")):
            _refuse("START_PARAM_INVALID")
        self.unanswered.remove(query)
        self.found[query] = asked
        return True

    def _set_commands(self, asked: Json) -> bool:
        for command in asked["commands"]:
            if not _COMMAND_NAME.fullmatch(command["command"]):
                _refuse("BOT_COMMAND_INVALID")
            if not 1 <= len(command["description"]) <= 256:  # noqa: PLR2004 - Telegram's limit
                _refuse("BOT_COMMAND_DESCRIPTION_INVALID")
        scope = (asked.get("scope") or {"type": "default"})["type"]
        if scope not in _SCOPES:
            _refuse("unsupported bot command scope specified")
        self.commands[scope, asked.get("language_code", "")] = list(asked["commands"])
        return True

    def _find(self, asked: Json, missing: str = "message to edit not found") -> Shown:
        if group := self.groups.get(int(asked["chat_id"])):
            group.check_there()
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
        return self._message(*key, shown.topic_id) | {"from": BOT, "text": shown.text}


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


def _size_of(image: bytes) -> tuple[int, int]:
    """Return the width and height of a PNG."""
    if not image.startswith(b"\x89PNG\r\n\x1a\n") or image[12:16] != b"IHDR":
        _refuse("IMAGE_PROCESS_FAILED")
    return int.from_bytes(image[16:20], "big"), int.from_bytes(image[20:24], "big")


def _buttons(markup: Json | None) -> tuple[tuple[tuple[str, str], ...], ...]:
    rows = (markup or {}).get("inline_keyboard", [])
    return tuple(tuple(_button(button) for button in row) for row in rows)


def _button(button: Json) -> tuple[str, str]:
    if not button["text"]:
        _refuse("inline keyboard button text is empty")
    if button.get("style", "primary") not in _BUTTON_STYLES:
        _refuse("BUTTON_STYLE_INVALID")
    if "callback_data" not in button:
        return button["text"], _own(button)
    if not 1 <= len(button["callback_data"].encode()) <= DATA_LIMIT:
        _refuse("BUTTON_DATA_INVALID")
    return button["text"], button["callback_data"]


_BUTTON_STYLES = ("primary", "success", "danger")


def _own(button: Json) -> Own:
    """Return what a button without data has; refuse one that Telegram would not show."""
    if "copy_text" in button:
        copied = button["copy_text"]["text"]
        if not 1 <= length(copied) <= COPY_LIMIT:
            _refuse("BUTTON_COPY_TEXT_INVALID")
        return Own(copied)
    if "url" in button:
        if not button["url"].startswith(("https://", "http://", "tg://")):
            _refuse("BUTTON_URL_INVALID")
        return Own(button["url"])
    if "switch_inline_query" in button:
        return Own(button["switch_inline_query"])
    _refuse("BUTTON_TYPE_INVALID")


def _check_result(result: Json) -> None:
    """Refuse a result that Telegram would not list."""
    if not 1 <= len(result["id"].encode()) <= DATA_LIMIT:
        _refuse("RESULT_ID_INVALID")
    if result["type"] != "article":
        _refuse("RESULT_TYPE_INVALID")
    if not result["title"].strip():
        _refuse("RESULT_TITLE_EMPTY")
    content = result["input_message_content"]
    _text({**content, "text": content["message_text"]})
    for row in (result.get("reply_markup") or {}).get("inline_keyboard", []):
        for button in row:
            _button(button)


_RIGHTS = {
    "administrator": (
        "can_be_edited is_anonymous can_manage_chat can_delete_messages can_manage_video_chats"
        " can_restrict_members can_promote_members can_change_info can_invite_users"
        " can_post_stories can_edit_stories can_delete_stories"
    ),
    "restricted": (
        "can_change_info can_invite_users can_pin_messages can_manage_topics can_send_audios"
        " can_send_documents can_send_photos can_send_videos can_send_video_notes"
        " can_send_voice_notes can_send_polls can_send_other_messages"
        " can_add_web_page_previews can_react_to_messages can_edit_tag"
    ),
}
"""The rights that are always told of a member, by his status."""
_GIFTS = ("unlimited_gifts", "limited_gifts", "unique_gifts", "premium_subscription")
_FULL: Json = {
    "accent_color_id": 0,
    "max_reaction_count": 11,
    "accepted_gift_types": dict.fromkeys((*_GIFTS, "gifts_from_channels"), False),
}
_SHOWN = "chat_id text parse_mode entities link_preview_options reply_markup"
_SCOPES = frozenset({"default", "all_private_chats", "all_group_chats", "all_chat_administrators"})
_PARAMETERS = {
    "getMe": "",
    "sendPhoto": "chat_id photo caption reply_markup disable_notification message_thread_id",
    "getFile": "file_id",
    "sendDocument": "chat_id document caption reply_markup disable_notification message_thread_id",
    "getUpdates": "offset limit timeout allowed_updates",
    "sendMessage": f"{_SHOWN} disable_notification protect_content reply_parameters"
    " message_thread_id",
    "getChat": "chat_id",
    "getChatMember": "chat_id user_id",
    "getChatAdministrators": "chat_id",
    "editMessageText": f"{_SHOWN} message_id",
    "editMessageReplyMarkup": "chat_id message_id reply_markup",
    "deleteMessage": "chat_id message_id",
    "answerCallbackQuery": "callback_query_id text show_alert url cache_time",
    "answerInlineQuery": "inline_query_id results cache_time is_personal next_offset button",
    "setMyCommands": "commands scope language_code",
    "setMyDescription": "description language_code",
    "setMyShortDescription": "short_description language_code",
    "deleteWebhook": "drop_pending_updates",
    "getWebhookInfo": "",
    "setWebhook": "url certificate ip_address max_connections allowed_updates drop_pending_updates"
    " secret_token",
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
        """Answer one call, or the download of a file."""
        if "/file/bot" in url:
            return self._api.fetch(url)
        parameters: Json = {}
        if request_data:
            parameters = {**request_data.parameters, **(request_data.multipart_data or {})}
        status, body = await self._api.call(url.rsplit("/", 1)[-1], parameters)
        return status, json.dumps(body).encode()
