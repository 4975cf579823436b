"""What the specification calls our orders and points of judgement."""

KEYS = {f"J{number}": f"J{number + 40}" for number in range(1, 21)}
"""The keys of the specification of the auction begin where those of the play have ended."""

SHARED = {
    "ExplainTheChoice": "TD_EXPLAIN",
    "BarPartnerThroughout": "PARTNER_PASS_ALWAYS",
    "BarPartnerOnce": "PARTNER_PASS_NEXT",
    "MindTheWithdrawnCall": "",
    "RestrictTheLeadIfTheyDefend": "LEAD_26B",
    "RestrictThePartnersLead": "LEAD_26B",
    "FollowLaw26": "LEAD_26",
    "FollowLaw26IfTheyDefend": "LEAD_26",
    "LookItUpInThatCode": "",
    "RestrictNoLead": "LEAD_NONE",
    "AdjustIfItCouldBeForeseen": "",
    "CompareTheCalls": "GOTO_COMPARABLE",
    "LetLhoAcceptOrDecline": "LHO_CHOICE",
    "LetTheAuctionGoOn": "CALL_STANDS PARTNER_FREE LEAD_NONE",
    "LetTheCallOfThatMeaningStand": "CALL_STANDS PARTNER_FREE LEAD_NONE",
    "RuleAChangeOfCall": "GOTO_CHANGED_CALL",
}
OF_INSUFFICIENT_BIDS = {
    "AskHimAwayFromTheTable": "ASK_AWAY_FROM_TABLE",
    "ApplyTheLawOfUnintendedCalls": "GOTO_CHANGED_CALL",
    "ApplyTheLawOfBidsOutOfTurn": "GOTO_CALL_OUT_OF_TURN",
    "RuleABidOutOfTurn": "GOTO_CALL_OUT_OF_TURN",
    "LetLhoChooseAgain": "LHO_CHOICE",
    "AskWhichBidLhoCalledOver": "LHO_CHOICE",
    "LetTheBidStand": "CALL_STANDS AUCTION_CONTINUES_LHO",
    "LetTheSecondBidStand": "CALL_STANDS AUCTION_CONTINUES_LHO",
    "LetTheFirstBidStand": "CALL_STANDS SUBSTITUTE_CANCELLED AUCTION_CONTINUES_LHO",
    "CancelTheBid": "CALL_CANCELLED",
    "HaveItReplaced": "OFFENDER_REPLACES",
    "ExplainWhatMayReplaceIt": "TD_EXPLAIN",
    "LetTheReplacementStand": "CALL_STANDS",
    "CancelTheDouble": "CALL_CANCELLED",
    "CancelTheSecondBid": "CALL_CANCELLED",
    "HaveTheDoubleReplaced": "OFFENDER_REPLACES",
    "HaveTheSecondBidReplaced": "OFFENDER_REPLACES",
    "RestrictNoLeadAfterAComparableCall": "LEAD_NONE",
    "TakeHisReplacementAsMade": "",
    "LookWhetherTheBidHelped": "",
    "ConsiderTheScoreAsItWouldHaveBeen": "",
    "ConsiderTheScoreWithoutTheBid": "",
    "LeaveTheScore": "",
}
OF_CALLS_OUT_OF_TURN = {
    "TakeItAsInRotation": "IN_ROTATION CALL_STANDS",
    "RuleAnInadmissibleDouble": "CALL_NEVER_ACCEPTED GOTO_INADMISSIBLE",
    "TreatItAsNotCalled": (
        "CALL_CANCELLED AUCTION_AS_IF_NOT_CALLED RECTIFICATION_FORFEITED LEAD_NONE"
    ),
    "LetTheCallStand": "CALL_STANDS AUCTION_CONTINUES_LHO RECTIFICATION_FORFEITED",
    "CancelItForRho": "CALL_CANCELLED REVERT_RHO",
    "CancelItForPartner": "CALL_CANCELLED REVERT_PARTNER",
    "CancelItForLho": "CALL_CANCELLED REVERT_LHO",
    "NoteThatItWentBackToRho": "CALL_CANCELLED REVERT_RHO",
    "NoteThatItWentBackToPartner": "CALL_CANCELLED REVERT_PARTNER",
    "NoteThatLhoCalledFirst": "CALL_CANCELLED REVERT_LHO",
    "LetPartnerCallWhatHeLikes": "PARTNER_ANY_CALL_NOW_UI",
    "LookHowPartnerCalled": "PARTNER_ANY_CALL_NOW_UI",
    "WaitForRho": "",
    "LetHimCallAgain": "OFFENDER_ANY_LEGAL",
    "LetHimPassOnce": "OFFENDER_PASS_NEXT PARTNER_FREE",
    "LetHimRepeatTheCall": "OFFENDER_REPEATS PARTNER_FREE LEAD_NONE",
    "LetHimRepeatTheBid": "OFFENDER_REPEATS",
    "RuleTheInsufficientBid": "GOTO_INSUFFICIENT",
    "LetTheNewCallStand": "CALL_STANDS",
    "LetTheCallOfAnotherKindStand": "CALL_STANDS",
    "ApplyTheLawOfInadmissibleDoubles": "CALL_NEVER_ACCEPTED GOTO_INADMISSIBLE",
    "ApplyTheLawOfChangedCalls": "GOTO_CHANGED_CALL",
    "LetHimPassThroughout": "OFFENDER_PASS_ALWAYS",
    "LetPartnerBidOrPass": "",
    "SilencePartner": "PARTNER_PASS_ALWAYS",
    "ForbidOneSuitIfTheyDefend": "LEAD_26B",
    "ForbidOneSuit": "LEAD_26B",
    "LetPartnerNotUseIt": "",
    "LetTheOffendersNotUseIt": "",
    "LookWhetherTheCallHelped": "",
}
OF_COMPARISONS = {
    "TakeItAsComparable": "",
    "TakeItAsNotComparable": "",
    "JudgeTheComparison": "",
    "JudgeOnTheEvidence": "",
    "LookWhetherItHelped": "",
}
OF_LEADS = {
    "OfferToForbidOneSuit": "",
    "KeepOffTheSuit": "",
    "LeadAnyCardIfUnable": "",
    "RestrictNothing": "",
    "RestrictNothingAnyMore": "",
    "FindNoSuitToForbid": "",
    "LetTheComparableCallDo": "",
    "FollowItsOwnLaw": "",
    "OfferToRequireOrForbidASuit": "",
    "OfferToForbidAnySuit": "",
    "LetTheSuitsShownSinceDo": "",
}
OF_INADMISSIBLE_CALLS = {
    "TakeTheDoubleAsMade": "DOUBLE_AS_MADE AUCTION_CONTINUES_LHO",
    "UndoTheDoubleAndWhatFollowed": (
        "CALL_CANCELLED SUBSEQUENT_CANCELLED REVERT_CORRECT PARTNER_FREE LEAD_NONE"
    ),
    "MindTheCancelledCalls": "",
    "CancelTheDouble": "CALL_CANCELLED",
    "HaveItReplaced": "OFFENDER_REPLACES",
    "ReturnTheTurn": "REVERT_CORRECT OFFENDER_ANY_LEGAL",
    "ScoreAsIfNotMade": "SCORE_AS_IF_NOT_MADE",
    "LetTheActionStand": "CALL_STANDS SUBSEQUENT_STAND LEAD_NONE",
    "LetTheActionStandAndHimPass": ("CALL_STANDS SUBSEQUENT_STAND LEAD_NONE OFFENDER_PASS_ALWAYS"),
    "CancelTheAction": "CALL_CANCELLED",
    "CancelTheBidOverSeven": "CALL_CANCELLED SUBSEQUENT_CANCELLED",
    "CancelTheBidCalledOver": "CALL_CANCELLED SUBSEQUENT_CANCELLED",
    "HaveBothPassThroughout": "PASS_SUBSTITUTED SIDE_PASS_ALWAYS",
    "RestrictNoLeadAsLhoCalled": "LEAD_NONE",
    "CancelTheLateCall": "CALL_CANCELLED SUBSEQUENT_CANCELLED LEAD_NONE",
    "CancelTheLateAction": "CALL_CANCELLED",
}
OF_CHANGED_CALLS = {
    "LetTheIntendedCallStand": "SECOND_STANDS SUBJECT_TO_PROPER_LAW LEAD_NONE",
    "LetLhoTakeHisCallBack": "LHO_MAY_WITHDRAW",
    "RefuseTheChange": "FIRST_STANDS",
    "OfferNoChange": "FIRST_STANDS NO_CHANGE_OFFERED",
    "WeighWhatHeSaid": "",
    "RuleAnInsufficientBid": "GOTO_INSUFFICIENT",
    "AskLhoWhichHeCallsOver": "LHO_CHOICE",
    "LetTheSecondCallStand": "SECOND_STANDS FIRST_WITHDRAWN",
    "LetTheFirstCallStand": "FIRST_STANDS SUBSTITUTE_CANCELLED",
}
OF_EXPOSED_CARDS = {
    "ProceedByExtraneousInformation": "NOT_LAW_24 TD_16D",
    "PutTheCardBack": "NOT_LAW_24 CARD_PICKED_UP",
    "MindWhatTheCardTold": "",
    "LeaveItFaceUp": "CARD_FACE_UP",
    "HaveItPickedUp": "CARD_PICKED_UP",
    "MakeItAMinorPenaltyCard": "CARD_MINOR_PC",
    "MakeItAMajorPenaltyCard": "CARD_MAJOR_PC",
    "LetDeclarerChooseTheLead": "DECLARER_50D2",
    "TakeItAsAPenaltyCard": "CARD_PENALTY",
    "LetDeclarersSidePickItUp": "CARD_PICKED_UP",
    "AskWhichSidePlays": "",
}
OF_OPENING_LEADS = {
    "BeginPlay": "LEAD_STANDS",
    "LeaveItFaceDown": "LEAD_STANDS",
    "HaveTheLeadTakenBack": "LEAD_RETRACTED NOT_ACCEPTABLE",
    "HaveTheOtherLeadTakenBack": "FACE_DOWN_LEAD_RETRACTED",
    "MindTheWithdrawnLead": "INFO_16C",
    "RuleTheFaceDownLead": "",
    "RuleTheLeadOfDeclarersSide": "",
    "RuleTheLeadWithDummySeen": "",
    "RuleWhatDeclarerChose": "",
    "AskDeclarer": "TD_EXPLAIN",
}
OF_LEADS_OUT_OF_TURN = {
    "PutTheFaceDownLeadBack": "LEAD_RETRACTED RIGHT_PLAYER_LEADS",
    "TreatItAsShownInTheAuction": "GOTO_EXPOSED_CARD",
    "ReturnItToTheHand": "",
    "LetDeclarerChoose": "DECLARER_CHOICE",
    "OfferToSpread": "",
    "OfferToAccept": "",
    "OfferToRefuse": "",
    "SpreadTheWholeHand": "DECLARER_BECOMES_DUMMY SPREAD_ALL PARTNER_DECLARES",
    "AcceptTheOpeningLead": "DUMMY_SPREAD SECOND_CARD_FROM_DECLARER",
    "AcceptHavingSeenDummy": "MUST_ACCEPT PRESUMED_DECLARER_DECLARES",
    "PlaySecondFromTheHand": "",
    "RetractTheFaceDownLead": "FACE_DOWN_LEAD_RETRACTED",
    "MakeItAPenaltyCard": "LEAD_RETRACTED CARD_MAJOR_PC DECLARER_50D2 RIGHT_PLAYER_LEADS",
    "MindWhatThePenaltyCardTells": "",
}
"""Those of leads out of turn to which an opening lead leads over."""
CODES = {
    order: tuple(codes.split())
    for orders in (
        SHARED,
        OF_INSUFFICIENT_BIDS,
        OF_CALLS_OUT_OF_TURN,
        OF_COMPARISONS,
        OF_LEADS,
        OF_INADMISSIBLE_CALLS,
        OF_CHANGED_CALLS,
        OF_EXPOSED_CARDS,
        OF_OPENING_LEADS,
        OF_LEADS_OUT_OF_TURN,
    )
    for order, codes in orders.items()
}
"""The orders of the specification that an order of ours gives, in their order."""

RULES = {
    ("insufficient_bid", 2017): (
        "IB-00 IB-01 IB-02 IB-02E IB-03 IB-04 IB-05 IB-06 IB-07 IB-07R IB-08 IB-08A IB-08Q IB-09J "
        "IB-0J IB-ASK IB-CMP"
    ),
    ("insufficient_bid", 2007): (
        "IB-00 IB-01 IB-02 IB-02E IB-03 IB-07R IB-08 IB-08A IB-08Q IB-09J IB-0J IB-ASK "
        "IB7-1 IB7-2 IB7-3 IB7-4"
    ),
    ("comparable", 2017): "CP-0 CP-1 CP-2 CP-3 CP-4 CP-J",
    ("call_out_of_turn", 2017): (
        "CT-01 CT-02 CT-03 CT-04 CT-05 CT-06A CT-06B CT-06P CT-09 CT-09I CT-10A CT-10B CT-10P "
        "CT-11A CT-11B CT-11P CT-13 CT-14A CT-14B CT-14P CT-15A CT-15B CT-15P CT-16 CT-17 CT-ASK "
        "CT-CMP"
    ),
    ("call_out_of_turn", 2007): (
        "CT-01 CT-02 CT-04 CT-13 CT-16 CT-17 CT7-1 CT7-2 CT7-3 CT7-4 CT7-5 CT7-6 CT7-7 CT7-8 CT7-9"
    ),
    ("lead_restriction", 2007): "LR-02 LR-03 LR-05 LR7-1 LR7-2 LR7-3",
    ("lead_restriction", 2017): "LR-01 LR-02 LR-03 LR-04 LR-05 LR-06",
    ("inadmissible_call", 2017): (
        "IA-01 IA-02 IA-03 IA-04 IA-05 IA-06 IA-07 IA-07L IA-08 IA-09 IA-10"
    ),
    ("opening_lead", 2017): "OL-00 OL-01 OL-02 OL-03A OL-03B OL-03D OL-04 OL-05 OL-06 OL-ASK",
    ("exposed_card", 2017): "EX-01 EX-02 EX-03 EX-04 EX-05 EX-07 EX-09 EX-09D",
    ("changed_call", 2017): ("CC-01 CC-02 CC-03 CC-04 CC-05 CC-06 CC-07 CC-08 CC-09 CC-10 CC-J"),
}
"""The rules of the specification that dialogues come to."""
