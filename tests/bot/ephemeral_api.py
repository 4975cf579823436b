"""What of ephemeral messages stands for Telegram in tests, by the rules of Bot API 10.2 to 10.5.

Nobody could try them on Telegram itself: where its documents leave something open, the stand-in
does what is worst for the bot.
"""

from dataclasses import dataclass, field
from itertools import count
from typing import Any

from bot.terminal.bot_api import BOT, Json, LocalApi, Method, Shown, Someone, read_text, refuse
from bot.terminal.bot_api import _buttons as read_buttons
from lawcore.engine.records import replace

FRESH_SECONDS = 15.0
"""How long after a person's act a bot that is no administrator may answer it."""
KEPT_SECONDS = 7 * 24 * 60 * 60.0
"""How long an app keeps an ephemeral message."""
MOST_KEPT = 100
"""How many of a chat it keeps: the oldest goes."""
_PARAMETERS = "ephemeral_message_parameters"
_FIELDS = {
    "receiver_user_id": int,
    "callback_query_id": str,
    "replace_callback_query_message": bool,
}
_PLACE = "chat_id receiver_user_id ephemeral_message_id"


@dataclass(eq=False)
class Client:
    """A person's app: whether it is connected, and whether it knows ephemeral commands."""

    is_online: bool = True
    knows_commands: bool = True
    shown: dict[tuple[int, int], Shown] = field(default_factory=dict)

    def restart(self) -> None:
        """Start the app again: what it showed to this person alone is gone."""
        self.shown.clear()


@dataclass(frozen=True, slots=True)
class Alone:
    """An ephemeral message as the server knows it: when it was sent, and by whom."""

    at: float
    is_the_bots: bool


@dataclass(eq=False)
class EphemeralApi(LocalApi):
    """A stand-in for a server that knows ephemeral messages, where `knows_ephemeral` says so.

    An older one passes over the parameters that it does not know, where `ignores_unknown` is set,
    as servers do; without, it refuses them, which no server does. `now` is its clock, in seconds.
    """

    knows_ephemeral: bool = False
    ignores_unknown: bool = False
    now: float = 0.0
    administering: bool = False
    """Whether the bot administers the groups."""
    refuses_late_edits: bool = False
    """Whether a bot that is no administrator may edit only what a person has just pressed."""
    clients: dict[int, Client] = field(default_factory=dict)
    alone: dict[tuple[int, int, int], Alone] = field(default_factory=dict)
    """The ephemeral messages by chat, person and id: two people may have the same id at once."""
    acts: dict[tuple[int, int], list[tuple[float, str | int]]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.knows_ephemeral:
            self.learn_ephemeral()

    def learn_ephemeral(self) -> None:
        """Be a server that knows ephemeral messages from now on."""
        self.knows_ephemeral = True
        sending = self.methods["sendMessage"]
        self.methods |= {
            "sendMessage": Method(self._send_any, f"{sending.parameters} {_PARAMETERS}"),
            "editEphemeralMessageText": Method(
                self._edit_alone, f"{_PLACE} text parse_mode reply_markup"
            ),
            "deleteEphemeralMessage": Method(self._delete_alone, _PLACE),
        }

    def client(self, user_id: int) -> Client:
        """Return the app of a person."""
        return self.clients.setdefault(user_id, Client())

    def seen_by(self, user_id: int, chat_id: int) -> list[str]:
        """Return the texts that a member of a group sees of the bot."""
        public = [one.text for (chat, _), one in sorted(self.messages.items()) if chat == chat_id]
        own = self.client(user_id).shown
        return public + [one.text for (chat, _), one in sorted(own.items()) if chat == chat_id]

    # What people do

    def write_alone(self, someone: Someone, text: str) -> Json:
        """Return the update of an ephemeral command, or of a reply to an ephemeral message.

        An app that is too old for it sends a command in public.
        """
        if not self.client(someone.user_id).knows_commands:
            return self.write(someone, text)
        key = self._add(someone.chat_id, someone.user_id, is_the_bots=False)
        self._note_act(someone, key)
        update = self.write(someone, text)
        update["message"] |= {
            "message_id": 0,
            "ephemeral_message_id": key,
            "receiver_user": BOT,
        }
        return update

    def press_alone(self, someone: Someone, key: int, data: str) -> Json:
        """Return the update of a press on an ephemeral message."""
        update = self.press(someone, 0, data)
        query = update["callback_query"]
        query["chat_instance"] = "0"
        query["message"] |= {"ephemeral_message_id": key, "receiver_user": someone.user()}
        return update

    def press(self, someone: Someone, message_id: int, data: str) -> Json:
        update = super().press(someone, message_id, data)
        self._note_act(someone, update["callback_query"]["id"])
        return update

    def _note_act(self, someone: Someone, key: str | int) -> None:
        self.acts.setdefault((someone.chat_id, someone.user_id), []).append((self.now, key))

    # What the bot calls

    async def _result(self, name: str, parameters: Any) -> object:
        method = self.methods.get(name)
        if self.ignores_unknown and method is not None:
            known = method.parameters.split()
            parameters = {key: value for key, value in parameters.items() if key in known}
        return await super()._result(name, parameters)

    def _send_any(self, asked: Json) -> Json:
        if _PARAMETERS in asked:
            return self._send_alone(asked, asked.pop(_PARAMETERS))
        if (asked.get("reply_parameters") or {}).get("ephemeral_message_id") is not None:
            refuse("a message for all cannot reply to an ephemeral message")
        return self._send(asked)

    def _send_alone(self, asked: Json, given: object) -> Json:
        if not isinstance(given, dict) or any(
            name not in _FIELDS or type(value) is not _FIELDS[name]
            for name, value in given.items()
        ):
            refuse("can't parse ephemeral_message_parameters")
        chat_id, user_id = int(asked["chat_id"]), given.get("receiver_user_id")
        if chat_id >= 0 or user_id is None or user_id == BOT["id"]:
            refuse("PEER_ID_INVALID")
        replied = asked.get("reply_parameters") or {}
        if len(replied.keys() & {"message_id", "ephemeral_message_id"}) > 1:
            refuse("only one message can be replied to")
        self._check_act(chat_id, user_id, given, replied.get("ephemeral_message_id"))
        marked, text = read_text(asked)
        key = self._add(chat_id, user_id, is_the_bots=True)
        buttons = read_buttons(asked.get("reply_markup"))
        topic = asked.get("message_thread_id")
        shown = Shown(chat_id, 0, text, marked, buttons, topic_id=topic)
        if self.client(user_id).is_online:
            self.client(user_id).shown[chat_id, key] = shown
        message = self._message(chat_id, 0, topic) | {"from": BOT, "text": text}
        return message | {
            "ephemeral_message_id": key,
            "receiver_user": Someone(user_id, chat_id).user(),
        }

    def _check_act(self, chat_id: int, user_id: int, given: Json, answered: int | None) -> None:
        """Refuse where nothing that this person has just done here allows the message."""
        fresh = {
            key
            for at, key in self.acts.get((chat_id, user_id), [])
            if self.now - at <= FRESH_SECONDS
        }
        named = {given.get("callback_query_id"), answered} - {None}
        if named - fresh or (not named and not self.administering):
            refuse("CHAT_ADMIN_REQUIRED")

    def _add(self, chat_id: int, user_id: int, *, is_the_bots: bool) -> int:
        """Keep a message under the smallest id that is free: ids come back as soon as they can."""
        gone = [place for place, one in self.alone.items() if self.now - one.at > KEPT_SECONDS]
        own = [place for place in self.alone if place[:2] == (chat_id, user_id)]
        by_age = sorted(own, key=lambda place: self.alone[place].at)
        for place in {*gone, *by_age[: 1 - MOST_KEPT]}:
            self._forget(place)
        key = next(one for one in count(1) if (chat_id, user_id, one) not in self.alone)
        self.alone[chat_id, user_id, key] = Alone(self.now, is_the_bots)
        return key

    def _forget(self, place: tuple[int, int, int]) -> None:
        del self.alone[place]
        chat_id, user_id, key = place
        self.client(user_id).shown.pop((chat_id, key), None)

    def _find_alone(self, asked: Json) -> tuple[int, int, int]:
        if {*_PLACE.split()} - asked.keys():
            refuse("MESSAGE_ID_INVALID")
        place = (
            int(asked["chat_id"]),
            int(asked["receiver_user_id"]),
            int(asked["ephemeral_message_id"]),
        )
        one = self.alone.get(place)
        if one is None or not one.is_the_bots:
            refuse("MESSAGE_ID_INVALID")
        return place

    def _edit_alone(self, asked: Json) -> bool:
        """Change a message; its buttons stay where no others are given, as nobody has said."""
        chat_id, user_id, key = self._find_alone(asked)
        marked, text = read_text(asked)
        acts = self.acts.get((chat_id, user_id), [])
        is_late = all(self.now - at > FRESH_SECONDS for at, _ in acts)
        if self.refuses_late_edits and is_late and not self.administering:
            refuse("CHAT_ADMIN_REQUIRED")
        client = self.client(user_id)
        shown = client.shown.get((chat_id, key))
        if client.is_online and shown is not None:
            markup = asked.get("reply_markup")
            buttons = shown.buttons if markup is None else read_buttons(markup)
            changed = replace(shown, text=text, marked=marked, buttons=buttons)
            if changed == shown:
                refuse("message is not modified")
            client.shown[chat_id, key] = changed
        return True

    def _delete_alone(self, asked: Json) -> bool:
        self._forget(self._find_alone(asked))
        return True
