"""Records of play: begun, typed, read back, confirmed and ruled; and the deals of a session."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from bot.conversation.callback_data import BeginDeal, EndSession, Page, PlayAction, PlayPress
from bot.conversation.codec import CallbackData
from bot.conversation.interview import Interview, known_answers, options_of
from bot.conversation.lines import affirms, is_brief, may_be_record, says
from bot.conversation.model import Conversation, EffectiveChoices, new_id
from bot.conversation.notice import Notice
from bot.play.model import Play, PlayShown
from bot.play.sheet import (
    BOARDS_APART,
    NOT_UNDERSTOOD,
    REMARKED,
    SentBoard,
    Session,
    Sheet,
    add_lines,
    boards_of,
    find_mixed,
    language_of_record,
    replay_of,
    report_of,
    translate_board,
    undo_last,
)
from bot.screens.elements import Screen
from bot.screens.notices import notice_screen
from bot.screens.play import BOARDS_A_PAGE, labels_of, play_screen
from bot.screens.score import score_screen
from bot.storage.transaction import Transaction
from bot.usecases import interviews, lines
from bot.usecases.outcome import Outcome, Sender, choices_of
from bot.wording import Words
from lawcore import Edition
from lawcore.board.play_wording import PlayWording
from lawcore.board.report import Report
from lawcore.board.ruling import SUBJECT, answers_of
from lawcore.bridge.play.record import BadRecord, RecordError
from lawcore.bridge.play.score_reader import is_about_score
from lawcore.engine.records import replace
from lawcore.understanding import understand

_BROKEN_OFF = f"\n{NOT_UNDERSTOOD}"
"""Stored behind a board that is known up to an error: when it is chosen its play goes on."""
_CUT = "…"
"""Stored instead of what is written in a file where it is not understood."""
MOST_ERRORS = 5
"""The most errors of a record that are named at once."""


class PlayOutcome(Struct, frozen=True):
    """The outcome of an update about a record of play: what to show, and what else to do.

    `play` is shown in its message, or in a new one where it is `below`, with `hint` under it.
    `boards` are those of the session, to be listed. `screen` replaces the screen that was pressed.
    `wanted` is the requested picture or indication; `asked` says that an interview was opened on
    the record.
    """

    choices: EffectiveChoices
    play: Play | None = None
    notice: Notice | None = None
    hint: str = ""
    boards: tuple[str, ...] | None = None
    screen: Screen | None = None
    below: bool = False
    wanted: PlayAction | None = None
    asked: bool = False


def find_open_play(rows: Transaction, sender: Sender) -> PlayOutcome:
    """Return a person's open record, if there is one."""
    play = rows.open_play(sender.chat_id, sender.user_id)
    return PlayOutcome(choices_of(rows, sender), play=play)


def find_newest(rows: Transaction, sender: Sender) -> PlayOutcome | Outcome:
    """Return a person's open record or interview, whichever was touched last."""
    if is_record_newest(rows, sender):
        return find_open_play(rows, sender)
    return interviews.find_open_again(rows, sender)


def repeat_text(rows: Transaction, sender: Sender, text: str) -> PlayOutcome | Outcome:
    """Return the outcome of a text that was carried out before."""
    return reckon(rows, sender, text) or find_newest(rows, sender)


def begin(rows: Transaction, sender: Sender, beside: str) -> PlayOutcome | Outcome:
    """Begin a record, with the text beside the command; an open one is set aside.

    A case that was described in words is for the interview.
    """
    so_far = PlayOutcome(choices_of(rows, sender))
    deals = rows.deals(sender.chat_id, sender.user_id)
    board = beside.strip()
    if board in deals:
        return _begin_on_deal(rows, sender, board)
    if board and not _is_for_record(rows, sender, board) and is_described(board):
        return lines.write(rows, sender, board)
    if not board:
        play = _add(rows, sender, so_far, Sheet())
        return replace(so_far, play=play, boards=tuple(deals) or None, below=True)
    outcome = _type(rows, sender, so_far, None, beside)
    if outcome.play is None and outcome.boards is None:
        play = _add(rows, sender, so_far, Sheet())
        outcome = _type(rows, sender, so_far, play, beside)
    return replace(outcome, below=True)


def take_line(rows: Transaction, sender: Sender, text: str) -> PlayOutcome | Outcome | None:
    """Take a text as a record, or for the open one; None for any other text."""
    if not _is_for_record(rows, sender, text):
        return None
    so_far = PlayOutcome(choices_of(rows, sender))
    play = rows.open_play(sender.chat_id, sender.user_id)
    if play is not None:
        wanted = " ".join(text.split()).casefold()
        for button in play_screen(play, plain=so_far.choices.plain).buttons:
            if button.text.casefold() == wanted and isinstance(button.data, PlayPress):
                return _press(rows, sender, so_far, play, button.data.action)
        if play.screen == PlayShown.READ_BACK and (affirms(text) or says(text, "line-no")):
            action = PlayAction.RIGHT if affirms(text) else PlayAction.CORRECT
            return _press(rows, sender, so_far, play, action)
    return _type(rows, sender, so_far, play, text)


def cancel(rows: Transaction, sender: Sender) -> PlayOutcome | Outcome:
    """Close the open record or interview of a person, whichever was touched last."""
    if not sender.is_in_private or not is_record_newest(rows, sender):
        return interviews.cancel(rows, sender)
    outcome = find_open_play(rows, sender)
    if outcome.play is None:
        return outcome
    closed = replace(
        outcome.play,
        screen=PlayShown.CANCELLED,
        finished=True,
        step=outcome.play.step + 1,
        record="",
        waiting="",
    )
    return replace(outcome, play=rows.save_play(closed))


def is_record_newest(rows: Transaction, sender: Sender) -> bool:
    """Tell whether a person's record is open, and was changed later than their interview."""
    play = rows.open_play(sender.chat_id, sender.user_id)
    if play is None:
        return False
    conversation = rows.open_conversation(sender.chat_id, sender.user_id)
    if conversation is None or conversation.touched_at is None or play.touched_at is None:
        return True
    return conversation.touched_at <= play.touched_at


def take_boards(rows: Transaction, sender: Sender, boards: Sequence[SentBoard]) -> PlayOutcome:
    """Take whole boards: a single one is read back, of several one is chosen, deals are stored."""
    so_far = PlayOutcome(choices_of(rows, sender))
    deals = {board.label: board.hands for board in boards if board.hands}
    is_alone = len(boards) == 1 and boards[0].is_bid
    if deals and not is_alone and not any(board.has_play or board.typed for board in boards):
        if (mixed := find_mixed(boards)) is not None:
            return replace(so_far, hint=explain(so_far.choices.language, mixed), below=True)
        rows.keep_deals(sender.chat_id, sender.user_id, deals)
        kept = rows.deals(sender.chat_id, sender.user_id)
        remarks = [_remarks_on(boards, so_far.choices.language)]
        if any(board.is_bid for board in boards):
            remarks.append(Words.of(so_far.choices.language).bot.say("session-calls"))
        hint = "\n".join(filter(None, remarks))
        return replace(so_far, boards=tuple(kept), hint=hint, below=True)
    if len(boards) == 1:
        return _give_one(rows, sender, so_far, boards[0])
    record = BOARDS_APART.join(_to_choose(board, so_far.choices.language) for board in boards)
    play = _add(rows, sender, so_far, Sheet(record), f"{PlayShown.CHOOSING}0")
    return replace(
        so_far, play=play, hint=_remarks_on(boards, so_far.choices.language), below=True
    )


def press(
    rows: Transaction, sender: Sender, pressed: CallbackData | None, message_id: int
) -> PlayOutcome:
    """Carry out a button of a record or of a session.

    `pressed` is None where the data is of no button of the bot: the outcome says so.
    """
    match pressed:
        case PlayPress() if sender.is_in_private:
            return _press_record(rows, sender, pressed, message_id)
        case BeginDeal(board) if sender.is_in_private:
            return _begin_on_deal(rows, sender, board)
        case EndSession() if sender.is_in_private:
            return _end_session(rows, sender)
        case _:
            return PlayOutcome(choices_of(rows, sender), notice=Notice.UNREADABLE)


def may_end_record(rows: Transaction, outcome: object) -> bool:
    """Tell whether the outcome of an update may be the ruling on a record of play.

    Only interviews about the subject of records are looked up.
    """
    if not isinstance(outcome, Outcome):
        return True
    shown = [each for each in (outcome.interview, outcome.begun) if each is not None]
    return any(
        each.subject is SUBJECT
        and not each.is_asking
        and rows.play_of(each.conversation.id) is not None
        for each in shown
    )


def rule_record(rows: Transaction, sender: Sender) -> tuple[PlayOutcome, Conversation] | None:
    """Mark the record of a finished interview as ruled, and return both.

    None where a person's open interview is on no record, or still asks.
    """
    conversation = rows.open_conversation(sender.chat_id, sender.user_id)
    play = rows.play_of(conversation.id) if conversation else None
    if conversation is None or play is None or play.screen != PlayShown.CONFIRMED:
        return None
    if Interview.of(conversation).is_asking:
        return None
    ruled = rows.save_play(replace(play, screen=PlayShown.RULED, step=play.step + 1))
    return PlayOutcome(choices_of(rows, sender), play=ruled), conversation


def find_interview(rows: Transaction, play: Play) -> Conversation | None:
    """Return the interview that was opened on a record, None where it was deleted."""
    return rows.conversation(play.conversation, lock=False) if play.conversation else None


def report_on(
    play: Play, choices: EffectiveChoices, known: Conversation | None
) -> tuple[Report, Edition]:
    """Return a board with its ruling, and the edition that rules.

    The facts are those of the interview on it, if there is one.
    """
    if known is None:
        edition = Edition(choices.edition)
        return report_of(play, edition), edition
    edition = Edition(known.edition)
    return report_of(play, edition, known_answers(known), options_of(known)), edition


def set_play_message(rows: Transaction, key: str, message_id: int) -> None:
    """Store in which message a record is shown."""
    play = rows.play(key)
    if play is not None:
        rows.save_play(replace(play, message_id=message_id))


def explain(language: str, error: RecordError) -> str:
    """Return the error in a record, with line, trick and player, and what was probably meant."""
    return PlayWording.of(language).at_line(error)


def reckon(rows: Transaction, sender: Sender, text: str) -> Outcome | None:
    """Return the scores that a text asks about, None for any other text."""
    live = rows.keyboard(sender.user_id) if sender.is_in_private else None
    is_asked = live is not None and live.awaits == Page.SCORE
    if not is_brief(text) or not is_about_score(text, sender.language, is_asked=is_asked):
        return None
    choices = choices_of(rows, sender)
    screen = score_screen(text, choices.language)
    return Outcome(choices, screen=screen, awaits=Page.SCORE if is_asked else None)


def _is_for_record(rows: Transaction, sender: Sender, text: str) -> bool:
    """Tell whether a text is a record, or is written to the open one."""
    if not sender.is_in_private or not text:
        return False
    play = rows.open_play(sender.chat_id, sender.user_id)
    is_open = play is not None and is_record_newest(rows, sender)
    deals = rows.deals(sender.chat_id, sender.user_id)
    may_be = may_be_record(text) or (is_brief(text) and bool(deals))
    if not (is_open or may_be):
        return False
    language = choices_of(rows, sender).language
    if may_be and language_of_record(text, language, Session(deals)) is not None:
        return True
    if play is None or not is_open:
        return False
    return _can_read(play, text, Session(deals)) or not is_described(text)


def _can_read(play: Play, text: str, deals: Session) -> bool:
    """Tell whether a record that is being typed reads a text as it stands."""
    if play.screen != PlayShown.TYPING:
        return False
    _, error = add_lines(Sheet.of(play), text, play.language, deals)
    return error is None


def is_described(text: str) -> bool:
    """Tell whether a text describes a case in words: what it is about, and facts of it."""
    found = understand(text)
    return found.subject is not None and bool(found.answers)


def _begin_on_deal(rows: Transaction, sender: Sender, board: str) -> PlayOutcome:
    so_far = PlayOutcome(choices_of(rows, sender))
    deals = Session(rows.deals(sender.chat_id, sender.user_id))
    if board not in deals:
        return replace(so_far, notice=Notice.SESSION_GONE)
    sheet, _ = add_lines(Sheet(), f"board {board}", so_far.choices.language, deals)
    return replace(so_far, play=_add(rows, sender, so_far, sheet), below=True)


def _end_session(rows: Transaction, sender: Sender) -> PlayOutcome:
    """Delete the deals of a person's session and the person's records."""
    rows.drop_deals(sender.chat_id, sender.user_id)
    rows.drop_plays(sender.chat_id, sender.user_id)
    choices = choices_of(rows, sender)
    ended = Notice.SESSION_ENDED
    return PlayOutcome(choices, notice=ended, screen=notice_screen(choices.language, ended))


def _type(
    rows: Transaction, sender: Sender, so_far: PlayOutcome, play: Play | None, text: str
) -> PlayOutcome:
    """Take a whole record, or lines for the open one."""
    deals = Session(rows.deals(sender.chat_id, sender.user_id))
    language = language_of_record(text, so_far.choices.language, deals)
    if language is not None:
        try:
            boards = boards_of(text, language, deals)
        except BadRecord as bad:
            return replace(so_far, hint=explain(so_far.choices.language, bad.error), below=True)
        if play is None or _is_whole(boards):
            return take_boards(
                rows,
                sender,
                [translate_board(one, language, so_far.choices.language) for one in boards],
            )
    if play is None:
        return replace(so_far, notice=Notice.PLAY_NOTHING)
    if play.screen != PlayShown.TYPING:
        return replace(so_far, play=play, notice=Notice.PLAY_PRESS, below=True)
    sheet, error = add_lines(Sheet.of(play), text, play.language, deals)
    hint = explain(play.language, error) if error else ""
    saved = rows.save_play(replace(sheet.write_to(play), step=play.step + 1))
    return replace(so_far, play=saved, hint=hint)


def _give_one(
    rows: Transaction, sender: Sender, so_far: PlayOutcome, board: SentBoard
) -> PlayOutcome:
    """Take one whole board: it is read back, or its first line that does not read waits."""
    waiting = board.sheet.waiting
    reads = not board.errors and not waiting
    has_tricks = bool(replay_of(board.sheet.text, so_far.choices.language).tricks)
    screen = PlayShown.READ_BACK if reads and has_tricks else PlayShown.TYPING
    is_said_by_screen = bool(waiting) and waiting[0] != NOT_UNDERSTOOD
    hint = "" if is_said_by_screen else _shortened(_remarks(board, so_far.choices.language))
    play = _add(rows, sender, so_far, board.sheet, screen)
    return replace(so_far, play=play, hint=hint, below=True)


def _press_record(
    rows: Transaction, sender: Sender, pressed: PlayPress, message_id: int
) -> PlayOutcome:
    """Carry out a button of a record; one that its screen does not have changes nothing."""
    so_far = PlayOutcome(choices_of(rows, sender))
    play = rows.play(pressed.play)
    if play is None or play.chat_id != sender.chat_id:
        return replace(so_far, notice=Notice.PLAY_GONE)
    if play.user_id != sender.user_id:
        return replace(so_far, notice=Notice.FOREIGN)
    play = replace(play, message_id=message_id)
    if pressed.step != play.step:
        return replace(so_far, play=play, notice=Notice.STALE)
    return _press(rows, sender, so_far, play, pressed.action)


def _press(
    rows: Transaction, sender: Sender, so_far: PlayOutcome, play: Play, action: str
) -> PlayOutcome:
    if action == PlayAction.RIGHT and play.screen == PlayShown.READ_BACK:
        return _confirm(rows, sender, so_far, play)
    is_confirmed = play.screen in {PlayShown.CONFIRMED, PlayShown.RULED}
    if is_confirmed and action in {PlayAction.PICTURE, PlayAction.INDICATION}:
        return replace(so_far, play=rows.save_play(play), wanted=PlayAction(action))
    if action == PlayAction.DONE and (notice := _find_missing(play)):
        return replace(so_far, play=play, notice=notice)
    after = _apply_action(play, action)
    if after is None:
        return replace(so_far, play=play, notice=Notice.STALE)
    if action.startswith(PlayAction.BOARD):
        so_far = replace(so_far, hint=_shortened(_remarks_kept(play, action)))
    newest = rows.open_play(sender.chat_id, sender.user_id)
    if newest is not None and newest.id != play.id:
        rows.save_play(replace(newest, finished=True))
    after = replace(after, step=play.step + 1, finished=False)
    return replace(so_far, play=rows.save_play(after))


def _confirm(rows: Transaction, sender: Sender, so_far: PlayOutcome, play: Play) -> PlayOutcome:
    """Open the interview on the facts in the cards; without a revoke there is nothing to ask."""
    known = replay_of(play.record, play.language)
    confirmed = replace(play, step=play.step + 1, finished=True, screen=PlayShown.RULED)
    if not known.revokes:
        return replace(so_far, play=rows.save_play(confirmed), wanted=PlayAction.PICTURE)
    if report_of(play, Edition(so_far.choices.edition)).ruling is None:
        saved = rows.save_play(confirmed)
        return replace(so_far, play=saved, notice=Notice.PLAY_TOO_MANY, wanted=PlayAction.PICTURE)
    begun = interviews.begin(rows, sender, SUBJECT.name, answers_of(known)).begun
    key = begun.conversation.id
    confirmed = replace(confirmed, screen=PlayShown.CONFIRMED, conversation=key)
    return replace(so_far, play=rows.save_play(confirmed), asked=True)


def _add(
    rows: Transaction,
    sender: Sender,
    so_far: PlayOutcome,
    sheet: Sheet,
    screen: str = PlayShown.TYPING,
) -> Play:
    """Store a new record; an open one is set aside."""
    former = rows.open_play(sender.chat_id, sender.user_id)
    if former is not None:
        rows.save_play(replace(former, finished=True))
    play = Play(
        id=new_id(),
        chat_id=sender.chat_id,
        user_id=sender.user_id,
        language=so_far.choices.language,
        screen=screen,
    )
    return rows.add_play(sheet.write_to(play))


def _remarks_on(boards: Sequence[SentBoard], language: str) -> str:
    """Return what is wrong with boards, remarked on them or left out, each with its number."""
    return _shortened(
        [f"{board.label}: {said}" for board in boards for said in _remarks(board, language)]
    )


def _remarks(board: SentBoard, language: str) -> list[str]:
    """Return what is wrong with a board, and what of its file its screen does not say."""
    words = PlayWording.of(language)
    errors = [*map(words.at_line, board.errors)]
    if board.known is None:
        return errors
    shown = {*errors, *words.remarks(replay_of(board.sheet.text, language))}
    return [*errors, *(said for said in words.remarks(board.known) if said not in shown)]


def _to_choose(board: SentBoard, language: str) -> str:
    """Return a board as it is stored until it is chosen: with its remarks, without quotations."""
    errors = tuple(replace(each, text=each.text and _CUT) for each in board.errors)
    known = board.known and replace(
        board.known,
        left_out=tuple(replace(each, text=each.text and _CUT) for each in board.known.left_out),
    )
    remarks = _remarks(replace(board, errors=errors, known=known), language)
    text = board.sheet.text.rstrip("\n") + (_BROKEN_OFF if board.errors else "")
    return "".join((text, *(f"{REMARKED}{said}" for said in remarks)))


def _shortened(lines: Sequence[str]) -> str:
    """Return some lines, and how many more there are."""
    more = [f"… +{len(lines) - MOST_ERRORS}"] if len(lines) > MOST_ERRORS else []
    return "\n".join((*lines[:MOST_ERRORS], *more))


def _is_whole(boards: Sequence[SentBoard]) -> bool:
    """Tell whether a text is a record of its own rather than a part of one."""
    if len(boards) > 1 or not boards[0].typed:
        return True
    sheet = boards[0].sheet
    return bool(sheet.text.strip()) and len((*sheet.text.split("\n"), *sheet.waiting)) > 3  # noqa: PLR2004


def _find_missing(play: Play) -> Notice | None:
    """Return what a record lacks before it can be read back, None where it lacks nothing."""
    if play.screen != PlayShown.TYPING:
        return None
    if play.waiting:
        return Notice.PLAY_WAITS
    return None if replay_of(play.record, play.language).tricks else Notice.PLAY_NO_TRICKS


def _apply_action(play: Play, action: str) -> Play | None:
    """Return a record after an action, None where its screen does not offer it."""
    word, dash, number = action.partition("-")
    do = _ACTIONS.get((play.screen.partition("-")[0], word + dash))
    return None if do is None else do(play, int(number or 0))


def _correct(play: Play, _: int) -> Play:
    return replace(play, screen=PlayShown.TYPING)


def _choose_board(play: Play, place: int) -> Play | None:
    texts = play.record.split(BOARDS_APART)
    if place >= len(texts):
        return None
    kept = texts[place].partition(REMARKED)[0]
    text = kept.removesuffix(_BROKEN_OFF)
    is_whole = text == kept and bool(replay_of(text, play.language).tricks)
    screen = PlayShown.READ_BACK if is_whole else PlayShown.TYPING
    return replace(Sheet(text).write_to(play), screen=screen)


def _remarks_kept(play: Play, action: str) -> list[str]:
    """Return the remarks on the board that is chosen."""
    place = int(action.removeprefix(PlayAction.BOARD))
    return play.record.split(BOARDS_APART)[place].split(REMARKED)[1:]


def _turn_page(play: Play, page: int) -> Play | None:
    first = page * BOARDS_A_PAGE
    return (
        replace(play, screen=f"{PlayShown.CHOOSING}{page}")
        if first < len([*labels_of(play)])
        else None
    )


_CHOOSING = PlayShown.CHOOSING.removesuffix("-")
_ACTIONS: dict[tuple[str, str], Callable[[Play, int], Play | None]] = {
    (PlayShown.TYPING, PlayAction.UNDO): lambda play, _: undo_last(
        Sheet.of(play), play.language
    ).write_to(play),
    (PlayShown.TYPING, PlayAction.DONE): lambda play, _: replace(play, screen=PlayShown.READ_BACK),
    (PlayShown.READ_BACK, PlayAction.CORRECT): _correct,
    (PlayShown.CONFIRMED, PlayAction.CORRECT): _correct,
    (PlayShown.RULED, PlayAction.CORRECT): _correct,
    (_CHOOSING, PlayAction.BOARD): _choose_board,
    (_CHOOSING, PlayAction.PAGE): _turn_page,
}
