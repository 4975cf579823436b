"""What a director reads and presses on the way to a ruling; the largest screens: the figures of
`make bench ARGS=screens`."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.conversation.interview import Interview
from bot.screens.interview import screen
from lawcore import Answer
from tests.bot.screens.phone import measure
from tests.bot.walks import begun, ways

