# What is said of the provisions that several subjects share (lawcore/laws/provisions).

## What the Director does

order-AdjustTheDefendersScoreAlone = At the end of play, if the defenders gained by the irregularity, take that gain out of their score alone; declarer's side keeps its own
order-ConsiderAPenaltyForIntent = If it was done on purpose, that is an offence of its own, even if the offender is willing to pay for it: penalise it under Laws 90 and 91
order-AdjustBothScores = At the end of play, if the defenders gained directly by the irregularity, adjust the score of both sides so that equity is restored
order-AdjustAtTheEnd = At the end of play judge the damage and, if there is any, award an adjusted score
order-LetTheResultStand = Let the table result stand
order-UseThePenaltyCardWhileItLies = As long as the penalty card lies on the table, allow everybody to use what it shows and that it has to be played
order-ForgetWhatAPickedUpCardShowed = If declarer's choice has the card picked up, treat what it showed as unauthorised information for its owner's partner; declarer may use it
order-ForgetHowItCameAbout = Once the card is played, treat how it came to be shown as unauthorised information for its owner's partner
order-AdjustIfThePenaltyCardHelped = If the board could well have come out otherwise without the card in sight, and the other side was damaged, award an adjusted score
order-RemindDummy = Remind dummy to see to it that his hand follows suit
order-RefuseALateRequest = Leave the score as it is: the right to ask for a ruling has expired
order-ConsiderWhetherHeCouldHaveKnown =
    { $edition ->
        [1997] If he could have known at the time that the irregularity would be likely to damage the other side, and his side gained, take the gain away with an adjusted score
       *[other] If he could have been aware at the time that the irregularity could well damage the other side, and his side gained, take the gain away with an adjusted score
    }

## What is said to the players

step-ConsiderWhetherHeCouldHaveKnown =
    { $edition ->
        [1997] could the offender have known that damage was likely? Then take the gain away
       *[other] could the offender have foreseen the damage? Then take the gain away
    }
step-AdjustBothScores = did the defenders gain by it directly? Then adjust both scores
step-AdjustTheDefendersScoreAlone = did the defenders gain? Then take the gain from their score alone
aside-UseThePenaltyCardWhileItLies = While the penalty card lies there, all may use what it shows; later its owner's partner may not
aside-ForgetWhatAPickedUpCardShowed = { "" }
aside-ForgetHowItCameAbout = { "" }
aside-AdjustIfThePenaltyCardHelped = Adjust if the card in sight helped the defenders
headline-RefuseALateRequest = Too late: the score stands ({ $articles }).
say-RefuseALateRequest =
    .both_sides = It is too late to ask for a ruling on this board: the score stands.
say-LetTheResultStand =
    .both_sides = It is too late to change anything; your score stands.
say-UseThePenaltyCardWhileItLies =
    .all = As long as the penalty card lies there everybody may use what it shows.
say-ForgetWhatAPickedUpCardShowed =
    .other_defender = Once the card is picked up you may not use what it has shown.
say-ForgetHowItCameAbout =
    .other_defender = Once the card is played you may not use how it came to be shown.
say-RemindDummy =
    .dummy = From now on, see to it that dummy follows suit.

## What the provisions say

law-only_the_defenders_score = If the defenders gained by it, at the end only their score is reduced; declarer's side keeps its own.
    .until-2007 = At the end of play the Director looks at the damage.
    .until-1997 = If the defenders gained by it directly, the score of both sides is adjusted.
law-a_question_tells_partner_something = What a question lets partner know is unauthorised.
law-authorised_for_the_innocent_side = The non-offending side may use what withdrawn cards have shown, its own and the opponents'.
law-dummy_sees_that_he_follows_suit = Dummy plays as he is told and takes care that his hand follows suit.
law-known_to_all_while_it_lies = As long as a penalty card lies on the table everybody may use what it shows and that it has to be played.
law-told_by_a_card_picked_up = What a penalty card showed that has been picked up is unauthorised for its owner's partner, authorised for declarer.
law-how_it_came_about = Once a penalty card is played, how it came to be shown is unauthorised for its owner's partner.
law-looked_at_afterwards = If the outcome could well have been different without the card in sight, and the other side was damaged, the Director adjusts the score.
law-could_have_known = A player who could have been aware, when he committed his irregularity, that it could well damage the other side is not to gain by it.
    .until-1997 = A player who could have known, when he committed his irregularity, that it would be likely to damage the other side is not to gain by it.
law-infringed_with_intent = Nobody may break a law on purpose, even if he is willing to pay the rectification.
law-correction_period_is_over = After the correction period the table result stands.
law-nothing_is_rectified_any_more = The Director rectifies an error of which he becomes aware only within the correction and appeal periods.
law-right_to_ask_has_expired = The right to ask for a ruling expires 30 minutes after the official score was made available, unless the organiser has set another time.
law-dummy_is_liable_to_a_penalty = A dummy who goes beyond his limits may be penalised under 90, whatever else it costs.

## Of calls

order-ExplainTheChoice = Explain every choice before anybody acts
order-BarPartnerThroughout =
    { $side ->
        [defends] Check that the offender's partner passed to the end
        [declares] Check that the offender's partner passed to the end
       *[other] His partner passes whenever it is his turn, to the end of the auction
    }
order-BarPartnerFromNowOn = His partner passes whenever it is his turn, to the end of the auction
order-BarPartnerOnce =
    { $side ->
        [defends] Check that the offender's partner passed at the next turn
        [declares] Check that the offender's partner passed at the next turn
       *[other] His partner passes at his next turn, and only then
    }
order-MindTheWithdrawnCall = What the withdrawn call told is authorised for the other side, unauthorised for his own
order-RestrictTheLeadIfTheyDefend = If his side defends, declarer may forbid the offender's partner, at that partner's first lead, one suit that the offender has not shown in the legal auction, for as long as that partner keeps the lead
order-RestrictThePartnersLead = Before the first lead of the offender's partner, ask declarer whether he forbids, for as long as that partner keeps the lead, one of the suits that the offender has not shown in the legal auction
order-FollowLaw26IfTheyDefend = If his side defends: at the first turn to lead of the offender's partner declarer may require or forbid one suit that the withdrawn call showed and the offender has not shown in the legal auction, or forbid any one if it was not of suits alone; what is forbidden stays so for as long as that partner keeps the lead
order-FollowLaw26 = Before the first lead of the offender's partner, ask declarer whether he requires or forbids a suit: which, the withdrawn call decides
order-RestrictNoLead = The offending side plays the contract: no lead is restricted
order-RestrictNoLeadAfterAComparableCall = No lead is restricted: the call that stands is comparable
order-LookWhetherTheCallHelped = If, without the help of the withdrawn call, the result could well have been different and the other side was damaged, award an adjusted score
order-AdjustIfItCouldBeForeseen = If he could have been aware at the time that it could well damage the other side, and his side gained, take the gain away with an adjusted score
step-AdjustIfItCouldBeForeseen = Could the offender have foreseen the damage? Then take the gain away

## What is said to the players

aside-ExplainTheChoice = Say every choice before anybody acts
say-BarPartnerThroughout =
    .partner =
        { $side ->
            [defends] { "" }
            [declares] { "" }
           *[other] You must pass to the end of the auction.
        }
say-BarPartnerFromNowOn =
    .partner = You must pass to the end of the auction.
say-BarPartnerOnce =
    .partner =
        { $side ->
            [defends] { "" }
            [declares] { "" }
           *[other] At your next turn you must pass; after that you may call.
        }
say-MindTheWithdrawnCall =
    .both_sides = Only the side that did not err may use the withdrawn call.
say-RestrictTheLeadIfTheyDefend =
    .both_sides =
        { $at_partner ->
            [unknown] If the player who erred defends, call me before that player's partner first leads.
           *[other] If { $at_partner } defends, call me before { $at_partner } first leads.
        }
say-FollowLaw26IfTheyDefend =
    .both_sides =
        { $at_partner ->
            [unknown] If the player who erred defends, call me before that player's partner first leads.
           *[other] If { $at_partner } defends, call me before { $at_partner } first leads.
        }
say-FollowLaw26 =
    .declarer = When the offender's partner first leads, you may require, or forbid while that partner keeps the lead, a suit shown only by the withdrawn call; if it did not show suits alone, you may forbid any.
say-RestrictThePartnersLead =
    .declarer = The first time the offender's partner is on lead, you may forbid one suit that the offender did not show in the calls that stand, for as long as that partner keeps the lead.

## The facts that several subjects have

fact-side = Which side plays the contract?
option-side-unknown = Auction still open
option-side-defends = Offenders defend
option-side-declares = Offenders declare
supposed-side = the auction is not over
next-side = The auction is over: who plays?
task-side = auction over: defending?

law-nobody_acts_before = Nobody takes any action before the Director has explained what may be done.
law-chosen_without_consulting = A player who has a choice makes it without consulting his partner.
law-every_choice_is_explained = The Director explains all the choices that there are.
law-what_a_withdrawn_call_told = What a withdrawn call told is authorised for the non-offending side alone.
law-lead_of_the_offenders_partner = Declarer may forbid the offender's partner, at his first turn to lead and for as long as he keeps the lead, one suit that the offender has not specified in the legal auction.
    .until-2007 = If a withdrawn call showed suits that its maker did not show in the legal auction, declarer may require or forbid one; if it was not of suits alone, forbid any one. What is forbidden stays so for as long as the partner keeps the lead.
law-could_have_been_aware = A player who could have been aware, when he committed his irregularity, that it could well damage the other side is not to gain by it.
law-lead_is_free_after_a_comparable_call = Where a comparable call takes the place of a withdrawn one no lead is restricted, and 16C does not apply.
law-help_of_the_withdrawn_call = If, without the help of the infraction, the result could well have been different and the other side was damaged, the Director adjusts at the end.

## Law 12

order-CompareWithoutTheInfraction = Compare the score with that without the infraction: damage is a less favourable one
order-LookAtTheProbableResult = If you adjust the score, go as nearly as possible to the result without the infraction
order-WeighSeveralResults = You may weigh several results that could be reached, only legal ones
order-LookForTheirOwnError = Where the other side made an extremely serious unrelated error or gambled, that part of its damage is not given back; the offenders lose what they gained all the same
aside-LookAtTheProbableResult = If you adjust the score, go as nearly as possible to the result without the infraction
aside-WeighSeveralResults = Several results that could be reached may be weighed, only legal ones
aside-LookForTheirOwnError = What the non-offending side lost by its own gamble or extremely serious unrelated error is not made good; the offenders' gain still goes
law-damage_is_a_worse_score = Damage is there where an innocent side's score is less favourable than it would have been without the infraction.
law-probable_result = An adjusted score goes as nearly as possible to the probable result without the infraction.
law-several_results_weighed = An adjusted score may weigh the probabilities of several results, of those alone that could be reached legally.
law-damage_of_their_own_making = What the innocent side lost by an extremely serious error unrelated to the infraction, or by a gambling action, is not given back to it.

## Law 83

order-TellOfTheAppeal = If another could well see it otherwise, tell them that they may appeal, or refer it to a committee
aside-TellOfTheAppeal = If another could well see it otherwise, say that they may appeal
task-TellOfTheAppeal = right of appeal
law-told_of_the_right_to_appeal = Where a review of a finding or of the Director's discretion could well be in order, he tells a contestant that he may appeal, or refers it to a committee.

## Law 47E1

headline-LetTheLeadBeTakenBack = The lead may go back without penalty: an opponent was at fault ({ $articles }).
result-LetTheLeadBeTakenBack = The lead may go back: an opponent was at fault ({ $articles })
outcome-LetTheLeadBeTakenBack = it may go back, no penalty ({ $articles })
headline-TakeTheCardBack = The card goes back without rectification: an opponent was at fault ({ $articles }).
result-TakeTheCardBack = The card goes back: an opponent was at fault ({ $articles })
outcome-TakeTheCardBack = it goes back, nothing more ({ $articles })
order-LetTheLeadBeTakenBack = Let the lead be taken back without penalty; the player whose turn it is leads
order-TakeTheCardBack =
    { $edition ->
        [2007] Have the card taken back, with any that an opponent has played to it, and the player whose turn it is play; the opponents may not accept it
       *[other] Have the card taken back, with any that an opponent has played to it, and the player whose turn it is play; the opponents may not accept it, and it establishes no revoke
    }
order-KeepItFromWhoMisled = What the card has told is authorised information for the side of the player who was misled, not for the other
say-LetTheLeadBeTakenBack =
    .all = The lead may be taken back without penalty; then the player whose turn it is leads.
say-TakeTheCardBack =
    .all = The card goes back without rectification, and may not be accepted; the player whose turn it is plays.
say-KeepItFromWhoMisled =
    .both_sides = Only the side of the player who was misled may use what the card showed.
law-taken_back_for_nothing = A player who led or played because an opponent told him it was his turn takes the card back without rectification, and nobody may accept it.
    .until-1997 = A player who led out of turn because an opponent told him it was his lead may take the lead back without penalty.
law-what_the_card_taken_back_told = What a card taken back has told is authorised for the side that was misled alone.

## Law 60A

order-KeepEarlierDuties = If that side already had a penalty card to play or a restriction to obey, the duty remains at its next turns
aside-KeepEarlierDuties = A penalty card or a restriction that the side already had still applies
law-earlier_duties_remain = A penalty card to be played or a restriction to be obeyed from before remains a duty at later turns.

## What is left to be done later, in few words

task-AdjustTheDefendersScoreAlone = did defenders gain?
task-ConsiderAPenaltyForIntent = was it on purpose?
task-AdjustBothScores = did defenders gain?
task-AdjustAtTheEnd = any damage?
task-AdjustIfThePenaltyCardHelped = did the card help?
task-ConsiderWhetherHeCouldHaveKnown = could he have known?
task-AdjustIfItCouldBeForeseen = could he foresee it?
step-LookWhetherTheCallHelped = Did the withdrawn call help the offending side, and was the other side damaged? Then award an adjusted score
task-LookWhetherTheCallHelped = did the call help?
task-CompareWithoutTheInfraction = any damage?
task-LookAtTheProbableResult = { "" }
task-WeighSeveralResults = { "" }
task-LookForTheirOwnError = { "" }
task-RestrictThePartnersLead = lead: which suit?
task-FollowLaw26 = lead: which suit?
