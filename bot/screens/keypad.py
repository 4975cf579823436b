"""The screens on which an auction is given first: the offer to type it, and the keypad."""

from bot.conversation.interview import Interview
from bot.conversation.keypad import END, UNDO, WITHOUT, keys_of, subject_of
from bot.conversation.pressing import Action, Tap
from bot.screens.elements import Button, ButtonStyle, Line, Screen, Style
from bot.screens.rows import Rows, button, button_row, split_into_rows
from lawcore.bridge.auction.calls import DENOMINATIONS, DOUBLE, PASS, REDOUBLE
from lawcore.bridge.auction.irregular import asked_about
from lawcore.bridge.auction.table import table
from lawcore.bridge.auction.tapped import BY, KeypadPage, Tapped
from lawcore.bridge.auction.wording import AuctionWording
from lawcore.bridge.play.cards import Seat
from lawcore.bridge.play.letters import names_of_seats

PLAYERS_A_ROW = 2


def offer_lines(interview: Interview) -> tuple[Line, ...]:
    """Return that the auction may be typed, with an example that can be copied.

    There are none where an auction was given before.
    """
    if interview.conversation.auction is not None:
        return ()
    said = interview.words.bot
    example = said.say("auction-example", subject=interview.conversation.subject)
    return (Line(said.say("auction-offer"), Style.NOTE), Line(example, Style.MONO))


def offer_row(interview: Interview) -> tuple[Button, ...]:
    """Return the button that opens the keypad."""
    is_known = interview.conversation.auction is not None
    return button_row(interview, ("auction-again" if is_known else "auction-tap", Action.KEYPAD))


def keypad_screen(interview: Interview, tapped: Tapped) -> Screen:
    """Return what is asked next, the calls so far as a table, and the keys."""
    lines = (
        Line(_question(interview, tapped), Style.STRONG),
        *_lines_of_calls(interview, tapped),
    )
    return Screen(lines, (*_keys(interview, tapped), _steering(interview, tapped)))


def _question(interview: Interview, tapped: Tapped) -> str:
    """Return what the next key tells."""
    said = interview.words.bot
    if tapped.caller is None:
        return said.say("keypad-dealer")
    player = names_of_seats(interview.conversation.language)[tapped.caller]
    if tapped.page is KeypadPage.PLAYERS:
        return said.say("keypad-player")
    if tapped.changed is not None and tapped.replacement is None:
        words = AuctionWording.of(interview.conversation.language)
        call = words.call(tapped.calls[tapped.changed].call)
        return said.say("keypad-changed", player=player, call=call)
    return said.say("keypad-call", player=player)


def _lines_of_calls(interview: Interview, tapped: Tapped) -> tuple[Line, ...]:
    """Return the table of the calls, and what is irregular; for the first key a hint."""
    language, given = interview.conversation.language, tapped.given
    if tapped.caller is None:
        return (Line(interview.words.bot.say("keypad-dealer-unknown"), Style.NOTE),)
    words = AuctionWording.of(language)
    if interview.conversation.plain:
        shown: tuple[Line, ...] = () if given is None else (Line(words.line(given)),)
    else:
        shown = tuple(Line(text, Style.MONO) for text in table(tapped, language))
    if given is None or not tapped.may_end or tapped.page is not KeypadPage.CALLS:
        return shown
    if asked_about(given) is None and subject_of(interview, tapped) is not None:
        return shown
    return (*shown, *(Line(text, Style.NOTE) for text in words.found(given)))


def _keys(interview: Interview, tapped: Tapped) -> Rows:
    """Return the keys in rows: levels or denominations, other calls, whoever else has called."""
    keys = keys_of(interview, tapped)
    buttons = {key: button(interview, _label(interview, tapped, key), Tap(key)) for key in keys}
    numbers = tuple(buttons[key] for key in keys if key.isdigit() or key in DENOMINATIONS)
    calls = tuple(buttons[key] for key in keys if key in {PASS, DOUBLE, REDOUBLE})
    others = [one for one in buttons.values() if one not in {*numbers, *calls}]
    return tuple(row for row in (numbers, calls, *split_into_rows(others, PLAYERS_A_ROW)) if row)


def _label(interview: Interview, tapped: Tapped, key: str) -> str:
    said, language = interview.words.bot, interview.conversation.language
    if key.startswith(BY):
        return names_of_seats(language)[Seat(key.removeprefix(BY))]
    if key.isdigit():
        return key
    if tapped.level is not None:
        return AuctionWording.of(language).call(f"{tapped.level}{key}")
    return said.say(f"key-{key}")


def _steering(interview: Interview, tapped: Tapped) -> tuple[Button, ...]:
    """Return the buttons that undo, that finish with the call, and that go on without it."""
    is_half = tapped.page is not KeypadPage.CALLS or tapped.level is not None
    undo = ("back" if is_half or not tapped.calls else "play-undo", Tap(UNDO))
    without = ("keypad-without", Tap(WITHOUT))
    said = interview.words.bot
    if tapped.is_blank:
        labelled = [without]
    elif tapped.page is KeypadPage.OTHERS or not tapped.calls:
        labelled = [undo, without]
    else:
        labelled = [undo]
    row = tuple(button(interview, said.say(key), action) for key, action in labelled)
    if tapped.page is KeypadPage.CALLS and subject_of(interview, tapped) is not None:
        end = button(interview, said.say("keypad-end"), Tap(END), ButtonStyle.PRIMARY)
        return (*row, end)
    return row
