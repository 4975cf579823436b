"""What a person meets who presses every button: dead ends, wrong tense, things asked twice.

`make bench ARGS=flow` walks every subject in both languages, in private and in groups, and prints
how many screens break each rule. `tests/bot/screens/test_flow.py` holds a part of it.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from statistics import mean, median

from bot.conversation.actions import Action, next_lead, press
from bot.conversation.callback_data import GO, GROUP, OVER, RETURN, Press
from bot.conversation.interview import Interview
from bot.conversation.screen_state import ScreenKind
from bot.screens.elements import Screen, Style
from bot.screens.interview import screen
from lawcore import SUBJECTS
from lawcore.decided import Case
from lawcore.wording import LANGUAGES
from tests.bot.screens.reached import screens
from tests.bot.screens.rules import kind_of
from tests.bot.walks import begun, ways
from tools.bench.taps import SINGLE, world
from tools.phone import QUESTION, RULING, measure

NEWEST = 2017
STRIDES = {"revoke": 20, "claim": 20, "penalty_card": 40, "played_card": 10}
"""For subjects with many ways, the usual way is left from one place in this many."""
DONE = {
    "en": re.compile(r"\bplay on\b|\bat the end\b|\bfrom now on\b", re.IGNORECASE),
    "it": re.compile(
        r"\bprosegu(?:a|ite|ire)\b|\ba fine (?:gioco|mano)\b|\bda ora\b", re.IGNORECASE
    ),
}
"""What nobody says once play is over."""
AT_LENGTH = {ScreenKind.REASONING, ScreenKind.READ}
"""The screens that are read at length."""
MEDIAN_WORDS = 60
LONGEST = 12
"""The most presses from a ruling to the last duty."""


@dataclass
class Found:
    """How many screens were seen, and how many break each rule; an example of each."""

    screens: int = 0
    rulings: list[int] = field(default_factory=list)
    broken: Counter[str] = field(default_factory=Counter)
    examples: dict[str, str] = field(default_factory=dict)

    def count(self, interview: Interview, shown: Screen) -> None:
        """Add a screen of an interview."""
        self.screens += 1
        if kind_of(interview) in {"ruling", "choice"}:
            size = measure(shown)
            self.rulings.append(size.words)
        for rule, what in broken(interview, shown):
            self.broken[rule] += 1
            self.examples.setdefault(rule, f"{interview.subject.name}: {what}")


RULES = (
    "dead ends",
    "bold lines that are not the question",
    "wrong tense",
    "facts asked twice",
    f"questions over {QUESTION} px",
    f"rulings over {RULING} px",
    "cut labels",
)
AT_REST = f"Why and More… over {RULING} px"
"""What is read once nobody waits: counted, and not held to the rule yet."""


def broken(interview: Interview, shown: Screen) -> Iterator[tuple[str, str]]:
    """Yield each rule that a screen breaks, with what breaks it."""
    kind, lines = kind_of(interview), shown.lines
    if kind in {"ruling", "choice"} and is_dead_end(interview, shown):
        yield "dead ends", lines[1].text
    yield from _of_the_question(interview, shown, kind)
    if is_over(interview) and kind in {"ruling", "choice"}:
        wrong = DONE[interview.conversation.language]
        said = next((line.text for line in lines if wrong.search(line.text)), None)
        if said is not None:
            yield "wrong tense", said
    most, rule = (QUESTION, RULES[4]) if kind in {"question", "list"} else (RULING, RULES[5])
    rule = AT_REST if kind == "read" else rule
    is_read = interview.conversation.screen.kind in AT_LENGTH
    if (height := measure(shown).height) > most and not is_read:
        yield rule, f"{height} px: {lines[1].text if len(lines) > 1 else ''}"
    allowed = _with_dots(interview)
    for one in shown.buttons:
        if one.text.endswith("…") and one.text not in allowed:
            yield "cut labels", one.text


def _of_the_question(interview: Interview, shown: Screen, kind: str) -> Iterator[tuple[str, str]]:
    """Yield that the question does not stand out, or asks what was told in the case."""
    bold = [line.text for line in shown.lines if line.style is Style.STRONG]
    asks = kind == "choice" or (kind == "question" and interview.is_asking)
    if asks and not (bold and bold[-1].rstrip().endswith(("?", ":"))):
        yield "bold lines that are not the question", bold[-1] if bold else "none"
    question = interview.question
    if question is not None and not question.is_list:
        name = question.facts[0].name
        told = {(one.subject.name, fact) for one in interview.links for fact in one.told}
        if (interview.subject.name, name) in told:
            yield "facts asked twice", name


def _with_dots(interview: Interview) -> frozenset[str]:
    """Return the labels that end in dots because they lead to a list."""
    said = interview.words.bot
    keys = ("more", "add-fact", "something-unusual", "more-answers", "unusual-nothing")
    return frozenset(said.say(key) for key in keys if said.has(key))


def is_over(interview: Interview) -> bool:
    """Tell whether play is known to be over in any subject of the case."""
    return any(one.subject.facts.is_over(one.told) for one in interview.links)


def is_dead_end(interview: Interview, shown: Screen) -> bool:
    """Tell whether somebody chooses, or another Law takes over, and no button goes on."""
    ruling = interview.ruling
    is_main = interview.conversation.screen.kind is ScreenKind.MAIN
    if ruling is None or not is_main:
        return False
    goes_on = interview.waiting is not None or next_lead(interview) is not None
    return goes_on and way_on(shown) is None


def way_on(shown: Screen) -> str | None:
    """Return the action of the first button that goes on from a ruling, None without any."""
    actions = [one.data.action for one in shown.buttons if isinstance(one.data, Press)]
    return next((one for one in actions if "=" in one or one.startswith(_ON)), None)


_ON = (OVER, RETURN, GO, Action.NEXT, Action.COUNT)


def walked(
    subjects: Iterable[str], languages: Iterable[str], *, group: bool, stride: int = 1
) -> Found:
    """Return what is found where every button of some subjects is pressed."""
    found = Found()
    for subject in subjects:
        if NEWEST not in SUBJECTS[subject].books:
            continue
        step = max(stride, STRIDES.get(subject, 1))
        for language in languages:
            for interview, shown in screens(subject, NEWEST, language, stride=step, group=group):
                found.count(interview, shown)
    return found


def taps_to_the_last_duty() -> Mapping[tuple[str, str], int]:
    """Return the taps from the choice of the subject to the last duty, of each decided case."""
    return {(case.subject, case.id): _taps(case) for case in SINGLE}


def _taps(case: Case) -> int:
    """Return the taps to the ruling, and from there as long as a button goes on."""
    *before, ruled = ways(begun(case.subject, case.edition), world(case))
    taps, seen = len(before), set[object]()
    interview = Interview.of(ruled)
    while len(seen) < LONGEST:
        row = interview.conversation
        mark = (row.subject, row.answers, row.screen)
        if mark in seen:
            break
        seen.add(mark)
        shown = screen(interview)
        action = _next_press(interview, shown)
        if action is None:
            break
        turn = press(interview, Press(row.id, row.step, action))
        if turn.notice is not None:
            break
        taps, interview = taps + 1, Interview.of(turn.conversation)
    return taps


def _next_press(interview: Interview, shown: Screen) -> str | None:
    """Return what is pressed next: the first answer, or what goes on from a ruling."""
    if interview.ruling is not None and interview.conversation.screen.kind is ScreenKind.MAIN:
        return way_on(shown)
    actions = [one.data.action for one in shown.buttons if isinstance(one.data, Press)]
    return next((one for one in actions if "=" in one or one.startswith(GROUP)), None)


def main() -> None:
    """Print the figures."""
    for group in (False, True):
        found = walked(SUBJECTS, LANGUAGES, group=group)
        where = "in groups" if group else "in private"
        for rule in (*RULES, AT_REST):
            example = f"   {found.examples[rule]}" if rule in found.examples else ""
            _say(f"{where}: {rule}", f"{found.broken[rule]} of {found.screens}", f"0{example}")
        words = f"{median(found.rulings):.0f}" if found.rulings else ""
        _say(f"{where}: words of a ruling, median", words, f"≤ {MEDIAN_WORDS}")
    taps = taps_to_the_last_duty()
    _say("taps to the last duty, mean of the decided cases", f"{mean(taps.values()):.2f}", "")


def _say(name: str, figure: str, target: str) -> None:
    sys.stdout.write(f"{name:<58} {figure:>22}   {target}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
