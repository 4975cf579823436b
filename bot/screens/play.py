"""The screens of a record of play and of a session's deals, derived from their rows alone."""

from collections.abc import Iterator, Mapping, Sequence

from bot.conversation.callback_data import BeginDeal, EndSession, Open, Page, PlayAction, PlayPress
from bot.markup import length
from bot.play.model import Play, PlayShown
from bot.play.sheet import BOARDS_APART, NOT_UNDERSTOOD, Sheet, next_lead, replay_of, trouble_of
from bot.screens.elements import Button, ButtonStyle, Line, Screen, Style
from bot.screens.notices import notice_screen
from bot.screens.plain import make_plain, put_in_words
from bot.screens.rows import split_into_rows
from bot.wording import Words
from lawcore.board.indication_wording import IndicationWording
from lawcore.board.play_wording import PlayWording
from lawcore.board.report import (
    Report,
    auction_as_text,
    board_as_text,
    board_in_two_lines,
    picture_of,
)
from lawcore.bridge.drawing.text import text as drawn
from lawcore.bridge.play.replay import Replay
from lawcore.engine.records import replace

BOARDS_A_ROW, BOARDS_A_PAGE = 5, 40
LONGEST_CAPTION = 1024
"""The longest text below a picture."""
MOST_WAITING = 12
_NAMED = "board "
NO_REVOKE, REMARK, TRICKS = "play-no-revoke", "play-note", "play-tricks"
"""Keys of the words of the law core."""

Rows = tuple[tuple[Button, ...], ...]


def load_words(language: str) -> None:
    """Load the words of a language in advance, so that nobody waits for them."""
    PlayWording.of(language)
    IndicationWording.of(language)


def play_screen(play: Play, hint: str = "", *, plain: bool = False) -> Screen:
    """Return the present screen of a record; a hint says what was wrong with the last lines."""
    said = Words.of(play.language).bot
    shown = _present_screen(play, plain=plain)
    title = Line(said.say("play-title"), Style.TITLE)
    last = tuple(Line(line, Style.NOTE) for line in hint.splitlines())
    whole = Screen((title, *shown.lines, *last), shown.rows, said.say("shortened"))
    return make_plain(whole, play.language) if plain else whole


def _present_screen(play: Play, *, plain: bool) -> Screen:
    if play.screen == PlayShown.CANCELLED:
        return notice_screen(play.language, "play-cancelled")
    if play.screen.startswith(PlayShown.CHOOSING):
        return _choosing_screen(play)
    if play.screen == PlayShown.TYPING:
        return _typing_screen(play, plain=plain)
    return _read_back_screen(play, plain=plain)


def _typing_screen(play: Play, *, plain: bool) -> Screen:
    said, sheet = Words.of(play.language).bot, Sheet.of(play)
    known = replay_of(play.record, play.language)
    begun = bool(play.record.strip() or sheet.waiting)
    lines = [*_board_lines(known, play.language, plain=plain)]
    if not begun:
        lines.extend(Line(line) for line in said.say("play-how").splitlines())
    if not known.tricks:
        lines.extend(map(Line, auction_as_text(known, play.language)))
    lines.extend(_waiting_lines(sheet, play.language))
    if not sheet.waiting:
        lines.extend(_next_lines(known, play.language))
    if not begun:
        return Screen(tuple(lines), ((Button(said.say("new"), Open(Page.START)),),))
    row = _button_row(play, ("play-undo", PlayAction.UNDO), ("play-done", PlayAction.DONE))
    return Screen(tuple(lines), (row,))


def _next_lines(known: Replay, language: str) -> Iterator[Line]:
    """Yield what to type next: the contract, or the next trick and who leads to it."""
    said = Words.of(language).bot
    coming = next_lead(known)
    if coming is not None:
        number, seat = coming
        player = PlayWording.of(language).seat(seat)
        yield Line(said.say("play-next", trick=str(number), player=player), Style.STRONG)
    elif known.contract is None:
        yield Line(said.say("play-no-contract"), Style.STRONG)


def _waiting_lines(sheet: Sheet, language: str) -> Iterator[Line]:
    """Yield the lines that wait, and why the first of them does not read."""
    said, words = Words.of(language).bot, PlayWording.of(language)
    trouble = trouble_of(sheet, language)
    if trouble is None:
        return
    if sheet.waiting[0] != NOT_UNDERSTOOD:
        yield Line(said.say("play-trouble", message=words.at_line(trouble)), Style.STRONG)
    yield Line(said.say("play-waiting"))
    for line in sheet.waiting[:MOST_WAITING]:
        yield Line(line, Style.MONO)
    if len(sheet.waiting) > MOST_WAITING:
        yield Line("…", Style.MONO)


def _read_back_screen(play: Play, *, plain: bool) -> Screen:
    """Return the deal and the revokes found, before or after they are confirmed."""
    said = Words.of(play.language).bot
    known = replay_of(play.record, play.language)
    lines = [*_board_lines(known, play.language, plain=plain), *findings(known, play.language)]
    if play.screen == PlayShown.READ_BACK:
        lines.append(Line(said.say("play-right-question"), Style.STRONG))
        row = _button_row(
            play, ("play-right", PlayAction.RIGHT), ("play-correct", PlayAction.CORRECT)
        )
        return Screen(tuple(lines), (row,))
    if known.revokes:
        key = "play-confirmed" if play.screen == PlayShown.CONFIRMED else "play-ruled"
        lines.append(Line(said.say(key), Style.NOTE))
    actions = [("play-picture", PlayAction.PICTURE), ("play-indication", PlayAction.INDICATION)]
    first = actions if known.revokes else actions[:1]
    correct = _button_row(play, ("play-correct", PlayAction.CORRECT))
    return Screen(tuple(lines), (_button_row(play, *first), correct))


def findings(known: Replay, language: str) -> Iterator[Line]:
    """Yield the revokes that the cards show, or that there are none."""
    words = PlayWording.of(language)
    for number, revoke in enumerate(known.revokes, start=1):
        yield Line(words.revoke(number, revoke), Style.STRONG)
        yield Line(f"{words.won_by(revoke)}; {words.established(revoke)}")
    if known.tricks and not known.revokes:
        yield Line(words.say(NO_REVOKE), Style.STRONG)
    if known.declarer_tricks is not None:
        yield Line(words.say(TRICKS, tricks=str(known.declarer_tricks)))
    yield from map(Line, auction_as_text(known, language))
    for remark in known.notes:
        yield Line(words.say(REMARK, message=words.note(remark)), Style.NOTE)


def _board_lines(known: Replay, language: str, *, plain: bool) -> Iterator[Line]:
    """Yield the board as it is known: in a fixed-width font, or trick by trick in words."""
    if not known.tricks and not any(known.hands.values()):
        if known.contract or known.board:
            yield Line(PlayWording.of(language).heading(known), Style.MONO)
        return
    if plain:
        words = PlayWording.of(language)
        yield Line(words.heading(known))
        yield from (Line(words.trick(trick)) for trick in known.tricks)
        return
    picture = replace(picture_of(Report(known, None), language), ruling=(), indication=())
    for line in drawn(picture).rstrip("\n").splitlines():
        yield Line(line, Style.MONO)


def _choosing_screen(play: Play) -> Screen:
    said = Words.of(play.language).bot
    labels = [*labels_of(play)]
    page = page_of(play)
    first = page * BOARDS_A_PAGE
    shown = [
        _button(play, label, f"{PlayAction.BOARD}{place}")
        for place, label in [*enumerate(labels)][first : first + BOARDS_A_PAGE]
    ]
    pages = -(-len(labels) // BOARDS_A_PAGE)
    more = [
        _button(play, said.say("play-more"), f"{PlayAction.PAGE}{(page + 1) % pages}")
        for _ in range(min(1, pages - 1))
    ]
    text = said.say("play-which", number=len(labels))
    return Screen((Line(text),), (*split_into_rows(shown, BOARDS_A_ROW), tuple(more)))


def page_of(play: Play) -> int:
    """Return which page of the boards is shown, from 0."""
    return int(play.screen.removeprefix(PlayShown.CHOOSING))


def labels_of(play: Play) -> Iterator[str]:
    """Yield the names of the boards to choose from, no two alike; a place is no number."""
    taken: set[str] = set()
    texts = [text.lstrip() for text in play.record.split(BOARDS_APART)]
    unnamed = "({})" if any(text.startswith(_NAMED) for text in texts) else "{}"
    for place, text in enumerate(texts, start=1):
        first = text.partition("\n")[0]
        is_named = first.startswith(_NAMED)
        label = first.removeprefix(_NAMED) if is_named else unnamed.format(place)
        label = label if label not in taken else f"{label} ({place})"
        taken.add(label)
        yield label


def deals_screen(language: str, boards: Sequence[str], days: int, hint: str = "") -> Screen:
    """Return the boards of a session, each with the button that begins a record on it.

    A hint says what of the file was left out.
    """
    said = Words.of(language).bot
    buttons = [Button(board, BeginDeal(board)) for board in boards[: 2 * BOARDS_A_PAGE]]
    end = (Button(said.say("session-end"), EndSession(), ButtonStyle.DANGER),)
    text = said.say("session-deals", number=len(boards), days=str(days))
    last = (Line(line, Style.NOTE) for line in hint.splitlines())
    return Screen(
        (*(Line(line) for line in text.splitlines()), *last),
        (*split_into_rows(buttons, BOARDS_A_ROW), end),
    )


def board_text(report: Report, language: str) -> str:
    """Return a board and its ruling as plain text, for people who cannot see the picture."""
    text = board_as_text(report, language)
    return "\n".join(put_in_words(line, language) for line in text.splitlines())


def caption_of(report: Report, language: str, *, plain: bool = False) -> str:
    """Return the two lines below a picture: the ruling on each revoke, the tricks and the score.

    A line that does not fit below a picture is left out.
    """
    kept: list[str] = []
    for line in board_in_two_lines(report, language):
        said = put_in_words(line, language) if plain else line
        if length("\n".join((*kept, said))) <= LONGEST_CAPTION:
            kept.append(said)
    return "\n".join(kept)


def indication_screen(
    language: str, lines: Mapping[str, Sequence[str]], *, plain: bool = False
) -> Screen:
    """Return the screen of a double dummy indication in its words: "title", "lines", "caveats"."""
    shown = Screen(
        (
            *(Line(text, Style.TITLE) for text in lines["title"]),
            *(Line(text) for text in lines["lines"]),
            *(Line(text, Style.QUOTE) for text in lines["caveats"]),
        ),
        (),
        Words.of(language).bot.say("shortened"),
    )
    return make_plain(shown, language) if plain else shown


def _button(play: Play, text: str, action: str) -> Button:
    return Button(text, PlayPress(play.id, play.step, action))


def _button_row(play: Play, *actions: tuple[str, PlayAction]) -> tuple[Button, ...]:
    said = Words.of(play.language).bot
    return tuple(_button(play, said.say(key), action) for key, action in actions)
