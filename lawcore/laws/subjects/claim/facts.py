"""A claim or concession of tricks: from whether it was one at all to a trick wanted back."""

from enum import StrEnum, auto
from typing import ClassVar

from lawcore.engine.fact import (
    Choice,
    Fact,
    Facts,
    Rare,
    YesNo,
    by_itself,
    choice_of,
    in_group,
    only_until,
)

Accepted = StrEnum("Accepted", "NO YES SILENT LATER_WITHDRAWN CONCEDER_WITHDRAWS")
"""What the others, or the claimers themselves, have said of it."""

Phase = StrEnum("Phase", "SAME_BOARD NEXT_BOARD_CALLED_BY_SIDE ROUND_OVER CORRECTION_PERIOD_OVER")
"""How far the session had gone when the side concerned spoke up."""

By = StrEnum("By", "DECLARER DEFENDER")
"""Who claimed or conceded; dummy cannot."""

Act = StrEnum("Act", "SAID_WIN_N SAID_LOSE_N CURTAIL SHOWED_CARDS ABANDONED_HAND")
"""What the player said or did."""

NoIntent = StrEnum("NoIntent", "NONE LEAD_OUT_OF_TURN OTHER_REASON")
"""Why cards were shown, where it was clearly not to claim."""

PlayedOn = StrEnum("PlayedOn", "NO ALL_AGREED NOT_ALL_AGREED")
"""Whether play went on after it; all four agree where the other side asked for it."""

RevokeBy = StrEnum("RevokeBy", "NONE CLAIMERS OTHERS")
"""Who revoked before it, where nobody had noticed."""

TrumpsOut = StrEnum("TrumpsOut", "NONE MENTIONED NOT_MENTIONED")
"""A trump in an opponent's hand, and whether the claimer spoke of it."""

CardPosition = StrEnum("CardPosition", "NONE NOBODY_SHOWED_OUT OPPONENT_SHOWED_OUT")
"""A card that has to be in one opponent's hand; who had shown out of its suit before."""

Judged = StrEnum("Judged", "YES NO OPEN")
"""What the Director judges."""


class Trick(StrEnum):
    """How sure the trick was that was given up: the first of these that is so."""

    ALREADY_WON = auto()
    CONTRACT_SETTLED = auto()
    NO_LEGAL_PLAY_LOSES_IT = auto()
    NO_NORMAL_PLAY_LOSES_IT = auto()
    LIKELY_WON = auto()
    NOT_LIKELY_WON = auto()
    OPEN = auto()


SuitOrder = StrEnum("SuitOrder", "NONE TOP_DOWN")
"""The order in which a suit is taken to be played, where none was stated."""


def _judged() -> Fact[Judged]:
    return Fact(Judged, unjudged=Judged.OPEN)


def _phases(accepted: Fact[Accepted]) -> tuple[Choice, ...]:
    """Return the buttons of the phase; of a trick wanted back at once they tell about it too."""
    back, kept = accepted.is_(Accepted.CONCEDER_WITHDRAWS), accepted.is_(*NOT_WITHDRAWN)
    last = {Trick.CONTRACT_SETTLED: 1997, Trick.NO_LEGAL_PLAY_LOSES_IT: 1997}
    return (
        choice_of(Phase.CORRECTION_PERIOD_OVER, back),
        choice_of(Phase.NEXT_BOARD_CALLED_BY_SIDE, back),
        *(
            Choice(
                Phase.SAME_BOARD, (("trick_given_up", trick),), where=back, until=last.get(trick)
            )
            for trick in Trick
            if trick is not Trick.LIKELY_WON
        ),
        *(choice_of(phase, kept) for phase in Phase),
    )


OF_CLAIMS = (Act.SAID_WIN_N, Act.CURTAIL, Act.SHOWED_CARDS)
OF_CONCESSIONS = (Act.SAID_LOSE_N, Act.ABANDONED_HAND)
NOT_SHOWN = tuple(act for act in Act if act is not Act.SHOWED_CARDS)
NOT_WITHDRAWN = tuple(one for one in Accepted if one is not Accepted.CONCEDER_WITHDRAWS)
MEANT_NOTHING = tuple(reason for reason in NoIntent if reason is not NoIntent.NONE)


class Claim(Facts):
    """One claim or concession, in the order in which a director asks."""

    accepted = Fact(Accepted)
    phase = Fact(Phase)
    by = Fact(By)
    act = Fact(Act)

    about_current_trick_only = YesNo(usual=False)
    clearly_no_claim_intended = Fact(NoIntent, usual=NoIntent.NONE)
    partner_objected_immediately = YesNo(usual=False)
    played_on = Fact(PlayedOn, usual=PlayedOn.NO)
    revoke_pending = Fact(RevokeBy, usual=RevokeBy.NONE)
    trumps_out = Fact(TrumpsOut, usual=TrumpsOut.NONE)
    defender_claim_depends_on_partner = YesNo(usual=False)
    needs_card_position = Fact(CardPosition, usual=CardPosition.NONE)
    order_unstated = YesNo(usual=False)

    claimed_all = YesNo()
    claimer_unaware_likely = _judged()
    trump_can_score_normal = _judged()
    would_show_out_any_normal = _judged()
    alternative_irrational = _judged()
    less_successful_normal_line = _judged()
    trick_given_up = Fact(Trick, unjudged=Trick.OPEN)

    claim_suit_order = Fact(SuitOrder, setting=lambda _: SuitOrder.NONE)

    equivalent: ClassVar = {
        "phase": (
            (Phase.SAME_BOARD,),
            (Phase.NEXT_BOARD_CALLED_BY_SIDE, Phase.ROUND_OVER),
            (Phase.CORRECTION_PERIOD_OVER,),
        ),
        "act": (
            (Act.SAID_WIN_N, Act.CURTAIL),
            (Act.SHOWED_CARDS,),
            OF_CONCESSIONS,
        ),
    }
    incompatible = (
        act.is_(*NOT_SHOWN).excludes(clearly_no_claim_intended, *MEANT_NOTHING, impossible=True),
        act.is_(Act.CURTAIL, Act.ABANDONED_HAND).excludes(
            about_current_trick_only, True, impossible=True
        ),
        act.is_(*OF_CONCESSIONS).excludes(claimed_all, True, impossible=True),
        by.is_(By.DEFENDER).excludes(
            clearly_no_claim_intended, NoIntent.LEAD_OUT_OF_TURN, impossible=True
        ),
        clearly_no_claim_intended.is_(NoIntent.LEAD_OUT_OF_TURN).allows_only(
            revoke_pending, RevokeBy.NONE
        ),
        by.is_(By.DECLARER).excludes(partner_objected_immediately, True, impossible=True),
        by.is_(By.DECLARER).excludes(defender_claim_depends_on_partner, True, impossible=True),
        alternative_irrational.is_(Judged.YES).excludes(
            less_successful_normal_line, Judged.YES, impossible=True
        ),
        alternative_irrational.is_(Judged.YES).excludes(less_successful_normal_line, Judged.OPEN),
        accepted.is_(Accepted.NO).allows_only(phase, Phase.SAME_BOARD),
        accepted.is_(Accepted.LATER_WITHDRAWN).excludes(about_current_trick_only, True),
        accepted.is_(Accepted.LATER_WITHDRAWN).excludes(clearly_no_claim_intended, *MEANT_NOTHING),
        accepted.is_(Accepted.LATER_WITHDRAWN).excludes(partner_objected_immediately, True),
        accepted.is_(Accepted.LATER_WITHDRAWN).allows_only(played_on, PlayedOn.NO),
        accepted.is_(Accepted.LATER_WITHDRAWN).excludes(trick_given_up, Trick.CONTRACT_SETTLED),
    )
    choices: ClassVar = {
        "act": (
            *(choice_of(Act.SAID_WIN_N, by=by) for by in By),
            choice_of(Act.SAID_LOSE_N, by=By.DECLARER),
            *in_group(
                "defender_conceded",
                choice_of(
                    Act.SAID_LOSE_N,
                    where=accepted.is_(Accepted.NO),
                    by=By.DEFENDER,
                    partner_objected_immediately=True,
                ),
                choice_of(
                    Act.SAID_LOSE_N,
                    where=accepted.is_(Accepted.NO),
                    by=By.DEFENDER,
                    partner_objected_immediately=False,
                ),
            ),
            choice_of(
                Act.SAID_LOSE_N, where=accepted.is_(Accepted.LATER_WITHDRAWN), by=By.DEFENDER
            ),
            choice_of(Act.SHOWED_CARDS, by=By.DECLARER),
            *in_group(
                "otherwise",
                choice_of(Act.SHOWED_CARDS, by=By.DEFENDER),
                *(choice_of(act, by=by) for act in (Act.CURTAIL, Act.ABANDONED_HAND) for by in By),
            ),
        ),
        "phase": _phases(accepted),
        "claimer_unaware_likely": (
            *by_itself(Judged.NO),
            *(choice_of(Judged.YES, trump_can_score_normal=judged) for judged in Judged),
            *by_itself(Judged.OPEN),
        ),
        "trick_given_up": (
            *by_itself(Trick.ALREADY_WON),
            *only_until(1997, Trick.CONTRACT_SETTLED, Trick.NO_LEGAL_PLAY_LOSES_IT),
            *by_itself(Trick.NO_NORMAL_PLAY_LOSES_IT),
            choice_of(Trick.NOT_LIKELY_WON, accepted.is_(Accepted.CONCEDER_WITHDRAWS)),
            choice_of(Trick.OPEN, accepted.is_(Accepted.CONCEDER_WITHDRAWS)),
            *in_group(
                "likely",
                choice_of(Trick.LIKELY_WON, accepted.is_(*NOT_WITHDRAWN)),
                choice_of(Trick.NOT_LIKELY_WON, accepted.is_(*NOT_WITHDRAWN)),
                choice_of(Trick.OPEN, accepted.is_(*NOT_WITHDRAWN)),
            ),
        ),
    }
    rare = (
        Rare(
            "act",
            (about_current_trick_only, clearly_no_claim_intended, partner_objected_immediately),
        ),
        Rare("besides", (played_on, revoke_pending)),
        Rare(
            "line",
            (trumps_out, defender_claim_depends_on_partner, needs_card_position, order_unstated),
        ),
    )
    likeliest = (
        played_on,
        revoke_pending,
        trumps_out,
        order_unstated,
        needs_card_position,
        defender_claim_depends_on_partner,
        partner_objected_immediately,
        about_current_trick_only,
        clearly_no_claim_intended,
    )
    shortcuts = (
        trumps_out.is_(TrumpsOut.NOT_MENTIONED),
        defender_claim_depends_on_partner.is_(True),
    )
    ruled_against = (by,)
