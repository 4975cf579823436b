"""A desk itself: opened, set up and closed in its group; its list, its figures, who is blocked."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from bot.conversation.callback_data import DeskButton
from bot.conversation.model import EVERYBODY
from bot.desk.figures import Figures, as_csv, figures_by_month
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
from bot.usecases.outcome import Sender, choices_of
from bot.usecases.questions import AtDesk, DeskOutcome, DeskRules, gone, put_back, send
from bot.wording import Words
from lawcore.engine.records import replace
from lawcore.wording import LANGUAGES

T = TypeVar("T")

LONGEST_TITLE = 40
QUIET = ((None, None), (22, 8), (23, 8), (0, 8), (23, 9))
"""The quiet hours that a press goes through, as first and last hour."""


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
    return _show(AtDesk(rows, rules, choices, desk))


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
    if desk is None:
        return gone(rows, sender, "desk-off-none")
    return _show(AtDesk(rows, rules, choices_of(rows, sender), desk))


def press(rows: Transaction, sender: Sender, rules: DeskRules, pressed: DeskButton) -> DeskOutcome:
    """Carry out a button of a desk, in its group; settings are for administrators."""
    desk = rows.desk(pressed.desk)
    if desk is None or desk.closed or desk.chat_id != sender.chat_id:
        return gone(rows, sender, "desk-off-none")
    choices = choices_of(rows, sender)
    if pressed.action in ONLY_ADMINISTRATORS and not sender.administers:
        said = Words.of(choices.language).bot.say("administrators-only")
        return DeskOutcome(choices, said=said, is_alert=True)
    return _ACTIONS.get(pressed.action, _show)(AtDesk(rows, rules, choices, desk, pressed.value))


def _show(at: AtDesk) -> DeskOutcome:
    link = at.rows.link(at.desk.chat_id, EVERYBODY)
    channel = None if link is None else link.name or str(link.target_id)
    still_open, blocked = len(at.rows.open_at(at.desk.id)), len(at.rows.blocks(at.desk.id))
    return at.show(
        desk_screen(at.language, at.desk, channel, still_open=still_open, blocked=blocked)
    )


def _show_changed(at: AtDesk, **changes: Any) -> DeskOutcome:
    """Store other settings of a desk, and show it."""
    return _show(replace(at, desk=at.rows.save_desk(replace(at.desk, **changes))))


def _next_languages(at: AtDesk) -> DeskOutcome:
    """Go on to the next languages: each alone, then all with each of them first."""
    listed = (*LANGUAGES, " ".join(LANGUAGES), " ".join(reversed(LANGUAGES)))
    return _show_changed(at, languages=_following(listed, at.desk.languages))


def _next_quiet(at: AtDesk) -> DeskOutcome:
    begins, ends = _following(QUIET, (at.desk.quiet_from, at.desk.quiet_to))
    return _show_changed(at, quiet_from=begins, quiet_to=ends)


def _following(values: Sequence[T], present: T) -> T:
    """Return the value behind the present one; behind the last, or any other, the first."""
    place = values.index(present) if present in values else -1
    return values[(place + 1) % len(values)]


def _list(at: AtDesk) -> DeskOutcome:
    waiting, now = at.rows.open_at(at.desk.id), at.rows.now
    return at.show(list_screen(at.language, at.desk, waiting, now, at.rules.zone))


def _put_back(at: AtDesk) -> DeskOutcome:
    """Put a question back into the list that a director has, who may have left the group."""
    for one in at.rows.open_at(at.desk.id):
        if str(one.number) == at.value and one.state is not State.WAITING:
            put_back(at.rows, one)
    return _list(at)


def _figures(at: AtDesk) -> Sequence[Figures]:
    return figures_by_month(at.rows.sent_to(at.desk.id), at.rules.zone)


def _numbers(at: AtDesk) -> DeskOutcome:
    page = int(at.value) if at.value.isdecimal() else 0
    return at.show(numbers_screen(at.language, at.desk, _figures(at), page))


def _lift(at: AtDesk) -> DeskOutcome:
    if at.value.isdecimal():
        at.rows.unblock(at.desk.id, int(at.value))
    return _show(at)


ONLY_ADMINISTRATORS = ("languages", "quiet", "lift", "putback")
_ACTIONS: Mapping[str, Callable[[AtDesk], DeskOutcome]] = {
    "languages": _next_languages,
    "quiet": _next_quiet,
    "channel": lambda at: at.show(desk_note_screen(at.language, at.desk, "desk-channel-how")),
    "link": lambda at: at.show(link_screen(at.language, at.desk)),
    "list": _list,
    "putback": _put_back,
    "numbers": _numbers,
    "table": lambda at: DeskOutcome(at.choices, table=as_csv(_figures(at))),
    "blocks": lambda at: at.show(blocks_screen(at.language, at.desk, at.rows.blocks(at.desk.id))),
    "lift": _lift,
}
