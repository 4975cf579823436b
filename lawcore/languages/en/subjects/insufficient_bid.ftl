### What is said about an insufficient bid, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Insufficient bid
    .command = insufficient_bid
    .menu = A bid that is not high enough

## The facts: how they are asked, how they are answered

fact-meant = Is that the bid the player meant to make at that moment?
    .aside = If it is not plain, ask the player away from the table.
option-meant-meant = Yes, meant
option-meant-slip = No, wrong card or slip
option-meant-unsure = Not clear
fact-lho = Does the next player accept it?
ask-lho = Does the next player accept it?
option-lho-declines = Declines
option-lho-accepts = Accepts
option-lho-called = Next player has called
option-lho-undecided = Not asked yet
fact-repl = What does the player replace it with?
    .aside = Explain each first. The suit shown counts, not the one named.
option-repl-same_denom = Lowest, same denomination
option-repl-other_bid = Another sufficient bid
option-repl-pass = Pass
option-repl-dbl_rdbl = Double or redouble
option-repl-insuff_again = Another insufficient bid
option-repl-none = Not chosen yet
fact-lho2 = Does the next player accept the second bid?
option-lho2-declines = No
option-lho2-accepts = Accepts
option-lho2-undecided = Not asked yet
fact-cmp = Is the new call comparable (23A)?
option-cmp-yes = Yes, comparable
option-cmp-no = No
option-cmp-unsure = Help me decide
fact-natural_both = Were both bids natural, beyond dispute?
    .aside = The insufficient bid and the one that replaces it.
option-natural_both-yes = Yes, both natural
option-natural_both-no = One may be artificial
fact-precise = Does it mean the same, or more precisely?
    .aside = Every hand of the new call fits the insufficient bid.
option-precise-yes = The same or more precise
option-precise-no = Something else
fact-turn = Was it the player's turn to call?
option-turn-in_turn = Yes, the player's turn
option-turn-out_of_turn = No, out of turn
fact-early = Had the player changed it before you came?
ask-early = Had the player changed it before you came?
option-early-no = No
option-early-yes = Yes, already replaced
fact-prior = Was an earlier replacement cancelled?
option-prior-none = No
option-prior-dbl = Yes, a double
option-prior-insuff = Yes, insufficient again
fact-damage = Did the insufficient bid help its side, and damage the other?
option-damage-not_yet = Play not over
option-damage-no = No damage
option-damage-yes = Could well have differed

choice-turn-out_of_turn = It was not the player's turn
choice-early-yes = The player had already replaced it
choice-prior-dbl = A double was cancelled before
choice-prior-insuff = A second low bid was cancelled
choice-repl-same_denom = Lowest bid
choice-repl-other_bid = Another bid
choice-repl-pass = Pass
choice-repl-dbl_rdbl = Double or redouble
choice-repl-insuff_again = Too low again
choice-repl-none = Not chosen yet
supposed-turn = it was the player's turn
supposed-early = the player had not replaced it yet
supposed-prior = no replacement was cancelled before
supposed-damage = play is not over
brief-meant-meant = the player meant it
brief-meant-slip = a slip
brief-meant-unsure = perhaps a slip
brief-lho-declines = not accepted
brief-lho-accepts = accepted
brief-lho-called = next player has called
brief-lho-undecided = next player not asked yet
brief-repl-none = not replaced yet
brief-lho2-declines = the second not accepted
brief-lho2-accepts = the second accepted
brief-lho2-undecided = next player not asked again yet
brief-cmp-yes = comparable
brief-cmp-no = not comparable
brief-cmp-unsure = to be compared
brief-natural_both-yes = both natural
brief-natural_both-no = one may be artificial
brief-precise-yes = same or more precise
brief-precise-no = another meaning
choose-lho =
    { $at_lho ->
        [unknown] Does that player accept?
       *[other] Does { $at_lho } accept?
    }
offer-lho = Decide without consulting your partner. You may:
offer-lho-accepts = accept it by calling over it;
offer-lho-declines =
    { $early ->
        [yes] not accept it: I rule on what the player has put in its place.
       *[no] { $edition ->
            [1997] not accept it: the player must replace it.
            [2007] not accept it: the player must replace it.
           *[other] { $at_partner ->
                [unknown] not accept it: it is replaced. After the lowest sufficient bid showing the same suit or notrump, or a comparable call, the auction goes on; otherwise the partner passes to the end and, as a defender, may be restricted in the first lead.
               *[other] not accept it: { $at_offender } replaces it. After the lowest sufficient bid showing the same suit or notrump, or a comparable call, the auction goes on; otherwise { $at_partner } passes to the end and, as a defender, may be restricted in the first lead.
            }
        }
    }
choose-repl = Which call replaces it?
chosen-repl-other_bid = Another bid
chosen-repl-pass = Pass
chosen-repl-dbl_rdbl = Double
offer-repl = Replace it. You may choose:
offer-repl-same_denom =
    { $prior ->
        [dbl] the lowest bid in the same denomination;
        [insuff] the lowest bid in the same denomination;
       *[none] { $edition ->
            [2007] the lowest bid in the same denomination: nobody is barred if both are natural or it says no less, else your partner passes to the end;
           *[other] the lowest bid showing the same suit or notrump: nobody is barred, though I may adjust the score later;
        }
    }
offer-repl-other_bid =
    { $prior ->
        [dbl] another bid;
        [insuff] another bid;
       *[none] { $edition ->
            [2007] another bid: unless it says no less, your partner passes to the end and may be restricted in the first lead;
           *[other] another bid: unless it is comparable, your partner passes to the end and may be restricted in the first lead;
        }
    }
offer-repl-pass =
    { $prior ->
        [dbl] a pass;
        [insuff] a pass;
       *[none] { $edition ->
            [2007] a pass, with the same consequences;
           *[other] a pass, with the same consequences;
        }
    }
offer-repl-dbl_rdbl =
    { $edition ->
        [2007] a double or redouble only if it says no less.
       *[other] a comparable double or redouble.
    }
offer-lho2 = Decide without consulting your partner. You may:
offer-lho2-accepts =
    { $prior ->
        [dbl] accept this bid by calling over it: the offender's partner passes to the end all the same;
        [insuff] accept this bid by calling over it: the offender's partner passes to the end all the same;
       *[none] accept this second bid by calling over it;
    }
offer-lho2-declines = not accept it: the offender chooses again, and the offender's partner passes to the end whatever that call is.
next-meant = I know what the player meant
next-lho = The next player has decided
next-lho2 = The next player has decided
next-repl = The player has chosen another call
next-cmp = I have decided
next-damage = Play is over: was there damage?
depends-meant = whether the player meant it
depends-lho = what the next player does
depends-repl = what replaces it
depends-lho2 = what the next player does about the second bid
depends-cmp = whether the new call is comparable
depends-natural_both = whether both bids were natural
depends-precise = whether the new call means the same
depends-turn = whose turn it was
depends-early = whether the player had replaced it before
depends-prior = what was cancelled before
why-meant = A slip is put right without any rectification (25A1); a bid that was meant is accepted or replaced (27).
why-cmp = After a comparable call nobody is barred (27B1(b)), unless a replacement was cancelled before; after any other the partner passes throughout (27B2, 27B3).
why-lho = If he accepts the bid the auction goes on from there; if not, it is replaced (27A1, 27B).
why-repl = What replaces the bid decides whether his partner may go on calling (27B).

## The ruling in one line

headline-AskHimAwayFromTheTable = First find out whether it was a slip ({ $articles }).
headline-RuleAChangeOfCall = A slip: the bid the player meant takes its place ({ $articles }).
headline-ApplyTheLawOfUnintendedCalls = A slip: the bid the player meant may take its place ({ $articles }).
headline-ApplyTheLawOfBidsOutOfTurn = The bid was out of turn: that comes first ({ $articles }).
headline-RuleABidOutOfTurn = The bid was out of turn: that comes first ({ $articles }).
headline-CompareTheCalls = Compare the two calls first ({ $articles }).
headline-LetLhoAcceptOrDecline = The next player chooses: accept the bid or decline it ({ $articles }).
headline-LetLhoChooseAgain = The next player chooses again: accept the new bid or not ({ $articles }).
headline-AskWhichBidLhoCalledOver = Ask the next player which of the two bids he called over ({ $articles }).
headline-accepted = The bid is accepted and stands ({ $articles }).
headline-LetThatBidStandToo =
    The bid is accepted, but one was cancelled before: { $at_partner ->
        [unknown] the offender's partner
       *[other] { $at_partner }
    } passes throughout ({ $articles }).
headline-CancelTheBid =
    Cancelled: { $at_offender ->
        [unknown] the bid is replaced
       *[other] { $at_offender } replaces it
    } ({ $articles }).
headline-LetTheAuctionGoOn =
    The new call stands; { $at_partner ->
        [unknown] the offender's partner
       *[other] { $at_partner }
    } is free ({ $articles }).
headline-LetTheCallOfThatMeaningStand =
    The new call stands; { $at_partner ->
        [unknown] the offender's partner
       *[other] { $at_partner }
    } is free ({ $articles }).
headline-LetTheReplacementStand =
    The new call stands; { $at_partner ->
        [unknown] the offender's partner
       *[other] { $at_partner }
    } passes throughout ({ $articles }).
headline-CancelTheDouble =
    The double is cancelled; { $at_partner ->
        [unknown] the offender's partner
       *[other] { $at_partner }
    } passes throughout ({ $articles }).
headline-CancelTheSecondBid =
    That bid is cancelled too; { $at_partner ->
        [unknown] the offender's partner
       *[other] { $at_partner }
    } passes throughout ({ $articles }).

## The orders

order-AskHimAwayFromTheTable = Ask the player away from the table what he meant to bid, and rule then
order-RuleAChangeOfCall = Rule it as a change of an unintended call; the bid he meant is then judged by itself
order-ApplyTheLawOfUnintendedCalls = Apply Law 25 of that edition: the bid he meant takes its place if he changes it without pause for thought, before his partner calls
order-ApplyTheLawOfBidsOutOfTurn = Rule the bid out of turn first; its insufficiency comes after, once he repeats it
order-RuleABidOutOfTurn = Rule the bid out of turn first; its insufficiency comes after
order-LetLhoAcceptOrDecline = Let the next player accept the bid or decline it; to call is to accept
order-LetLhoChooseAgain = Let the next player accept the new bid or decline it
order-AskWhichBidLhoCalledOver = Ask the next player over which of the two bids he meant to call; the answer decides whether the first is accepted
order-LetTheBidStand = Let the bid stand as if it were legal; the auction goes on from the next player, and everybody may use it
order-LetTheSecondBidStand = Let the second bid stand as if it were legal; the auction goes on from the next player
order-LetThatBidStandToo = Let that bid stand as if it were legal; the auction goes on from the next player
order-LetTheFirstBidStand = Let the first bid stand and cancel what had replaced it; the auction goes on from the next player
order-CancelTheBid = Cancel the bid
order-HaveItReplaced = Have him put a legal call in its place; pass is always one
order-ExplainWhatMayReplaceIt =
    { $edition ->
        [2007] Tell him what follows from each call; what one would mean, away from the table
       *[other] Tell him what follows from each call; whether one would be comparable, away from the table
    }
order-CompareTheCalls = Compare the new call with the bid that was withdrawn, and come back
order-LetTheAuctionGoOn = Let the new call stand; the auction goes on, his partner is free, and no lead is restricted
order-LetTheCallOfThatMeaningStand = Let the new call stand; the auction goes on, his partner is free, and no lead is restricted
order-LetTheReplacementStand = Let the new call stand
order-CancelTheDouble = Cancel the double or redouble
order-CancelTheSecondBid = Cancel that insufficient bid as well
order-HaveTheDoubleReplaced = Have him choose another call
order-HaveTheSecondBidReplaced = Have him choose a legal call
order-TakeHisReplacementAsMade = He had replaced it before you came: unless the next player accepts the first bid, what he has called stands if it is legal
aside-TakeHisReplacementAsMade = The player had replaced it before you came: that call stands if legal, unless the next player accepts the first bid
order-RuleHisReplacement = He had replaced it before you came: what he called then is ruled as any other replacement
aside-RuleHisReplacement = The player had replaced it before you came: that call is ruled as any other replacement
order-LookWhetherTheBidHelped = If, without the help of the first bid, the result could well have been different and the other side was damaged, adjust to the probable result without that bid
order-AwardTheScoreWithoutTheBid = Award as an adjusted score (12C1(b)) the probable result without the insufficient bid
order-ConsiderTheScoreAsItWouldHaveBeen = Consider as an adjusted score (12C1) the probable result without the insufficient bid
order-LeaveTheScore = No damage: let the score stand

## What is said to the players

say-LetLhoAcceptOrDecline =
    .lho =
        { $early ->
            [yes] You may accept the first bid, and then call over it. If you do not, I rule on what the player has put in its place. Decide without consulting your partner.
           *[no] { $edition ->
                [1997] You may accept this bid by calling over it. If you do not, the player must replace it. Decide without consulting your partner.
                [2007] You may accept this bid by calling over it. If you do not, the player must replace it. Decide without consulting your partner.
               *[other] You may accept this bid: just call over it. If you do not, the player changes it: after the lowest bid showing the same suit or notrump, or a comparable call, the auction goes on. After any other bid, or a pass, the partner must pass to the end, and a lead may be restricted. A double or redouble only if comparable. Decide without consulting your partner.
            }
        }
say-LetLhoChooseAgain =
    .lho =
        { $prior ->
            [dbl] You may accept this bid by calling over it. If you do not, it is cancelled, and the player chooses again. Either way the partner passes to the end. Decide without consulting your partner.
            [insuff] You may accept this bid by calling over it. If you do not, it is cancelled, and the player chooses again. Either way the partner passes to the end. Decide without consulting your partner.
           *[none] You may accept this second bid by calling over it. If you do not, it is cancelled: the player chooses again, and the partner passes to the end whatever that call is. Decide without consulting your partner.
        }
say-AskWhichBidLhoCalledOver =
    .lho = Which of the two bids did you call over?
say-LetTheBidStand =
    .all = The bid is accepted and stands; the auction goes on.
say-LetTheSecondBidStand =
    .all = The second bid is accepted and stands; the auction goes on.
say-LetThatBidStandToo =
    .all = That bid is accepted and stands; the auction goes on. But a replacement was cancelled before: the offender's partner still passes to the end.
say-LetTheFirstBidStand =
    .all = The first bid is accepted and stands; what replaced it is cancelled. The auction goes on.
say-CancelTheBid =
    .all = The bid is not accepted.
say-HaveItReplaced =
    .offender = Replace it with a legal call.
say-ExplainWhatMayReplaceIt =
    .offender =
        { $edition ->
            [2007] { $prior ->
                [none] After the lowest bid in the same denomination, both natural, or a call that says no less, nobody is barred. Any other bid, or a pass, silences your partner throughout and may restrict a lead. No double that says less.
               *[other] Your partner passes to the end whatever you choose. A double or redouble stands only if it says no less.
            }
           *[other] { $prior ->
                [none] After the lowest bid showing the same suit or notrump, or a comparable call, nobody is barred, though I may adjust the score later. Any other bid, or a pass, silences your partner throughout and may restrict a lead. Double only if comparable.
               *[other] Your partner passes to the end whatever you choose; a comparable call leaves the lead free. Double only if comparable.
            }
        }
say-LetTheAuctionGoOn =
    .all =
        { $damage ->
            [not_yet] The new call stands and the auction goes on normally. Call me at the end of play if you think that the insufficient bid helped the side that made it.
           *[other] The new call stands.
        }
say-LetTheCallOfThatMeaningStand =
    .all =
        { $damage ->
            [not_yet] The new call stands and the auction goes on normally. Call me at the end of play if you think that the insufficient bid helped the side that made it.
           *[other] The new call stands.
        }
say-LetTheReplacementStand =
    .all = The new call stands.
say-CancelTheDouble =
    .all = That call is cancelled.
say-CancelTheSecondBid =
    .all = That bid is cancelled as well.
say-HaveTheDoubleReplaced =
    .offender = Choose another call.
say-HaveTheSecondBidReplaced =
    .offender = Choose a legal call.
say-TakeHisReplacementAsMade =
    .all = What the player has called since stands if it is legal, unless the first bid is accepted.
say-RuleHisReplacement =
    .all = The first bid is not accepted: I rule on what the player has called since.

## The provisions, in our own words

law-was_no_intention = What a player first intended to call stands; only what he did not intend may be replaced.
law-was_a_slip = After a mechanical error or a slip of the tongue the intended call takes its place.
    .until-2007 = An unintended call may be changed before the partner calls, if there was no pause for thought.
law-intention_is_not_clear = What he meant at that moment has to be known before anything is ruled.
law-bid_as_he_meant = He meant to make that bid.
law-at_his_turn = He made it at his turn.
law-bid_out_of_rotation = Law 31 deals with a bid out of rotation.
law-out_of_turn_comes_first = An insufficient bid out of turn is ruled as a bid out of turn, unless it is accepted.
    .until-2007 = Law 31 is applied first to a bid out of turn that is insufficient too, unless it is accepted.
law-lho_has_not_chosen = The next player has not been asked yet.
law-lho_accepts = The next player accepts the bid, or has called.
law-lho_declines = The next player does not accept the bid.
law-was_replaced_early = He had replaced the bid before the Director came.
law-lho_called_over_one_of_two = The next player has called after two bids.
law-is_authorised_as_a_legal_call = What legal and accepted calls tell may be used by everybody.
law-may_be_accepted = The next player may accept an insufficient bid as if it were legal; to call is to accept it.
law-accepted_after_all = The next player accepts the first bid though it had been replaced.
law-replaced_before_it_was_ruled = What replaced it before the ruling stands if it is legal, unless the next player accepts the first bid.
law-waits_for_a_replacement = He has not yet chosen what replaces it.
law-bid_is_cancelled = An insufficient bid that is not accepted is corrected by a legal call.
law-he_chooses_a_legal_call = The offender chooses the legal call that replaces it.
law-he_is_told_what_follows = The Director explains what follows from each choice.
law-lowest_of_the_same_denomination = It is replaced by the lowest sufficient bid that specifies the denomination or denominations that it specified.
law-sufficient_bid_or_pass = It is replaced by another sufficient bid or by a pass.
law-double_or_redouble = It is replaced by a double or redouble.
law-call_to_be_compared = It matters whether the new call is comparable.
law-found_comparable = The new call was found comparable.
law-comparable_call = A call is comparable if it passes one of the three tests of this Law.
law-call_that_is_not_comparable = The new call was found not comparable.
law-calls_are_compared = Whether a call is comparable is found by the tests of this Law.
law-first_replacement = No replacement was cancelled before.
law-no_restriction_after_it = Where a comparable call replaces the withdrawn one, no lead is restricted.
law-neither_bid_is_artificial = Beyond dispute neither bid is artificial.
law-call_to_be_measured = It matters whether the new call says the same as the insufficient bid, or more precisely.
law-same_or_more_precise = The new call means the same as the insufficient bid, or something more precise.
law-neither_same_nor_more_precise = The new call may mean something that the insufficient bid did not.
law-same_denomination_goes_on = After the lowest sufficient bid that specifies what the withdrawn bid specified, one denomination or several, the auction goes on without further rectification.
    .until-2007 = If beyond dispute neither bid is artificial, the lowest in the same denomination goes on without further rectification.
law-comparable_call_goes_on = After a comparable call the auction goes on without further rectification.
    .until-2007 = After a legal call of the same or a more precise meaning the auction goes on without further rectification.
law-replaced_otherwise = It is replaced by a bid or a pass that is not comparable.
    .until-2007 = It is replaced by a bid or a pass that says something else.
law-any_other_replacement_stands = Any other sufficient bid, or a pass, stands.
law-partner_is_silenced = The offender's partner then passes whenever it is his turn.
law-doubled_without_comparison = It is replaced by a double or redouble that is not comparable.
    .until-2007 = It is replaced by a double or redouble that says something else.
law-double_is_cancelled = Such a double or redouble is cancelled.
law-double_is_replaced = He then has to choose another call.
law-waits_after_a_cancelled_attempt = Nothing that stands has been put yet in the place of an attempt that was cancelled.
law-insufficient_again = A second insufficient bid is ruled as after a double, unless the next player accepts it.
law-waits_for_lho_again = The next player has not been asked about the second bid.
law-second_bid_may_be_accepted = The next player may accept the second bid as he might the first.
law-lho_has_a_choice = The next player may accept the bid, and has not chosen yet.
law-second_bid_declined = The second bid is not accepted.
law-second_bid_accepted = The second bid is accepted, and the first was withdrawn for it.
law-accepted_after_a_cancelled_attempt = A further insufficient bid is accepted, but an attempt before it had been cancelled.
law-second_bid_is_cancelled = A second insufficient bid that is not accepted is cancelled.
law-second_bid_is_replaced = He then has to choose a legal call.
law-legal_at_the_second_attempt = A legal call replaces an attempt that was cancelled.
    .until-2007 = A legal call of whatever meaning replaces an attempt that was cancelled, but a double only if it means the same.
law-later_replacement_stands = The legal call that replaces a cancelled double stands.
law-replacement_of_the_second_bid_stands = The legal call that replaces a second insufficient bid stands.
law-partner_is_silenced_whatever_follows = After a cancelled attempt the partner passes throughout, whatever is then chosen.
law-partner_is_silenced_after_the_second_bid = After a second insufficient bid the partner passes throughout, as after a double.
law-partner_has_to_pass = A call was withdrawn, and the partner has to pass.
law-a_call_is_withdrawn = A call was withdrawn, and what it showed is not released by 27B1 or by a comparable call.
    .until-2007 = A call was withdrawn, and what it showed is not released by 27B1.
law-comparable_after_all = The call that stands in the end is comparable.
law-no_comparable_call = No comparable call has replaced the withdrawn one.
    .until-2007 = A call was withdrawn, and the partner has to pass.
law-another_call_is_due = A replacement was cancelled, and has to be replaced in turn.
law-his_side_defends = His side defends.
law-his_side_declares = His side plays the contract.
law-auction_went_on_without_rectification = The auction went on without further rectification.
law-help_of_the_bid_is_looked_at = If help from the infraction could well have changed the result and did damage, the score is adjusted towards the probable one without it.
    .until-2007 = If help from the infraction could well have changed the result and did damage, the Director adjusts towards what was probable without the bid.

## Why

reason-1 =
    { $meant ->
        [slip] He did not mean to make that bid.
        [unsure] It is not clear what he meant to bid.
       *[other] { $lho ->
            [accepts] The next player accepts the insufficient bid.
            [called] The next player has called over the insufficient bid.
            [declines] The next player does not accept the insufficient bid.
           *[other] A player has made an insufficient bid.
        }
    }

## What is left to be done later, in few words

step-LookWhetherTheBidHelped = Did the insufficient bid help the offending side, and was the other side damaged? Then award an adjusted score
task-LookWhetherTheBidHelped = did the bid help?
task-AwardTheScoreWithoutTheBid = without that bid?
task-ConsiderTheScoreAsItWouldHaveBeen = without that bid?
task-LeaveTheScore = { "" }
