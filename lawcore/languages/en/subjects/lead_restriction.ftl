### What is said about the lead after a withdrawn call, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Lead restriction
    .command = lead_restriction
    .menu = The partner's lead after a call that was withdrawn

## The facts: how they are asked, how they are answered

fact-origin = Which call was withdrawn?
option-origin-ib = Insufficient bid
option-origin-out_of_turn = Call out of turn
option-origin-changed = Changed call
option-origin-inadmissible = Inadmissible call
fact-cmp = Was it replaced by a comparable call?
ask-cmp = Was it replaced by a comparable call?
option-cmp-no = No
option-cmp-yes = Yes
fact-first_turn = Is the offender's partner on lead for the first time?
option-first_turn-yes = Yes, first time
option-first_turn-no = No, the player has led before
fact-withdrawn_relates_to_suits = Which suits did the withdrawn call show, and only suits?
    .aside = A natural bid shows the suit named.
option-withdrawn_relates_to_suits-none = None, or not suits alone
option-withdrawn_relates_to_suits-S = ♠
option-withdrawn_relates_to_suits-H = ♥
option-withdrawn_relates_to_suits-D = ♦
option-withdrawn_relates_to_suits-C = ♣
option-withdrawn_relates_to_suits-SH = ♠ ♥
option-withdrawn_relates_to_suits-SD = ♠ ♦
option-withdrawn_relates_to_suits-SC = ♠ ♣
option-withdrawn_relates_to_suits-HD = ♥ ♦
option-withdrawn_relates_to_suits-HC = ♥ ♣
option-withdrawn_relates_to_suits-DC = ♦ ♣
option-withdrawn_relates_to_suits-SHD = ♠ ♥ ♦
option-withdrawn_relates_to_suits-SHC = ♠ ♥ ♣
option-withdrawn_relates_to_suits-SDC = ♠ ♦ ♣
option-withdrawn_relates_to_suits-HDC = ♥ ♦ ♣
option-withdrawn_relates_to_suits-SHDC = All four
fact-specified = Which suits did the offender show in the legal auction?
    .aside = Shown, not merely named; in calls that stand, including the replacement.
ask-specified = How many suits did the offender show in the legal auction?
option-specified-none = None
option-specified-S = ♠
option-specified-H = ♥
option-specified-D = ♦
option-specified-C = ♣
option-specified-SH = ♠ ♥
option-specified-SD = ♠ ♦
option-specified-SC = ♠ ♣
option-specified-HD = ♥ ♦
option-specified-HC = ♥ ♣
option-specified-DC = ♦ ♣
option-specified-SHD = ♠ ♥ ♦
option-specified-SHC = ♠ ♥ ♣
option-specified-SDC = ♠ ♦ ♣
option-specified-HDC = ♥ ♦ ♣
option-specified-SHDC = All four
fact-forbidden = Which suit has declarer forbidden?
option-forbidden-not_yet = Not chosen yet
option-forbidden-S = ♠
option-forbidden-H = ♥
option-forbidden-D = ♦
option-forbidden-C = ♣
option-forbidden-none = None
fact-exempt = Does a law exclude lead restrictions?
option-exempt-none = None
option-exempt-27B1a = 27B1(a)
option-exempt-25A = 25A1
option-exempt-28B = 28B
option-exempt-29A = 29A accepted call
option-exempt-31A1 = 31A1 or 32A1, repeated
option-exempt-36A = 36A
option-exempt-37A = 37A
option-exempt-38D = 38D, next player had called
option-exempt-39B = 39B

group-withdrawn_relates_to_suits-one = One suit
group-withdrawn_relates_to_suits-two = Two suits
group-withdrawn_relates_to_suits-three = Three suits
group-specified-one = One suit
group-specified-two = Two suits
group-specified-three = Three suits
choice-exempt-27B1a = Lowest bid, same suit (27B1(a))
choice-exempt-25A = A slip was put right (25A1)
choice-exempt-28B = Called in turn meanwhile (28B)
choice-exempt-29A = The call was accepted (27A1, 29A)
choice-exempt-31A1 = Repeated in turn (31A1, 32A1)
choice-exempt-36A = Double called over (36A)
choice-exempt-37A = Barred player called over (37A)
choice-exempt-38D = Over seven, called over (38D)
choice-exempt-39B = After the final pass (39B)
choice-cmp-no-27B1a = Lowest bid, same suit (27B1(a))
choice-cmp-no-25A = A slip was put right (25A1)
choice-cmp-no-28B = Called in turn meanwhile (28B)
choice-cmp-no-29A = The call was accepted (27A1, 29A)
choice-cmp-no-31A1 = Repeated in turn (31A1, 32A1)
choice-cmp-no-36A = Double called over (36A)
choice-cmp-no-37A = Barred player called over (37A)
choice-cmp-no-38D = Over seven, called over (38D)
choice-cmp-no-39B = After the final pass (39B)
group-cmp-alone = No: it was put right by itself
    .ask = How was the call put right?
group-cmp-called = No: called over, or too late
    .ask = What came after the call?
group-exempt-alone = It was put right by itself
    .ask = How was the call put right?
group-exempt-called = Called over, or too late
    .ask = What came after the call?
choice-cmp-yes = Yes, comparable
choice-cmp-no-none = No, or not replaced
supposed-origin = an insufficient bid was withdrawn
supposed-forbidden = declarer has not chosen yet
brief-cmp-no = no comparable call
brief-cmp-yes = a comparable call
brief-exempt-none = no Law excludes restrictions
brief-first_turn-yes = the partner's first lead
brief-first_turn-no = the partner has led before
brief-withdrawn_relates_to_suits-none = the call was not of suits alone
brief-specified-none = the offender showed no suit
brief-forbidden-not_yet = no choice yet
brief-forbidden-none = no suit forbidden
why-cmp = After a comparable call no lead is restricted (26A); after another declarer may bar one suit (26B).
why-side = A lead is restricted only if the offender's side defends (26B).
    .until-2007 = A lead is restricted only if the offender's side defends (26).
why-first_turn = Declarer chooses when the offender's partner first has to lead (26B).
    .until-2007 = Declarer chooses when the offender's partner first has to lead (26).
why-specified = Declarer may bar one suit that the offender has not specified in the auction (26B).
    .until-2007 = A suit that the offender has shown in the legal auction too is neither required nor forbidden (26A).
depends-cmp = whether a comparable call was made
depends-side = which side plays
depends-first_turn = whether it is the first lead
depends-withdrawn_relates_to_suits = which suits the call showed
depends-specified = which suits were shown
depends-forbidden = which suit declarer forbids
next-forbidden = What declarer chose
choose-forbidden = Which suit does declarer forbid?

## The ruling in one line

headline-OfferToForbidOneSuit = Declarer may forbid one suit: { $left } ({ $articles }).
headline-ForbidTheSuit = { $suit } is forbidden for as long as the leader keeps the lead ({ $articles }).
headline-LeaveTheLeadFree = Declarer forbids nothing: the lead is free ({ $articles }).
headline-OfferToRequireOrForbidASuit = Declarer may require or forbid one suit: { $left } ({ $articles }).
headline-OfferToForbidAnySuit = Declarer may forbid any one suit ({ $articles }).
headline-LetTheSuitsShownSinceDo = No restriction: the offender has shown the same since ({ $articles }).
headline-not_covered = Not covered: what the Laws of that edition say of it ({ $articles }).
headline-RestrictNothing = No restriction: the offenders play the contract ({ $articles }).
headline-RestrictNothingAnyMore = No restriction any more: the partner has led before ({ $articles }).
headline-FindNoSuitToForbid = No restriction: every suit was shown ({ $articles }).
headline-LetTheComparableCallDo = No restriction after a comparable call ({ $articles }).
headline-FollowItsOwnLaw = No lead restriction: this Law excludes it ({ $articles }).

## The orders

order-OfferToForbidOneSuit = Before the lead ask declarer which suit he forbids ({ $left }), if any
order-ForbidTheSuit = Tell the offender's partner that { $suit } is forbidden
order-LeaveTheLeadFree = Let the partner lead what he likes
order-OfferToRequireOrForbidASuit = Before the lead ask declarer whether he requires or forbids a suit ({ $left }), or neither
order-OfferToForbidAnySuit = Before the lead ask declarer which suit he forbids, if any, for as long as the partner keeps the lead
order-KeepOffTheSuit = As long as he keeps the lead he leads no card of the forbidden suit, not even a penalty card of his own; to do so, though able not to, is a revoke
order-LeadAnyCardIfUnable = If he has cards of that suit alone, he leads any card
order-RestrictNothing = Let the partner lead what he likes
order-RestrictNothingAnyMore = Let the partner lead what he likes: the restriction was for his first turn to lead; but a suit forbidden then stays forbidden if he has kept the lead since
order-FindNoSuitToForbid = Let the partner lead what he likes: there is no suit to forbid
order-LetTheComparableCallDo = Let the partner lead what he likes; at the end see whether the withdrawn call helped and the other side was damaged
order-LetTheSuitsShownSinceDo = Let the partner lead what he likes; what the withdrawn call told he may not use
order-LookItUpInThatCode = Nothing is ruled here: look it up in the text of that edition
order-FollowItsOwnLaw = Let the partner lead what he likes

## What is said to the players

say-OfferToForbidOneSuit =
    .declarer =
        { $specified ->
            [SHD] You may forbid { $left } for as long as the offender's partner keeps the lead, or leave the lead free. Which?
            [SHC] You may forbid { $left } for as long as the offender's partner keeps the lead, or leave the lead free. Which?
            [SDC] You may forbid { $left } for as long as the offender's partner keeps the lead, or leave the lead free. Which?
            [HDC] You may forbid { $left } for as long as the offender's partner keeps the lead, or leave the lead free. Which?
           *[other] You may forbid one suit ({ $left }) for as long as the offender's partner keeps the lead, or leave the lead free. You may not require one. Which?
        }
say-ForbidTheSuit =
    .defender_on_lead = Declarer forbids { $suit }.
say-LeaveTheLeadFree =
    .all = The lead is free.
say-OfferToRequireOrForbidASuit =
    .declarer = At this lead you may require one suit ({ $left }), or forbid it for as long as the offender's partner keeps the lead. Which, or neither?
say-OfferToForbidAnySuit =
    .declarer = You may forbid any one suit for as long as the offender's partner keeps the lead. Which, or none?
say-KeepOffTheSuit =
    .defender_on_lead = As long as you keep the lead you may not lead the forbidden suit, not even a penalty card of your own.
say-LeadAnyCardIfUnable =
    .defender_on_lead = If you have no other suit, lead any card.
say-RestrictNothing =
    .all = The lead is free.
say-RestrictNothingAnyMore =
    .all = The lead is free, unless a suit was forbidden at the leader's first lead and the leader has kept the lead since.
say-FindNoSuitToForbid =
    .all = The lead is free.
say-LetTheComparableCallDo =
    .all = The lead is free.
say-LetTheSuitsShownSinceDo =
    .all = The lead is free.
say-FollowItsOwnLaw =
    .all = The lead is free.

## The provisions, in our own words

law-help_is_looked_at_instead = After a comparable call the Director looks at the end whether the infraction helped.
law-comparable_call_made = Where a comparable call replaces the withdrawn one, no lead is restricted.
law-lowest_of_the_same_denomination = After the lowest sufficient bid of the same denomination no lead is restricted.
law-slip_was_put_right = After an unintended call was put right no lead is restricted.
law-called_in_turn_meanwhile = Where the player in turn has called no lead is restricted.
law-call_was_accepted = Where the next player accepts a call nothing is rectified.
    .until-2007 = Where a call was accepted nothing was withdrawn, and no lead is restricted.
law-call_was_repeated = Where a call out of turn is repeated in turn nothing is rectified.
law-called_over_an_inadmissible_double = Where an inadmissible double was called over no lead is restricted.
law-called_over_a_barred_player = Where the action of a player who had to pass was called over no lead is restricted.
law-called_over_a_bid_over_seven = Where a bid of more than seven was called over no lead is restricted.
law-no_matter_after_the_final_pass = After a call behind the final pass that is a pass, is of declarer's side or was called over, no lead is restricted.
    .until-2007 = What follows a call after the final pass is not treated here for this edition.
law-nothing_excludes_it = No Law excludes a restriction.
law-offenders_declare = His side plays the contract.
law-offenders_defend = His side defends.
law-at_partners_first_lead = It is the partner's first turn to lead.
law-showed_suits_alone = The withdrawn call showed suits, and nothing else.
law-showed_them_again = The offender has shown every one of them in the legal auction.
law-what_it_told_is_looked_at = When a call is withdrawn, the non-offending side may use what it has shown; the offending side may not.
law-suits_were_shown_again = If the same player has shown the same suits in the legal auction, no lead is restricted.
law-suit_may_be_required_or_forbidden = If the withdrawn call showed suits that he has not shown in the legal auction, declarer may require or forbid the offender's partner, at his first turn to lead, one of them; what is forbidden stays so for as long as that player keeps the lead.
law-any_suit_may_be_forbidden = After any other withdrawn call declarer may forbid the offender's partner, at his first turn to lead and for as long as he keeps the lead, any one suit.
law-some_suit_is_left = There is a suit that the offender has not specified.
law-declarer_has_not_chosen = A suit may be forbidden, and declarer has not said which, or that it is none.
law-lead_is_left_free = Declarer has been asked and forbids no suit.
law-one_suit_may_be_forbidden = Declarer may forbid the offender's partner, at his first turn to lead and as long as he keeps the lead, one suit that the offender has not specified in the legal auction.
    .until-2007 = What declarer may require or forbid is the first lead of the offender's partner, if his side defends.
law-declarer_has_chosen = The suit that declarer names is forbidden as long as the leader keeps the lead; if he names none the lead is free.
law-no_suit_is_left = Where the offender has specified every suit there is none to forbid.
law-to_disobey_is_a_revoke = To lead a suit that was forbidden, though able to lead another, is a revoke.
law-who_is_unable_leads_anything = A player unable to lead as required may lead any card.

## Why

reason-1 =
    { $cmp ->
        [yes] A comparable call has replaced the withdrawn one.
       [no] A call was withdrawn, and no comparable one has replaced it.
       *[other] A call was withdrawn.
    }

## What is left to be done later, in few words

task-LetTheComparableCallDo = did the call help?
