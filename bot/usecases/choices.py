"""The settings in force for a person: their own, else the chat's, else the bot's.

The language of a group is one: what all of them read is no person's own.
"""

from bot.conversation.callback_data import NO_AUTHORITY
from bot.conversation.model import EVERYBODY, Preference
from bot.conversation.preferences import merge_preferences
from bot.storage.preferences import PreferenceRows
from bot.usecases.outcome import EffectiveChoices, Sender
from lawcore.engine.records import replace
from lawcore.wording import LANGUAGES


def choices_of(rows: PreferenceRows, sender: Sender) -> EffectiveChoices:
    """Return the settings in force for the sender.

    In a group what the person has chosen there comes first, then what the group has, then what the
    person has in the private chat. Its language is the group's alone: that which administrators
    have chosen, else that in which the bot was first asked there, which is stored.
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
    private = rows.preference(sender.user_id, sender.user_id)
    common = rows.preference(sender.chat_id, EVERYBODY)
    if common.language not in LANGUAGES:
        first = private.language if private.language in LANGUAGES else sender.language
        common = replace(common, language=first)
        rows.set_preference(sender.chat_id, EVERYBODY, common)
    here = merge_preferences(replace(own, language=None), common)
    return merge_preferences(here, private)
