### What is said about a claim or concession, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Claim
    .command = claim
    .menu = A claim or concession: agreed, contested, taken back

## The facts: how they are asked, how they are answered

fact-accepted = Tricks were claimed or conceded: how do things stand?
option-accepted-no = Contested or in doubt
option-accepted-yes = The others agreed
option-accepted-silent = The others said nothing
option-accepted-later_withdrawn = Agreed, now objecting
option-accepted-conceder_withdraws = Conceders want it back
fact-phase =
    { $accepted ->
        [later_withdrawn] When the side that had agreed objected, how far had things gone?
        [conceder_withdraws] When the side that conceded spoke up, how far had things gone?
       *[other] Has the side that did not claim called on a later board?
    }
option-phase-same_board = Still on this board
option-phase-next_board_called_by_side = Called on a later board
option-phase-round_over = Round over
option-phase-correction_period_over = Correction period over
fact-by = Who claimed or conceded?
option-by-declarer = Declarer
option-by-defender = A defender
fact-act = What did the claimer say or do? (If he conceded some tricks and the quarrel is about the rest, he claimed the rest.)
option-act-said_win_n = Said what would be won
option-act-said_lose_n = Said what would be lost
option-act-curtail = Suggested to stop play
option-act-showed_cards = Showed the cards
option-act-abandoned_hand = Abandoned the hand
fact-about_current_trick_only = Did it concern the trick in progress and no other?
option-about_current_trick_only-yes = Only the current trick
option-about_current_trick_only-no = Later tricks too
fact-clearly_no_claim_intended = Did the claimer show his cards clearly without meaning to claim, and why?
option-clearly_no_claim_intended-none = A claim was meant
option-clearly_no_claim_intended-lead_out_of_turn = Faced: lead out of turn
option-clearly_no_claim_intended-other_reason = Clearly no claim meant
fact-partner_objected_immediately = Did the defender's partner object at once to giving tricks up?
option-partner_objected_immediately-yes = Partner objected at once
option-partner_objected_immediately-no = Partner did not object
fact-played_on = Did play go on, and had all four agreed to it at the other side's request?
option-played_on-no = Play stopped
option-played_on-all_agreed = Played on, all agreed
option-played_on-not_all_agreed = Played on, not agreed
fact-revoke_pending = Has a revoke made before it come to light, and whose?
option-revoke_pending-none = No revoke before it
option-revoke_pending-claimers = Revoke by claiming side
option-revoke_pending-others = Revoke by other side
fact-trumps_out = Did an opponent still have a trump, and had the claimer spoken of it?
    .aside = Say nothing of cards still out before the statement is repeated.
option-trumps_out-none = No trump in question
option-trumps_out-mentioned = Trump out, mentioned
option-trumps_out-not_mentioned = Trump out, unmentioned
fact-defender_claim_depends_on_partner = Does the defender's claim need his partner to pick one among several normal plays?
option-defender_claim_depends_on_partner-yes = Needs partner's choice
option-defender_claim_depends_on_partner-no = Not on partner's choice
fact-needs_card_position = Does a line that was not stated need a card in one opponent's hand, and had anyone shown out of that suit before the claim?
    .aside = Say nothing of cards still out before the statement is repeated.
option-needs_card_position-none = No card to be placed
option-needs_card_position-nobody_showed_out = Needs a guessed card
option-needs_card_position-opponent_showed_out = Needs a marked card
fact-order_unstated = Does it turn on the order of a suit that the claimer did not state?
    .aside = Say nothing of cards still out before the statement is repeated.
option-order_unstated-yes = Suit order not stated
option-order_unstated-no = Suit order not at issue
fact-claimed_all = Did the defender claim all the tricks that were left, conceding none?
option-claimed_all-yes = Claimed them all
option-claimed_all-no = Conceded some
fact-claimer_unaware_likely = Is it at all likely that the claimer did not know of that trump when he claimed?
    .aside = Judge by what was done; do not name the trump.
option-claimer_unaware_likely-yes = Yes, that is possible
option-claimer_unaware_likely-no = No, claimer knew
option-claimer_unaware_likely-open = Not judged yet
fact-trump_can_score_normal = Could some normal play (careless or inferior counts) lose a trick to that trump?
option-trump_can_score_normal-yes = Yes, it could
option-trump_can_score_normal-no = No, it could not
option-trump_can_score_normal-open = Not judged yet
fact-would_show_out_any_normal = Would an opponent show out of that suit on every normal line?
option-would_show_out_any_normal-yes = Yes, on any of them
option-would_show_out_any_normal-no = No, not on all
option-would_show_out_any_normal-open = Not judged yet
fact-alternative_irrational = Would it be irrational not to play for that position?
option-alternative_irrational-yes = Yes, irrational
option-alternative_irrational-no = No, merely inferior
option-alternative_irrational-open = Not judged yet
fact-less_successful_normal_line = Within what the claimer stated, is there a normal line (careless or inferior counts) that wins less than he claimed?
option-less_successful_normal_line-yes = Yes, one wins less
option-less_successful_normal_line-no = No, all win as much
option-less_successful_normal_line-open = Not judged yet
fact-trick_given_up = The trick in question: which is true?
    .aside = The first true answer counts.
option-trick_given_up-already_won = Already won in play
option-trick_given_up-contract_settled = Made or beaten before
option-trick_given_up-no_legal_play_loses_it = No legal play loses it
option-trick_given_up-no_normal_play_loses_it = No normal play loses it
option-trick_given_up-likely_won = Likely to be won
option-trick_given_up-not_likely_won = Not likely to be won
option-trick_given_up-open = Not judged yet
fact-claim_suit_order = In what order is a suit taken to be played, if the claimer did not say?
option-claim_suit_order-none = No order is set
option-claim_suit_order-top_down = From the top down

## The facts where rare circumstances are supposed: questions, buttons, groups

group-trick_given_up-likely = None of these
    .ask = Was that trick likely to be won?
rare-act = What the claimer said or showed
rare-besides = Play went on, or a revoke
rare-line = Outstanding trump, or a card to find
supposed-played_on = nobody played on
supposed-revoke_pending = no revoke
supposed-trumps_out = no trump out
supposed-order_unstated = no order of a suit at issue
supposed-needs_card_position = no card to be placed
supposed-defender_claim_depends_on_partner = no choice left to the partner
supposed-partner_objected_immediately = the partner did not object
supposed-about_current_trick_only = later tricks were meant too
supposed-clearly_no_claim_intended = a claim was meant
ask-accepted = What does the other side say?
ask-act =
    { $by ->
        [unknown] Who claimed or conceded, and how?
       *[other] In which way?
    }
    .note =
        { $accepted ->
            [no] First: “Repeat what you said, nothing more.” Then the objections (70B).
           *[other] { "" }
        }
ask-less_successful_normal_line = Does some normal line within the statement win fewer tricks?
ask-trick_given_up =
    The trick given up: which is true?
    .note = The first true answer counts.
ask-phase =
    { $accepted ->
        [later_withdrawn] When they objected, had they called on a later board?
        [conceder_withdraws] Could the conceded trick be lost?
       *[other] Has the side that did not claim called on a later board?
    }
    .note =
        { $accepted ->
            [conceder_withdraws] The first true answer counts.
           *[other] { "" }
        }
ask-claimer_unaware_likely = Is it at all likely that the claimer had forgotten that trump?
choice-claimer_unaware_likely-no = No, claimer knew
choice-claimer_unaware_likely-yes-yes = Yes: it could win
choice-claimer_unaware_likely-yes-no = Yes: it could not
choice-claimer_unaware_likely-yes-open = Yes: not judged yet
choice-accepted-no = Objection, doubt
choice-accepted-yes = Agreed
choice-accepted-silent = Nothing
choice-accepted-later_withdrawn = Agreed, now object
choice-accepted-conceder_withdraws = Conceder wants it back
choice-act-said_win_n-declarer = Declarer claimed
choice-act-said_win_n-defender = A defender claimed
choice-act-said_lose_n-declarer = Declarer conceded
choice-act-said_lose_n-defender = A defender conceded
choice-act-said_lose_n-defender-yes = Yes, the partner objected at once
choice-act-said_lose_n-defender-no = No, the partner did not
group-act-defender_conceded = A defender conceded
    .ask = Did the partner object at once?
choice-act-showed_cards-declarer = Declarer showed cards
choice-act-showed_cards-defender = A defender showed his cards
choice-act-curtail-declarer = Declarer proposed to stop
choice-act-curtail-defender = A defender proposed to stop
choice-act-abandoned_hand-declarer = Declarer gave up his hand
choice-act-abandoned_hand-defender = A defender gave up his hand
group-act-otherwise = Otherwise
    .ask = In which way?
choice-act-said_win_n = Said what would be won
choice-act-said_lose_n = Said what would be lost
choice-act-curtail = Proposed to stop
choice-act-showed_cards = Showed the cards
choice-act-abandoned_hand = Gave up the hand
choice-less_successful_normal_line-yes = Yes
choice-less_successful_normal_line-no = No, none
choice-less_successful_normal_line-open = I must judge
choice-phase-same_board = No, not yet
choice-phase-next_board_called_by_side =
    { $accepted ->
        [conceder_withdraws] Later board, or round over
       *[other] Yes
    }
choice-phase-correction_period_over = Correction period over
choice-phase-same_board-already_won = No, already won
choice-phase-same_board-contract_settled = No, made or beaten before
choice-phase-same_board-no_legal_play_loses_it = No, by no legal play
choice-phase-same_board-no_normal_play_loses_it = No, by no normal play
choice-phase-same_board-not_likely_won = Yes
choice-phase-same_board-open = Not judged yet
choice-trick_given_up-already_won = Already won
choice-trick_given_up-contract_settled = Already made or beaten
choice-trick_given_up-not_likely_won =
    { $accepted ->
        [conceder_withdraws] It could be lost
       *[other] Not likely to be won
    }
choice-trick_given_up-no_legal_play_loses_it = No legal play loses it
choice-trick_given_up-no_normal_play_loses_it = No normal play loses it
choice-about_current_trick_only-yes = Only the current trick was meant
choice-clearly_no_claim_intended-lead_out_of_turn = Cards faced after a lead out of turn
choice-clearly_no_claim_intended-other_reason = Clearly meant no claim
choice-partner_objected_immediately-yes = The partner objected at once
choice-played_on-all_agreed = All four agreed to play on
choice-played_on-not_all_agreed = Played on, but not all agreed
choice-revoke_pending-claimers = The claimer's side has revoked
choice-revoke_pending-others = The other side has revoked
choice-trumps_out-mentioned = Trump out, mentioned
choice-trumps_out-not_mentioned = Trump out, unmentioned
choice-defender_claim_depends_on_partner-yes = It needs the partner's choice
choice-needs_card_position-nobody_showed_out = It needs a guess of a card
choice-needs_card_position-opponent_showed_out = It needs a card already marked
choice-order_unstated-yes = The order of a suit was not stated
brief-accepted-no = contested
brief-accepted-later_withdrawn = agreed, then objected
brief-accepted-conceder_withdraws = conceded, wanted back
brief-accepted-yes = agreed
brief-accepted-silent = nothing said
brief-act-said_win_n = said what the claimer wins
brief-act-said_lose_n = said what the claimer loses
brief-act-curtail = proposed to stop
brief-less_successful_normal_line-yes = a normal line wins less
brief-less_successful_normal_line-no = every normal line wins it
brief-less_successful_normal_line-open = line not judged yet
brief-phase-same_board = same board
brief-phase-next_board_called_by_side =
    { $accepted ->
        [conceder_withdraws] later board or round over
       *[other] later board begun
    }
brief-phase-round_over = round over
brief-phase-correction_period_over = correction period over
brief-trick_given_up-already_won = trick won in play
brief-trick_given_up-not_likely_won =
    { $accepted ->
        [conceder_withdraws] trick could be lost
       *[other] not likely to be won
    }
brief-trick_given_up-open = trick not judged yet
brief-claimer_unaware_likely-yes = perhaps unaware of the trump
brief-claimer_unaware_likely-no = knew of the trump
brief-trump_can_score_normal-yes = the trump could score
brief-trump_can_score_normal-no = the trump could not score
brief-would_show_out_any_normal-yes = shows out on every normal line
brief-would_show_out_any_normal-no = shows out on some lines only
brief-alternative_irrational-yes = any other line irrational
brief-alternative_irrational-no = other lines merely inferior
why-act = Naming a number of tricks, or showing cards unless clearly not meant so, is a claim or concession (68A, 68B).
why-phase = How late they object decides what they need to get a trick back (69, 71).
why-accepted = A claim in dispute is judged (70A); an agreement is withdrawn only as 69B allows, a concession only as 71 does.
why-claimer_unaware_likely = The trump can cost him a trick only if it is at all likely that he did not know of it (70C2).
why-trump_can_score_normal = The trump costs a trick only if some normal play loses one to it (70C3).
depends-accepted = what the others say
depends-act = what the claimer said or did
depends-by = who claimed
depends-phase = how far things had gone
depends-less_successful_normal_line = whether a normal line wins less
depends-trick_given_up = how sure the trick was

## The ruling in one line

headline-PlayOn = No claim: it concerned the trick in progress alone; play goes on ({ $articles }).
headline-TakeItForNoClaim = No claim: cards were shown, clearly without meaning one ({ $articles }).
headline-no_concession = Nothing is conceded: partner objected at once; play goes on ({ $articles }).
headline-agreed =
    { $accepted ->
        [silent] If their silence was assent, score the board as claimed ({ $articles }).
       *[other] Agreed: score the board as claimed ({ $articles }).
    }
headline-not_yet_agreed = Score as claimed, unless somebody objects in time ({ $articles }).
headline-played_out = The score obtained in play stands; the claim or concession is void ({ $articles }).
headline-accepted = The claim is accepted ({ $articles }).
headline-AwardATrickToTheTrump = Claim refused in part: the opponents get what the trump could win ({ $articles }).
headline-RefuseWhatHangsOnPartner = Claim refused where it needs partner's choice ({ $articles }).
headline-RefuseTheCardPosition = Claim refused: no unstated line that needs a card in one hand ({ $articles }).
headline-RefuseTheUnstatedLine = The worst normal line counts: count its tricks ({ $articles }).
headline-JudgeTheClaim = Yours to judge: any doubt goes against the claimer ({ $articles }).
headline-JudgeTheConcession = Yours to judge: in a concession the doubt favours neither side ({ $articles }).
headline-JudgeTheTrickGivenUp = Yours to judge whether the trick comes back ({ $articles }).
headline-trick_restored =
    { $accepted ->
        [later_withdrawn] The trick goes back to the side that had agreed to lose it ({ $articles }).
        [no] { $phase ->
            [next_board_called_by_side] The trick goes back to the side that had agreed to lose it ({ $articles }).
            [round_over] The trick goes back to the side that had agreed to lose it ({ $articles }).
           *[other] The trick goes back to the side that conceded it ({ $articles }).
        }
       *[other] The trick goes back to the side that conceded it ({ $articles }).
    }
headline-LetTheAgreementStand = The agreement stands: the trick does not come back ({ $articles }).
headline-LetTheConcessionStand = The concession stands ({ $articles }).
headline-revoke_first = Correct the revoke first, then rule on the claim ({ $articles }).
headline-too_late = Too late: the table result stands ({ $articles }).

## The ruling in few words

result-AwardATrickToTheTrump =
    { $by ->
        [declarer] The defenders get the tricks the trump could win ({ $articles })
       *[other] Declarer gets the tricks the trump could win ({ $articles })
    }
result-RefuseTheUnstatedLine = The worst normal line counts: count its tricks ({ $articles })
result-no_concession = Nothing is conceded: partner objected at once; play on ({ $articles })
result-RefuseTheCardPosition = Claim refused: no unstated line that needs a placed card ({ $articles })
result-JudgeTheClaim = Yours to judge; doubt goes against the claimer ({ $articles })
result-JudgeTheConcession = Yours to judge; doubt favours neither side ({ $articles })
result-JudgeTheTrickGivenUp = Yours to judge: is the trick restored? ({ $articles })
result-trick_restored = The trick comes back ({ $articles })
result-LetTheConcessionStand = Conceded: no trick comes back ({ $articles })
result-LetTheAgreementStand = Agreed: no trick comes back ({ $articles })
result-PlayOn = No claim: only the current trick was meant ({ $articles })
result-played_out = The score obtained in play stands ({ $articles })
result-accepted = Claim accepted ({ $articles })
result-revoke_first = First the revoke, then the claim ({ $articles })
aside-AllowPlayingOn =
    { $less_successful_normal_line ->
        [yes] { "" }
        [no] { "" }
       *[other] { $trump_can_score_normal ->
            [yes] { "" }
            [no] { "" }
           *[other] Until you rule, play may go on if the other side asks for it and all four agree
        }
    }
step-TestTheNormalLines = accept no unstated line if a normal line wins fewer tricks
step-TestTheTrump = give the opponents the outstanding trump's tricks if the claimer said nothing of it, may have forgotten it, and could lose them by a normal play
step-TestTheCardPosition =
    { $edition ->
        [1997] refuse an unstated line that needs a placed card, unless on every normal line an opponent shows out, or every other line is irrational
        [2007] refuse an unstated line that needs a placed card, unless on every normal line an opponent shows out, or every other line is irrational
       *[other] refuse an unstated line that needs a placed card, unless on every normal line an opponent shows out
    }
step-JudgeTheClaim = judge it fairly for both sides
step-HaveCardsFacedIfNeeded = have the cards faced, if you need them
step-ThenRuleTheRevoke = then rule on the revoke
step-LookForAPrematureCard = had the partner yet to play? Then see premature play
step-WeighTheLaterPlay = what was played after it is evidence, no more
step-TakeTheSuitFromTheTop = the suit counts as played from the top down
outcome-JudgeTheClaim = yours to judge ({ $articles })
outcome-JudgeTheConcession = yours to judge ({ $articles })
outcome-RefuseTheUnstatedLine = claim cut back ({ $articles })
short-AllowPlayingOn = play goes on only if the other side asks for it and all four agree

## The orders

order-PlayOn =
    { $by ->
        [declarer] Have play go on: nothing was claimed or conceded
       *[other] Have play go on: nothing was claimed or conceded, and cards a defender has shown are not penalty cards
    }
order-TakeItForNoClaim = Treat it as no claim
order-PlayOnWithoutAConcession =
    { $edition ->
        [1997] Have play go on: nothing was conceded
       *[other] Have play go on: nothing was conceded, and cards the defender has exposed are not penalty cards
    }
order-ScoreAsClaimed =
    { $accepted ->
        [silent] Score the tricks as claimed or conceded if you find that their silence was assent, as by taking the score; without assent there is no agreement
       *[other] Score the tricks as claimed or conceded, as if they had been played
    }
order-ScoreUnlessSomebodyObjects = Enter the score as claimed; rule on it as contested if the other side objects before it calls on a later board or the round ends
order-LetThePlayedScoreStand = Let the score stand and do not adjudicate; Laws 16 and 50 do not apply to the cards faced in the claim
order-CancelWhatCouldNotBeLost =
    { $edition ->
        [1997] Cancel the concession of a trick already won or that no legal play could lose, or of a contract already made or beaten; before the next call on a later board and the end of the round also of one that no normal play could lose
       *[other] Until the correction period ends, cancel the concession of a trick already won or that no normal play could lose
    }
aside-CancelWhatCouldNotBeLost =
    { $edition ->
        [1997] Whoever conceded may still have back a trick already won or that no legal play could lose, or a contract already made or beaten; and until the next board is called or the round ends, one that no normal play could lose
       *[other] Whoever conceded may still have back, within the correction period, only a trick already won or that no normal play could lose
    }
order-AcceptTheClaim = Give the claimer the tricks he claimed
order-AwardATrickToTheTrump = Give the opponents the trick or tricks that a normal play could lose to the trump
order-RefuseWhatHangsOnPartner = Refuse the part that his partner could have spoilt by another normal play
order-RefuseTheCardPosition = Refuse the unstated line and give the opponents what a normal line without that position loses
order-RefuseTheUnstatedLine = Hold the claimer to the normal line that wins less, and give the opponents the difference
order-JudgeTheClaim = Weigh the claim fairly for both sides; decide whatever stays doubtful against the claimer
order-JudgeTheConcession =
    { $trick_given_up ->
        [likely_won] Weigh both: fairness to the two sides (70A) speaks for giving the likely trick back, but by Law 71 a concession stands unless the trick was won or no normal play could lose it
       *[other] Give the trick back if it was in fact won, or no normal play could lose it (71); if it was only likely to be won, weigh fairness (70A) against Law 71, by which the concession stands
    }
order-JudgeTheTrickGivenUp =
    { $accepted ->
        [later_withdrawn] { $edition ->
            [1997] Give the trick back only if the side had in fact won it, or no normal play of the cards left would have lost it
           *[other] Give the trick back only if the side had in fact won it, or would likely have won it had play gone on
        }
        [no] { $edition ->
            [1997] { $phase ->
                [next_board_called_by_side] Give the trick back only if the side had in fact won it, or no normal play of the cards left would have lost it
                [round_over] Give the trick back only if the side had in fact won it, or no normal play of the cards left would have lost it
               *[other] Cancel the concession only if the trick was in fact won, no normal play could lose it, or the contract was already made or beaten
            }
           *[other] Give the trick back only if the side had in fact won it, or would likely have won it had play gone on
        }
       *[other] { $edition ->
            [1997] { $phase ->
                [next_board_called_by_side] Cancel the concession only if the trick was in fact won, no legal play could lose it, or the contract was already made or beaten
                [round_over] Cancel the concession only if the trick was in fact won, no legal play could lose it, or the contract was already made or beaten
               *[other] Cancel the concession only if the trick was in fact won, no normal play could lose it, or the contract was already made or beaten
            }
           *[other] Cancel the concession only if the trick was in fact won, or no normal play of the cards left could lose it
        }
    }
order-RestoreTheTrick =
    { $accepted ->
        [later_withdrawn] Rescore, giving that trick to the side that had agreed to lose it
        [no] { $phase ->
            [next_board_called_by_side] Rescore, giving that trick to the side that had agreed to lose it
            [round_over] Rescore, giving that trick to the side that had agreed to lose it
           *[other] Rescore, giving that trick to the side that conceded it
        }
       *[other] Rescore, giving that trick to the side that conceded it
    }
order-LetTheAgreementStand = Leave the score as it was agreed
order-LetTheConcessionStand = Leave the trick to the side it was conceded to
order-CorrectTheRevokeFirst = Have the revoke corrected, unless it was established in some other way; then rule on the claim
order-RuleTheRevokeAsWell = Rule the revoke as well: unless a claim stands, only what was played since may have established it
order-ThenRuleTheRevoke =
    { $of ->
        [claimers] Then rule on the revoke of the side that claimed or conceded: it is established, and tricks won by the claim count as won
       *[other] Then rule on the revoke of the other side: it is established, and tricks won by the claim count as won
    }
order-AskForTheStatement = Ask the claimer to repeat what he said when he claimed, nothing more
order-HaveAllCardsFaced = Then have all players face their remaining cards
order-HearTheObjections =
    { $edition ->
        [1997] Then hear the opponents' objections
       *[other] Then hear the opponents' objections; you may consider other points too
    }
order-HaveCardsFacedIfNeeded = Then have the remaining cards faced, if you think fit
order-TestTheTrump =
    { $edition ->
        [1997] Give the opponents tricks for the trump if all three hold: he did not mention it, it is at all likely that he was unaware of it, and a normal play (careless or inferior, not irrational) could lose to it
       *[other] Give the opponents tricks for the trump if all three hold: he did not mention it, it is at all likely that he was unaware of it, and a normal play (careless or inferior for a player of his class) could lose to it
    }
order-TestTheCardPosition =
    { $edition ->
        [1997] Refuse the unstated line unless an opponent would show out of the suit on every normal line, or every other line would be irrational
        [2007] Refuse the unstated line unless an opponent would show out of the suit on every normal line, or every other line would be irrational
       *[other] Refuse the unstated line unless an opponent would show out of the suit on every normal line
    }
order-TestTheNormalLines =
    { $edition ->
        [1997] Accept no winning line that he did not state if a normal one (careless or inferior, not irrational) wins less
       *[other] Accept no winning line that he did not state if a normal one (careless or inferior for a player of his class) wins less
    }
order-TakeTheSuitFromTheTop = Take the suit to be played from the top down, as your authority has laid down, unless another provision says otherwise
order-DisregardTheLaterPlay = Treat whatever was played after it as void
order-WeighTheLaterPlay = Use that play only as evidence of how play would have gone and of whether the claim was sound
order-RuleInSpiteOfTheLaterPlay =
    { $edition ->
        [2007] Rule on it all the same: play had ended
       *[other] Rule on it all the same, as not all four had agreed to play on; treat what was played as no more than a fact to weigh
    }
order-AllowPlayingOn = Before you adjudicate, let play go on only if the other side asks for it and all four agree; the claim or concession is then void
order-WeighWhatPartnerLearned = Treat what the defender let his partner know as unauthorised information for the partner
order-LookForAPrematureCard = If he showed a card before his partner had played to the trick, look at the options of Law 57A
order-RuleTheOpeningLead = Rule on the opening lead out of turn under Law 54
order-RuleOnThatLead = Rule on the opening lead out of turn under Law 54
order-ReturnTheCardsToDeclarer = Have declarer pick his cards up, without rectification
order-RuleTheExposedCards = Rule on the defender's cards as exposed cards (50)

## What is said to the players

say-PlayOn =
    .all =
        Nothing has been claimed or conceded; play on.{ $by ->
            [declarer] { "" }
           *[other] { " " }Cards that were shown are no penalty cards.
        }
say-TakeItForNoClaim =
    .all = That was no claim.
say-PlayOnWithoutAConcession =
    .all =
        Nothing has been conceded; play on.{ $edition ->
            [1997] { "" }
           *[other] { " " }Cards that were shown are no penalty cards.
        }
say-ScoreAsClaimed =
    .both_sides = The board is scored as it was claimed or conceded. Whoever agreed may still ask me, within the correction period, for a trick already won or likely to be won.
say-ScoreUnlessSomebodyObjects =
    .side_that_did_not_claim = You can still object, until you call on a later board or the round ends.
say-LetThePlayedScoreStand =
    .both_sides = All four agreed to play on, so the score obtained stands.
say-AcceptTheClaim =
    .both_sides = The claimer gets the tricks claimed.
say-AwardATrickToTheTrump =
    .both_sides = The claimer did not mention the trump still out, and may have forgotten it. By normal play, even careless, it could win ___ tricks: they go to the opponents.
say-RefuseWhatHangsOnPartner =
    .both_sides = I do not accept the part of the claim that needs the partner to guess right.
say-RefuseTheCardPosition =
    .both_sides = I do not accept an unstated line that works only with a card in one hand.
say-RefuseTheUnstatedLine =
    .all = The statement leaves room for a normal line of play, perhaps a careless one, that wins fewer tricks: ___. On that line the claimer gets ___ tricks, the other side the rest.
say-JudgeTheClaim =
    .both_sides = I shall judge it fairly for both; any doubt goes against the claimer.
say-JudgeTheConcession =
    .both_sides = I shall judge how sure the trick was.
say-JudgeTheTrickGivenUp =
    .both_sides = I shall judge whether that trick is restored.
say-RestoreTheTrick =
    .both_sides =
        { $accepted ->
            [later_withdrawn] The trick goes back to the side that had agreed to lose it.
            [no] { $phase ->
                [next_board_called_by_side] The trick goes back to the side that had agreed to lose it.
                [round_over] The trick goes back to the side that had agreed to lose it.
               *[other] The trick goes back to the side that conceded it.
            }
           *[other] The trick goes back to the side that conceded it, and I correct the score.
        }
say-LetTheAgreementStand =
    .both_sides = What was agreed stands.
say-LetTheConcessionStand =
    .both_sides =
        { $trick_given_up ->
            [not_likely_won] That trick could be lost: the concession stands.
           *[other] The concession stands.
        }
say-CorrectTheRevokeFirst =
    .both_sides = I rule first on the revoke, then on the claim.
say-RuleTheRevokeAsWell =
    .all =
        { $played_on ->
            [all_agreed] I rule on the revoke as well.
           *[other] I rule on the revoke as well, before anything more is played.
        }
say-ThenRuleTheRevoke =
    .both_sides = Once the claim is settled I rule on the revoke.
say-AskForTheStatement =
    .claimer = Repeat what you said, nothing more.
say-HaveAllCardsFaced =
    .all = Face your remaining cards.
say-HearTheObjections =
    .other_side = What do you object to?
say-DisregardTheLaterPlay =
    .all = What was played after the claim does not count.
say-RuleInSpiteOfTheLaterPlay =
    .all =
        { $edition ->
            [2007] Play ends with a claim, so I rule on it.
           *[other] You had not all agreed to play on, so I rule on the claim.
        }
say-AllowPlayingOn =
    .all = You play on only if the side that did not claim asks for it and all four agree; the claim is then void.
say-WeighWhatPartnerLearned =
    .defenders_partner = You may not use what your partner has let you know.
say-RuleOnThatLead =
    .all = Wait, please: I rule on the opening lead out of turn.
say-ReturnTheCardsToDeclarer =
    .declarer = Pick your cards up again.
say-RuleTheExposedCards =
    .defender = Leave the cards you showed on the table; I rule on them next.

## The provisions, in our words

law-raised_too_late = It was raised when the correction period was over.
law-objected_whatever_others_say = The partner objected at once, and the others accept it or the conceders want it back.
law-contested = Somebody, dummy included, objects before agreement is complete.
law-a_claim = To speak of tricks one will win, to propose to stop, or to show one's cards is a claim.
law-a_concession = To speak of tricks one will lose, or to abandon one's hand, is a concession.
law-only_the_trick_in_progress = Words or cards about the trick in progress alone are no claim and no concession.
law-of_later_tricks = It concerned other tricks than the one in progress.
law-something_was_conceded = Tricks were given up, in words or by claiming fewer than were left.
law-no_claim_was_meant = Showing cards is no claim where it clearly was not meant as one.
law-partner_objected = If a defender gives tricks up and his partner objects at once, there is neither a concession nor a claim.
    .until-2007 = If a defender gives tricks up and his partner objects at once, there is no concession.
    .until-1997 = If a defender gives tricks up and his partner objects at once, there is no concession.
law-what_partner_saw = A defender who tried to concede has told his partner things that partner may not use.
law-what_partner_was_told = What a defender says or shows about the trick in progress is unauthorised for his partner.
    .until-1997 = What a defender says or shows about the trick in progress, or in a concession that fails, is unauthorised for his partner.
law-a_card_before_partners = A card that a defender shows before his partner has played to the trick may count as a premature play.
law-claimed_or_conceded = There is a claim or a concession, and it is contested.
law-all_four_played_on = The other side asked to play on, and all four agreed.
law-to_be_ruled = A contested claim or concession is ruled by the Director.

law-faced_after_an_opening_lead = Declarer faced his hand after an opening lead out of turn.
law-the_opening_lead_is_ruled = If declarer spreads his hand after an opening lead out of turn, that Law applies and not the one on claims.
law-declarer_takes_them_back = Declarer who faces his cards without meaning to claim picks them up again.
law-a_defender_exposed_cards = A defender's cards that his partner could see are penalty cards (50).

law-ruled_now = Where a claim or concession is doubted the Director is called and rules on it.
law-doubted_at_once = The other side had agreed to nothing, and the next board has not been called on.
law-playing_on_by_agreement = If the other side asks for it and all four agree, play may go on.
law-played_on_by_agreement = Once all four have agreed to play on, the claim or concession is void, 16 and 50 do not apply, and the score obtained stands.
law-not_all_four_concurred = If play goes on though not all four players concur, the Director is called and proceeds as if it had not.
    .until-2007 = Play went on after the claim.
law-later_play = Unless all four had agreed to play on, the claim is ruled, whatever was played after it.
    .until-2007 = Play ends with the claim, which is ruled whatever was played after it (but see 70D3).
    .until-1997 = Play ends with the claim: what is played after it is void.
law-later_play_is_evidence = Play after the claim may serve as evidence of its likely course and of the claim's soundness.

law-a_revoke_is_pending = A revoke made before the claim has come to light in time.
law-the_claimers_revoked = By claiming or conceding, a side establishes its own revoke.
    .until-2007 = By claiming or conceding, or by agreeing when the others do, a side establishes its own revoke.
law-the_others_agreement_is_complete = The side that did not claim establishes its revoke when its agreement is complete.
law-established_by_the_claim = The claim, or the agreement to it, has established the revoke.
law-nothing_claimed_or_conceded = What was said or shown was no claim and no concession, or partner's objection undid it.
law-the_void_claim_leaves_the_revoke = A claim that is void, or was none, establishes no revoke; later play may have done so.
law-the_revoke_comes_first = A revoke not established is corrected first; the claim is ruled afterwards.
law-the_revoke_is_counted_afterwards = The established revoke is rectified once the claim is settled.

law-agreement_complete = That side has called on a later board, or the round is over.
law-in_time = The correction period is not over.
law-taken_back_in_time = What was agreed or conceded can be questioned until the correction period ends.

law-nobody_objected = The other side agreed, or said nothing.
law-agreed = A claim is agreed when the other side assents to it and raises no objection before it calls on a later board or the round ends.
law-agreement_taken_back = A side that had agreed wants a trick back.
law-won_before_it_was_given_up = The trick had in fact been won.
law-no_normal_play_would_lose_it = No normal play could have lost the trick.
law-agreed_to_lose_a_trick_won = If a side agreed to lose a trick that it had in fact won, it gets it back.
law-likely_to_be_won = The trick would likely have been won.
law-agreed_to_lose_a_likely_trick = If a side agreed to lose a trick that it would likely have won, it gets it back.
law-agreement_is_kept_to = A trick neither won nor likely to be won stays as agreed.
    .until-1997 = Agreement can be taken back only for a trick in fact won, or one that no normal play would have lost.

law-a_contested_claim = What is contested is ruled as fairly as possible for both sides; in a claim any doubt goes against the claimer.
    .until-1997 = A contested claim is ruled as fairly as possible for both sides, and any doubt goes against the claimer.
law-trump_not_mentioned = An opponent had a trump that the claimer did not mention.
law-likely_unaware_of_it = It is at all likely that the claimer was not aware of that trump.
law-could_lose_a_trick_to_it = Some normal play could lose a trick to that trump.
law-the_trump_wins = The three conditions about the trump are met.
law-the_trump_is_open = Whether the three conditions about the trump are met is not judged yet.
law-outstanding_trump = A trump that was not mentioned and possibly forgotten wins for the opponents what a normal play could lose to it.
law-hangs_on_partners_play = A defender's claim is not accepted where his partner would have to pick the right one of several normal plays.
law-not_refused_yet = Neither a trump nor a choice of partner's has decided the claim.
law-needs_a_card_in_one_hand = An unstated line needs a card in one opponent's hand.
law-any_other_line_irrational = Not to play for that position would be irrational.
law-the_position_is_known = An opponent had shown out of the suit, or would on every normal line.
law-the_position_may_be_assumed = The position may be assumed.
law-the_position_is_open = Whether an opponent would show out on every normal line is not judged yet.
    .until-2007 = Whether an opponent would show out, or any other line be irrational, is not judged yet.
law-unstated_card_position = An unstated line that needs a card in one opponent's hand counts only if somebody had shown out of the suit, or would on every normal line.
    .until-2007 = An unstated line that needs a card in one opponent's hand counts only if somebody had shown out of the suit, would on every normal line, or every other line would be irrational.
    .until-1997 = An unstated line that needs a card in one opponent's hand counts only if somebody had shown out of the suit, would on every normal line, or every other line would be irrational.
law-an_earlier_test_is_open = The trump or the card position is yet to be judged.
law-only_the_normal_lines_matter = What is left is whether a normal line wins less.
law-line_not_in_the_statement = A winning line that was not stated is accepted only where no normal line wins less.
law-left_to_the_director = Nothing refuses the claim, and something is still to be judged.
law-concession_to_be_weighed = A concession stands, once made, unless it has to be cancelled.
law-fair_to_both_sides = What is contested is ruled as fairly as possible for both sides; in a claim any doubt goes against the claimer.
    .until-1997 = A contested claim is ruled as fairly as possible for both sides, and any doubt goes against the claimer.
law-the_statement_is_repeated = The hearing begins with the statement as it was made.
law-the_opponents_object = The opponents say what they object to.
law-cards_are_faced = The Director may have the remaining cards faced.
    .until-1997 = Everybody faces his remaining cards before the objections.
law-order_set_by_the_authority = The authority may set the order in which a suit is taken to be played if none was stated.

law-a_contested_concession = A concession is contested.
law-taken_back_by_the_conceders = The side that conceded wants a trick back.
law-a_concession_in_question = A concession is contested or taken back.
law-no_legal_play_would_lose_it = No legal play could have lost the trick.
law-conceded_a_trick_won = If the trick conceded had in fact been won, the concession is cancelled.
    .until-1997 = If the trick conceded had in fact been won, or no legal play could lose it, the concession is cancelled.
law-the_contract_was_settled = If declarer concedes a contract he has made, or a defender one that is beaten, the concession is cancelled.
law-conceded_a_sure_trick = If no normal play could lose the trick conceded, the concession is cancelled.
    .until-1997 = If no normal play could lose the trick conceded, the concession is cancelled until that side calls on a later board or the round ends.
law-cancelled = The concession is cancelled.
law-concession_stands = A concession that need not be cancelled stands.
    .until-1997 = A concession that need not be cancelled stands; for a trick that only normal play makes sure, the time ends when that side calls on a later board or the round is over.

## Why

reason-1 =
    { $by ->
        [declarer] { $act ->
            [said_win_n] Declarer said what he would win.
            [said_lose_n] Declarer said what he would lose.
            [curtail] Declarer suggested stopping play.
            [showed_cards] Declarer showed his cards.
            [abandoned_hand] Declarer abandoned his hand.
           *[other] { "" }
        }
        [defender] { $act ->
            [said_win_n] A defender said what he would win.
            [said_lose_n] A defender said what he would lose.
            [curtail] A defender suggested stopping play.
            [showed_cards] A defender showed his cards.
            [abandoned_hand] A defender abandoned his hand.
           *[other] { "" }
        }
       *[other] { "" }
    }
reason-2 =
    { $trick_given_up ->
        [already_won] The trick had already been won in play.
        [contract_settled] The contract had already been made or beaten.
        [no_legal_play_loses_it] No legal play could have lost the trick.
        [no_normal_play_loses_it] No normal play could have lost the trick.
        [likely_won] The trick was likely to be won, but not certain.
        [not_likely_won] The trick was not likely to be won.
       *[other] { "" }
    }

## What is left to be done later, in few words

task-JudgeTheClaim = decide the claim
task-JudgeTheConcession = decide the concession
task-JudgeTheTrickGivenUp = decide on that trick
task-RefuseTheUnstatedLine = count the tricks
task-ThenRuleTheRevoke = rule on the revoke
