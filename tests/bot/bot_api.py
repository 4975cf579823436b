"""What stands for Telegram in tests: also groups, inline queries, polling and the webhook."""

import asyncio
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from telegram.request import RequestData

from bot.terminal.bot_api import (
    BOT,
    DATA_LIMIT,
    Json,
    LocalRequest,
    Method,
    Refusal,
    Someone,
    read_button,
    read_text,
    refuse,
)
from tests.bot.ephemeral_api import EphemeralApi

FETCH_LIMIT = 20_000_000
QUERY_LIMIT = 256
RESULTS_LIMIT = 50
UPDATES_LIMIT = 100

_START = re.compile(r"[A-Za-z0-9_-]{1,64}")
_SECRET = re.compile(r"[A-Za-z0-9_-]{1,256}")


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
            refuse("need administrator rights in the channel chat")
        if not self.may_send:
            refuse("not enough rights to send text messages to the chat")
        if topic_id is not None and topic_id not in self.topics:
            refuse("message thread not found")

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
class FullApi(EphemeralApi):
    """A stand-in for Telegram with everything that the bot uses of it.

    `refusals` are the calls to refuse, once each, with what they are refused with.
    """

    refusals: list[tuple[str, Refusal]] = field(default_factory=list)
    administrators: set[tuple[int, int]] = field(default_factory=set)
    groups: dict[int, Group] = field(default_factory=dict)
    found: dict[str, Json] = field(default_factory=dict)
    inline: dict[str, str] = field(default_factory=dict)
    """The texts of the bot's messages in chats that it does not know."""
    webhook: Json = field(default_factory=dict)
    files: dict[str, bytes] = field(default_factory=dict)
    webhook_trouble: Json = field(default_factory=dict)

    def __post_init__(self) -> None:
        super().__post_init__()
        self._updates: list[Json] = []
        self._polling: asyncio.Future[bool] | None = None
        edited = self.methods["editMessageText"].parameters
        self.methods |= {
            "editMessageText": Method(self._edit_any, f"{edited} inline_message_id"),
            "getUpdates": Method(self._get_updates, "offset limit timeout allowed_updates"),
            "getFile": Method(self._get_file, "file_id"),
            "getChat": Method(self._get_chat, "chat_id"),
            "getChatMember": Method(self._get_chat_member, "chat_id user_id"),
            "getChatAdministrators": Method(self._get_administrators, "chat_id"),
            "answerInlineQuery": Method(
                self._answer_inline,
                "inline_query_id results cache_time is_personal next_offset button",
            ),
            "answerGuestQuery": Method(self._answer_guest, "guest_query_id result"),
            "setWebhook": Method(
                self._set_webhook,
                "url certificate ip_address max_connections allowed_updates"
                " drop_pending_updates secret_token",
            ),
            "deleteWebhook": Method(self._delete_webhook, "drop_pending_updates"),
            "getWebhookInfo": Method(self._webhook_info),
        }

    def _get_file(self, asked: Json) -> Json:
        key = asked["file_id"]
        if key not in self.files:
            refuse("wrong file_id or the file is temporarily unavailable")
        size = len(self.files[key])
        if size > FETCH_LIMIT:
            refuse("file is too big")
        path = f"documents/{key}"
        return {"file_id": key, "file_unique_id": key, "file_size": size, "file_path": path}

    def fetch(self, path: str) -> tuple[int, bytes]:
        """Answer the download of a file, with the HTTP status."""
        content = self.files.get(path.rsplit("/", 1)[-1])
        if content is None:
            return 404, b'{"ok":false,"error_code":404,"description":"Not Found"}'
        return 200, content

    async def call(self, method: str, parameters: Mapping[str, Any]) -> tuple[int, Json]:
        for place, (name, refusal) in enumerate(self.refusals):
            if name == method:
                del self.refusals[place]
                return refusal.code, refusal.body()
        return await super().call(method, parameters)

    def reply_to(self, someone: Someone, message_id: int) -> Json:
        """Return a message of the bot as the update of a reply to it has it."""
        return self._message(someone.chat_id, message_id, someone.topic_id) | {"from": BOT}

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

    def ask(self, someone: Someone, query: str) -> Json:
        """Return the update of what is written behind the bot's name in any chat."""
        key = f"i{self._next_update}"
        self.unanswered.add(key)
        asked = {"id": key, "from": someone.user(), "query": query[:QUERY_LIMIT], "offset": ""}
        return self._update(inline_query=asked)

    def mention(self, someone: Someone, text: str, answered: str | None = None) -> Json:
        """Return the update of a mention in a chat of which the bot is no member."""
        update = self.write(someone, text)
        message = update.pop("message")
        key = f"g{update['update_id']}"
        self.unanswered.add(key)
        if answered is not None:
            other = self._message(someone.chat_id, 5) | {"text": answered}
            message["reply_to_message"] = other
        return update | {"guest_message": message | {"guest_query_id": key}}

    def _answer_guest(self, asked: Json) -> Json:
        query = asked.get("guest_query_id")
        if query not in self.unanswered:
            refuse("query is too old and response timeout expired or query ID is invalid")
        _check_result(asked["result"])
        self.unanswered.remove(query)
        self.found[query] = asked["result"]
        self.inline[f"m{query}"] = asked["result"]["input_message_content"]["message_text"]
        return {"inline_message_id": f"m{query}"}

    def _edit_any(self, asked: Json) -> object:
        """Change a message: in a chat that the bot does not know by its id alone."""
        key = asked.get("inline_message_id")
        if key is None:
            return self._edit(asked)
        if key not in self.inline:
            refuse("MESSAGE_ID_INVALID")
        marked, _ = read_text(asked)
        if self.inline[key] == marked:
            refuse("message is not modified")
        self.inline[key] = marked
        return True

    def post(self, update: Json) -> None:
        """Put an update where polling finds it."""
        self._updates.append(update)
        self._end_poll(is_ousted=False)

    def is_waiting(self, update: Json) -> bool:
        """Tell whether an update was not confirmed yet."""
        return update in self._updates

    def describe_chat(self, chat_id: int) -> Json:
        if chat_id in self.groups:
            return self.groups[chat_id].chat(chat_id)
        if chat_id > 0:
            return super().describe_chat(chat_id)
        return {"id": chat_id, "type": "group", "title": "Club"}

    def check_sending(self, chat_id: int, topic_id: int | None) -> None:
        if chat_id == 0:
            refuse("chat not found")
        if group := self.groups.get(chat_id):
            group.check(topic_id)

    def check_editing(self, chat_id: int) -> None:
        if group := self.groups.get(chat_id):
            group.check_there()

    def _set_webhook(self, asked: Json) -> bool:
        address = urlsplit(asked["url"])
        if address.scheme != "https" or not address.hostname:
            refuse("bad webhook: An HTTPS URL must be provided for webhook")
        if not _SECRET.fullmatch(asked.get("secret_token", "x")):
            refuse("secret token contains unallowed characters")
        if not 1 <= asked.get("max_connections", 40) <= 100:
            refuse("bad webhook: max_connections must be from 1 to 100")
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
        self._end_poll(is_ousted=True)
        first, limit = asked.get("offset") or 0, asked.get("limit") or UPDATES_LIMIT
        self._updates = [update for update in self._updates if update["update_id"] >= first]
        if not self._updates and (seconds := asked.get("timeout")):
            self._polling = polling = asyncio.get_running_loop().create_future()
            await asyncio.wait({polling}, timeout=seconds)
            if polling.done() and polling.result():
                message = "Conflict: terminated by other getUpdates request"
                raise Refusal(409, f"{message}; make sure that only one bot instance is running")
        return self._updates[: min(limit, UPDATES_LIMIT)]

    def _end_poll(self, *, is_ousted: bool) -> None:
        """Let the call that waits for updates go on; one that another ousts is refused."""
        if self._polling is not None and not self._polling.done():
            self._polling.set_result(is_ousted)

    def find_chat(self, asked: object) -> int:
        """Return the id of a chat that is called by its id or @name."""
        if not str(asked).startswith("@"):
            return int(str(asked))
        for chat_id, group in self.groups.items():
            if f"@{group.name}".casefold() == str(asked).casefold():
                return chat_id
        raise Refusal(400, "Bad Request: chat not found")

    def _group(self, asked: Json) -> tuple[int, Group]:
        chat_id = self.find_chat(asked["chat_id"])
        if chat_id not in self.groups:
            refuse("chat not found")
        return chat_id, self.groups[chat_id]

    def _get_chat(self, asked: Json) -> Json:
        chat_id, group = self._group(asked)
        if group.bot in {"left", "kicked"} and not group.name:
            refuse("chat not found")
        return group.chat(chat_id) | _FULL

    def _get_chat_member(self, asked: Json) -> Json:
        chat_id, user_id = self.find_chat(asked["chat_id"]), int(asked["user_id"])
        if user_id == BOT["id"]:
            return self._group(asked)[1].member()
        return self._member(chat_id, user_id)

    def _get_administrators(self, asked: Json) -> list[Json]:
        chat_id = self.find_chat(asked["chat_id"])
        if chat_id > 0:
            refuse("there are no administrators in the private chat")
        if (group := self.groups.get(chat_id)) and group.bot in {"left", "kicked"}:
            raise Refusal(403, f"Forbidden: bot is not a member of the {group.kind} chat")
        theirs = sorted(user for chat, user in self.administrators if chat == chat_id)
        return [self._member(chat_id, user_id) for user_id in theirs]

    def _member(self, chat_id: int, user_id: int) -> Json:
        status = "administrator" if (chat_id, user_id) in self.administrators else "member"
        rights = dict.fromkeys(_RIGHTS.get(status, "").split(), False)
        return {"status": status, "user": Someone(user_id, chat_id).user(), **rights}

    def _answer_inline(self, asked: Json) -> bool:
        query = asked["inline_query_id"]
        if query not in self.unanswered:
            refuse("query is too old and response timeout expired or query ID is invalid")
        results, button = asked["results"], asked.get("button")
        if len(results) > RESULTS_LIMIT:
            refuse("RESULTS_TOO_MUCH")
        if len({result["id"] for result in results}) < len(results):
            refuse("RESULT_ID_DUPLICATE")
        for result in results:
            _check_result(result)
        if button is not None and not _START.fullmatch(button.get("start_parameter", "")):
            refuse("START_PARAM_INVALID")
        self.unanswered.remove(query)
        self.found[query] = asked
        return True


def _check_result(result: Json) -> None:
    """Refuse a result that Telegram would not list."""
    if not 1 <= len(result["id"].encode()) <= DATA_LIMIT:
        refuse("RESULT_ID_INVALID")
    if result["type"] != "article":
        refuse("RESULT_TYPE_INVALID")
    if not result["title"].strip():
        refuse("RESULT_TITLE_EMPTY")
    content = result["input_message_content"]
    read_text({**content, "text": content["message_text"]})
    for row in (result.get("reply_markup") or {}).get("inline_keyboard", []):
        for button in row:
            read_button(button)


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


class FullRequest(LocalRequest):
    """Carries the library's calls, and the downloads of files."""

    def __init__(self, api: FullApi) -> None:
        super().__init__(api)
        self._full = api

    async def do_request(  # type: ignore[override]  # nobody waits, so timeouts are of no use
        self, url: str, method: str, request_data: RequestData | None = None, **timeouts: object
    ) -> tuple[int, bytes]:
        if "/file/bot" in url:
            return self._full.fetch(url)
        return await super().do_request(url, method, request_data, **timeouts)
