"""A desk itself: opened, set up and closed in its group; its list, its figures, who is blocked."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeAlias

from bot.conversation.callback_data import DeskButton
from bot.conversation.model import EVERYBODY
from bot.desk.figures import as_csv, figures_by_month
from bot.desk.model import Desk, ErrandKind, Result, State
from bot.screens.desk.settings import (
    blocks_screen,
    desk_note_screen,
    desk_screen,
    link_screen,
    list_screen,
    numbers_screen,
)
from bot.screens.desk.shared import gone_screen
from bot.storage.transaction import Transaction
from bot.usecases.choices import choices_of
from bot.usecases.outcome import Sender
from bot.usecases.questions import DeskOutcome, DeskRules, gone, put_back, send
from bot.wording import Words
from lawcore.wording import LANGUAGES

LONGEST_TITLE = 40
QUIET = ((None, None), (22, 8), (23, 8), (0, 8), (23, 9))
"""The quiet hours that a press goes through, as first and last hour."""

_Do: TypeAlias = Callable[[Transaction, Sender, DeskRules, Desk, str], DeskOutcome]


def open_desk(rows: Transaction, sender: Sender, rules: DeskRules, title: str) -> DeskOutcome:
    """Make the sender's group a desk, or show the desk that it is; its title may have changed."""
    choices = choices_of(rows, sender)
    if not rules.allows(sender.chat_id):
        said = gone_screen(choices.language, "desk-not-allowed", chat=str(sender.chat_id))
        return DeskOutcome(choices, screen=said)
    name = " ".join(title.split())[:LONGEST_TITLE] or "Desk"
    today = rows.now.astimezone(rules.zone).date()
    desk = rows.desk_in(sender.chat_id)
    if desk is None:
        desk = rows.add_desk(
            Desk(
                chat_id=sender.chat_id,
                topic_id=sender.topic_id,
                name=name,
                languages=choices.language,
                listed_on=today,
            )
        )
    else:
        desk = rows.save_desk(
            replace(desk, topic_id=sender.topic_id, name=name, closed=False, listed_on=today)
        )
    return _show(rows, sender, rules, desk)


def close_desk(rows: Transaction, sender: Sender) -> DeskOutcome:
    """Close the desk of the sender's group; whoever waits for an answer is told."""
    choices, desk = choices_of(rows, sender), rows.desk_in(sender.chat_id)
    key = "desk-off-none" if desk is None or desk.closed else "desk-off"
    if desk is not None:
        close(rows, desk)
    return DeskOutcome(choices, screen=gone_screen(choices.language, key))


def close(rows: Transaction, desk: Desk) -> None:
    """Close a desk: its open questions are declined, and their askers told."""
    rows.save_desk(replace(desk, closed=True))
    for one in rows.open_at(desk.id):
        declined = replace(one, state=State.DECLINED, result=Result.CLOSED, due_at=None)
        saved = rows.save_question(declined)
        for kind in (ErrandKind.CARD, ErrandKind.TELL):
            send(rows, saved, kind)


def close_others(rows: Transaction, rules: DeskRules | None) -> None:
    """Close the desks of groups that may no longer be one; without rules all."""
    for desk in rows.desks():
        if rules is None or not rules.allows(desk.chat_id):
            close(rows, desk)


def choose_for_group(rows: Transaction, sender: Sender, key: str) -> DeskOutcome:
    """Have the questions from the sender's group go to a desk."""
    desk = rows.desk(key)
    if desk is None or desk.closed:
        return gone(rows, sender, "desk-unknown")
    rows.choose_desk(sender.chat_id, EVERYBODY, desk.id)
    choices = choices_of(rows, sender)
    return DeskOutcome(choices, gone_screen(choices.language, "desk-of-group", name=desk.name))


def show(rows: Transaction, sender: Sender, rules: DeskRules) -> DeskOutcome:
    """Show the desk of the sender's group, for an update that was carried out before."""
    desk = rows.desk_in(sender.chat_id)
    return (
        gone(rows, sender, "desk-off-none") if desk is None else _show(rows, sender, rules, desk)
    )


def press(rows: Transaction, sender: Sender, rules: DeskRules, pressed: DeskButton) -> DeskOutcome:
    """Carry out a button of a desk, in its group; settings are for administrators."""
    desk = rows.desk(pressed.desk)
    if desk is None or desk.closed or desk.chat_id != sender.chat_id:
        return gone(rows, sender, "desk-off-none")
    if pressed.action in ONLY_ADMINISTRATORS and not sender.administers:
        choices = choices_of(rows, sender)
        said = Words.of(choices.language).bot.say("administrators-only")
        return DeskOutcome(choices, said=said, is_alert=True)
    do = _ACTIONS.get(pressed.action, _show)
    return do(rows, sender, rules, desk, pressed.value)


def _show(
    rows: Transaction, sender: Sender, _rules: DeskRules, desk: Desk, _value: str = ""
) -> DeskOutcome:
    choices = choices_of(rows, sender)
    link = rows.link(desk.chat_id, EVERYBODY)
    channel = None if link is None else link.name or str(link.target_id)
    return DeskOutcome(
        choices,
        desk_screen(
            choices.language,
            desk,
            channel,
            still_open=len(rows.open_at(desk.id)),
            blocked=len(rows.blocks(desk.id)),
        ),
    )


def _next_languages(
    rows: Transaction, sender: Sender, rules: DeskRules, desk: Desk, _value: str
) -> DeskOutcome:
    """Go on to the next languages: each alone, then all with each of them first."""
    every = " ".join(LANGUAGES)
    turned = " ".join(reversed(LANGUAGES))
    listed = (*LANGUAGES, every, turned)
    place = listed.index(desk.languages) if desk.languages in listed else -1
    changed = replace(desk, languages=listed[(place + 1) % len(listed)])
    return _show(rows, sender, rules, rows.save_desk(changed))


def _next_quiet(
    rows: Transaction, sender: Sender, rules: DeskRules, desk: Desk, _value: str
) -> DeskOutcome:
    now = (desk.quiet_from, desk.quiet_to)
    place = QUIET.index(now) if now in QUIET else -1
    begins, ends = QUIET[(place + 1) % len(QUIET)]
    changed = replace(desk, quiet_from=begins, quiet_to=ends)
    return _show(rows, sender, rules, rows.save_desk(changed))


def _how_channel(
    rows: Transaction, sender: Sender, _rules: DeskRules, desk: Desk, _value: str
) -> DeskOutcome:
    choices = choices_of(rows, sender)
    return DeskOutcome(choices, desk_note_screen(choices.language, desk, "desk-channel-how"))


def _link(
    rows: Transaction, sender: Sender, _rules: DeskRules, desk: Desk, _value: str
) -> DeskOutcome:
    choices = choices_of(rows, sender)
    return DeskOutcome(choices, link_screen(choices.language, desk))


def _list(
    rows: Transaction, sender: Sender, rules: DeskRules, desk: Desk, _value: str
) -> DeskOutcome:
    choices, waiting = choices_of(rows, sender), rows.open_at(desk.id)
    shown = list_screen(choices.language, desk, waiting, rows.now, rules.zone)
    return DeskOutcome(choices, shown)


def _put_back(
    rows: Transaction, sender: Sender, rules: DeskRules, desk: Desk, value: str
) -> DeskOutcome:
    """Put a question back into the list that a director has, who may have left the group."""
    for one in rows.open_at(desk.id):
        if str(one.number) == value and one.state is not State.WAITING:
            put_back(rows, one)
    return _list(rows, sender, rules, desk, value)


def _numbers(
    rows: Transaction, sender: Sender, rules: DeskRules, desk: Desk, value: str
) -> DeskOutcome:
    choices = choices_of(rows, sender)
    figures = figures_by_month(rows.sent_to(desk.id), rules.zone)
    page = int(value) if value.isdecimal() else 0
    return DeskOutcome(choices, numbers_screen(choices.language, desk, figures, page))


def _table(
    rows: Transaction, sender: Sender, rules: DeskRules, desk: Desk, _value: str
) -> DeskOutcome:
    table = as_csv(figures_by_month(rows.sent_to(desk.id), rules.zone))
    return DeskOutcome(choices_of(rows, sender), table=table)


def _blocks(
    rows: Transaction, sender: Sender, _rules: DeskRules, desk: Desk, _value: str
) -> DeskOutcome:
    choices = choices_of(rows, sender)
    return DeskOutcome(choices, blocks_screen(choices.language, desk, rows.blocks(desk.id)))


def _lift(
    rows: Transaction, sender: Sender, rules: DeskRules, desk: Desk, value: str
) -> DeskOutcome:
    if value.isdecimal():
        rows.unblock(desk.id, int(value))
    return _show(rows, sender, rules, desk)


ONLY_ADMINISTRATORS = ("languages", "quiet", "lift", "putback")
_ACTIONS: Mapping[str, _Do] = {
    "languages": _next_languages,
    "quiet": _next_quiet,
    "channel": _how_channel,
    "link": _link,
    "list": _list,
    "putback": _put_back,
    "numbers": _numbers,
    "table": _table,
    "blocks": _blocks,
    "lift": _lift,
}
