"""What is done with one update about a record of play, in one transaction; no Telegram, no SQL."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from bot.conversation.callback_data import PlayAction, PlayPress
from bot.conversation.interview import Interview
from bot.conversation.model import Conversation, new_id
from bot.play.model import Play, PlayShown
from bot.play.sheet import (
    BOARDS_APART,
    NOT_UNDERSTOOD,
    Board,
    Session,
    Sheet,
    add_lines,
    boards_of,
    language_of_record,
    replay_of,
    report_of,
    translate_board,
    undo_last,
)
from bot.screens.play import BOARDS_A_PAGE, labels_of, play_screen
from bot.settings import Settings
from bot.storage.store import Transaction
from bot.usecases.interviews import Desk
from bot.usecases.outcome import Sender
from lawcore import Edition
from lawcore.play.record import BadRecord, RecordError
from lawcore.play.ruling import SUBJECT, answers_of
from lawcore.wording.play import PlayWording

MOST_ERRORS = 5
"""The errors of a record that are said at once."""


@dataclass(frozen=True, slots=True)
class PlayOutcome:
    """What is to be shown after an update about a record, and what is to be done beside.

    `notice` is the key of what a press is answered with; `hint` stands below the record. `boards`
    are those of the session, where they are to be shown; `below` asks for a new message. `wanted`
    is the picture or the indication that was asked for; `asked` says that an interview is open.
    """

    language: str
    edition: int
    plain: bool = False
    play: Play | None = None
    notice: str | None = None
    hint: str = ""
    boards: tuple[str, ...] | None = None
    below: bool = False
    wanted: PlayAction | None = None
    asked: bool = False


class PlayDesk:
    """Carries out updates about records and deals on the rows of one transaction."""

    def __init__(self, settings: Settings) -> None:
        self._desk = Desk(settings)

    def greet(self, rows: Transaction, sender: Sender) -> PlayOutcome:
        """Look up what a person has chosen."""
        to = self._desk.greet(rows, sender)
        return PlayOutcome(to.language, to.edition, to.plain)

    def look(self, rows: Transaction, sender: Sender) -> PlayOutcome:
        """Look up a person's open record."""
        play = rows.open_play(sender.chat_id, sender.user_id)
        return replace(self.greet(rows, sender), play=play)

    def begin(self, rows: Transaction, sender: Sender, beside: str = "") -> PlayOutcome:
        """Begin a record, with what was typed beside the command; an open one is set aside."""
        to = self.greet(rows, sender)
        deals = rows.deals(sender.chat_id, sender.user_id)
        if beside.strip() in deals:
            return self.deal(rows, sender, beside.strip())
        if not beside.strip():
            return replace(to, play=self._new(rows, sender, to, Sheet()), below=True)
        outcome = self._typed(rows, sender, to, None, beside)
        if outcome.play is None and outcome.boards is None:
            play = self._new(rows, sender, to, Sheet())
            outcome = self._typed(rows, sender, to, play, beside)
        return replace(outcome, below=True)

    def deal(self, rows: Transaction, sender: Sender, board: str) -> PlayOutcome:
        """Begin a record on a board of the session."""
        to = self.greet(rows, sender)
        deals = Session(rows.deals(sender.chat_id, sender.user_id))
        if board not in deals:
            return replace(to, notice="session-gone")
        sheet, _ = add_lines(Sheet(), f"board {board}", to.language, deals)
        return replace(to, play=self._new(rows, sender, to, sheet), below=True)

    def unreadable(self, rows: Transaction, sender: Sender) -> PlayOutcome:
        """Say that no button of ours carries this."""
        return replace(self.greet(rows, sender), notice="unreadable")

    def session(self, rows: Transaction, sender: Sender) -> tuple[str, ...]:
        """Return the boards of a person's session."""
        return tuple(rows.deals(sender.chat_id, sender.user_id))

    def end_session(self, rows: Transaction, sender: Sender) -> PlayOutcome:
        """Delete the deals of a person's session and his records."""
        rows.drop_deals(sender.chat_id, sender.user_id)
        rows.drop_plays(sender.chat_id, sender.user_id)
        return replace(self.greet(rows, sender), notice="session-ended")

    def is_meant(self, rows: Transaction, sender: Sender, text: str) -> bool:
        """Tell whether a text is a record, or is written to the open one."""
        to = self.greet(rows, sender)
        stored = rows.deals(sender.chat_id, sender.user_id)
        if language_of_record(text, to.language, Session(stored)) is not None:
            return True
        return self.is_open(rows, sender)

    @staticmethod
    def is_open(rows: Transaction, sender: Sender) -> bool:
        """Tell whether a person's record is open, and touched later than his interview."""
        play = rows.open_play(sender.chat_id, sender.user_id)
        if play is None:
            return False
        conversation = rows.open_conversation(sender.chat_id, sender.user_id)
        if conversation is None or conversation.touched_at is None or play.touched_at is None:
            return True
        return conversation.touched_at <= play.touched_at

    def write(self, rows: Transaction, sender: Sender, text: str) -> PlayOutcome:
        """Carry out a text: a label, a whole record, or lines for the open one."""
        to = self.greet(rows, sender)
        play = rows.open_play(sender.chat_id, sender.user_id)
        if play is not None:
            wanted = " ".join(text.split()).casefold()
            for button in play_screen(play, plain=to.plain).buttons:
                if button.text.casefold() == wanted and isinstance(button.data, PlayPress):
                    return self._pressed(rows, sender, to, play, button.data.action)
        return self._typed(rows, sender, to, play, text)

    def _typed(
        self,
        rows: Transaction,
        sender: Sender,
        to: PlayOutcome,
        play: Play | None,
        text: str,
    ) -> PlayOutcome:
        deals = Session(rows.deals(sender.chat_id, sender.user_id))
        spoken = language_of_record(text, to.language, deals)
        if spoken is not None:
            try:
                boards = boards_of(text, spoken, deals)
            except BadRecord as bad:
                return replace(to, hint=said_of(to.language, bad.error), below=True)
            if play is None or _is_whole(boards):
                there = [translate_board(board, spoken, to.language) for board in boards]
                return self.give(rows, sender, there)
        if play is None:
            return replace(to, hint="", notice="play-nothing")
        if play.screen != PlayShown.TYPING:
            return replace(to, play=play, notice="play-press", below=True)
        sheet, error = add_lines(Sheet.of(play), text, play.language, deals)
        hint = said_of(play.language, error) if error else ""
        kept = rows.save_play(replace(sheet.write_to(play), step=play.step + 1))
        return replace(to, play=kept, hint=hint)

    def give(self, rows: Transaction, sender: Sender, boards: Sequence[Board]) -> PlayOutcome:
        """Take whole boards: one is read back, of several one is chosen, deals alone are kept."""
        to = self.greet(rows, sender)
        deals = {board.label: board.hands for board in boards if board.hands}
        if deals and not any(board.has_play or board.typed for board in boards):
            rows.keep_deals(sender.chat_id, sender.user_id, deals)
            return replace(to, boards=self.session(rows, sender), below=True)
        if len(boards) == 1:
            return self._given(rows, sender, to, boards[0])
        record = BOARDS_APART.join(board.sheet.text.rstrip("\n") for board in boards)
        screen = f"{PlayShown.CHOOSING}0"
        play = self._new(rows, sender, to, Sheet(record), screen)
        return replace(to, play=play, hint=_errors_of(boards, to.language), below=True)

    def _given(
        self, rows: Transaction, sender: Sender, to: PlayOutcome, board: Board
    ) -> PlayOutcome:
        whole = not board.errors and not board.sheet.waiting
        shown = replay_of(board.sheet.text, to.language).tricks
        screen = PlayShown.READ_BACK if whole and shown else PlayShown.TYPING
        waiting = board.sheet.waiting
        derived = bool(waiting) and waiting[0] != NOT_UNDERSTOOD
        said = () if derived else board.errors[:MOST_ERRORS]
        hint = "\n".join(said_of(to.language, error) for error in said)
        play = self._new(rows, sender, to, board.sheet, screen)
        return replace(to, play=play, hint=hint, below=True)

    def press(
        self, rows: Transaction, sender: Sender, pressed: PlayPress, message_id: int
    ) -> PlayOutcome:
        """Carry out a press; one that nothing offers changes nothing."""
        to = self.greet(rows, sender)
        play = rows.play(pressed.play)
        if play is None or play.chat_id != sender.chat_id:
            return replace(to, notice="play-gone")
        if play.user_id != sender.user_id:
            return replace(to, notice="foreign")
        play = replace(play, message_id=message_id)
        if pressed.step != play.step:
            return replace(to, play=play, notice="stale")
        return self._pressed(rows, sender, to, play, pressed.action)

    def _pressed(
        self, rows: Transaction, sender: Sender, to: PlayOutcome, play: Play, action: str
    ) -> PlayOutcome:
        if action == PlayAction.RIGHT and play.screen == PlayShown.READ_BACK:
            return self._confirmed(rows, sender, to, play)
        ruled = play.screen in {PlayShown.CONFIRMED, PlayShown.RULED}
        if ruled and action in {PlayAction.PICTURE, PlayAction.INDICATION}:
            return replace(to, play=rows.save_play(play), wanted=PlayAction(action))
        if action == PlayAction.DONE and (notice := _unfinished(play)):
            return replace(to, play=play, notice=notice)
        after = _after(play, action)
        if after is None:
            return replace(to, play=play, notice="stale")
        other = rows.open_play(sender.chat_id, sender.user_id)
        if other is not None and other.id != play.id:
            rows.save_play(replace(other, finished=True))
        after = replace(after, step=play.step + 1, finished=False)
        return replace(to, play=rows.save_play(after))

    def _confirmed(
        self, rows: Transaction, sender: Sender, to: PlayOutcome, play: Play
    ) -> PlayOutcome:
        """Open the interview on what the cards show; without a revoke there is nothing to ask."""
        known = replay_of(play.record, play.language)
        done = replace(play, step=play.step + 1, finished=True, screen=PlayShown.RULED)
        if not known.revokes:
            return replace(to, play=rows.save_play(done), wanted=PlayAction.PICTURE)
        if report_of(play, Edition(to.edition)).ruling is None:
            kept = rows.save_play(done)
            return replace(to, play=kept, notice="play-too-many", wanted=PlayAction.PICTURE)
        opened = self._desk.begin(rows, sender, SUBJECT.name, answers_of(known)).begun
        key = opened.conversation.id if opened else None
        kept = rows.save_play(replace(done, screen=PlayShown.CONFIRMED, conversation=key))
        return replace(to, play=kept, asked=True)

    def ruled(self, rows: Transaction, sender: Sender) -> tuple[PlayOutcome, Conversation] | None:
        """Return the record whose interview has just come to its end, with that; None for none."""
        conversation = rows.open_conversation(sender.chat_id, sender.user_id)
        play = rows.play_of(conversation.id) if conversation else None
        if conversation is None or play is None or play.screen != PlayShown.CONFIRMED:
            return None
        if Interview.of(conversation).is_asking:
            return None
        kept = rows.save_play(replace(play, screen=PlayShown.RULED, step=play.step + 1))
        return replace(self.greet(rows, sender), play=kept), conversation

    def interview(self, rows: Transaction, play: Play) -> Conversation | None:
        """Return the interview that was opened on a record, None where there is none any more."""
        return rows.conversation(play.conversation, lock=False) if play.conversation else None

    def cancel(self, rows: Transaction, sender: Sender) -> PlayOutcome:
        """Close the open record."""
        outcome = self.look(rows, sender)
        if outcome.play is None:
            return outcome
        play = outcome.play
        closed = replace(
            play,
            screen=PlayShown.CANCELLED,
            finished=True,
            step=play.step + 1,
            record="",
            waiting="",
        )
        return replace(outcome, play=rows.save_play(closed))

    def _new(
        self,
        rows: Transaction,
        sender: Sender,
        to: PlayOutcome,
        sheet: Sheet,
        screen: str = PlayShown.TYPING,
    ) -> Play:
        open_one = rows.open_play(sender.chat_id, sender.user_id)
        if open_one is not None:
            rows.save_play(replace(open_one, finished=True))
        play = Play(
            id=new_id(),
            chat_id=sender.chat_id,
            user_id=sender.user_id,
            language=to.language,
            screen=screen,
        )
        return rows.add_play(sheet.write_to(play))


def place_play(rows: Transaction, play: Play, message_id: int) -> None:
    """Keep in which message a record is shown."""
    kept = rows.play(play.id)
    if kept is not None:
        rows.save_play(replace(kept, message_id=message_id))


def said_of(language: str, error: RecordError) -> str:
    """Return what is wrong with a record, with line, trick and player, and what was meant."""
    return PlayWording.of(language).at_line(error)


def _errors_of(boards: Sequence[Board], language: str) -> str:
    wrong = [(board.label, error) for board in boards for error in board.errors[:1]]
    return "\n".join(
        f"{label}: {said_of(language, error)}" for label, error in wrong[:MOST_ERRORS]
    )


def _is_whole(boards: Sequence[Board]) -> bool:
    """Tell whether what was sent is a record of its own rather than a part of one."""
    if len(boards) > 1 or not boards[0].typed:
        return True
    sheet = boards[0].sheet
    return bool(sheet.text.strip()) and len((*sheet.text.split("\n"), *sheet.waiting)) > 3  # noqa: PLR2004


def _unfinished(play: Play) -> str | None:
    """Return the key of what is missing before a record can be read back."""
    if play.screen != PlayShown.TYPING:
        return None
    if play.waiting:
        return "play-waits"
    return None if replay_of(play.record, play.language).tricks else "play-no-tricks"


def _after(play: Play, action: str) -> Play | None:
    """Return a record after an action, None where its screen does not offer it."""
    word, dash, number = action.partition("-")
    do = _ACTIONS.get((play.screen.partition("-")[0], word + dash))
    return None if do is None else do(play, int(number or 0))


def _undone(play: Play, _: int) -> Play:
    return undo_last(Sheet.of(play), play.language).write_to(play)


def _done(play: Play, _: int) -> Play:
    return replace(play, screen=PlayShown.READ_BACK)


def _corrected(play: Play, _: int) -> Play:
    return replace(play, screen=PlayShown.TYPING)


def _chosen(play: Play, place: int) -> Play | None:
    texts = play.record.split(BOARDS_APART)
    if place >= len(texts):
        return None
    shown = replay_of(texts[place], play.language).tricks
    screen = PlayShown.READ_BACK if shown else PlayShown.TYPING
    return replace(Sheet(texts[place]).write_to(play), screen=screen)


def _turned(play: Play, page: int) -> Play | None:
    first = page * BOARDS_A_PAGE
    return (
        replace(play, screen=f"{PlayShown.CHOOSING}{page}")
        if first < len([*labels_of(play)])
        else None
    )


_CHOOSING = PlayShown.CHOOSING.removesuffix("-")
_ACTIONS: dict[tuple[str, str], Callable[[Play, int], Play | None]] = {
    (PlayShown.TYPING, PlayAction.UNDO): _undone,
    (PlayShown.TYPING, PlayAction.DONE): _done,
    (PlayShown.READ_BACK, PlayAction.CORRECT): _corrected,
    (PlayShown.CONFIRMED, PlayAction.CORRECT): _corrected,
    (PlayShown.RULED, PlayAction.CORRECT): _corrected,
    (_CHOOSING, PlayAction.BOARD): _chosen,
    (_CHOOSING, PlayAction.PAGE): _turned,
}
