"""The questions and texts of all peers; it needs no library."""

import os
from collections.abc import Sequence

QUESTIONS = 5
CHOICES = ("yes", "no", "unsure")
COMMAND = "ruling"
TOKEN = "123456789:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr"
SECRET = "Kept_between-us"
PATH = "/telegram"

PORT = int(os.environ.get("LOAD_PORT", "0"))
API = os.environ.get("LOAD_API", "")
"""The address of the Bot API, without `/bot` and the token."""
STORED_IN = os.environ.get("LOAD_STORED_IN", "")
"""Where a peer stores its state: a file, an address, or nothing."""


def question(number: int) -> str:
    """The text of a question, from 0 on, about as long as a real one."""
    return f"Question {number + 1} of {QUESTIONS}: did the player of the revoking side do so?"


def buttons(number: int) -> list[tuple[str, str]]:
    """The labels of a question's buttons and their data."""
    return [(choice.capitalize(), f"q.{number}.{choice}") for choice in CHOICES]


def pressed(data: str) -> str:
    """The answer in a button's data."""
    return data.rpartition(".")[2]


def ruling(answers: Sequence[str]) -> str:
    """The text of the ruling."""
    return f"Ruling on {', '.join(answers)}"
