"""The settings in force for a person: their own, else the chat's, else the bot's."""

from bot.conversation.callback_data import NO_AUTHORITY
from bot.conversation.model import EVERYBODY, Preference
from bot.conversation.preferences import merge_preferences
from bot.storage.preferences import PreferenceRows
from bot.usecases.outcome import EffectiveChoices, Sender
from lawcore.wording import LANGUAGES


def choices_of(rows: PreferenceRows, sender: Sender) -> EffectiveChoices:
    """Return the settings in force for the sender.

    In a group what the person has chosen there comes first, then what the group has, then what the
    person has in the private chat.
    """
    chosen = _preference(rows, sender)
    language = chosen.language if chosen.language in LANGUAGES else None
    return EffectiveChoices(
        language=language or sender.language,
        edition=chosen.edition or sender.edition,
        authority=None if chosen.authority == NO_AUTHORITY else chosen.authority,
        plain=bool(chosen.plain),
    )


def _preference(rows: PreferenceRows, sender: Sender) -> Preference:
    own = rows.preference(sender.chat_id, sender.user_id)
    if sender.is_in_private:
        return own
    here = merge_preferences(own, rows.preference(sender.chat_id, EVERYBODY))
    return merge_preferences(here, rows.preference(sender.user_id, sender.user_id))
