"""The screens on which an answer is changed."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from bot.conversation.changing import AnswerEntry, entries, is_fact, question_anew
from bot.conversation.interview import Interview
from bot.conversation.pressing import Action, AskAgain, OpenGroup, Tell
from bot.screens.auction import question_of
from bot.screens.elements import LABEL, Button, Line, Screen, Style
from bot.screens.question import MOST_LISTED, answer_rows, heading_lines
from bot.screens.rows import Rows, button, button_row, option_rows, shorten, split_into_rows
from bot.screens.told import short_answer
from lawcore import Question
from lawcore.engine.records import replace


def change_screen(interview: Interview) -> Screen:
    """Return the answers, each a button that asks it again."""
    said = interview.words.bot
    lines = (Line(said.say("change-heading"), Style.STRONG),)
    page = int(interview.conversation.screen.group or 0)
    each = ((place, one) for place, one in enumerate(interview.links))
    buttons = list(
        _told_apart(
            _entry_button(interview, place, entry) for place, one in each for entry in entries(one)
        )
    )
    if interview.rare:
        key = "add-fact" if interview.chosen else "unusual-nothing"
        buttons.append(button(interview, said.say(key), Action.UNUSUAL))
    back = button_row(interview, ("to-ruling", Action.SHOW))
    pages = pages_of(buttons)
    shown = pages[min(page, len(pages) - 1)]
    if len(pages) > 1:
        following = OpenGroup(str((page + 1) % len(pages)))
        shown = (*shown, button(interview, said.say("more-answers"), following))
    return Screen(lines, (*option_rows(shown), back))


def pages_of(buttons: Sequence[Button]) -> Rows:
    """Return the buttons of a list in pages, each with room for the ways on and back."""
    if len(buttons) <= MOST_LISTED:
        return (tuple(buttons),)
    return split_into_rows(buttons, MOST_LISTED - 1)


def _told_apart(buttons: Iterable[Button]) -> Iterator[Button]:
    """Yield buttons, with a number behind a label that another has too."""
    seen: Counter[str] = Counter()
    for one in buttons:
        seen[one.text] += 1
        number = f" ({seen[one.text]})" if seen[one.text] > 1 else ""
        yield replace(one, text=shorten(one.text, LABEL - len(number)) + number)


def _entry_button(shown: Interview, place: int, entry: AnswerEntry) -> Button:
    """Return the button that asks an answer again: of a subject of the case, by its place."""
    interview = shown.links[place]
    law, subject = interview.words.law, interview.subject.name
    answer = short_answer(interview, entry)
    name = law.facts.find("name", subject, entry.name, interview.told) if entry.name else ""
    label = answer
    if name and entry.value is not None:
        label = interview.words.bot.say("change-entry", fact=name, answer=answer)
    label = label[:1].upper() + label[1:]
    number = interview.subject.ref(entry.name).number if entry.name else 1
    label = f"{number}: {label}" if number > 1 else label
    former = None if interview is shown else place
    return button(shown, shorten(label), AskAgain(entry.places[0], former))


def changing_screen(interview: Interview, entry: AnswerEntry) -> Screen:
    """Return the question that changes an answer, with the present answer marked."""
    question = question_anew(interview, entry)
    steps = [("back", Action.BACK)]
    is_sure = is_fact(interview, entry) and entry.value is not None
    if is_sure and interview.may_be_unsure_of(entry.name):
        steps.append(("unsure", Action.UNSURE))
    if is_fact(interview, entry):
        asked = question.facts[0]
        shown = question_of(interview, asked)
        present = (entry.value, *(value for _, value in entry.also))
        lines = heading_lines(interview, shown)
        rows = answer_rows(interview, asked.name, shown, present)
    else:
        lines, rows = _list_anew(interview, entry, question)
    return Screen(lines, (*rows, button_row(interview, *steps)))


def _list_anew(
    interview: Interview, entry: AnswerEntry, question: Question
) -> tuple[tuple[Line, ...], Rows]:
    """Return the number of irregularities, or the tricks of a list, to be answered again."""
    law, subject, known = interview.words.law, interview.subject, interview.told
    buttons = []
    for one in question.facts:
        for option in one.options:
            if option == one.usual:
                continue
            place = subject.ref(one.name).place
            is_present = option == entry.value
            label = str(place or option)
            if is_present:
                label = interview.words.bot.say("present", answer=label)
            buttons.append(button(interview, label, Tell.told(one.name, option)))
    heading = law.heading(question, known) if not entry.name else law.several(subject.name)
    return (Line(heading, Style.STRONG),), option_rows(buttons)
