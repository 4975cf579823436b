"""What a language model understands of lines from which nothing is learned.

Run with the settings MODEL_URL, MODEL_NAME and MODEL_KEY: `make bench ARGS=model`, or
`ARGS='model 4'` for a server that takes four requests at once. Each line is read as the bot would
read it, by the program first and by the model where that leaves it unclear.
"""

import asyncio
import os
import sys
from collections.abc import Sequence

from bot.language_model import LanguageModel
from bot.settings import Settings
from bot.usecases.lines import offered_first
from lawcore.engine.records import replace
from lawcore.understanding import Understood, is_story, understand
from tools.bench.understanding import Row, corpora, figures

AT_ONCE, PATIENCE = 16, 3600.0


async def _read(model: LanguageModel, limit: asyncio.Semaphore, line: Row) -> Understood:
    own = understand(line.text, line.language)
    if own.subject is not None and not is_story(line.text):
        return own
    async with limit:
        read = await model.read(line.text, line.language, own.subject)
    if read is None:
        return own
    if read.subject is None or not read.answers:
        return replace(own, subject=None, answers={}, among=offered_first(read, own.among))
    stated = understand(line.text, subject=read.subject).answers
    return replace(read, answers={**stated, **read.answers})


async def _read_all(
    model: LanguageModel, lines: Sequence[Row], at_once: int
) -> dict[str, Understood]:
    limit = asyncio.Semaphore(at_once)
    read = await asyncio.gather(*(_read(model, limit, line) for line in lines))
    return {line.text: one for line, one in zip(lines, read, strict=True)}


def _alone(text: str, language: str, subject: str | None) -> Understood:
    return understand(text, language, subject=subject)


def main() -> None:
    """Print the figures without the model and with it."""
    settings = Settings.from_environ(os.environ)
    if settings.model_url is None or settings.model_name is None:
        sys.exit("MODEL_URL and MODEL_NAME say which model is to be measured")
    lines = [row for rows in corpora().values() for row in rows]
    model = LanguageModel(settings.model_url, settings.model_name, settings.model_key, PATIENCE)
    at_once = int(next(iter(sys.argv[2:]), AT_ONCE))
    found = asyncio.run(_read_all(model, lines, at_once))
    for name, reader in (
        ("alone", _alone),
        (
            "with the model",
            lambda text, language, subject: (
                found[text] if subject is None else _alone(text, language, subject)
            ),
        ),
    ):
        sys.stdout.write(f"{len(lines)} lines, {name}\n")
        for row in figures(lines, reader).rows():
            sys.stdout.write(f"  {row[0]:<44} {row[1]:>22}\n")
