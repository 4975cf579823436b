"""What is posted is read as the library reads it."""

import json

import pytest
from telegram import Bot, Update

from bot.settings import Settings
from bot.telegram.context import sender_of
from bot.telegram.decoding import decode_update, read_private_press

TOKEN = "123456789:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr"
SETTINGS = Settings(database_url="")


def pressed_in(chat: dict[str, object], **message: object) -> dict[str, object]:
    """A press on a message of ours, as Telegram posts it."""
    keyboard = {"inline_keyboard": [[{"text": "5", "callback_data": "AAAAAAAA.3.trick=5"}]]}
    ours = {"id": 1, "is_bot": True, "first_name": "Renonce"}
    shown = {"message_id": 5, "date": 1_790_000_000, "chat": chat, "from": ours, "text": "?"}
    return {
        "update_id": 77,
        "callback_query": {
            "id": "9",
            "from": {
                "id": 7,
                "is_bot": False,
                "first_name": "Anna",
                "last_name": "B",
                "language_code": "it",
            },
            "chat_instance": "1",
            "data": "AAAAAAAA.3.trick=5",
            "message": {**shown, "reply_markup": keyboard, **message},
        },
    }


@pytest.mark.filterwarnings("error")
def test_a_press_in_private_is_read_as_the_library_reads_it() -> None:
    bot = Bot(TOKEN)
    said = pressed_in({"id": 7, "type": "private", "first_name": "Anna"})
    whole, short = Update.de_json(said, bot), read_private_press(said, bot)
    assert short is not None
    assert sender_of(short, SETTINGS) == sender_of(whole, SETTINGS)
    assert (short.update_id, short.to_dict()["callback_query"]["data"]) == (
        77,
        "AAAAAAAA.3.trick=5",
    )
    (one, other) = (update.callback_query for update in (whole, short))
    assert one is not None
    assert other is not None
    assert one.message is not None
    assert other.message is not None
    assert (one.id, one.data, one.message.message_id) == (other.id, other.data, 5)
    assert other.get_bot() is bot
    assert "Anna" not in short.to_json(), "nobody's name is read"
    assert decode_update(json.dumps(said).encode(), bot).to_json() == short.to_json()


def test_what_the_bot_does_not_read_of_a_press_may_be_anything() -> None:
    said = pressed_in({"id": 7, "type": "private"}, text="\ud83d", new_in_telegram=[[1.5, None]])
    update = decode_update(json.dumps(said).encode(), Bot(TOKEN))
    assert update.callback_query is not None
    assert update.callback_query.data == "AAAAAAAA.3.trick=5"


@pytest.mark.filterwarnings("error")
def test_a_press_elsewhere_or_on_nothing_is_left_to_the_library() -> None:
    bot = Bot(TOKEN)
    forum = {"id": -100_1, "type": "supergroup", "title": "x", "is_forum": True}
    topic = pressed_in(forum, message_thread_id=3, is_topic_message=True)
    assert read_private_press(topic, bot) is None
    assert sender_of(Update.de_json(topic, bot), SETTINGS).topic_id == 3
    old = pressed_in({"id": -100_1, "type": "supergroup", "title": "x"}, date=0)
    assert sender_of(Update.de_json(old, bot), SETTINGS).topic_id is None
    assert read_private_press({"update_id": 1, "callback_query": {"id": "1"}}, bot) is None
    assert read_private_press({"update_id": 1, "message": {}}, bot) is None
