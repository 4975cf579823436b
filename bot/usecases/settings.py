"""The choices of a person and of a chat."""

from bot.conversation import actions
from bot.conversation.callback_data import NO_AUTHORITY, Open, Page, SetPreference, Setting
from bot.conversation.model import EVERYBODY, Conversation, EffectiveChoices, Place, Preference
from bot.conversation.notice import Notice
from bot.conversation.preferences import DEFAULT, DESK, make_choice
from bot.screens.elements import Button, Screen, note
from bot.screens.notices import notice_screen
from bot.screens.settings import (
    chat_settings_screen,
    choice_screen,
    desk_setting_screen,
    setting_screen,
    settings_screen,
    value_name,
)
from bot.storage.transaction import Transaction
from bot.usecases.interviews import (
    change_open,
    check_message,
    find_open,
    find_open_again,
    is_anothers,
)
from bot.usecases.noting import translate
from bot.usecases.outcome import Outcome, Sender, choices_of
from bot.wording import Words
from lawcore.engine.records import replace


def choose(rows: Transaction, sender: Sender, choice: SetPreference) -> Outcome:
    """Store a choice of the sender or, with the user EVERYBODY, of the whole chat.

    The sender's open interview follows it.
    """
    former = rows.preference(sender.chat_id, choice.user_id)
    preference = make_choice(former, choice.of, choice.value)
    if preference is None:
        return replace(find_open(rows, sender), notice=Notice.UNREADABLE)
    rows.set_preference(sender.chat_id, choice.user_id, preference)
    now = choices_of(rows, sender)
    if sender.is_in_private:
        translate(rows, sender.chat_id, now.language)
    return change_open(rows, sender, lambda row: _follow(row, choice.of, now))


def choose_typed(rows: Transaction, sender: Sender, of: str, typed: str) -> Outcome:
    """Choose the value of a setting that is typed, by its label or as its button carries it.

    Where it would be another law for an open case, its button is to be pressed; any other text
    offers them all.
    """
    outcome, wanted = find_open(rows, sender), " ".join(typed.split()).casefold()
    offered = choice_screen(outcome.choices.language, sender.user_id, of)
    for one in offered.buttons:
        if not isinstance(one.data, SetPreference):
            continue
        if wanted in {one.text.casefold(), one.data.value.casefold()}:
            if one.data.of == "language" or outcome.interview is None:
                return _say_choice(sender, choose(rows, sender, one.data), one.data)
            said = Words.of(outcome.choices.language).bot
            case = Button(said.say("open-case"), Open(Page.CASE))
            offered = note(said.say("choice-follows", chosen=one.text), ((one,), (case,)))
            break
    return replace(outcome, interview=None, screen=offered)


def choose_by_button(
    rows: Transaction, sender: Sender, choice: SetPreference, place: Place
) -> Outcome:
    """Store the choice of a button that belongs to one person, and show it in its place."""
    checked = check_message(rows, sender, place)
    if checked.notice is not None or choice.user_id != sender.user_id:
        return replace(checked, notice=Notice.FOREIGN)
    if choice.of == "language" and sender.is_in_group:
        return replace(checked, notice=Notice.ONLY_ADMINISTRATORS)
    outcome = choose(rows, sender, choice)
    return outcome if outcome.notice is not None else _say_choice(sender, outcome, choice)


def show_choice(rows: Transaction, sender: Sender, choice: SetPreference) -> Outcome:
    """Return the choice of an update that was carried out before."""
    outcome = find_open_again(rows, sender)
    if choice.user_id != sender.user_id:
        return replace(outcome, interview=None, notice=Notice.FOREIGN)
    return _say_choice(sender, outcome, choice)


def _say_choice(sender: Sender, outcome: Outcome, choice: SetPreference) -> Outcome:
    language = outcome.choices.language
    name = value_name(language, choice.of, choice.value)
    said = notice_screen(language, f"{choice.of}-chosen", chosen=name)
    if outcome.interview is not None and sender.is_in_private:
        return replace(outcome, hint=said.lines[0].text)
    return replace(outcome, screen=said)


def show_settings(rows: Transaction, sender: Sender, opened: Setting) -> Outcome:
    """Return the settings that a button opens: all of them, or the values of one."""
    choices = choices_of(rows, sender)
    kept = rows.preference(sender.chat_id, opened.user_id)
    return Outcome(choices, screen=_screen(rows, sender, opened, choices, kept))


def press_setting(rows: Transaction, sender: Sender, pressed: Setting, place: Place) -> Outcome:
    """Open the settings, or the values of one, or set a value and show all settings again."""
    notice = _refusal(rows, sender, pressed, place)
    if notice is not None:
        return Outcome(choices_of(rows, sender), notice=notice)
    if pressed.of is None or pressed.value is None:
        return show_settings(rows, sender, pressed)
    if pressed.of == DESK:
        return _choose_desk(rows, sender, pressed)
    changed = choose(rows, sender, SetPreference(pressed.of, pressed.user_id, pressed.value))
    if changed.notice is not None:
        return Outcome(changed.choices, notice=changed.notice)
    shown = show_settings(rows, sender, Setting(pressed.user_id))
    return replace(shown, interview=changed.interview)


def _choose_desk(rows: Transaction, sender: Sender, pressed: Setting) -> Outcome:
    """Choose the desk that is asked, if it is still open, or none."""
    if pressed.value in {DEFAULT, *(one.id for one in rows.desks())}:
        desk = None if pressed.value == DEFAULT else pressed.value
        rows.choose_desk(sender.chat_id, pressed.user_id, desk)
    return show_settings(rows, sender, Setting(pressed.user_id))


def _refusal(rows: Transaction, sender: Sender, pressed: Setting, place: Place) -> Notice | None:
    """Return why a button of the settings has no effect for the sender, None where it has."""
    if is_anothers(rows, sender, place):
        return Notice.FOREIGN
    if pressed.user_id == EVERYBODY:
        return None if sender.administers else Notice.ONLY_ADMINISTRATORS
    return None if pressed.user_id == sender.user_id else Notice.FOREIGN


def _screen(
    rows: Transaction,
    sender: Sender,
    opened: Setting,
    choices: EffectiveChoices,
    kept: Preference,
) -> Screen:
    desks = rows.desks()
    chosen = rows.chosen_desk(sender.chat_id, opened.user_id) or ""
    if opened.of == DESK:
        return desk_setting_screen(choices.language, opened.user_id, desks, chosen)
    if opened.of is not None:
        one = setting_screen(choices.language, opened.user_id, opened.of, kept)
        if one is not None:
            return one
    if opened.user_id == EVERYBODY:
        return chat_settings_screen(choices.language, kept, desks, chosen)
    now = Preference(
        language=choices.language,
        edition=choices.edition,
        authority=choices.authority or NO_AUTHORITY,
        plain=choices.plain,
    )
    return settings_screen(choices.language, sender.user_id, now, desks, chosen)


def _follow(conversation: Conversation, of: str, now: EffectiveChoices) -> Conversation:
    """Return a conversation under the present choices."""
    match of:
        case "language":
            return actions.advance(conversation, language=now.language)
        case "edition":
            return actions.set_edition(conversation, now.edition)
        case "authority":
            return actions.set_authority(conversation, now.authority)
        case _:
            return actions.advance(conversation, plain=now.plain)
