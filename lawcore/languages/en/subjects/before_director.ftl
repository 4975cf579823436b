### What is said of what was done before the Director came, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = They sorted it out
    .command = before_director
    .menu = Attention drawn and nobody called; settled by the players, waived, ruled wrongly
not_covered = { $fact }: the { $value } Laws are not covered, only { $allowed }. Ask under 2017 for the Laws in force since March 2017

## The facts: how they are asked, how they are answered

fact-what_was_done = What happened before you ruled?
option-what_was_done-attention = Attention, Director not called
choice-what_was_done-attention = Attention drawn, Director not called
option-what_was_done-settled = Players settled it alone
option-what_was_done-nos_acted = The innocents acted
option-what_was_done-os_corrected = Offender put it right
option-what_was_done-waiver_asked = Innocents ask to waive
option-what_was_done-ruled_wrongly = I ruled wrongly
option-what_was_done-consulted = Partner was consulted
choice-what_was_done-consulted = A choice made with partner
option-what_was_done-chose_best = The best was chosen
choice-what_was_done-chose_best = One side objects to the choice
group-what_was_done-rarer = About a choice or a waiver
fact-drawn = Who drew attention to it?
option-drawn-in_auction = A player, in the auction
option-drawn-in_play = A player, in the play
option-drawn-by_dummy = Dummy, in the play
option-drawn-prevented = It was prevented
option-drawn-own_side_silent = Their side kept silent
choice-drawn-in_play = Declarer or a defender, in the play
choice-drawn-prevented = Somebody prevented it in time
choice-drawn-own_side_silent = Nobody: their own side kept silent
fact-curable = Can the right ruling still be carried out?
option-curable-yes = Yes
option-curable-no = No
fact-irregularity = Which irregularity was it?
option-irregularity-lead_out_of_turn = Lead out of turn
option-irregularity-revoke = Revoke
option-irregularity-penalty_card = Exposed card in play
option-irregularity-premature_play = Play before its turn
option-irregularity-insufficient_bid = Insufficient bid
option-irregularity-call_out_of_turn = Call out of turn
option-irregularity-changed_call = Changed call
option-irregularity-inadmissible_call = Inadmissible call
option-irregularity-other = None of these
fact-acted = Which non-offender acted first?
option-acted-next_player = The next after offender
option-acted-rightful = Whose turn it was
option-acted-other = Another
fact-gained = Did one side gain because the other acted in ignorance of the Law?
option-gained-no = Neither side
option-gained-offenders = The side at fault
option-gained-innocents = The innocent side
option-gained-open = Still to be judged
choice-what_was_done-settled = The players settled it alone
choice-what_was_done-nos_acted = The innocents called or played
choice-what_was_done-os_corrected = The offender put it right
choice-what_was_done-waiver_asked = The innocents ask to waive it
choice-what_was_done-ruled_wrongly = The Director ruled wrongly
group-irregularity-rarer = Another irregularity
choice-acted-next_player = The next player after the offender
choice-acted-rightful = The player whose turn it was
brief-what_was_done-settled = settled by the players
brief-what_was_done-nos_acted = the innocents acted
brief-what_was_done-os_corrected = corrected by the offender
brief-what_was_done-waiver_asked = a waiver is asked for
brief-what_was_done-ruled_wrongly = ruled wrongly
brief-what_was_done-attention = Director not called at once
brief-what_was_done-consulted = partner was consulted
brief-what_was_done-chose_best = the best was chosen
brief-drawn-in_auction = noticed in the auction
brief-drawn-in_play = noticed in the play
brief-drawn-by_dummy = noticed by dummy
brief-drawn-prevented = prevented
brief-drawn-own_side_silent = their own side was silent
why-drawn = In the auction any player may draw attention (9A1), in the play dummy may not (9A4).
brief-curable-yes = can be put right
brief-curable-no = cannot be put right
brief-irregularity-lead_out_of_turn = lead out of turn
brief-irregularity-revoke = revoke
brief-irregularity-penalty_card = exposed card in play
brief-irregularity-premature_play = play before its turn
brief-irregularity-insufficient_bid = insufficient bid
brief-irregularity-call_out_of_turn = call out of turn
brief-irregularity-changed_call = changed call
brief-irregularity-inadmissible_call = inadmissible call
brief-irregularity-other = another irregularity
brief-acted-next_player = the next player acted
brief-acted-rightful = the player in turn acted
brief-acted-other = another innocent acted
brief-gained-no = nobody gained
brief-gained-offenders = the side at fault gained
brief-gained-innocents = the innocents gained
brief-gained-open = gain still to be judged
why-what_was_done = What was done may be cancelled (10B), cost a right (11A) or bring more rectification (9C).
why-irregularity = Each irregularity has a Law of its own, and that one says what follows.
why-acted = After a call out of turn a call by the player in turn forfeits rectification (28B); other acts may (11A).
why-gained = Only the side that gained loses its gain; the other keeps its table score (11A).
why-curable = If the right ruling can no longer be carried out, both sides count as innocent (82C).
depends-what_was_done = what happened
depends-drawn = who drew attention to it
depends-curable = whether it can be put right
depends-irregularity = which irregularity it was
depends-acted = who acted
depends-gained = whether a side gained

## The ruling

headline-TakeItAsCalledNow = Now that you are called, hear what has happened ({ $articles }).
headline-LeaveWhatWasPrevented = Prevented in time: no irregularity ({ $articles }).
headline-AskForNoConfession = No duty to point out their own infraction ({ $articles }).
headline-HaveHimChooseAlone = The player chooses alone ({ $articles }).
headline-LetThemChooseTheBest = They may take what suits them best ({ $articles }).
headline-TakeTheDecisionBack = Only the Director decides: rule on it now ({ $articles }).
headline-RuleOnTheCorrection = The correction may bring more: rule on both ({ $articles }).
headline-LetItsOwnLawDecide =
    { $irregularity ->
        [insufficient_bid] The bid is accepted: the next player called over it
        [call_out_of_turn] The call is accepted: the next player called over it
        [lead_out_of_turn] The lead is accepted: it was played to
        [premature_play] The right to rectification is lost
       *[other] The action of the next player has its own rule
    } ({ $articles }).
headline-TakeTheCallAsInRotation = The call in turn stands; no rectification ({ $articles }).
headline-SeeWhatTheirActionComesTo = What they did has its own rule ({ $articles }).
headline-TakeTheGainAway = The side that gained loses the gain, no more ({ $articles }).
headline-JudgeWhoGained = Judge whether a side gained by the others' ignorance ({ $articles }).
headline-KeepTheScore = The right may be forfeited; the score stands ({ $articles }).
headline-DecideOnTheWaiver = The Director alone may waive, for a reason ({ $articles }).
headline-PutItRight = The wrong ruling is put right ({ $articles }).
headline-AdjustForBothSides = Adjusted score, both sides as non-offending ({ $articles }).
order-TakeItAsCalledNow = Ask what has happened since attention was drawn; you should have been called at once
order-TakeNoRightForTheCall = Nobody loses a right by calling you
order-HaveNobodyAct = Have nobody call or play until you have explained all
step-SeeWhatDummyMayDo = dummy spoke first: if during play, see “Dummy”
order-SeeWhatDummyMayDo = See what it comes to that dummy spoke first
order-LeaveWhatWasPrevented = Have the auction or play go on; any player may try to prevent an irregularity, dummy within 42 and 43
order-AskForNoConfession = Blame nobody for keeping silent about an infraction of his own side
order-LookForAnExceptedDuty = Look whether a duty to speak or correct was broken: a wrong explanation, a revoke noticed in time, a trick not won
order-HaveHimChooseAlone = Have the player choose now without a word of his partner's
order-LookWhatPartnerTold = What partner has said of it may not be used
order-LetThemChooseTheBest = Let the choice stand: it is proper to take what pays most
order-TakeTheDecisionBack = Determine the rectification yourself, as if you had been called at once
order-AllowOrCancelWhatTheyDid =
    { $what_was_done ->
        [waiver_asked] Allow or cancel a waiver that they have made already
       *[other] Allow or cancel what they did without you
    }
order-RuleOnIt =
    { $irregularity ->
        [other] Rule on the irregularity by its own Law
       *[named] Rule on the irregularity, with what has happened since
    }
order-RuleOnItUnlessForfeited = If you judge that the right is not lost, rule on the irregularity
order-RuleOnTheCorrection =
    { $irregularity ->
        [other] Rule on the irregularity by its own Law, and on the correction too
       *[named] Rule on the irregularity with the correction
    }
order-LetItsOwnLawDecide =
    { $irregularity ->
        [insufficient_bid] The bid called over is accepted: go on there
        [call_out_of_turn] The call called over is accepted, without rectification: go on there
        [lead_out_of_turn] The lead played to is accepted: go on there
        [premature_play] The right to rectification is lost by playing on: go on there
        [changed_call] See there which of the two calls stands
       *[other] See there what a call over it comes to
    }
order-TakeTheCallAsInRotation = The call of the player in turn stands; the one out of turn counts as not made
order-SeeWhatTheirActionComesTo = See there what their action comes to
order-TakeTheGainAway =
    { $gained ->
        [offenders] Take the gain off the score of the side at fault; the innocents keep their table score
       *[other] Take the gain off the score of the innocent side; the other keeps its table score
    }
order-JudgeWhoGained = See whether a side gained because an opponent acted not knowing the Law; only its score would be reduced
order-KeepTheScore = Judge whether the right to rectification is lost; no score is reduced
order-ConsiderAPenalty = A procedural penalty remains possible
order-ConsiderAnAdjustedScore = After an incorrect rectification you may adjust the score
order-DecideOnTheWaiver = Waive the rectification only for a good reason and at the innocents' request
order-PutItRight = Put the ruling right and go on, until the correction period ends; tell both sides why
order-AdjustForBothSides = Award an adjusted score, treating both sides as non-offending
say-TakeItAsCalledNow =
    .all = One moment: what happened, and who noticed it?
say-TakeNoRightForTheCall =
    .all = Nobody loses a right by calling me.
say-HaveNobodyAct =
    .all = Nobody calls or plays until I have explained.
say-HaveHimChooseAlone =
    .all = The choice is made without consulting partner.
say-LetThemChooseTheBest =
    .all = The choice stands: a player may take what suits his side best.
say-TakeTheDecisionBack =
    .all = Only the Director decides. Tell me what happened, and I give the ruling.
say-JudgeWhoGained =
    .both_sides = You acted before calling me, so the rectification may be lost. At the end I see whether anyone gained because the others did not know the rule.
say-KeepTheScore =
    .both_sides = You acted before calling me, so the rectification may be lost.
say-DecideOnTheWaiver =
    .innocents = You may ask me to waive it, but the decision is mine.
say-PutItRight =
    .both_sides = My ruling was wrong; I put it right.
say-AdjustForBothSides =
    .both_sides = My ruling was wrong. The score is adjusted, with both sides treated as non-offending.

## The provisions, in our own words

law-drawn_during_the_auction = During the auction period any player may draw attention to an irregularity, whether or not it is his turn.
law-drawn_during_the_play = During the play declarer or either defender may draw attention to an irregularity.
law-drawn_by_dummy = Dummy may not draw attention to an irregularity until the play is over, but for declarer's mistaken explanation.
law-nobody_has_called = The Director should be called at once when attention is drawn to an irregularity.
law-calling_costs_nothing = Calling the Director forfeits no right.
law-nobody_acts = No player takes any action until the Director has explained all matters of rectification.
law-was_prevented = Any player may try to prevent an irregularity, dummy subject to 42 and 43.
law-own_side_kept_silent = There is no obligation to draw attention to an infraction of one's own side, but for a mistaken explanation.
law-unless_a_law_says_so = In general nobody has to draw attention to an infraction of his own side, but see 20F, 62A and 79A2.
law-consulted_partner = A player with an option after an irregularity chooses without consulting his partner.
law-partner_has_told_something = A remark of partner's that might suggest an action is unauthorised.
law-chose_what_pays = It is appropriate for the innocent side to select the most advantageous option.
law-players_settled_it = After attention is drawn nobody acts until the Director has explained all; the players settled it themselves.
law-can_still_be_ruled = The right ruling can still be carried out.
law-cannot_be_ruled_any_more = The right ruling can no longer be carried out.
law-director_alone_determines = Only the Director determines rectifications; players have no right to.
law-a_waiver_is_asked = The side that did not err asks for a waiver.
law-players_have_no_right_to_it = Players have no right to determine or waive a rectification on their own initiative.
law-enforced_without_the_director = The Director may allow or cancel any enforcement or waiver that the players made without him.
law-corrected_too_early = An offender who corrects an irregularity too early may suffer a further rectification.
law-innocents_acted = The side that did not err called or played before calling the Director.
law-has_a_law_of_such_action = The Law of the irregularity says what a call or play by the next player comes to.
law-next_player_acted = The next player after the offender called or played.
law-insufficient_bid_was_called_over = An insufficient bid is accepted if the next player calls.
law-call_out_of_turn_was_called_over = The next player may call over a call out of turn, and forfeits any rectification by it.
law-rightful_player_called = A call by the player whose turn it was, before the ruling, is in rotation and forfeits the right to rectification.
law-changed_call_was_called_over = After a change of call it depends on the call that was meant what a call of the next player accepts.
law-inadmissible_call_was_called_over = The Law of each inadmissible call says what happens once the next player has called.
law-lead_was_played_to = A lead out of turn becomes correct if the next hand plays to it.
law-lead_was_met_otherwise = The Laws of leads out of turn say what any other action of the other side comes to.
law-premature_card_was_played_to = A play by the other side after a premature card, before the ruling, forfeits the right to rectification.
law-acted_in_another_way = The Law of the irregularity does not say what the action comes to.
law-right_may_be_forfeited = The right to rectification may be forfeited by what the other side did before calling the Director.
law-only_a_gain_is_taken_away = If a side gained because an opponent then acted without knowing the Law, only that side's score is reduced by the gain; the other keeps the score of the table.
law-penalty_is_still_possible = Though the right is forfeited, a procedural penalty may be assessed.
law-rectified_incorrectly = After an incorrect rectification the Director may award an adjusted score.
law-waived_for_cause = The Director may waive rectification for a good reason, at the request of the non-offending side.
law-ruling_was_wrong = The Director finds that a ruling was incorrect.
law-wrong_ruling_is_put_right = The Director rectifies an error of which he becomes aware in any manner, within the correction and appeal periods.
law-wrong_ruling_cannot_be_put_right = If no rectification lets the board be scored normally an adjusted score is awarded, both sides being treated as non-offending.
law-rectification_is_assessed = The Director assesses rectification where it applies.

## What is left to be done later, in few words

task-TakeTheGainAway = take the gain away
task-JudgeWhoGained = did a side gain?
task-ConsiderAPenalty = penalty?
task-ConsiderAnAdjustedScore = adjusted score?
task-AdjustForBothSides = adjusted score
