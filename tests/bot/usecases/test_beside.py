"""What is typed beside an open case: nothing of another line stays, and the case is kept."""

from tests.bot.person import Club
from tests.bot.scripts import Script, scripted


@scripted
async def test_what_is_typed_beside_a_case(club: Club, script: Script) -> None:
    await script.play(club)
