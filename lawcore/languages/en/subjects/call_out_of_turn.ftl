### What is said about a call out of turn, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Call out of turn
    .command = call_out_of_turn
    .menu = A bid, pass or double out of turn

## The facts: how they are asked, how they are answered

fact-kind = What was called out of turn?
option-kind-pass = Pass
option-kind-bid = A bid
option-kind-dbl_rdbl = Double or redouble
fact-turn_of = Whose turn was it?
option-turn_of-rho = Opponent on his right
option-turn_of-partner = Offender's partner
option-turn_of-lho = Opponent on his left
fact-any_bid_before = Had anybody bid before that pass?
    .aside = A bid, not a pass.
option-any_bid_before-yes = Yes
option-any_bid_before-no = No, only passes
fact-before = Had the player called before?
option-before-no = No, first call
option-before-yes = Yes
fact-lho = Does the next player accept the call?
ask-lho = Does the next player accept the call?
option-lho-declines = Declines
option-lho-accepts = Accepts
option-lho-called = Has called
option-lho-undecided = Not asked yet
fact-rho_then = What has the right-hand opponent called now?
option-rho_then-passes = Pass
option-rho_then-acts = Bid, double, redouble
option-rho_then-none = Not yet
fact-repeats_denom = Does the new call repeat the denomination?
    .aside = Of what the player bid out of turn, at any level.
option-repeats_denom-yes = Yes, a bid in the same
option-repeats_denom-no = No, any other call
fact-cmp = Is the new call comparable (23A)?
option-cmp-yes = Yes, comparable
option-cmp-no = No
option-cmp-unsure = Help me decide
option-cmp-none = Not called yet
fact-artificial =
    { $kind ->
        [bid] Was the bid artificial?
       *[other] Was the pass artificial, or over an artificial call by partner?
    }
option-artificial-no =
    { $kind ->
        [bid] No, natural
       *[other] No, ordinary pass
    }
option-artificial-yes = Yes
fact-rho_barred = Was the right-hand opponent obliged by law to pass?
option-rho_barred-no = No
option-rho_barred-yes = Yes, barred
fact-correct_called = Did the opponent in turn call before your ruling?
ask-correct_called = Did the opponent in turn call before your ruling?
option-correct_called-no = No
option-correct_called-yes = Yes
fact-inadmissible = Is that double inadmissible (19)?
option-inadmissible-no = No
option-inadmissible-yes = Yes
fact-insufficient = Was the bid also insufficient?
option-insufficient-no = No
option-insufficient-yes = Yes

choice-artificial-yes =
    { $kind ->
        [bid] The bid is artificial
       *[other] Artificial, or pass of one
    }
choice-rho_barred-yes = The right-hand opponent had to pass
choice-correct_called-yes = The player in turn has called
choice-inadmissible-yes = The double is inadmissible
choice-insufficient-yes = The bid is insufficient too
choice-turn_of-rho = Right-hand opponent
choice-turn_of-partner = Partner
choice-turn_of-lho = Left-hand opponent
choice-turn_of-lho-no = Left-hand, first call
choice-turn_of-lho-yes = Left-hand, had called
choice-rho_then-acts = Bid, double or redouble
supposed-artificial = nothing artificial
supposed-rho_barred = the right-hand opponent was free to call
supposed-correct_called = the player in turn had not called before you ruled
supposed-inadmissible = the double is admissible
supposed-insufficient = the bid is sufficient
brief-turn_of-rho = turn on the right
brief-turn_of-partner = at partner's turn
brief-turn_of-lho = turn on the left
brief-artificial-yes = artificial
brief-before-no = the first call
brief-before-yes = the player had called before
brief-any_bid_before-yes = after a bid
brief-any_bid_before-no = before any bid
brief-lho-declines = not accepted
brief-lho-accepts = accepted
brief-lho-called = next player has called
brief-lho-undecided = next player not asked yet
brief-rho_then-passes = right-hand opponent passes
brief-rho_then-acts = right-hand opponent acts
brief-rho_then-none = right-hand opponent has not called yet
brief-repeats_denom-yes = the same denomination again
brief-repeats_denom-no = another call
brief-cmp-yes = comparable
brief-cmp-no = not comparable
brief-cmp-unsure = to be compared
brief-cmp-none = not called again yet
choose-rho_then =
    { $at_rho ->
        [unknown] What has the right-hand opponent called now?
       *[other] What has { $at_rho } called now?
    }
choose-lho =
    { $at_lho ->
        [unknown] Does that player accept?
       *[other] Does { $at_lho } accept?
    }
offer-lho = Decide without consulting your partner. You may:
offer-lho-accepts =
    { $turn_of ->
        [lho] accept it: it stands, and your call follows it;
       *[other] accept it by calling over it;
    }
offer-lho-declines =
    { $edition ->
        [1997] not accept it: it is cancelled, and the turn goes back.
        [2007] not accept it: it is cancelled, and the turn goes back.
       *[other] { $turn_of ->
            [lho] not accept it: it is cancelled, and the first call is yours. Later the player calls at will; unless that call is comparable, the partner passes one turn and, as a defender, may be restricted in the first lead.
            [rho] { $kind ->
                [pass] not accept it: it is cancelled and your partner calls; then the offender must pass.
               *[other] { $at_rho ->
                    [unknown] not accept it: it is cancelled, and your partner calls. After a pass the offender repeats the call; after anything else the offender calls at will and, unless that call is comparable, the offender's partner passes once and, as a defender, may be restricted in the first lead.
                   *[other] not accept it: it is cancelled, and { $at_rho } calls. If { $at_rho } passes, { $at_offender } repeats the call; if not, { $at_offender } calls at will and, unless that call is comparable, { $at_partner } passes once and, as a defender, may be restricted in the first lead.
                }
            }
           *[other] { $at_partner ->
                [unknown] not accept it: it is cancelled, and the player's partner calls. Later the player calls at will; unless that call is comparable, the partner passes one turn and, as a defender, may be restricted in the first lead.
               *[other] not accept it: it is cancelled, and { $at_partner } calls. Later { $at_offender } calls at will; unless that call is comparable, { $at_partner } passes one turn and, as a defender, may be restricted in the first lead.
            }
        }
    }
next-lho = The next player has decided
next-rho_then = The right-hand opponent has called
next-cmp = The player has called again
depends-kind = what was called
depends-turn_of = whose turn it was
depends-any_bid_before = whether anybody had bid
depends-before = whether the player had called before
depends-lho = what the next player does
depends-rho_then = what the right-hand opponent calls
depends-repeats_denom = whether the player repeats the denomination
depends-cmp = whether the new call is comparable
why-kind = A pass (30), a bid (31) and a double (32) out of turn each have their own rule.
why-turn_of = At an opponent's turn a comparable call frees the partner; at the partner's turn less can be put right (30 to 32).
    .until-2007 = What his partner may still call depends on whose turn it was (30 to 32).
why-lho = If he accepts the call, or calls over it, the auction goes on from there; if not, it is cancelled (29A, 29B). If it was his own turn, a call alone accepts nothing (28B).
why-before = If he had called before, this may count as a change of call (30B2, 31C, 32C).
    .until-2007 = If he had called before, a bid here may be a change of call (31B).
why-rho_then = If that opponent passes he has to repeat the call; otherwise he may choose another (31A, 32A).
    .until-2007 = If that opponent passes he has to repeat the call; otherwise he may choose another (31A, 32B).

## The ruling in one line

headline-TakeItAsInRotation = In rotation: the right-hand opponent had to pass ({ $articles }).
headline-RuleTheBidInRotation = In rotation, but insufficient: rule on that ({ $articles }).
headline-RuleTheDoubleInRotation = In rotation, but an inadmissible double: rule on that ({ $articles }).
headline-RuleAnInadmissibleDouble = An inadmissible double can never be accepted ({ $articles }).
headline-RuleAChangeOfCall = The player changed a call already made: rule on that ({ $articles }).
headline-ApplyTheLawOfInadmissibleDoubles = An inadmissible double can never be accepted ({ $articles }).
headline-ApplyTheLawOfChangedCalls = The player changed a call already made: another Law ({ $articles }).
headline-as_if_not_called = The call out of turn counts as not made ({ $articles }).
headline-lho_chooses = The next player chooses: accept the call or decline it ({ $articles }).
headline-accepted = The call is accepted and stands ({ $articles }).
headline-to_be_judged = Compare the two calls first ({ $articles }).
headline-WaitForRho =
    Cancelled: { $at_rho ->
        [unknown] the right-hand opponent
       *[other] { $at_rho }
    } calls first ({ $articles }).
headline-LetHimCallAgain = Cancelled: any legal call at the player's turn ({ $articles }).
headline-has_to_pass =
    Cancelled: { $at_offender ->
        [unknown] the player
       *[other] { $at_offender }
    } passes once, { $at_partner ->
        [unknown] the offender's partner
       *[other] { $at_partner }
    } is free ({ $articles }).
headline-LetHimPassThroughout =
    Cancelled; { $at_offender ->
        [unknown] the player
       *[other] { $at_offender }
    } passes throughout ({ $articles }).
headline-partner_has_to_pass =
    Cancelled; { $at_partner ->
        [unknown] the offender's partner
       *[other] { $at_partner }
    } passes throughout ({ $articles }).
headline-LetTheCallOfAnotherKindStand =
    The new call stands; { $at_partner ->
        [unknown] the offender's partner
       *[other] { $at_partner }
    } passes throughout ({ $articles }).
headline-has_to_repeat =
    Cancelled: { $at_offender ->
        [unknown] the player
       *[other] { $at_offender }
    } repeats the call ({ $articles }).
headline-LetTheAuctionGoOn =
    The new call stands; { $at_partner ->
        [unknown] the offender's partner
       *[other] { $at_partner }
    } is free ({ $articles }).
headline-LetTheNewCallStand =
    The new call stands; { $at_partner ->
        [unknown] the offender's partner
       *[other] { $at_partner }
    } passes once ({ $articles }).

## The orders

order-TakeItAsInRotation = Treat the call as made in rotation: it stands
order-RuleTheBidInRotation = Treat the bid as made in rotation, and rule it as an insufficient one
order-RuleTheDoubleInRotation = Treat the double as made in rotation, and rule it as an inadmissible one
order-RuleAnInadmissibleDouble = Rule it as an inadmissible double, which nobody can accept
order-RuleAChangeOfCall = Rule it as a change of the call that he had made before
order-ApplyTheLawOfInadmissibleDoubles = Rule it by Law 36 of that edition, which is not covered here: nobody can accept it
order-ApplyTheLawOfChangedCalls = Rule it by Law 25 of that edition, which is not covered here, as a change of the call that he had made before
order-TreatItAsNotCalled = Let the call of the player in turn stand; cancel the call out of turn as if it had not been made, without rectification or lead restriction
order-LetLhoAcceptOrDecline = Let the next player accept the call or decline it; to call is to accept
order-LetTheCallStand = Let the call stand, without rectification; the auction goes on from the next player
order-CancelItForRho = Cancel the call; the turn goes back to the right-hand opponent
order-NoteThatItWentBackToRho = The call was cancelled; the turn went back to the right-hand opponent
aside-NoteThatItWentBackToRho = The call was cancelled; the turn went back to the right-hand opponent
order-CancelItForPartner = Cancel the call; the turn goes back to his partner
order-NoteThatItWentBackToPartner = The call was cancelled; the turn went back to his partner
aside-NoteThatItWentBackToPartner = The call was cancelled; the turn went back to the partner
order-CancelItForLho = Cancel the call; it is the turn of the left-hand opponent
order-NoteThatLhoCalledFirst = The call was cancelled; the left-hand opponent called first
aside-NoteThatLhoCalledFirst = The call was cancelled; the left-hand opponent called first
order-LetPartnerCallWhatHeLikes = Let the partner make any legal call, as if he had not seen the withdrawn one
order-LookHowPartnerCalled = His partner was free to call, as if he had not seen the withdrawn call: adjust if he used it
aside-LookHowPartnerCalled = The partner was free to call, as if he had not seen the withdrawn call: adjust if he used it
order-WaitForRho =
    { $edition ->
        [2007] Wait for the call of the right-hand opponent: if he passes, the call is repeated; if not, any legal call, but { $kind ->
            [dbl_rdbl] his partner then passes throughout
           *[other] his partner passes once after a bid in the same denomination, throughout after any other call
        }
       *[other] Wait for the call of the right-hand opponent: if he passes, the call is repeated; if not, any legal call
    }
order-LetHimCallAgain = At his turn let him make any legal call: after a comparable one nobody is barred, any other silences his partner once
order-LetHimPassOnce = He passes at his next turn and is free after that; his partner is free
order-LetHimPassThroughout = He passes whenever it is his turn, to the end of the auction
order-LetPartnerBidOrPass = At this turn his partner may bid or pass, but not double or redouble
order-SilencePartner =
    { $side ->
        [defends] Check that the offender's partner passed to the end
        [declares] Check that the offender's partner passed to the end
       *[other] At his turn he makes any legal call; his partner passes whenever it is his turn, to the end of the auction
    }
order-LetHimRepeatTheCall = At his turn he repeats the same call; nothing is rectified
order-LetHimRepeatTheBid = At his turn he repeats the same bid
order-RuleTheInsufficientBid = Once it is repeated, rule on it as an insufficient bid
order-RuleItByTheTurnAlone = That it was insufficient too is not ruled now: a bid out of turn is ruled as such
aside-RuleItByTheTurnAlone = It was insufficient too, but out of turn: it is ruled on as that alone
order-TakeTheLowBidAsLegal = Treat the insufficient bid as legal: the next bid has to be higher than this one
aside-TakeTheLowBidAsLegal = The insufficient bid is legal now: the next bid has to be higher than this one
order-GoByWhatItShowed = Go by the denominations that the artificial bid showed, not by the one it named
aside-GoByWhatItShowed = The artificial bid counts for what it showed, not for the denomination it named
order-CompareTheCalls = Compare the new call with the one that was withdrawn, and come back
order-LetTheAuctionGoOn = Let the new call stand; the auction goes on, his partner is free, and no lead is restricted
order-LetTheNewCallStand = Let the new call stand
order-LetTheCallOfAnotherKindStand = Let the new call stand
order-ForbidOneSuitIfTheyDefend = If his side defends, declarer may forbid the offender's partner, at that partner's first lead, any one suit for as long as that partner keeps the lead
order-ForbidOneSuit = Before the first lead of the offender's partner, ask declarer which suit he forbids, if any, for as long as that partner keeps the lead
order-LetPartnerNotUseIt = Of calls that are possible the partner may not choose what the withdrawn call suggests
order-LetTheOffendersNotUseIt = The offending side may not use the withdrawn call; adjust if it did

## What is said to the players

say-TakeItAsInRotation =
    .all = The call was in rotation, and stands.
say-TreatItAsNotCalled =
    .all = The player in turn has called, so the call out of turn is cancelled, as if it had not been made, without rectification.
say-LetLhoAcceptOrDecline =
    .lho =
        { $turn_of ->
            [lho] It was your turn. Say whether you accept the call: if so it stands, with no rectification, and your call follows it; if not it is cancelled, and the first call is yours.
           *[other] You may accept the call by calling over it, with no rectification. If not, it is cancelled and the turn goes back.
        }
say-LetTheCallStand =
    .all = The call is accepted and stands; the auction goes on.
say-CancelItForRho =
    .all =
        { $at_rho ->
            [unknown] { $rho_then ->
                [passes] The call is cancelled; the right-hand opponent has passed.
                [acts] The call is cancelled; the right-hand opponent has called.
               *[other] The call is cancelled; the turn goes back to the offender's right-hand opponent.
            }
           *[other] { $rho_then ->
                [passes] The call is cancelled; { $at_rho } has passed.
                [acts] The call is cancelled; { $at_rho } has called.
               *[other] The call is cancelled; the turn goes back to { $at_rho }.
            }
        }
say-CancelItForPartner =
    .all =
        { $at_partner ->
            [unknown] The call is cancelled; the turn goes back to that player's partner.
           *[other] The call is cancelled; the turn goes back to { $at_partner }.
        }
say-CancelItForLho =
    .all =
        { $at_lho ->
            [unknown] The call is cancelled; the first call is that of the opponent on the left.
           *[other] The call is cancelled; the first call is { $at_lho }'s.
        }
say-LetPartnerCallWhatHeLikes =
    .partner = At your turn call what you like.
say-WaitForRho =
    .offender =
        { $edition ->
            [2007] If the opponent on your right passes, you repeat your call. If he does not, you may make any legal call, but { $kind ->
                [dbl_rdbl] your partner then passes to the end of the auction.
               *[other] your partner passes once if you bid the same denomination, and to the end of the auction if you do not.
            }
           *[other] { $at_rho ->
                [unknown] If the opponent on your right passes, you repeat your call. If not, you may make any legal call.
               *[other] If { $at_rho } passes, you repeat your call. If not, you may make any legal call.
            }
        }
say-LetHimCallAgain =
    .offender = At your turn make any legal call. After a comparable one nobody is barred, though I may adjust the score at the end; after any other your partner passes once, and the lead may be restricted.
say-LetHimPassOnce =
    .offender = You must pass at your next turn; after that you are free.
say-LetHimPassThroughout =
    .offender = You must pass at every turn from now on.
say-LetPartnerBidOrPass =
    .partner = At this turn you may bid or pass, but neither double nor redouble.
say-SilencePartner =
    .offender =
        { $side ->
            [defends] { "" }
            [declares] { "" }
           *[other] At your turn make any legal call.
        }
    .partner =
        { $side ->
            [defends] { "" }
            [declares] { "" }
           *[other] You must pass to the end of the auction.
        }
say-LetHimRepeatTheCall =
    .offender = Repeat your call at your turn; there is no rectification.
say-LetHimRepeatTheBid =
    .offender = Repeat your bid at your turn; then I rule that it is insufficient.
say-LetTheAuctionGoOn =
    .all = The new call stands and the auction goes on normally. Call me at the end of play if you think that the call out of turn helped the side that made it.
say-LetTheNewCallStand =
    .all = The new call stands.
say-LetTheCallOfAnotherKindStand =
    .all = The new call stands.
say-ForbidOneSuitIfTheyDefend =
    .both_sides =
        { $at_partner ->
            [unknown] If the player who erred defends, call me before that player's partner first leads.
           *[other] If { $at_partner } defends, call me before { $at_partner } first leads.
        }
say-ForbidOneSuit =
    .declarer = The first time the offender's partner is on lead, you may forbid any one suit, for as long as that partner keeps the lead.
say-LetPartnerNotUseIt =
    .partner = But do not follow what the withdrawn call suggests.
say-LetTheOffendersNotUseIt =
    .both_sides = Only the side that did not err may use the call that was cancelled.

## The provisions, in our own words

law-rho_had_to_pass = A call before an opponent on the right who is obliged to pass counts as made in rotation.
law-too_low_in_rotation = An insufficient bid that counts as made in rotation is ruled by this Law.
law-double_in_rotation_may_not_be_made = The double counts as made in rotation, and is inadmissible.
law-not_allowed_in_rotation = An inadmissible double or redouble that counts as made in rotation is ruled by this Law.
law-stands_in_rotation = A call that counts as made in rotation, and is legal, stands.
law-is_out_of_rotation = It was not his turn.
law-rho_has_called_in_turn = The opponent on his right, whose turn it was, has called before the ruling.
law-may_not_be_made_at_all = Doubles and redoubles out of rotation that may never be made are ruled by Law 36.
law-never_accepted = An inadmissible double or redouble is cancelled, whoever has called after it.
    .until-2007 = An inadmissible double or redouble is never accepted.
law-pass_ruled_as_a_bid = An artificial pass, or a pass of an artificial call, is ruled as a bid out of rotation.
law-ruled_as_a_pass = It is a pass, and no artificial one.
law-ruled_as_a_bid = It is a bid, or ruled as one.
law-ruled_as_a_double = It is a double or redouble that may be made.
law-had_called_before = At the turn of the opponent on his left he had called before.
law-pass_that_changes_a_call = A pass at the left-hand opponent's turn, after an earlier call, is a change of call.
    .until-2007 = Once anybody has bid, a pass at the left-hand opponent's turn is a change of call.
law-bid_that_changes_a_call = A bid at the left-hand opponent's turn, after an earlier call, is a change of call.
law-double_that_changes_a_call = A double or redouble at the left-hand opponent's turn is a change of call.
law-is_a_change_of_call = A call that changes an earlier one is ruled by this Law.
    .until-2007 = A pass once anybody has bid, a bid after an earlier call, or a double at the left-hand opponent's turn is a change of call, ruled by this Law.
law-double_at_lhos_turn = It was a double or redouble at the left-hand opponent's turn.
law-later_bid_at_lhos_turn = It was a bid at the left-hand opponent's turn, after an earlier call of his own.
law-is_a_call_out_of_turn = The call was out of rotation.
law-player_in_turn_has_called = The opponent whose turn it was has called before the ruling.
law-called_in_turn_meanwhile = An opponent in turn who calls before a rectification gives it up, and the call out of turn is as if not made.
law-what_the_void_call_told = What the withdrawn call told is unauthorised for the offending side.
law-is_still_at_issue = The next player may accept the call or decline it.
law-lho_has_not_chosen = The next player has not been asked yet.
law-lho_declines = The next player does not accept the call.
law-lho_accepts = The next player accepts the call, or has called over it.
law-lho_may_accept = The next player may accept a call out of rotation, and gives up the rectification by that.
law-at_rhos_turn = It was the turn of the opponent on his right.
law-at_another_turn = It was the turn of his partner, or of the dealer on his left.
law-depends_on_rho = It depends on the call of the opponent on his right.
law-rho_acts = The opponent on his right bids, doubles or redoubles.
law-he_calls_what_he_likes = He may make any legal call at his turn.
law-is_to_be_compared = The new call has still to be compared.
law-has_not_called_again = He has not called again yet.
law-found_comparable = The new call was found comparable.
law-found_not_comparable = The new call was found not comparable.
law-is_ruled_by_its_kind = The withdrawn call is ruled as a pass, as a bid or as a double.
law-calls_are_compared = Whether a call is comparable is found by the tests of this Law.
law-is_cancelled = The call is cancelled.
law-has_made_a_new_call = The turn went back, and he has called again.
law-turn_went_back = The call was cancelled, and the turn went back to whose it was.
law-turn_goes_back = A call out of rotation that is not accepted is cancelled, and the turn goes back to whose it was.
    .until-2007 = A call out of rotation that is not accepted is cancelled, and the turn goes back to whose it was; what the opponent on his right has called since stands.
law-partner_calls_first = It was the partner's turn, or will be before the offender's own.
law-partner_is_free_after_a_pass = The partner may make any legal call at his turn, but may not use the withdrawn pass.
law-partner_calls_after_a_pass = The partner may then make any legal call.
law-partner_is_free_after_a_bid = The partner may make any legal call at his turn, but may not use the withdrawn bid.
law-partner_calls_after_a_bid = The partner may then make any legal call.
law-partner_is_free_after_a_double = The partner may make any legal call at his turn, but may not use the withdrawn double.
law-partner_calls_after_a_double = The partner may then make any legal call.
law-partners_call_is_looked_at = If the partner has used the withdrawn call, and the other side was damaged by it, the Director adjusts the score.
law-pass_at_rhos_turn = A player who passes at the turn of the opponent on his right passes at his own next turn.
law-pass_at_partners_turn = A player who passes at his partner's turn may make any legal call at his own.
law-pass_made_good = If the new call is comparable to the pass, there is no further rectification.
law-pass_not_made_good = The new call is not comparable to the pass.
law-new_call_after_a_pass = A new call that is not comparable to the pass stands.
law-partner_passes_once_after_a_pass = The offender's partner then passes at his next turn.
law-pass_not_accepted = It was a pass, and it is not accepted.
law-pass_before_any_bid = Nobody had bid.
law-pass_after_a_bid = Somebody had bid.
law-passes_once_before_any_bid = A player who passes out of rotation before anybody has bid passes again at his next turn.
law-passes_once_at_rhos_turn = After a bid, a player who passes at the turn of the opponent on his right passes again at his next turn.
law-passed_for_his_partner = After a bid he passed at his partner's turn.
law-passes_throughout = After a bid, a player who passes at his partner's turn passes whenever it is his turn.
law-partner_does_not_double = The partner may bid or pass, but not double or redouble at that turn.
law-rho_acts_over_the_bid = The opponent on his right has acted.
law-same_denomination_again = The new call repeats the denomination.
law-another_call_than_that = The new call does not repeat the denomination.
law-bid_of_the_same_denomination = A new call that repeats the denomination stands.
law-partner_passes_once_then = The offender's partner then passes at his next turn.
law-another_call_stands = A new call that does not repeat the denomination stands.
law-partner_passes_throughout_then = The offender's partner then passes whenever it is his turn.
law-bid_for_another = The bid was at another turn than that of the opponent on his right.
law-bid_silences_the_partner = After a bid at his partner's turn, or at the turn of the dealer on his left, the offender's partner passes whenever it is his turn.
law-double_for_another = The double was at his partner's turn.
law-double_silences_the_partner = After a double or redouble at his partner's turn the offender's partner passes whenever it is his turn.
law-rho_acts_over_the_double = The opponent on his right has acted.
law-call_after_the_double_stands = If the opponent on his right acts, he may make any legal call.
law-partner_passes_throughout_after_it = The offender's partner then passes whenever it is his turn.
law-waits_for_rho = The opponent on his right has not called yet.
law-rho_has_passed = The opponent on his right has passed.
law-is_free_after_rho = The opponent on his right has acted, and he may make any legal call.
law-is_free_at_another_turn = At his own turn, still to come, he may make any legal call.
law-bid_waits_for_rho = What he has to do depends on the call of the opponent on his right.
law-bid_has_to_be_repeated = That opponent has passed.
law-bid_was_insufficient_too = The bid is insufficient as well.
law-bid_is_repeated = If the opponent on his right passes, he repeats his call; if it is legal, there is no rectification.
law-repeated_bid_is_insufficient = A bid that is insufficient is ruled by this Law once it is made in turn.
law-then_it_is_an_insufficient_bid = An insufficient bid out of turn is ruled as out of turn first.
law-insufficient_and_at_issue = It was an insufficient bid out of rotation.
law-turn_goes_before_height = An insufficient bid out of rotation is ruled as a bid out of rotation.
law-low_bid_is_accepted = An insufficient bid that the next player accepts is treated as legal.
law-denomination_specified = If a call out of rotation is artificial, what it specifies counts, not the denomination named.
law-bid_may_be_any_call = If the opponent on his right acts, he may make any legal call.
law-bid_at_partners_turn = At his own turn he may then make any legal call.
law-bid_goes_on_as_at_rhos_turn = What follows is as if the opponent on his right had acted.
law-bid_is_replaced = He was free to make another call.
law-bid_made_good = If the new call is comparable to the bid, there is no further rectification.
law-bid_not_made_good = The new call is not comparable to the bid.
law-new_call_after_a_bid = A new call that is not comparable to the bid stands.
law-partner_passes_once_after_a_bid = The offender's partner then passes at his next turn.
law-double_waits_for_rho = What he has to do depends on the call of the opponent on his right.
law-double_is_repeated = If the opponent on his right passes, he repeats his double; there is no rectification.
law-double_may_be_any_call = If the opponent on his right acts, he may make any legal call.
law-double_at_partners_turn = At his own turn he may then make any legal call.
law-double_goes_on_as_at_rhos_turn = What follows is as if the opponent on his right had acted.
law-double_is_replaced = He was free to make another call.
law-double_made_good = If the new call is comparable to the double, there is no further rectification.
law-double_not_made_good = The new call is not comparable to the double.
law-new_call_after_a_double = A new call that is not comparable to the double stands.
law-partner_passes_once_after_a_double = The offender's partner then passes at his next turn.
law-comparable_call = A call is comparable if it passes one of the three tests of this Law.
law-nothing_is_unauthorised = After a comparable call what the withdrawn one told is not ruled by 16C.
law-no_restriction_after_it = Where a comparable call replaces the withdrawn one, no lead is restricted.
law-comparable_without_more = The new call is comparable.
law-help_is_looked_at = After a comparable call the Director adjusts at the end if help from the infraction could well have changed the result and did damage.
law-partner_may_not_use_it = Of calls that are logical alternatives the partner may not choose one that the withdrawn call suggests.
law-no_comparable_call = No comparable call has replaced the withdrawn one.
    .until-2007 = When a call is withdrawn, the non-offending side may use what it has shown; the offending side may not.
law-a_call_was_withdrawn = A call was withdrawn; a comparable one has not taken its place, or the pass of which this Law speaks will.
law-lead_is_at_issue = A lead may be restricted.
    .until-2007 = A lead may be restricted by a bid that silences the partner.
law-double_was_withdrawn = A double or redouble silences the partner throughout.
law-lead_after_a_double = If the offender's side defends, declarer may forbid the offender's partner, at that partner's first turn to lead and for as long as he keeps the lead, any one suit.
law-his_side_defends = His side defends.
law-his_side_declares = His side plays the contract.
law-may_have_been_foreseen = A player has to pass because of it.
    .until-2007 = A player has to pass because of it.

## Why

reason-1 =
    { $turn_of ->
        [rho] He called at the turn of the right-hand opponent.
        [partner] He called at his partner's turn.
       *[other] He called at the turn of the left-hand opponent.
    }

## What is left to be done later, in few words

## What is left to be done later, in few words

task-LetTheOffendersNotUseIt = did the call help?
task-LookHowPartnerCalled = did partner use it?
task-ForbidOneSuit = lead: which suit?
