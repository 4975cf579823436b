"""Answering at a desk: questions are taken, answered, handed on, declined, published."""

from collections.abc import Callable
from typing import TypeAlias

from bot.conversation.model import case_of
from bot.desk.case import clean_text
from bot.desk.model import (
    APPEAL_PERIOD,
    ASKED_FOR,
    BLOCKED_FOR,
    HELD_FOR,
    NEEDS_NO_TEXT,
    OF_THE_ASKER,
    REFUSALS,
    Block,
    Draft,
    Errand,
    ErrandKind,
    Question,
    Result,
    State,
    Told,
    Typing,
)
from bot.screens.desk.director import (
    already_screen,
    hand_screen,
    holder_screen,
    publish_screen,
    refuse_screen,
)
from bot.screens.desk.shared import HOLD, draft_screen, typing_screen
from bot.usecases.asking import waiting_draft, wrong_with
from bot.usecases.questions import (
    DeskOutcome,
    DeskQuestion,
    as_sent,
    find_answers,
    put_back,
    send,
    without_publication,
)
from lawcore.engine.records import replace

Do: TypeAlias = Callable[[DeskQuestion], DeskOutcome]

MOST_COLLEAGUES = 4
MOST_ALIKE = 5


def press_card(at: DeskQuestion, action: str) -> DeskOutcome | None:
    """Carry out a button of a card in the group; None where there is no such button.

    A question is taken whichever version of the card shows it. Of a card whose sender did not live
    to note it, the press says where it is: it is changed there from then on.
    """
    if at.question.card_id is None and at.message_id is not None:
        at = at.note(card_id=at.message_id)
    do = {"take": _take, "answer": _answer, "reopen": _reopen}.get(action)
    return None if do is None else do(at)


def show(at: DeskQuestion, *, added: bool = False) -> DeskOutcome:
    """Show a question to the director who has it: what is typed for it, or what can be done."""
    draft = _draft(at)
    if draft is not None and (draft.text is not None or draft.typing in NEEDS_NO_TEXT):
        return at.show(
            draft_screen(at.language, at.question, draft, at.desk, at.name, added=added)
        )
    if draft is not None:
        return at.show(typing_screen(at.language, at.question, draft))
    return at.show(holder_screen(at.language, at.question, at.rules.zone))


def press(at: DeskQuestion, action: str) -> DeskOutcome | None:
    """Carry out a director's button in private; None where there is no such button now."""
    do = _ACTIONS.get((at.question.state, action)) or _TYPED.get(action)
    return None if do is None else do(at)


def write(at: DeskQuestion, draft: Draft, text: str) -> DeskOutcome:
    """Take a text that a director has typed: it is shown before it is sent."""
    typed = clean_text(text)
    if hint := wrong_with(at, typed):
        return at.show(typing_screen(at.language, at.question, draft, hint), below=True)
    at.rows.keep_draft(replace(draft, text=typed, turn=draft.turn + 1))
    return replace(show(at), below=True)


def put_back_left(at: DeskQuestion) -> DeskOutcome:
    """Put back a question whose director has left the group of the desk; nothing is sent."""
    at.rows.drop_draft(at.sender.user_id)
    if at.question.state is State.TAKEN and at.question.holder_id == at.sender.user_id:
        put_back(at.rows, at.question)
    return at.alert("hold-left")


def sends_to_asker(at: DeskQuestion) -> bool:
    """Tell whether the sender is about to send something as a director."""
    draft = _draft(at)
    return draft is not None and draft.typing not in OF_THE_ASKER


def _take(at: DeskQuestion) -> DeskOutcome:
    """Give a question to whoever pressed first; the others are told who has it."""
    if at.question.state is State.WAITING:
        return _hold(at, ErrandKind.CARD, *_status(at.question))
    return _answer(at)


def _hold(at: DeskQuestion, *kinds: ErrandKind) -> DeskOutcome:
    """Give a question to whoever pressed, and open the private chat."""
    at = at.move(
        *kinds,
        state=State.TAKEN,
        holder_id=at.sender.user_id,
        holder_name=at.name,
        taken_at=at.now,
        due_at=at.now + HELD_FOR,
    )
    return _open(at)


def _open(at: DeskQuestion) -> DeskOutcome:
    return DeskOutcome(at.choices, opens=f"{HOLD}{at.question.id}", said=at.say("card-opens"))


def _answer(at: DeskQuestion) -> DeskOutcome:
    """Open the private chat for the director who has a question; tell others who has it."""
    question = at.question
    if question.state not in {State.TAKEN, State.ASKED_BACK}:
        send(at.rows, question, ErrandKind.CARD)
        return at.alert("card-not-open")
    if question.holder_id != at.sender.user_id:
        return at.alert("card-has", name=question.holder_name or at.desk.name)
    return _open(at)


def _reopen(at: DeskQuestion) -> DeskOutcome:
    """Give an answered question to a director who wants to answer it anew."""
    if at.question.state is not State.ANSWERED:
        return _answer(at)
    return _hold(without_publication(at), ErrandKind.CARD)


def _draft(at: DeskQuestion) -> Draft | None:
    """Return what a director is typing for a question that is theirs to answer or correct."""
    draft = waiting_draft(at)
    if draft is None or draft.typing in OF_THE_ASKER:
        return None
    state = State.ANSWERED if draft.typing is Typing.CORRECTION else State.TAKEN
    return draft if at.question.state is state else None


def _typing(typing: Typing) -> Do:
    """Return the action that asks for a text, or shows what goes without one."""

    def begin(at: DeskQuestion) -> DeskOutcome:
        former = at.question.signature is not None
        at.rows.keep_draft(
            Draft(
                user_id=at.sender.user_id,
                question=at.question.id,
                typing=typing,
                signed=former,
            )
        )
        return show(at)

    return begin


def _already(at: DeskQuestion) -> DeskOutcome:
    found = find_answers(at.rows, (at.desk.id,), at.question, MOST_ALIKE)
    if not found and at.question.subject is not None:
        keys = [
            key for key, _ in at.rows.published((at.desk.id,), at.question.subject, MOST_ALIKE)
        ]
        found = tuple(one for key in keys if (one := at.rows.question(key)) is not None)
    return at.show(already_screen(at.language, at.question, found))


def _pick(at: DeskQuestion) -> DeskOutcome:
    found = at.rows.question(at.value)
    if found is None or not found.listed:
        return _already(at)
    at.rows.keep_draft(
        Draft(
            user_id=at.sender.user_id,
            question=at.question.id,
            typing=Typing.ALREADY,
            text=found.answer,
            turn=1,
            picked=found.number,
        )
    )
    return show(at)


def _hand(at: DeskQuestion) -> DeskOutcome:
    colleagues = [
        one
        for one in at.rows.directors_at(at.desk.id, MOST_COLLEAGUES + 1)
        if one[0] != at.sender.user_id
    ]
    others = [one for one in at.rows.desks() if one.id != at.desk.id]
    return at.show(hand_screen(at.language, at.question, colleagues[:MOST_COLLEAGUES], others))


def _put_back(at: DeskQuestion) -> DeskOutcome:
    at.rows.drop_draft(at.sender.user_id)
    return show(replace(at, question=put_back(at.rows, at.question)))


def _to_colleague(at: DeskQuestion) -> DeskOutcome:
    """Hand a question on to a colleague who has answered at this desk before."""
    found = at.rows.directors_at(at.desk.id, MOST_COLLEAGUES + 1)
    known = {colleague: name for colleague, name, _ in found}
    user_id = int(at.value) if at.value.isdecimal() else 0
    if user_id not in known:
        return _hand(at)
    at.rows.drop_draft(at.sender.user_id)
    moved = at.move(
        ErrandKind.CARD,
        ErrandKind.HOLDER,
        told=Told.HANDED,
        state=State.TAKEN,
        holder_id=user_id,
        holder_name=known[user_id],
        due_at=at.now + HELD_FOR,
    )
    return moved.alert("card-has", name=known[user_id])


def _over_to_desk(at: DeskQuestion) -> DeskOutcome:
    """Hand a question on to another desk, where it is a new one; here nothing of it is kept."""
    desk, former = at.rows.desk(at.value), at.question
    if desk is None or desk.closed or desk.id == at.desk.id:
        return _hand(at)
    at.rows.drop_draft(at.sender.user_id)
    number = desk.last_number + 1
    at.rows.save_desk(replace(desk, last_number=number))
    begun = Question(
        desk=desk.id,
        number=number,
        asker_id=former.asker_id,
        language=former.language,
        words=former.words,
        name=former.name,
        hurry=former.hurry,
        ruled=former.ruled,
        deciding=former.deciding,
        told_id=former.told_id,
        **case_of(former),
    )
    added = at.rows.add_question(as_sent(begun, desk, at.now, at.rules.zone))
    for kind in (ErrandKind.CARD, *_status(added)):
        send(at.rows, added, kind)
    at.rows.note_question(former.id, told_id=None)
    moved = at.move(
        ErrandKind.CARD,
        state=State.DECLINED,
        result=Result.HANDED,
        asker_id=0,
        words="",
        name=None,
        due_at=None,
    )
    return show(moved)


def _refuse(at: DeskQuestion) -> DeskOutcome:
    return at.show(refuse_screen(at.language, at.question))


def _decline(at: DeskQuestion) -> DeskOutcome:
    """Decline a question; for conduct its asker may not ask this desk for a while."""
    if at.value not in REFUSALS:
        return _refuse(at)
    result = Result(at.value)
    at.rows.drop_draft(at.sender.user_id)
    if result is Result.CONDUCT:
        at.rows.block(
            Block(
                desk=at.desk.id,
                person=at.rules.person(at.desk.id, at.question.asker_id),
                number=at.question.number,
                until=at.now + BLOCKED_FOR,
            )
        )
    return show(
        at.move(
            ErrandKind.CARD,
            ErrandKind.TELL,
            state=State.DECLINED,
            result=result,
            answered_at=at.now,
            due_at=None,
        )
    )


def _sign(at: DeskQuestion) -> DeskOutcome:
    draft = _draft(at)
    if draft is not None:
        at.rows.keep_draft(replace(draft, signed=not draft.signed))
    return show(at)


def _again(at: DeskQuestion) -> DeskOutcome:
    draft = _draft(at)
    if draft is None:
        return show(at)
    kept = at.rows.keep_draft(draft)
    return at.show(typing_screen(at.language, at.question, kept))


def _leave(at: DeskQuestion) -> DeskOutcome:
    at.rows.drop_draft(at.sender.user_id)
    return show(at)


def _send(at: DeskQuestion) -> DeskOutcome:
    """Send what stands above the button, if that is still the text and the question."""
    draft, question = _draft(at), at.question
    if question.state is State.WITHDRAWN or not question.asker_id:
        at.rows.drop_draft(at.sender.user_id)
        return at.show(
            holder_screen(at.language, question, at.rules.zone, told=Told.WITHDRAWN),
            said=at.say("hold-withdrawn", called=question.called),
            is_alert=True,
        )
    if draft is None or (draft.text is None and draft.typing not in NEEDS_NO_TEXT):
        return show(at)
    if at.value != str(draft.turn):
        return replace(show(at), said=at.say("draft-old"))
    at.rows.drop_draft(at.sender.user_id)
    return show(_sent(at, draft))


def _sent(at: DeskQuestion, draft: Draft) -> DeskQuestion:
    kinds = [ErrandKind.CARD, ErrandKind.TELL]
    if draft.typing is Typing.FACT:
        due_at = at.now + ASKED_FOR
        return at.move(*kinds, state=State.ASKED_BACK, asked=draft.text, due_at=due_at)
    signature = at.name if draft.signed else None
    if at.question.listed:
        kinds.append(ErrandKind.POST)
    if draft.typing is Typing.CORRECTION:
        return at.move(*kinds, answer=draft.text, signature=signature)
    return at.move(
        *kinds,
        state=State.ANSWERED,
        result=Result(str(draft.typing)),
        answer=draft.text,
        signature=signature,
        answers_number=draft.picked,
        answered_at=at.now,
        due_at=None,
    )


def _preview(at: DeskQuestion) -> DeskOutcome:
    link = at.rows.link(at.desk.chat_id, 0)
    channel = None if link is None else link.name or str(link.target_id)
    return at.show(publish_screen(at.language, at.question, at.desk, channel))


def _publish(at: DeskQuestion) -> DeskOutcome:
    """Publish an answer after the appeal period, unless that is undone before."""
    if at.question.publish_at is not None:
        return show(at)
    publish_at = at.now + APPEAL_PERIOD
    moved = at.note(publish_at=publish_at)
    at.rows.send(
        Errand(
            question=moved.question.id,
            kind=ErrandKind.POST,
            version=moved.question.version,
            try_at=publish_at,
        )
    )
    return show(moved)


def _mark(at: DeskQuestion) -> DeskOutcome:
    return replace(show(at.note(marked=True)), said=at.say("hold-marked"))


def _status(question: Question) -> tuple[ErrandKind, ...]:
    """Return the errand that shows the asker how it stands; an answer is not overwritten."""
    return () if question.answered_at is not None else (ErrandKind.STATUS,)


_BEGUN = (
    Typing.CONFIRMED,
    Typing.DIFFERENTLY,
    Typing.JUDGEMENT,
    Typing.ANSWERED,
    Typing.FACT,
)
_ACTIONS: dict[tuple[State, str], Do] = {
    **{(State.TAKEN, str(typing)): _typing(typing) for typing in _BEGUN},
    (State.TAKEN, "already"): _already,
    (State.TAKEN, "pick"): _pick,
    (State.TAKEN, "hand"): _hand,
    (State.ASKED_BACK, "hand"): _hand,
    (State.TAKEN, "putback"): _put_back,
    (State.ASKED_BACK, "putback"): _put_back,
    (State.TAKEN, "to"): _to_colleague,
    (State.ASKED_BACK, "to"): _to_colleague,
    (State.TAKEN, "over"): _over_to_desk,
    (State.TAKEN, "refuse"): _refuse,
    (State.TAKEN, "why"): _decline,
    (State.ANSWERED, "correction"): _typing(Typing.CORRECTION),
    (State.ANSWERED, "publish"): _preview,
    (State.ANSWERED, "published"): _publish,
    (State.ANSWERED, "unpublish"): lambda at: show(without_publication(at)),
    (State.ANSWERED, "mark"): _mark,
}
_TYPED: dict[str, Do] = {"sign": _sign, "again": _again, "leave": _leave, "send": _send}
"""The buttons of what was typed, in any state."""
