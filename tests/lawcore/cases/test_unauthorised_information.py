"""Information from partner: the steps, the poll and the fact sheet; none of them decides."""

from collections.abc import Mapping

from lawcore import SUBJECTS, Edition
from tests.lawcore.second import ladders
from tests.lawcore.walks import every_dialogue

SUBJECT = SUBJECTS["unauthorised_information"]
TYPICAL: Mapping[str, str] = {
    "when": "after",
    "u_info": "yes",
    "u_points": "yes",
    "u_la": "unsure",
}


def test_the_longest_dialogue_has_six_questions() -> None:
    every = every_dialogue(SUBJECT, Edition(2017))
    lengths = [len(ladders.questions(SUBJECT, dialogue.ruling.told)) for dialogue in every]
    assert max(lengths) == 6


def test_one_answer_is_enough_while_the_board_is_played() -> None:
    assert ladders.questions(SUBJECT, {"when": "now"}) == ["when"]
    ruling = ladders.ruled(SUBJECT, {"when": "now"})
    assert ruling.ask is not None
    assert (ruling.ask.fact, ruling.ask.telling) == ("u_info", {"when": "after"})
    later = {**ruling.told, **ruling.ask.telling, "u_info": "no"}
    assert ladders.ruled(SUBJECT, later).status == "stop_no_information"


def test_the_poll_is_reached_by_four_answers() -> None:
    assert ladders.questions(SUBJECT, TYPICAL) == [*TYPICAL]
    ruling = ladders.ruled(SUBJECT, TYPICAL)
    assert "PollPeers" in {ordered.order.name for ordered in ruling.orders}
