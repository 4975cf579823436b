### What is said about a revoke, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Revoke
    .command = revoke
    .menu = A revoke: from the facts to the ruling
further = Revoke { $number }: { $question }
several = Revokes on the board:
    .number = { $number } revokes
    .another = Another revoke
list-took = Which of these tricks did the side that revoked first win?
list-they_took = Which of these tricks did the other side win?
list-playable = Which of these tricks did the offender win with a card he could have played to the revoke trick?
    .aside = With which cards the player won: look at the tricks away from the table.

## The facts: how they are asked, how they are answered

fact-hand = Who revoked?
option-hand-declarer = Declarer
option-hand-dummy = Dummy
option-hand-defender = Defender
fact-trick = On which trick was the revoke?
fact-hands_returned = Are all four hands already back in the board, or is it later still?
option-hands_returned-yes = Yes, all of them
option-hands_returned-no = No, not yet
fact-since =
    { $hand ->
        [defender] After the revoke, before anyone drew attention to it, what did the defending side do first?
       *[other] After the revoke, before anyone drew attention to it, what did declarer's side do first?
    }
option-since-nothing = Nothing
option-since-played = Played to the next trick
option-since-named = Named a card
option-since-claimed = Claimed or conceded
option-since-opponents_claimed = The opponents claimed
fact-reply_to_claim = How did the offending side respond to the opponents' claim?
option-reply_to_claim-accepted = Agreed to it
option-reply_to_claim-silent = Said nothing
option-reply_to_claim-contested = Contested it
fact-claim_settled = Has the offending side already called on a later board, or is the round over?
option-claim_settled-yes = Yes
option-claim_settled-no = No
fact-won_by = Who won the revoke trick?
option-won_by-offender =
    { $hand ->
        [declarer] Declarer, from hand
        [dummy] Dummy
        [defender] The same defender
       *[other] The offender
    }
option-won_by-partner =
    { $hand ->
        [declarer] Dummy
        [dummy] Declarer, from hand
        [defender] The partner
       *[other] The partner
    }
option-won_by-opponents =
    { $hand ->
        [defender] Declarer or dummy
        [declarer] A defender
        [dummy] A defender
       *[other] The opponents
    }
fact-later_tricks = How many tricks after that one did the offending side win?
option-later_tricks-none = None
option-later_tricks-one = One
option-later_tricks-more = Two or more
fact-opponents_played_after =
    { $hand ->
        [defender] After the revoke, and before attention was drawn to it, did declarer's side play a card?
       *[other] After the revoke, and before attention was drawn to it, did a defender play a card?
    }
option-opponents_played_after-yes = Yes, a card was played
option-opponents_played_after-no = No
fact-each_side_played_on = Has each side already played to the trick after the one with a card missing?
option-each_side_played_on-yes = Yes, each side has
option-each_side_played_on-no = No, not yet
fact-partner_played_after =
    { $hand ->
        [declarer] And after them, did dummy play as well?
        [dummy] And after them, did declarer play as well?
       *[other] And after them, did the offender's partner play as well?
    }
option-partner_played_after-yes = Yes, a card was played
option-partner_played_after-no = No
fact-partner_still_to_play = When the offender revoked, was his partner still to play to the twelfth trick?
option-partner_still_to_play-yes = Yes, still to play
option-partner_still_to_play-no = No, already played
fact-partner_has_two_suits = Was the offender's partner still to play to the twelfth trick, with cards of two suits?
    .aside = What the partner holds: look for yourself, away from the table.
option-partner_has_two_suits-yes = Yes, of two suits
option-partner_has_two_suits-no = No
fact-dummy_lost_rights = Had dummy lost his rights (exchanged hands, left his seat to watch declarer, looked at a defender's hand)?
option-dummy_lost_rights-yes = Dummy had lost them
option-dummy_lost_rights-no = Dummy still had them

fact-could_comply = Could the player really have played as he had to?
    .aside = Whether the player could follow suit: look at his cards away from the table, and say nothing of them there.
option-could_comply-yes = Was able to comply
option-could_comply-no = Had no card of the suit
fact-duty = What did the player fail to do?
option-duty-follow_suit = Failed to follow suit
option-duty-required_card = Disobeyed a requirement
option-duty-penalty_card = Penalty card not played
option-duty-faced_card = Required card was faced
fact-attention = When was attention first drawn to it? (The other side's call: on the next deal.)
option-attention-during_play = Noticed during play
option-attention-after_play = Noticed after play
option-attention-after_call_on_next_deal = After other side's call
option-attention-after_round = Noticed after the round
option-attention-after_correction_period = Correction period over
fact-earlier_revoke_same_suit = Had the same player already revoked in this suit?
option-earlier_revoke_same_suit-none = First revoke in the suit
option-earlier_revoke_same_suit-established = Same suit, established
option-earlier_revoke_same_suit-corrected = Same suit, corrected
fact-other_side_revoked = Did the other side revoke on this board too?
option-other_side_revoked-none = Only this side revoked
option-other_side_revoked-established = Other side revoked too
option-other_side_revoked-established_same_trick = Both sides, same trick
option-other_side_revoked-corrected = Other side, corrected
option-other_side_revoked-corrected_at_trick_twelve = Other side, trick 12
fact-same_trick_one_side_played_on = Did both sides revoke on this trick, and only one of them play on?
option-same_trick_one_side_played_on-yes = Both did, one played on
option-same_trick_one_side_played_on-no = Not both on this trick
fact-dummy_drew_attention = Was dummy the first to draw attention to it?
option-dummy_drew_attention-yes = Raised first by dummy
option-dummy_drew_attention-no = Not raised by dummy
fact-defender_asked_partner = Did a defender ask his partner whether he had revoked?
option-defender_asked_partner-yes = Defender asked partner
option-defender_asked_partner-no = No defender asked
fact-played_card_faced = Was the revoke card already face up on the table when it was played?
option-played_card_faced-yes = Card played was faced
option-played_card_faced-no = Card played was unfaced
fact-won_later_with_playable_card = Did the offender later win a trick with a card he could have played to the revoke trick?
    .aside = With which card the player won: look at the tricks away from the table; while play goes on, leave it until the end.
option-won_later_with_playable_card-yes = Playable card won later
option-won_later_with_playable_card-no = No playable card won
fact-noticed_by = Who noticed it?
option-noticed_by-player = Noticed by a player
option-noticed_by-director = Noticed by the Director
option-noticed_by-spectator = Noticed by a spectator
fact-on_purpose = Does it look deliberate or concealed, or could the player have foreseen damage to the others?
option-on_purpose-yes = Deliberate or hidden
option-on_purpose-no = In good faith
fact-cards_mixed = Has just one side mixed its cards, so that the facts can no longer be found?
option-cards_mixed-yes = One side mixed its cards
option-cards_mixed-no = Not one side alone
fact-card_missing = Did a player play no card at all to that trick?
option-card_missing-yes = Trick of three cards
option-card_missing-no = Trick of four cards
fact-facts_disputed = Do the players disagree on what happened, or on which of them revoked?
option-facts_disputed-yes = The facts are disputed
option-facts_disputed-no = Nobody disputes them
fact-done_before = Had anything been decided about it before you ruled?
option-done_before-nothing = Nothing decided before
option-done_before-players_settled_it = Players settled it alone
option-done_before-ruled_wrongly = You ruled wrongly before
fact-defenders_may_ask = May defenders ask each other about a revoke?
option-defenders_may_ask-yes = Allowed
option-defenders_may_ask-no = Prohibited

fact-by = Who made it?
option-by-same_player = The same player
option-by-partner =
    { $hand ->
        [declarer] Dummy
        [dummy] Declarer
        [defender] The other defender
       *[other] The partner
    }
option-by-opponent =
    { $hand ->
        [defender] Declarer
       *[other] An opponent
    }
option-by-other_opponent =
    { $hand ->
        [defender] Dummy
       *[other] The other opponent
    }
fact-suit_again = In the same suit as an earlier revoke by that player?
option-suit_again-yes = Same suit
option-suit_again-no = Another suit

## The facts where rare circumstances are supposed: questions, buttons, groups

choice-hand-defender-1-11 = A defender
choice-hand-declarer-1-11 = Declarer
choice-hand-dummy-1-11 = Dummy
group-hand-twelve = At trick 12
    .ask = Who revoked at trick 12?
choice-hand-defender-12 = A defender
choice-hand-declarer-12 = Declarer
choice-hand-dummy-12 = Dummy
group-hand-thirteen = At trick 13
    .ask = Who did not follow suit at trick 13?
choice-hand-defender-13 = A defender
choice-hand-declarer-13 = Declarer
choice-hand-dummy-13 = Dummy
ask-trick = At which trick?
choice-trick-1-11 = 1 to 11
group-trick-first_half = 1 to 6
group-trick-second_half = 7 to 11
ask-since =
    { $hand ->
        [defender] Has either defender played to the next trick?
        [declarer] Has declarer or dummy played to the next trick?
        [dummy] Has declarer or dummy played to the next trick?
       *[untold] Has the revoking side played to the next trick?
    }
choice-since-nothing = No
choice-since-played = Yes
choice-since-played-during_play = Yes, still playing
choice-since-played-after_play = Yes, play is over
group-since-next_board = Yes, the next board has begun
    .ask = How late was it noticed?
choice-since-next_board-played-after_play = Other side had not called there yet
choice-since-played-after_call_on_next_deal = Other side had called, next board
choice-since-played-after_round = The round was over
choice-since-played-after_correction_period = The correction period was over
group-since-claim = There was a claim first
    .ask = Whose claim or concession?
choice-since-claimed =
    { $hand ->
        [defender] A defender claimed or conceded
        [declarer] Declarer claimed or conceded
        [dummy] Declarer claimed or conceded
       *[untold] The revoking side claimed or conceded
    }
choice-since-opponents_claimed =
    { $hand ->
        [defender] Declarer claimed or conceded
        [declarer] A defender claimed or conceded
        [dummy] A defender claimed or conceded
       *[untold] The other side claimed or conceded
    }
choice-since-named = Card only named
group-hands_returned-next_board = Yes, the next board has begun
    .ask = How late was it noticed?
choice-hands_returned-yes-after_call_on_next_deal = Other side had called, next board
choice-hands_returned-yes-after_round = The round was over
choice-hands_returned-yes-after_correction_period = The correction period was over
ask-reply_to_claim =
    { $hand ->
        [defender] How did the defenders answer the claim?
        [declarer] How did declarer answer the claim?
        [dummy] How did declarer answer the claim?
       *[untold] How did the revoking side answer the claim?
    }
ask-claim_settled =
    { $hand ->
        [defender] Have the defenders called on a later board, or is the round over?
        [declarer] Has declarer's side called on a later board, or is the round over?
        [dummy] Has declarer's side called on a later board, or is the round over?
       *[untold] Has the revoking side called on a later board, or is the round over?
    }
choice-won_by-offender =
    { $hand ->
        [declarer] Declarer
        [dummy] Dummy
        [defender] The revoker
       *[untold] The player who revoked
    }
choice-won_by-partner =
    { $hand ->
        [declarer] Dummy
        [dummy] Declarer
        [defender] The partner
       *[untold] That player's partner
    }
choice-won_by-opponents =
    { $hand ->
        [declarer] A defender
        [dummy] A defender
        [defender] Declarer or dummy
       *[untold] An opponent
    }
ask-opponents_played_after = Who has played after the revoke?
choice-opponents_played_after-yes = The opponents
choice-opponents_played_after-yes-no =
    { $hand ->
        [defender] Declarer's side
        [declarer] A defender only
        [dummy] A defender only
       *[untold] The opponents only
    }
choice-opponents_played_after-yes-yes =
    { $hand ->
        [declarer] Dummy too
        [dummy] Declarer too
        [defender] The other defender too
       *[untold] The partner too
    }
choice-opponents_played_after-no = Nobody
ask-partner_played_after =
    { $hand ->
        [declarer] And dummy after that?
        [dummy] And declarer's hand after that?
        [defender] And the other defender after that?
       *[untold] And the revoker's partner after that?
    }
choice-partner_played_after-yes = Yes
choice-partner_played_after-no = No
ask-partner_still_to_play = Was the partner still to play to that trick?
ask-partner_has_two_suits = Was the partner still to play, with cards of two suits?
ask-later_tricks =
    { $hand ->
        [defender] After the revoke trick, did the defenders win another?
        [declarer] After the revoke trick, did declarer's side win another?
        [dummy] After the revoke trick, did declarer's side win another?
       *[untold] After the revoke trick, did the revoking side win another?
    }
    .note =
        { $since ->
            [claimed] Count the tricks that the claim gives.
            [opponents_claimed] Count the tricks that the claim gives.
           *[other] { "" }
        }
ask-each_side_played_on = Has each side played to the next trick?
ask-dummy_lost_rights = Had dummy lost his rights?
    .note = Hands exchanged, seat left to watch declarer, a defender's hand seen.
ask-won_later_with_playable_card = Did the player later win a trick with a card playable then?
    .note = Look at the tricks at the end.
ask-could_comply = Could the player really have played as he had to?
    .note = Look at the cards away from the table; say nothing of them there.

rare-card = Had no card, or had another duty
rare-late = Noticed late
rare-several = More than one revoke
rare-noticed = Who noticed, who asked
rare-doubtful = Doubtful facts, bad faith
choice-could_comply-no = The player had no card of the suit
choice-duty-required_card = Disobeyed a required lead or suit
choice-duty-penalty_card = Did not play a penalty card
choice-duty-faced_card = The card to be played lay face up
choice-played_card_faced-yes = The card played lay face up
choice-won_later_with_playable_card-yes = Won later with a playable card
choice-attention-after_play = Noticed only after play
choice-attention-after_call_on_next_deal = Other side had called, next board
choice-attention-after_round = The round was over
choice-attention-after_correction_period = The correction period was over
choice-earlier_revoke_same_suit-established = Same suit before, established
choice-earlier_revoke_same_suit-corrected = Same suit before, corrected
choice-other_side_revoked-established = Other side too, established
choice-other_side_revoked-established_same_trick = Both sides, on this same trick
choice-other_side_revoked-corrected = Other side too, corrected
choice-other_side_revoked-corrected_at_trick_twelve = Other side at trick 12, corrected
choice-same_trick_one_side_played_on-yes = Both revoked; one side played on
choice-dummy_drew_attention-yes = Dummy was the first to say so
choice-defender_asked_partner-yes = A defender asked his partner
choice-noticed_by-director = The Director saw it
choice-noticed_by-spectator = A spectator noticed it
choice-on_purpose-yes = It looks deliberate or hidden
choice-cards_mixed-yes = Just one side has mixed its cards
choice-card_missing-yes = A card is missing from the trick
choice-facts_disputed-yes = The players disagree on the facts
choice-done_before-players_settled_it = The players had settled it themselves
choice-done_before-ruled_wrongly = I have already ruled, and wrongly

supposed-could_comply =
    { $duty ->
        [required_card] the player could do as required
        [penalty_card] the player could play it
        [faced_card] the player could play it
       *[other] the player had the suit
    }
supposed-earlier_revoke_same_suit = first revoke in that suit
supposed-other_side_revoked = the other side did not revoke
supposed-attention = noticed during play
supposed-defender_asked_partner = no defender asked partner
supposed-dummy_drew_attention = dummy was not the first to speak
supposed-duty = the player only had to follow suit
supposed-facts_disputed = nobody disputes the facts
supposed-done_before = nothing was decided before
supposed-played_card_faced = the card came from the hand
supposed-same_trick_one_side_played_on = only one side revoked on this trick
supposed-won_later_with_playable_card = no playable card won later
supposed-card_missing = the trick has four cards
supposed-on_purpose = in good faith
supposed-cards_mixed = the cards are in order
supposed-noticed_by = a player noticed it

## In so few words that several stand in one line

brief-hand-declarer = declarer
brief-hand-dummy = dummy
brief-hand-defender = defender
brief-trick-1-11 = trick 1–11
brief-hands_returned-yes = hands back in the board
brief-hands_returned-no = hands not back yet
brief-since-nothing = not played on
brief-since-played =
    { $attention ->
        [after_play] played on, play over
       *[other] played on
    }
brief-since-named = named a card
brief-since-claimed = own side claimed
brief-since-opponents_claimed = opponents claimed
brief-reply_to_claim-accepted = claim agreed to
brief-reply_to_claim-silent = claim not answered
brief-reply_to_claim-contested = claim contested
brief-claim_settled-yes = claim settled
brief-claim_settled-no = claim not settled yet
brief-won_by-offender =
    { $hand ->
        [declarer] won by declarer
        [dummy] won by dummy
       *[defender] the player won it
    }
brief-won_by-partner =
    { $hand ->
        [declarer] won by dummy
        [dummy] won by declarer
       *[defender] partner won it
    }
brief-won_by-opponents = won by the others
brief-later_tricks-none = no later trick
brief-later_tricks-one = one later trick
brief-later_tricks-more = more later tricks
brief-opponents_played_after-yes = others played since
brief-opponents_played_after-no = others not played since
brief-partner_played_after-yes = partner played since
brief-partner_played_after-no = partner not played since
brief-partner_still_to_play-yes = partner still to play
brief-partner_still_to_play-no = partner had played
brief-partner_has_two_suits-yes = partner has two suits
brief-partner_has_two_suits-no = no choice for partner
brief-dummy_lost_rights-yes = dummy without rights
brief-dummy_lost_rights-no = dummy with his rights
why-hand = The side decides where tricks go; a card of dummy's costs none (64B3).
why-trick = A revoke at trick twelve is corrected and costs nothing (62D1); the last card is no revoke (61A).
why-since = Once that side has played to the next trick, legally or not, the revoke is established and may cost tricks; before, it is corrected (62A, 63A).
why-won_by = Who won the trick decides whether one trick goes over or two (64A1, 64A2).
why-later_tricks = A trick won later pays too (64A1, 64A2); without any, none may go over (64B1).
why-opponents_played_after = A card that the other side has played since may be changed, and then so may the next one (62C1, 62C2).
why-hands_returned = At trick twelve even an established revoke is corrected, until all four hands are back in the board (62D1).
why-reply_to_claim = If that side agrees to the claim the revoke is established; if it objects in time it is not (63A4, 69A).
    .until-2007 = If that side agrees to the claim the revoke is established; if it objects in time it is not (63A3, 69A).
why-claim_settled = Until that side has called on a later board or the round is over it may still object (69A).
why-partner_still_to_play = A partner who was still to play may not choose what that card suggests (62D2, 16C2).
why-partner_has_two_suits = A partner still to play who has two suits may not choose what that card suggests (62D2, 16C2).
    .until-2007 = A partner still to play who has two suits may not choose what that card suggests (62D2, 16D2).
    .until-1997 = A partner still to play who has two suits may not choose what that card suggests (62D2, 16C2).
why-partner_played_after = If the other side changes its card, the one who played next for the revoking side may change his too (62C2).

## The ruling in one line

headline-not_a_revoke = Not a revoke: the play stands ({ $articles }).
headline-SupplyTheMissingCard = A card is missing from the trick: it is supplied, and no trick is transferred ({ $articles }).
headline-AddTheCardForNothing = A card is missing from the trick: it is added, and no trick is transferred ({ $articles }).
headline-AddACardOfTheSuit =
    { $tricks ->
        [0] A card is missing from the trick: it counts as a revoke, but no trick is transferred ({ $articles }).
       *[other] A card is missing from the trick: it counts as a revoke, one trick to the other side ({ $articles }).
    }
headline-AddAnyCard =
    { $tricks ->
        [0] A card is missing from the trick: it counts as a revoke, but no trick is transferred ({ $articles }).
       *[other] A card is missing from the trick: it counts as a revoke, one trick to the other side ({ $articles }).
    }
headline-must_correct = Revoke not established: correct it, no trick is transferred ({ $articles }).
headline-CorrectTheRevoke-62D1 = Revoke on the twelfth trick: correct it, no trick is transferred ({ $articles }).
headline-CorrectBothRevokes = Both sides revoked on one trick: both correct, no trick is transferred ({ $articles }).
headline-LetDeclarerAcceptOrRefuse = Declarer decides: accept the card played or refuse it ({ $articles }).
headline-KeepTheCardDeclarerAccepted = The card played is accepted: declarer's side has already played on ({ $articles }).
headline-established =
    { $tricks ->
        [0] No trick transferred ({ $articles }); equity remains to be considered.
        [1] One trick to the non-offending side ({ $articles }).
       *[other] Two tricks to the non-offending side ({ $articles }).
    }
headline-as_if_established =
    { $tricks ->
        [0] The card is replaced; it counts as established, but no trick is transferred ({ $articles }).
        [1] The card is replaced and one trick transferred, as if established ({ $articles }).
       *[other] The card is replaced and two tricks transferred, as if established ({ $articles }).
    }
headline-play_on = No rectification now: play continues ({ $articles }).
headline-too_late = Too late: the table result stands ({ $articles }).
headline-board =
    { $hand ->
        [defender] { $tricks ->
            [0] { $others ->
                [0] Several revokes: no trick is transferred.
                [1] Several revokes: one trick to the defenders.
               *[other] Several revokes: { $others } tricks to the defenders.
            }
            [1] { $others ->
                [0] Several revokes: one trick to declarer.
               *[other] Several revokes: 1 trick to declarer, { $others } to the defenders.
            }
           *[other] { $others ->
                [0] Several revokes: { $tricks } tricks to declarer.
               *[other] Several revokes: { $tricks } tricks to declarer, { $others } to the defenders.
            }
        }
       *[other] { $tricks ->
            [0] { $others ->
                [0] Several revokes: no trick is transferred.
                [1] Several revokes: one trick to declarer.
               *[other] Several revokes: { $others } tricks to declarer.
            }
            [1] { $others ->
                [0] Several revokes: one trick to the defenders.
               *[other] Several revokes: 1 trick to the defenders, { $others } to declarer.
            }
           *[other] { $others ->
                [0] Several revokes: { $tricks } tricks to the defenders.
               *[other] Several revokes: { $tricks } tricks to the defenders, { $others } to declarer.
            }
        }
    }
board-each = Revoke { $number }: { $headline }
board-deed = Trick { $trick }: { $text }
board-some = Revokes { $numbers }: { $headline }
board-one = Revoke { $number }, trick { $trick }: { $outcome }
board-paid =
    { $number ->
        [1] { $outcome }: trick { $tricks }
       *[other] { $outcome }: tricks { $tricks }
    }
board-payment = Trick { $trick } pays for revoke { $number }
board-unpaid = { $outcome }; one more was due, but none is left

## The ruling in few words

transfer =
    { $most ->
        [0] no trick
        [1] { $fewest ->
            [0] { $hand ->
                [defender] 1 trick to declarer if the defenders win a later one
               *[other] 1 trick to the defenders if declarer or dummy wins later
            }
           *[other] { $hand ->
                [defender] 1 trick to declarer
               *[other] 1 trick to the defenders
            }
        }
       *[other] { $fewest ->
            [0] { $hand ->
                [defender] up to 2 tricks to declarer, by the later tricks
               *[other] up to 2 tricks to the defenders, by the later tricks
            }
            [1] { $won_by ->
                [offender] { $hand ->
                    [defender] 1 trick to declarer, 2 if the defenders win a later one
                   *[other] 1 trick to the defenders, 2 if declarer or dummy wins later
                }
               *[other] { $hand ->
                    [defender] 1 trick to declarer, 2 if a playable card wins later
                   *[other] 1 trick to the defenders, 2 if a playable card wins later
                }
            }
           *[other] { $hand ->
                [defender] 2 tricks to declarer
               *[other] 2 tricks to the defenders
            }
        }
    }
result-established = Established: { $transfer } ({ $articles })
result-as_if_established = Card replaced: { $transfer } ({ $articles })
result-must_correct = Not established: correct it. No tricks are transferred ({ $articles })
result-CorrectTheRevoke-62D1 = Trick twelve: correct it. No tricks are transferred ({ $articles })
result-LetDeclarerAcceptOrRefuse = Declarer accepts the card played, or refuses it ({ $articles })
result-KeepTheCardDeclarerAccepted = The card stands: declarer's side has played on ({ $articles })
result-not_a_revoke = No revoke: the play stands ({ $articles })
result-play_on = No rectification now: play on ({ $articles })
result-too_late = Too late: the result stands ({ $articles })
result-CorrectBothRevokes = Both sides revoked on one trick: both correct. No tricks are transferred ({ $articles })
result-SupplyTheMissingCard = A card is missing: it is supplied. No tricks are transferred ({ $articles })
result-AddTheCardForNothing = A card is missing: it is added. No tricks are transferred ({ $articles })
result-AddACardOfTheSuit = Card added: { $transfer } ({ $articles })
result-AddAnyCard = Card added: { $transfer } ({ $articles })
result-board-pending = Several revokes: the tricks are counted at the end of play
outcome-established = { $transfer } ({ $articles })
step-TransferTricks =
    { $won_by ->
        [offender] { $tricks ->
            [1] { $hand ->
                [defender] the revoke trick goes to declarer
               *[other] the revoke trick goes to the defenders
            }
           *[other] { $hand ->
                [defender] the revoke trick and one later trick go to declarer
               *[other] the revoke trick and one later trick go to the defenders
            }
        }
       *[other] { $tricks ->
            [1] { $hand ->
                [defender] a trick the defenders won from the revoke on goes to declarer
               *[other] a trick declarer won from the revoke on goes to the defenders
            }
           *[other] { $hand ->
                [defender] two tricks the defenders won from the revoke on go to declarer, one of them won with a playable card
               *[other] two tricks declarer won from the revoke on go to the defenders, one of them won with a playable card
            }
        }
    }
step-pending =
    { $won_by ->
        [offender] { $hand ->
            [defender] the revoke trick goes to declarer, and one later trick if the defenders win any
           *[other] the revoke trick goes to the defenders, and one later trick if declarer wins any
        }
        [partner] { $hand ->
            [defender] one trick goes to declarer, a second if the offender wins one with a playable card
           *[other] one trick goes to the defenders, a second if the offender wins one with a playable card
        }
       *[other] { $most ->
            [1] { $hand ->
                [defender] one trick goes to declarer if the defenders win a later one
               *[other] one trick goes to the defenders if declarer or dummy wins a later one
            }
           *[other] { $hand ->
                [defender] one trick goes to declarer if the defenders win a later one, two if they win two and one with a playable card
               *[other] one trick goes to the defenders if declarer wins a later one, two if he wins two and one with a playable card
            }
        }
    }
step-ConsiderAdjustedScore =
    { $edition ->
        [1997] { $most ->
            [0] is the other side damaged? If so, adjust
           *[other] does that make good the damage? If not, adjust
        }
        [2007] { $most ->
            [0] is the other side damaged? If so, adjust
           *[other] does that make good the damage? If not, adjust
        }
       *[other] { $other_side_revoked ->
            [established] { "" }
            [established_same_trick] { "" }
           *[other] { $earlier_revoke_same_suit ->
                [established] { "" }
               *[other] { $most ->
                    [0] is the other side damaged? If so, adjust
                   *[other] does that make good the damage? If not, adjust
                }
            }
        }
    }
step-CompareWithoutTheLaterRevokes =
    { $revokes ->
        [unknown] without the later revokes in that suit, would the other side probably have made more tricks? If so, adjust
       *[other] does that make good the damage? If not, or if the other side would probably have made more tricks without the later revokes in that suit, adjust
    }
step-CompareWithoutAnyRevoke = is either side damaged? If so, adjust to the likely result without any revoke
short-LetTheTrickStand =
    { $attention ->
        [during_play] { $hands_returned ->
            [yes] the trick stands
           *[other] the trick stands, play on
        }
       *[other] the trick stands
    }
short-ConsiderAdjustedScore = at the end weigh the damage
short-CorrectTheRevoke = the card is corrected
aside-UseWithdrawnCards =
    { $hand ->
        [defender] { $opponents_played_after ->
            [yes] What the cards taken back showed: declarer may use it, the defenders may not
            [no] { $edition ->
                [1997] What the cards showed: declarer may use it, the defenders may not
                [2007] What the cards showed: declarer may use it, the defenders may not
               *[other] Declarer may use what the card showed
            }
           *[other] What the cards showed: declarer may use it, the defenders may not
        }
       *[other] What the cards showed: the defenders may use it, declarer may not
    }
aside-IgnoreWithdrawnCards = { "" }
aside-PlayItAtTheFirstOpportunity = { "" }
aside-LetNobodyUseWithdrawnCards = What the cards showed: neither side may use it
aside-ForgetItOncePickedUp = { "" }
aside-AllowTheQuestion =
    { $hand ->
        [declarer] Dummy was within his rights to ask
       *[other] The defenders may ask each other
    }
aside-RectifyHoweverItBecameKnown = You rectify however you come to know it
depends-hand = who revoked
depends-trick = at which trick it was
depends-since = what came before it was noticed
depends-hands_returned = whether the hands are back in the board
depends-reply_to_claim = the answer to the claim
depends-claim_settled = whether the claim is settled
depends-won_by = who won the revoke trick
depends-opponents_played_after = who has played since
depends-partner_played_after = whether partner played after that
depends-partner_still_to_play = whether partner was still to play
depends-partner_has_two_suits = what partner holds
depends-dummy_lost_rights = whether dummy had lost his rights
if-later_tricks-none =
    { $hand ->
        [defender] the defenders won no later trick
       *[other] declarer's side won no later trick
    }
if-later_tricks-one =
    { $hand ->
        [defender] the defenders won a later trick
       *[other] declarer's side won a later trick
    }
if-later_tricks-more = { if-later_tricks-one }
depends-later_tricks = the later tricks

## The orders

order-NotARevoke = Let the play stand: the player could not have played otherwise
order-SupplyTheMissingCard = Have the player who gave no card to the trick supply one that he can legally play
order-AddTheCardForNothing = Have him face a card of the suit led and put it in its place among his played cards; who won the trick does not change
order-AddACardOfTheSuit = Have him face a card of the suit led and put it in its place among his played cards: he counts as having revoked there; who won the trick does not change
order-AddAnyCard = Have him face any card and put it in its place among his played cards: he counts as having revoked there; who won the trick does not change
order-RectifyNothingAnyMore = Rectify nothing: your duty to do so ended with the correction period
order-CorrectTheRevoke =
    { $hand ->
        [declarer] Have declarer withdraw the card and play a legal one
        [dummy] Have the card put back in dummy and a legal one played
        [defender] Have the defender withdraw the card and play a legal one
       *[other] Have the card withdrawn and a legal one played
    }
order-CorrectBothRevokes = Have both players withdraw their cards and play legal ones, and every card already played to the next trick taken back; whatever a defender withdraws stays face up, a penalty card
order-LetDeclarerAcceptOrRefuse = Ask declarer whether he accepts the card played; if he refuses it, have the penalty card played, and the other becomes a major penalty card
order-KeepTheCardDeclarerAccepted = Correct nothing: let the card played stand
order-LeaveThePenaltyCard =
    { $since ->
        [nothing] Have the penalty card left face up: it remains one
       *[other] If the penalty card has not been played since, have it left face up: it remains one
    }
order-SubstituteAndCount =
    { $hand ->
        [declarer] Have declarer replace the card with a legal one; then count tricks as for an established revoke
       *[other] Have the defender replace the card with a legal one; then count tricks as for an established revoke
    }
order-ImposeNoPenalty = Impose no penalty for the defender's revoke: neither a penalty card nor a transfer of tricks
step-ReplaceItAsIfEstablished = dummy, who had lost the right, asked first: it counts as an established revoke
step-TransferNothingAtTheTwelfth = on the twelfth trick nothing is transferred
order-ReplaceItAsIfEstablished = Dummy had lost his rights and asked first: declarer replaces the card, and Law 64 applies as if the revoke were established
order-TransferNothingAtTheTwelfth = No trick goes over for a revoke on the twelfth trick
order-PlayOnAsIfNothingHadHappened = Have play go on as if nothing had happened
order-LetTheTrickStand =
    { $attention ->
        [during_play] { $since ->
            [claimed] Correct nothing any more: let the trick stand
            [opponents_claimed] Correct nothing any more: let the trick stand
           *[other] { $hands_returned ->
                [yes] Correct nothing any more: let the trick stand
               *[other] Correct nothing any more: let the trick stand and have play go on
            }
        }
       *[other] Correct nothing any more: let the trick stand
    }
order-TransferTricks =
    { $won_by ->
        [offender] { $tricks ->
            [1] { $trick ->
                [unknown] After play transfer the revoke trick to the non-offending side
               *[other] After play transfer trick { $trick } to the non-offending side
            }
           *[other] { $trick ->
                [unknown] After play transfer to the non-offending side the revoke trick and one later trick that the offending side won
               *[other] After play transfer to the non-offending side trick { $trick } and one later trick that the offending side won
            }
        }
       *[other] { $tricks ->
            [1] After play transfer to the non-offending side one trick that the offending side won, the revoke trick or a later one
           *[other] After play transfer to the non-offending side two tricks that the offending side won, the revoke trick or later ones, one of them with a card playable to the revoke trick
        }
    }
order-MajorPenaltyCard = Leave the withdrawn card face up: it is a major penalty card, whatever its rank
order-ReplaceFreely =
    { $hand ->
        [declarer] Return the card to declarer's hand{ $dummy_lost_rights ->
            [yes] { "" }
           *[other] , without further rectification
        }
        [dummy] Return the card to dummy, without further rectification
       *[other] Return the card to the hand it came from, without further rectification
    }
order-PutBackFaceUp = Put the withdrawn card back face up on the table: it stays what it was, a penalty card or none
order-OpponentsMayTakeBack = Allow the non-offending side to take back and change the cards it played after the revoke
order-PartnerMayTakeBack =
    { $becomes_penalty_card ->
        [yes] If one of those cards is changed, allow the defender who played next for the offending side to change his: the card he withdraws becomes a penalty card
       *[no] If one of those cards is changed, allow the hand that played next for the offending side to change its card, without further rectification
    }
order-PlayItAtTheFirstOpportunity = Have the penalty card played as soon as it legally can be, after the duty to follow suit and declarer's choices; with more than one, declarer's choices are of all of them
order-DeclarerChoosesTheLead = Before partner leads, have declarer require or forbid that suit (the card is picked up) or leave the lead free
order-PartnerMayNotChooseTheSuggestedPlay = Forbid the offender's partner, who has cards of two suits, the play suggested by the card he has seen
order-TestThePartnersPlay = Hold the offender's partner, who was still to play, to 16C: he may not choose among logical alternatives the one suggested by the card he has seen
order-UseWithdrawnCards = Allow the non-offending side to use what the withdrawn cards have shown
order-IgnoreWithdrawnCards =
    { $edition ->
        [1997] Treat what the withdrawn cards have shown as unauthorised information for the offending side
        [2007] Treat what the withdrawn cards have shown as unauthorised information for the offending side
       *[other] { $hand ->
            [defender] { $revokes ->
                [unknown] Treat what the cards show that declarer's side takes back as unauthorised information for the defenders
               *[other] Treat what the cards show that declarer's side takes back because of the defender's revoke as unauthorised information for the defenders
            }
           *[other] Treat what the withdrawn cards have shown as unauthorised information for the offending side
        }
    }
order-LetNobodyUseWithdrawnCards = Treat what the withdrawn cards have shown as unauthorised information for both sides
order-ForgetItOncePickedUp = If the card is picked up by declarer's choice, treat what it has shown as unauthorised for its owner's partner, authorised for declarer
order-AllowTheQuestion =
    { $hand ->
        [declarer] Let dummy's question pass: it was within his rights
       *[other] Let the question between defenders pass: it was allowed
    }
order-ReproveTheQuestion = Correct the revoke all the same, and warn or penalise: here defenders may not ask each other
order-WeighTheQuestion =
    { $edition ->
        [1997] Treat what the question told partner as unauthorised information: if he uses it, award an adjusted score
        [2007] Treat what the question told partner as unauthorised information: if he uses it, award an adjusted score
       *[other] If the question told partner something (one asked by habit normally does not), treat that as unauthorised information: if he uses it, award an adjusted score
    }
order-KeepItFromDeclarer = Treat what dummy's words told declarer as unauthorised information: if he uses it, award an adjusted score
aside-KeepItFromDeclarer = What dummy's words told declarer is unauthorised: if he uses it, adjust at the end
order-WarnDummy =
    { $hand ->
        [declarer] Warn dummy or penalise him under Law 90: without his rights he was the first to ask
       *[other] { $dummy_lost_rights ->
            [yes] Warn dummy or penalise him under Law 90: he may not draw attention to a defender's revoke during play
           *[other] Warn dummy or penalise him under Law 90: he may not draw attention to a defender's revoke during play; its rectification is still due
        }
    }
order-ConsiderAdjustedScore = Then consider equity: if what the Laws give does not compensate the non-offending side, award an adjusted score
order-CompareWithoutTheLaterRevokes = Compare with the probable result without the later revokes, including the transfer due for the first
order-CompareWithoutAnyRevoke = If either side was damaged, award an adjusted score by the likely result without any revoke
order-CountTheClaim = Settle the claim or concession first, as agreed or as you rule it; the tricks it gives count as won
order-RuleTheClaimAfterwards = Once the revoke is corrected, rule on the claim; do not hold against the claimer what he did not know
order-RuleAgainstWhoMixedTheCards =
    { $edition ->
        [1997] If the cards were mixed after the revoke was alleged, decide the facts that are lost in favour of the other side
        [2007] If the cards were mixed after the revoke was alleged, decide the facts that are lost in favour of the other side
       *[other] Decide the facts that are lost in favour of the side that did not mix its cards
    }
order-ConsiderAPenaltyForConcealment = If the offender hid or repeated the revoke on purpose, penalise that as an offence of its own under Laws 90 and 91
order-RectifyHoweverItBecameKnown = Rectify even if you saw it yourself or heard of it from a spectator

## What is said to the players

say-NotARevoke =
    .all = It is not a revoke; the card played stands.
say-SupplyTheMissingCard =
    .short_player = Add one that you may legally play.
say-AddTheCardForNothing =
    .short_player = Face a card of the suit led and put it among your played cards.
say-AddACardOfTheSuit =
    .short_player = Face a card of the suit led and put it among your played cards; it counts as a revoke.
say-AddAnyCard =
    .short_player = Face any card and put it among your played cards; it counts as a revoke.
say-CorrectTheRevoke =
    .declarer =
        { $hand ->
            [declarer] Take that card back and play a legal one.
            [dummy] That card goes back to dummy; name a legal one.
           *[other] { "" }
        }
    .revoker =
        { $hand ->
            [declarer] { "" }
            [dummy] { "" }
           *[other] Replace that card with a legal one.
        }
say-CorrectBothRevokes =
    .both_sides = Take back the cards of both revokes, and any card played after that trick; play legal ones.
    .defenders = What you take back stays face up in front of you, as a penalty card.
say-LetDeclarerAcceptOrRefuse =
    .declarer =
        You may accept the card played; the penalty card then stays on the table.
        Or you may refuse it; the player then plays the penalty card, and the card played becomes a major penalty card.
say-KeepTheCardDeclarerAccepted =
    .all = The card played stands, since declarer's side has played on.
say-LeaveThePenaltyCard =
    .offender =
        { $since ->
            [nothing] Leave the penalty card face up: it remains one.
           *[other] If you have not played the penalty card since, leave it face up: it remains one.
        }
say-SubstituteAndCount =
    .declarer =
        { $hand ->
            [declarer] Replace that card with a legal one; the revoke counts as established.
           *[other] { "" }
        }
    .revoker =
        { $hand ->
            [declarer] { "" }
           *[other] Replace that card with a legal one; the revoke counts as established.
        }
say-ImposeNoPenalty =
    .all = There is no penalty for the revoke; I look at what the defenders may have gained when play is over.
say-PlayOnAsIfNothingHadHappened =
    .all = Play on; I look at what the defenders may have gained when play is over.
say-LetTheTrickStand =
    .all =
        { $attention ->
            [during_play]
                { $since ->
                    [claimed] { "" }
                    [opponents_claimed] { "" }
                   *[other] { $hands_returned ->
                        [yes] { "" }
                       *[other] { $later_tricks ->
                            [unknown] { $revokes ->
                                [unknown] The revoke is established: the trick stays as it is. Play the hand out and call me back.
                                [1] The revoke is established: the trick stays as it is. Play the hand out and call me back.
                               *[other] The revokes are established: the tricks stay as they are. Play on.
                            }
                           *[other] { $revokes ->
                               [unknown] The revoke is established.
                               [1] The revoke is established.
                              *[other] The revokes are established.
                           }
                        }
                    }
                }
           *[other] { "" }
        }
    .both_sides =
        { $attention ->
            [during_play]
                { $since ->
                    [claimed] { $revokes ->
                        [unknown] The revoke is established: the trick stays as it was played.
                        [1] The revoke is established: the trick stays as it was played.
                       *[other] The revokes are established: the tricks stay as they were played.
                    }
                    [opponents_claimed] { $revokes ->
                        [unknown] The revoke is established: the trick stays as it was played.
                        [1] The revoke is established: the trick stays as it was played.
                       *[other] The revokes are established: the tricks stay as they were played.
                    }
                   *[other] { $hands_returned ->
                        [yes] { $revokes ->
                            [unknown] The revoke is established: the trick stays as it was played.
                            [1] The revoke is established: the trick stays as it was played.
                           *[other] The revokes are established: the tricks stay as they were played.
                        }
                       *[other] { "" }
                    }
                }
           *[other] { $revokes ->
                        [unknown] The revoke is established: the trick stays as it was played.
                        [1] The revoke is established: the trick stays as it was played.
                       *[other] The revokes are established: the tricks stay as they were played.
                    }
        }
say-TransferTricks =
    .both_sides =
        { $tricks ->
            [1] After play one trick goes from the side that revoked to the other.
           *[other] After play two tricks go from the side that revoked to the other.
        }
say-MajorPenaltyCard =
    .revoker = The first one stays face up in front of you: it is a major penalty card; play it as soon as you legally can.
say-ReplaceFreely =
    .declarer =
        { $hand ->
            [declarer] { $dummy_lost_rights ->
                [yes] The first card goes back to your hand.
               *[other] There is no further rectification.
            }
            [dummy] There is no further rectification.
           *[other] { "" }
        }
    .revoker =
        { $hand ->
            [declarer] { "" }
            [dummy] { "" }
           *[other] The first goes back to your hand, without rectification.
        }
say-PutBackFaceUp =
    .revoker = The first goes back on the table, face up, as it was.
say-OpponentsMayTakeBack =
    .declarer =
        { $hand ->
            [defender] You may change the card played after the revoke.
           *[other] { "" }
        }
    .defenders =
        { $hand ->
            [defender] { "" }
           *[other] Whichever of you played after it may change that card.
        }
say-PartnerMayTakeBack =
    .other_defender =
        { $becomes_penalty_card ->
            [yes] If declarer changes that card, you may change the one you played after it; the one withdrawn is a penalty card.
           *[no]
                { $hand ->
                    [defender] If declarer changes that card, you may change the one you played after it, without rectification.
                   *[other] { "" }
                }
        }
    .declarer =
        { $becomes_penalty_card ->
            [yes] { "" }
           *[no]
                { $hand ->
                    [defender] { "" }
                   *[other] If a defender changes a card, you may change the one you played after it.
                }
        }
say-PlayItAtTheFirstOpportunity =
    .holder = Play it when you first legally can.
say-DeclarerChoosesTheLead =
    .all = If the partner of that card's owner is to lead while it lies there, declarer chooses first.
say-PartnerMayNotChooseTheSuggestedPlay =
    .other_defender = If you hold two suits, you may not choose what the card you saw may have suggested.
say-TestThePartnersPlay =
    .other_defender = If you have a choice of plays, do not choose the one that the card you saw could suggest.
say-UseWithdrawnCards =
    .declarer =
        { $hand ->
            [defender] { $revokes ->
                [unknown] You may use what the withdrawn cards have shown.
               *[other] You may use what the cards withdrawn for the defender's revoke have shown.
            }
           *[other] { "" }
        }
    .defenders =
        { $hand ->
            [defender] { "" }
           *[other] { $revokes ->
                [unknown] You may use what the withdrawn cards have shown.
               *[other] You may use what the cards withdrawn for the revoke of declarer's side have shown.
            }
        }
say-IgnoreWithdrawnCards =
    .defenders =
        { $hand ->
            [defender]
                { $edition ->
                    [1997] { $revokes ->
                        [unknown] You may not use what the withdrawn cards have shown.
                       *[other] You may not use what the cards withdrawn for your own side's revoke have shown.
                    }
                    [2007] { $revokes ->
                        [unknown] You may not use what the withdrawn cards have shown.
                       *[other] You may not use what the cards withdrawn for your own side's revoke have shown.
                    }
                   *[other] { $revokes ->
                        [unknown] You may not use what the cards show that declarer's side takes back.
                       *[other] You may not use what the cards show that declarer's side takes back because of your own side's revoke.
                    }
                }
           *[other] { "" }
        }
    .declarer =
        { $hand ->
            [defender] { "" }
           *[other] { $revokes ->
                [unknown] You may not use what the withdrawn cards have shown.
               *[other] You may not use what the cards withdrawn for your own side's revoke have shown.
            }
        }
say-LetNobodyUseWithdrawnCards =
    .both_sides = Neither of you may use what the withdrawn cards have shown.
say-ForgetItOncePickedUp =
    .other_defender = Once the card is picked up you may not use what it has shown.
say-ReproveTheQuestion =
    .defenders = Do not ask each other about a revoke.
say-WeighTheQuestion =
    .askers_partner = You may not use what your partner's question told you.
say-WarnDummy =
    .dummy =
        { $hand ->
            [declarer] You have lost your rights, and may not ask.
           *[other] Do not point out a defender's revoke during play.
        }
say-CountTheClaim =
    .both_sides = First the claim is settled, then the revoke.
say-RuleTheClaimAfterwards =
    .both_sides = I rule first on the revoke, then on the claim.
say-board =
    .both_sides =
        { $hand ->
            [defender] { $tricks ->
                [0] { $others ->
                    [1] One of declarer's tricks goes to the defenders.
                   *[other] { $others } of declarer's tricks go to the defenders.
                }
                [1] One of the defenders' tricks goes to declarer.
               *[other] { $tricks } of the defenders' tricks go to declarer.
            }
           *[other] { $tricks ->
                [0] { $others ->
                    [1] One of the defenders' tricks goes to declarer.
                   *[other] { $others } of the defenders' tricks go to declarer.
                }
                [1] One of declarer's tricks goes to the defenders.
               *[other] { $tricks } of declarer's tricks go to the defenders.
            }
        }

## The provisions, in our words

law-what_dummy_told_declarer = What dummy's words on a defender's revoke told declarer is unauthorised.
law-dummy_went_too_far = Dummy pointed at a defender's revoke, or asked declarer after losing his rights.
law-a_revoke_of_dummys_hand = The revoke was made from dummy's hand.
law-revoked_on_purpose = The revoke was made or hidden on purpose.
law-attention_came_too_late = Attention was drawn to it after the correction period.
law-only_one_card_was_left = At the thirteenth trick everyone has a single card: playing it is never a revoke.
law-a_card_is_missing = A player gave no card to a trick before the last one.
law-the_card_is_supplied = Until a player on each side has played to the next trick, whoever gave no card to the trick supplies one that he may legally play.
law-too_late_to_supply_it = Each side has played on after a trick from which a card is missing.
law-adds_a_card_of_the_suit = If both sides have played on, whoever gave no card to the trick adds one of the suit led to his played cards; he counts as having revoked and may lose one trick, while the trick stays whose it was.
    .until-1997 = If both sides have played on, whoever gave no card to the trick adds one of the suit led to his played cards, and nothing is rectified.
law-adds_any_card = If both sides have played on and he has no card of the suit led, he adds any card to his played cards; he counts as having revoked and may lose one trick, while the trick stays whose it was.
law-deemed_to_have_revoked = Whoever gave no card to the trick counts as having revoked there.
    .until-1997 = Whoever gave no card to the trick, and had none of the suit, counts as having revoked there.
law-four_cards_were_played = The trick has four cards and is not the last one.
law-could_not_follow_suit = A player with no card of the suit led may play any other.
law-could_not_comply = A player who does not hold the card or suit demanded of him may play any legal card.
law-failed_to_follow_suit = A player who can follow suit has to do so, ahead of any other obligation.
law-disobeyed_a_requirement = It is also a revoke not to play, though able, a card or suit that the Laws or an opponent demand (under 50D, 51 or 57A, for instance).
law-a_revoke = A player who was able to play what he had to did not: that is a revoke.
law-in_time = Attention was drawn to it within the correction period.
law-governed = It is a revoke of which the Director has heard in time.
law-dummy_may_ask_declarer = As long as he has his rights dummy may ask declarer whether he has revoked.
law-dummy_may_not_ask_defenders = Dummy may not ask a defender whether he has revoked.
law-defenders_may_ask_each_other = Defenders may ask each other, unless the Regulating Authority forbids it.
    .until-1997 = Defenders may not ask each other, unless the zonal organisation allows it.
law-partner_was_asked_in_time = A defender asked his partner about a revoke that is put right.
law-a_defender_asked_his_partner = Defenders may ask one another about a revoke, at the risk of giving unauthorised information.
    .until-2007 = Defenders may ask declarer and, unless the authority forbids it, each other, at the risk of giving unauthorised information.
    .until-1997 = Where the zonal organisation allows it, defenders may ask each other about a revoke.
law-a_card_goes_back_to_a_hand = A card that was played goes back to a hand.
law-unauthorised_for_the_offending_side = An offending side may not use what it learns from cards that are withdrawn and go back to a hand, its own or the opponents'.
    .until-2007 = The offending side may not use what withdrawn cards have shown, its own or the opponents'.
    .until-1997 = The offending side may not use what withdrawn cards have shown, its own or the opponents'.

law-to_be_corrected = A revoke that is not established has to be corrected.
law-another_card_than_the_penalty_card = A defender played some other card when he owed a penalty card.
law-must_be_corrected = Until his revoke is established, a player corrects it as soon as attention is drawn to it.
    .until-2007 = A player who notices his own revoke before it is established has to correct it.
law-defender_may_not_withdraw_it = The defender may not take back of his own accord the card he played in place of the penalty card.
law-declarer_accepts_or_refuses = Declarer may accept the card played in place of the penalty card, or have the penalty card played instead.
law-declarer_has_accepted = Once declarer has played on from his own hand or dummy he must accept the card played in place of the penalty card.
    .until-1997 = Declarer may accept the card played in place of the penalty card, and must if his side has played after it.
law-revoked_with_a_penalty_card = The revoke is established while play goes on, and a penalty card was not played.
law-the_unplayed_card_remains = A penalty card that was not played when it was due remains a penalty card.
law-twelfth_trick_is_corrected = On the twelfth trick even an established revoke is corrected, as long as the four hands are not all back in the board.
law-both_sides_correct = Where both sides revoked on one trick and only one of them has played on, both correct, and every card that the defending side withdraws becomes a penalty card.
law-corrected = The revoke is corrected.
law-put_right_at_once = The revoke is put right at once.
law-opponents_may_take_back = The non-offending side may change what it played between the revoke and the moment attention was drawn.
law-next_player_may_take_back = If it does, the player of the offending side who comes next may change his card; a defender's becomes a penalty card.
law-a_defenders_twelfth_card = A defender's revoke on the twelfth trick is corrected.
law-partner_has_a_choice = A defender revoked on the twelfth trick before his partner's turn to play to it.
    .until-2007 = A defender revoked on the twelfth trick and his partner, still to play, holds two suits.
law-partner_has_seen_the_card = What the withdrawn card told a partner still to play is unauthorised.
law-partners_play_is_tested = On the twelfth trick the card seen is unauthorised information for a partner still to play, and he is held to 16C.
    .until-2007 = On the twelfth trick a partner who holds two suits may not pick the play suggested by the card seen.

law-all_hands_are_back = All four hands are back in the board: a revoke on the twelfth trick is no longer corrected, whatever established it.
law-played_to_the_next_trick = The offender or his partner has led or played to the next trick, even if illegally.
law-named_a_card_for_the_next_trick = The offender or his partner has named, or shown in some other way, a card for the next trick.
law-claimed_or_conceded = The offending side has claimed or conceded tricks.
    .until-2007 = The offending side has claimed or conceded tricks, or has agreed when the others did.
law-let_the_opponents_claim_stand = The offending side's agreement to the opponents' claim is by now complete.
law-agreed_for_good = Nobody objected to the claim before that side called on a later board or the round was over.
law-established = The revoke is established.
law-during_the_play = Attention was drawn to it while the hand was being played.
law-unestablished = The revoke is not established.
law-may_no_longer_be_corrected = Once established, a revoke is past correction and its trick is left as it was played.

law-counted_because_partner_asked = After a forbidden question between defenders the card is replaced, and Law 64 applies as to an established revoke.

law-dummy_had_lost_his_rights = Dummy spoke first, after losing his rights.
law-dummy_had_his_rights = Dummy spoke first, and had his rights.
law-dummy_asked_declarer = A dummy who has his rights may ask declarer, never a defender, whether he has run out of the suit.
law-dummy_pointed_at_a_defender = During play dummy was the first to ask about a defender's revoke or to point at it.
law-counted_because_dummy_asked = Where a dummy without rights is the first to ask, declarer replaces the card and Law 64 applies as to an established revoke.
law-dummy_without_rights_pointed = During the play a dummy without rights was the first to point out a defender's revoke.
law-dummy_asked_at_the_twelfth = On the twelfth trick a card about which a dummy without rights asks first is replaced, and Law 64 applies.
law-none_goes_over_as_if_established = A revoke on the twelfth trick that counts as if it were established transfers no trick.
law-no_rectification_now = Where a dummy without rights is the first to point out a defender's irregularity there is no immediate rectification, established or not, and play goes on.
law-no_penalty = Where a dummy without rights is the first to point out a defender's revoke there is no penalty: it is corrected if that can still be done, and no tricks are transferred.
law-the_defenders_gain_is_looked_at = Nothing is rectified now, or nothing is penalised, and at the end of play the gain is looked at.

law-a_card_is_withdrawn = The revoke card is withdrawn.
law-deliberately_played = The card was deliberately played from the unfaced hand.
law-becomes_a_major_penalty_card = A withdrawn card that a defender played from his unfaced hand is a major penalty card.
law-replaced_without_more = A card of declarer's or dummy's, or one already faced, is replaced without further rectification.
law-tricks_are_still_to_be_played = Another lead can still come.
law-a_penalty_card_restricts_the_defenders = A card that a defender has withdrawn lies on the table while play goes on.
law-played_at_the_first_opportunity = A major penalty card is played at the first legal opportunity.
law-declarer_chooses_before_the_lead = Opposite a penalty card a defender waits with his lead until declarer has chosen.
law-a_penalty_card_informs = A penalty card lies on the table while play goes on.
law-forgotten_once_picked_up = What a penalty card has shown that was picked up is unauthorised for its owner's partner, authorised for declarer.

law-to_be_counted = The revoke is established, or counts as if it were.
law-rectified = For a revoke that counts, tricks are transferred.
law-won_by_the_offender = If the offender won the revoke trick, that one goes over and, if his side won others later, one of them too.
law-not_won_by_the_offender = If the offender did not win the revoke trick, but his side won it or a later one, a single trick goes over.
    .until-1997 = If the offender did not win the revoke trick, one trick goes over, or two if he later won one with a card playable then and his side another.
law-kept_a_playable_card = The offender later won a trick with a card he could have played then, and his side won yet another.
law-on_the_twelfth_trick = The revoke was made on the twelfth trick.
law-both_were_corrected = Both revokes on the one trick are corrected.
law-both_sides_revoked = Each side has revoked on this board, and each revoke is established.
    .until-2007 = Each side has revoked on this board.
law-both_sides_revoked_on_one_trick = Each side revoked on the same trick: equity alone, as if neither had (WBF minute of 2001).
law-a_card_in_sight_was_not_played = The card not played was a penalty card or one of dummy's.
    .until-2007 = The card not played lay face up on the table or belonged to a faced hand, dummy's included.
law-same_suit_again = The same player had revoked in the suit before, and that revoke was established.
    .until-2007 = The same player had revoked in the suit before.
law-after_a_call_on_the_next_deal = When attention was first drawn, the non-offending side had already called on the next deal.
law-after_the_round = When attention was first drawn, the round was over.
law-won_nothing = From the revoke on, the offending side won no trick at all.
law-compensated_enough = After every established revoke, even one that costs no trick, and after one that both sides had to correct, the Director looks whether the non-offending side is compensated enough.
    .until-2007 = After every established revoke, even one that costs no trick, the Director looks whether the non-offending side is compensated enough.
law-without_the_later_revokes = For repeated revokes the measure is the result without the later ones.
law-without_any_revoke = Where both sides revoked and one was damaged, the score is adjusted by the likely result without any revoke.

law-claimed_after_it = There was a claim or a concession after the revoke, and play has ceased.
law-the_claim_is_settled_first = A claim made after a revoke that is established is settled first: as it was agreed, or as the Director rules.
law-a_claim_is_pending = A claim made after a revoke that is corrected is decided then, fairly for both sides.
law-facts_lost_in_mixed_cards = Where the facts of an alleged revoke are lost and just one side has mixed its cards, the other side is believed.
    .until-2007 = If a player mixes his cards after a revoke was alleged and the facts are lost, the other side is believed.
law-hidden_on_purpose = Covering up an infraction is forbidden, be it by revoking again or by mixing the cards.
law-whatever_the_director_learns = However the Director learns of an irregularity, he rectifies it, until the correction period is over.

## Why

reason-1 =
    { $status ->
        [not_a_revoke] { "" }
       *[other] { $hand ->
            [declarer] Declarer revoked{ $trick ->
                [unknown] .
               *[other] {" "}on trick { $trick }.
            }
            [dummy] Dummy's hand revoked{ $trick ->
                [unknown] .
               *[other] {" "}on trick { $trick }.
            }
            [defender] A defender revoked{ $trick ->
                [unknown] .
               *[other] {" "}on trick { $trick }.
            }
           *[other] There was a revoke{ $trick ->
                [unknown] .
               *[other] {" "}on trick { $trick }.
            }
        }
    }
reason-2 =
    { $tricks ->
        [0] { "" }
       *[other] { $won_by ->
            [unknown] { "" }
            [offender] The offender won the trick{ $later_tricks ->
                [none] ; his side won none after it.
                [one] ; his side won another after it.
                [more] ; his side won others after it.
               *[other] .
            }
            [partner] The other hand of the offending side won the trick, not the offender.
           *[opponents] The non-offending side won the trick{ $later_tricks ->
                [none] ; the offending side won none after it.
                [one] ; the offending side won one after it.
                [more] ; the offending side won others after it.
               *[other] .
            }
        }
    }
reason-no-exemption = None of the exceptions in Law 64B applies.

## What is left to be done later, in few words

task-TransferTricks =
    { $tricks ->
        [1] { $hand ->
            [defender] 1 trick to declarer
           *[other] 1 trick to defenders
        }
       *[other] { $hand ->
            [defender] { $tricks } tricks to declarer
           *[other] { $tricks } tricks to defenders
        }
    }
task-ConsiderAdjustedScore =
    { $most ->
        [0] any damage?
       *[other] damage repaired?
    }
task-CompareWithoutTheLaterRevokes = without later ones?
task-CompareWithoutAnyRevoke = without any revoke?
task-ConsiderAPenaltyForConcealment = revoke concealed?
task-pending = tricks to be counted
task-board =
    { $others ->
        [0] { $tricks ->
            [1] 1 trick in all
           *[other] { $tricks } tricks in all
        }
       *[other] { $tricks } and { $others } tricks
    }
task-RuleTheClaimAfterwards = then the claim
task-KeepItFromDeclarer = did dummy help?
task-WeighTheQuestion = did the question help?
task-DeclarerChoosesTheLead = partner's lead
