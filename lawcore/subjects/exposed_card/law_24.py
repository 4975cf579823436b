"""Law 24 - A card exposed or led during the auction."""

from lawcore.article import condition, consequence, derived
from lawcore.provisions.facts import Side, YesNo
from lawcore.provisions.orders import BarPartnerOnce
from lawcore.subjects.exposed_card.facts import Count, ExposedCard, Fault, Rank, When
from lawcore.subjects.exposed_card.orders import (
    AskWhichSidePlays,
    HaveItPickedUp,
    LeaveItFaceUp,
    LetDeclarerChooseTheLead,
    LetDeclarersSidePickItUp,
    MakeItAMajorPenaltyCard,
    MakeItAMinorPenaltyCard,
    MindWhatTheCardTold,
    ProceedByExtraneousInformation,
    PutTheCardBack,
    TakeItAsAPenaltyCard,
)


@condition("6D1")
def seen_before_the_first_call(exposed_card: ExposedCard) -> bool:
    """Of a card seen while cards are shuffled or dealt another Law speaks."""
    return exposed_card.when is When.BEFORE


@condition("16D2")
def director_may_choose(exposed_card: ExposedCard) -> bool:
    """Before the first call the Director may turn the table, have a redeal, or have it played."""
    return seen_before_the_first_call(exposed_card)


@consequence("16D1")
def director_is_told(exposed_card: ExposedCard) -> ProceedByExtraneousInformation | None:
    """Who has received extraneous information by accident tells the Director at once."""
    return ProceedByExtraneousInformation() if director_may_choose(exposed_card) else None


@condition("24", cited=False)
def seen_since_the_first_call(exposed_card: ExposedCard) -> bool:
    """The first call had been made."""
    return not seen_before_the_first_call(exposed_card)


@condition("24")
def only_for_his_own_error(exposed_card: ExposedCard) -> bool:
    """This Law speaks of a player's own error alone."""
    return seen_since_the_first_call(exposed_card) and exposed_card.fault is Fault.OTHER


@derived
@consequence("16D3")
def by_no_error_of_his(exposed_card: ExposedCard) -> ProceedByExtraneousInformation | None:
    """What was seen since the first call by nobody's own error is played on with, or adjusted."""
    return ProceedByExtraneousInformation() if only_for_his_own_error(exposed_card) else None


@condition("24", cited=False)
def by_his_own_error(exposed_card: ExposedCard) -> bool:
    """It was his own error."""
    return seen_since_the_first_call(exposed_card) and not only_for_his_own_error(exposed_card)


@consequence("24")
def partner_could_not_see(exposed_card: ExposedCard) -> PutTheCardBack | None:
    """A card whose face his partner could not see is no exposed card."""
    if not by_his_own_error(exposed_card):
        return None
    return PutTheCardBack() if exposed_card.seen is YesNo.NO else None


@condition("24", cited=False)
def is_exposed(exposed_card: ExposedCard) -> bool:
    """His partner could see it, by his own error."""
    return by_his_own_error(exposed_card) and not partner_could_not_see(exposed_card)


@condition("24")
def exposed_in_the_auction(exposed_card: ExposedCard) -> bool:
    """A card that his partner could see during the auction lies face up to its end."""
    return is_exposed(exposed_card) and exposed_card.when is When.AUCTION


@condition("24C")
def several_are_exposed(exposed_card: ExposedCard) -> bool:
    """Two or more cards are exposed."""
    return exposed_in_the_auction(exposed_card) and exposed_card.count is Count.MORE


@condition("24", cited=False)
def one_is_exposed(exposed_card: ExposedCard) -> bool:
    """A single card is exposed."""
    return exposed_in_the_auction(exposed_card) and exposed_card.count is Count.ONE


@condition("24B")
def honour_or_led(exposed_card: ExposedCard) -> bool:
    """The single card is an honour, or was led."""
    if not one_is_exposed(exposed_card):
        return False
    return exposed_card.rank is Rank.HONOUR or exposed_card.led is YesNo.YES


@condition("24A")
def low_and_not_led(exposed_card: ExposedCard) -> bool:
    """The single card is below the rank of an honour, and was not led."""
    return one_is_exposed(exposed_card) and not honour_or_led(exposed_card)


@consequence("24B")
def partner_passes_once(exposed_card: ExposedCard) -> BarPartnerOnce | None:
    """After an honour or a card led his partner passes at his next turn."""
    return BarPartnerOnce() if honour_or_led(exposed_card) else None


@consequence("24C")
def partner_passes_once_after_several(exposed_card: ExposedCard) -> BarPartnerOnce | None:
    """After two or more cards his partner passes at his next turn."""
    return BarPartnerOnce() if several_are_exposed(exposed_card) else None


@condition("24", cited=False)
def partner_has_to_pass(exposed_card: ExposedCard) -> bool:
    """His partner has to pass once."""
    return honour_or_led(exposed_card) or several_are_exposed(exposed_card)


@condition("24", cited=False)
def each_kind_of_exposure(exposed_card: ExposedCard) -> bool:
    """It is known how many cards are exposed, and which."""
    return low_and_not_led(exposed_card) or partner_has_to_pass(exposed_card)


@consequence("16C")
def what_the_card_told(exposed_card: ExposedCard) -> MindWhatTheCardTold | None:
    """What the card told is authorised for the non-offending side alone."""
    return MindWhatTheCardTold() if each_kind_of_exposure(exposed_card) else None


@consequence("24")
def lies_face_up(exposed_card: ExposedCard) -> LeaveItFaceUp | None:
    """Every such card lies face up on the table until the auction ends."""
    if not each_kind_of_exposure(exposed_card):
        return None
    return LeaveItFaceUp() if exposed_card.side is Side.UNKNOWN else None


@consequence("24D")
def declarers_side_picks_it_up(exposed_card: ExposedCard) -> HaveItPickedUp | None:
    """If he becomes declarer or dummy the cards go back to the hand."""
    if not each_kind_of_exposure(exposed_card):
        return None
    return HaveItPickedUp() if exposed_card.side is Side.DECLARES else None


@condition("24E", cited=False)
def he_defends(exposed_card: ExposedCard) -> bool:
    """The auction is over, and he is a defender."""
    return each_kind_of_exposure(exposed_card) and exposed_card.side is Side.DEFENDS


@condition("50B")
def minor_or_major(exposed_card: ExposedCard) -> bool:
    """A single small card exposed by accident is a minor penalty card, any other a major one."""
    return he_defends(exposed_card)


@condition("50C")
def minor_card(exposed_card: ExposedCard) -> bool:
    """With a minor penalty card the partner's lead is free."""
    return minor_or_major(exposed_card) and low_and_not_led(exposed_card)


@condition("51")
def several_penalty_cards(exposed_card: ExposedCard) -> bool:
    """Of several penalty cards of one defender another Law speaks."""
    return he_defends(exposed_card) and several_are_exposed(exposed_card)


@condition("50", cited=False)
def major_card(exposed_card: ExposedCard) -> bool:
    """It is a major penalty card."""
    if several_penalty_cards(exposed_card):
        return True
    return minor_or_major(exposed_card) and honour_or_led(exposed_card)


@consequence("24E")
def becomes_a_penalty_card(
    exposed_card: ExposedCard,
) -> MakeItAMinorPenaltyCard | MakeItAMajorPenaltyCard | None:
    """If he becomes a defender every such card becomes a penalty card."""
    if minor_card(exposed_card):
        return MakeItAMinorPenaltyCard()
    return MakeItAMajorPenaltyCard() if minor_or_major(exposed_card) else None


@consequence("50D2")
def declarer_binds_the_lead(exposed_card: ExposedCard) -> LetDeclarerChooseTheLead | None:
    """Before the partner of a major penalty card leads declarer chooses."""
    return LetDeclarerChooseTheLead() if major_card(exposed_card) else None


@condition("49", cited=False)
def after_the_final_pass(exposed_card: ExposedCard) -> bool:
    """It was after the final pass, and no lead had been faced."""
    return is_exposed(exposed_card) and exposed_card.when is When.CLARIFICATION


@condition("50B")
def kind_of_penalty_card(exposed_card: ExposedCard) -> bool:
    """Whether it is a minor or a major penalty card depends on the card."""
    return after_the_final_pass(exposed_card) and exposed_card.side is Side.DEFENDS


@derived
@consequence("49")
def defenders_card(exposed_card: ExposedCard) -> TakeItAsAPenaltyCard | None:
    """A defender's card that his partner could see becomes a penalty card."""
    return TakeItAsAPenaltyCard() if kind_of_penalty_card(exposed_card) else None


@derived
@consequence("48A")
def declarers_card(
    exposed_card: ExposedCard,
) -> LetDeclarersSidePickItUp | AskWhichSidePlays | None:
    """No card of declarer's or dummy's becomes a penalty card."""
    if not after_the_final_pass(exposed_card):
        return None
    if exposed_card.side is Side.DECLARES:
        return LetDeclarersSidePickItUp()
    return AskWhichSidePlays() if exposed_card.side is Side.UNKNOWN else None
