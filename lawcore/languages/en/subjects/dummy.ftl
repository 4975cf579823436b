### What is said about dummy, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Dummy
    .command = dummy
    .menu = Dummy: what he may do and what it costs

## The facts: how they are asked, how they are answered

fact-act = What does dummy do, or want to do?
option-act-ask_declarer_revoke = Asks declarer
option-act-ask_defender = Asks a defender
option-act-draw_attention = Points out an offence
option-act-call_director = Calls the Director
option-act-prevent = Prevents an offence
option-act-suggest_or_touch = Touches or shows a card
option-act-comment_on_play = Comments on the play
option-act-exchange_hands = Exchanges hands
option-act-left_seat_to_watch = Leaves the seat to watch
option-act-looked_at_defender_hand = Looks at defender's hand
option-act-shown_defender_hand = Is shown a hand
option-act-hand_revoked = The hand revokes
option-act-info_to_director = Tells the Director
option-act-count_tricks = Counts the tricks
option-act-correct_explanation = Corrects declarer
fact-phase = Was the play of the hand over?
option-phase-during_play = Play still going on
option-phase-after_play = Play already over
fact-attention_already_drawn = Had another player already drawn attention to it?
option-attention_already_drawn-yes = Others noticed it first
option-attention_already_drawn-no = Dummy spoke first
fact-a2_breached_before = Had dummy already lost his rights (exchanged hands, left his seat to watch declarer, looked at a defender's hand)?
option-a2_breached_before-yes = Rights already lost
option-a2_breached_before-no = Rights still intact
fact-was_a_revoke = Was it about a revoke?
    .aside = Is it a revoke? Look at the cards away from the table.
option-was_a_revoke-yes = Yes, a revoke
option-was_a_revoke-no = No, something else
fact-was_irregularity_by =
    { $act ->
        [prevent] Who was about to commit the irregularity?
       *[other] Whose irregularity was it?
    }
option-was_irregularity_by-declarer = Declarer
option-was_irregularity_by-defender = A defender
fact-lead_from_wrong_hand = Did dummy warn declarer that he was leading from the wrong hand?
option-lead_from_wrong_hand-yes = Yes, the wrong hand
option-lead_from_wrong_hand-no = No, something else

## The facts where rare circumstances are supposed: questions, buttons, groups

group-act-asked = Dummy asked or pointed it out
group-act-card = Dummy hinted or commented
group-act-saw = Dummy saw another hand
group-act-seat = Dummy left the seat, swapped hands
choice-act-hand_revoked = Dummy's own hand revoked
choice-act-ask_declarer_revoke = Dummy asks declarer
choice-act-ask_defender = Dummy asks a defender
choice-act-draw_attention = Dummy points it out
choice-act-call_director = Calls the Director
choice-act-prevent = Dummy warns someone
choice-act-suggest_or_touch = Dummy touched or suggested a card
choice-act-comment_on_play = Dummy commented on the play
choice-act-exchange_hands = Dummy swapped hands with declarer
choice-act-left_seat_to_watch = Dummy left his seat to watch
choice-act-looked_at_defender_hand = Dummy looked at a defender's hand
choice-act-shown_defender_hand = A defender showed him his hand
choice-act-info_to_director = Tells the facts
choice-act-count_tricks = Counts the tricks
choice-act-correct_explanation = Dummy corrected an explanation
choice-phase-after_play = The play was over
choice-attention_already_drawn-yes = Somebody else had spoken first
choice-a2_breached_before-yes = Dummy had lost his rights
supposed-attention_already_drawn = dummy spoke first
supposed-a2_breached_before = dummy still had his rights
supposed-phase = play was still on
ask-act = What did dummy do, or want to do?
brief-was_a_revoke-yes = a revoke
brief-was_a_revoke-no = no revoke
brief-lead_from_wrong_hand-yes = warned of the wrong hand
brief-lead_from_wrong_hand-no = warned of something else
why-act = Some things dummy may do; others cost him his rights or bring a penalty (42, 43).
why-was_a_revoke = If it was a revoke, that may have to be ruled on as well (61 to 64).
why-was_irregularity_by = What follows differs for a defender's irregularity and for one of dummy's own side (43B2, 43B3).
depends-act = what dummy did
depends-was_a_revoke = whether it was a revoke
depends-was_irregularity_by = whose irregularity it was

## The ruling in one line

headline-LetDummyDoSo =
    { $phase ->
        [after_play] Once play is over dummy may point out any irregularity ({ $articles }).
       *[other] { $act ->
            [ask_declarer_revoke] Dummy may ask declarer whether he is out of the suit ({ $articles }).
            [prevent] Dummy may try to prevent the irregularity ({ $articles }).
            [info_to_director] Dummy may speak of facts and law in front of the Director ({ $articles }).
            [correct_explanation] Dummy has to correct declarer's wrong explanation, during the play too ({ $articles }).
           *[other] Dummy may keep count of the tricks ({ $articles }).
        }
    }
headline-LetDummyCallTheDirector = Attention had already been drawn: dummy too may call the Director ({ $articles }).
headline-StopDummy =
    { $act ->
        [ask_declarer_revoke] Dummy may no longer ask: he has lost his rights ({ $articles }).
        [ask_defender] Dummy may not ask a defender ({ $articles }).
        [draw_attention] Dummy may not point out an irregularity during play ({ $articles }).
        [call_director] Dummy may not be the first to call the Director ({ $articles }).
        [comment_on_play] Dummy may not say anything about the play ({ $articles }).
       *[other] { $a2_breached_before ->
            [yes] Dummy may no longer warn anybody: he has lost his rights ({ $articles }).
           *[other] Dummy may not prevent a defender's irregularity ({ $articles }).
        }
    }
headline-DiscourageDummy = Dummy should not be the first to call the Director ({ $articles }).
headline-PlayOnAndWeighTheSuggestion = Dummy may not indicate a card: play goes on, damage is judged later ({ $articles }).
headline-protection_lost = Dummy has lost his rights: asking, warning or pointing out may cost his side ({ $articles }).
headline-rights_kept = Dummy keeps his rights: he did not look of his own accord ({ $articles }).
headline-defender_at_fault = The defender is at fault: he may not show dummy his hand ({ $articles }).
headline-hand_chosen = A defender chooses the hand declarer leads from ({ $articles }).
headline-as_if_established = If it is a revoke, the card is replaced and it counts as established ({ $articles }).
headline-play_on =
    { $edition ->
        [1997] No penalty for the defender ({ $articles }).
       *[other] No rectification now: play continues ({ $articles }).
    }
headline-dummy_revoked = Dummy's hand revoked: correct it if it is not established ({ $articles }).

## The ruling in few words

result-protection_lost = Dummy has lost his rights: asking or warning may cost ({ $articles })
result-PlayOnAndWeighTheSuggestion = Dummy may not suggest a card: damage is judged at the end ({ $articles })
result-defender_at_fault = The defender is at fault: he may not show his hand ({ $articles })
result-as_if_established = If a revoke, the card is replaced and counts as established ({ $articles })
outcome-LetDummyDoSo = dummy may ({ $articles })
outcome-StopDummy = dummy may not ({ $articles })
outcome-DiscourageDummy = not as the first ({ $articles })

## The orders

order-LetDummyDoSo =
    { $phase ->
        [after_play] Listen to dummy and rectify whatever is still in time
       *[other] { $act ->
            [ask_declarer_revoke] Let dummy ask
            [prevent] Let dummy give the warning, before the irregularity is committed
            [info_to_director] Listen to dummy
            [correct_explanation] Hear dummy: he had to say it as soon as the auction was over; then rule the misinformation
           *[other] Let dummy count, without announcing it during play
        }
    }
order-LetDummyCallTheDirector = Go to the table and rectify the irregularity
order-StopDummy =
    { $act ->
        [ask_declarer_revoke] Stop dummy: without his rights he should not ask
        [ask_defender] Stop dummy: it is for declarer to question the defenders
        [draw_attention] Stop dummy: he may point it out only when play is over
        [call_director] Stop dummy: he may call you only after another player has drawn attention
        [comment_on_play] Stop dummy: he takes no part in the play
       *[other] { $a2_breached_before ->
            [yes] Stop dummy: without his rights he should not give warnings
           *[other] Stop dummy: 42B2 lets him prevent declarer's irregularities only
        }
    }
order-DiscourageDummy = Tell dummy to wait until another player draws attention to the irregularity
order-PlayOnAndWeighTheSuggestion = Have play go on; at the end, if declarer followed the suggestion and the defenders were damaged, award an adjusted score
order-DenyDummyHisRights = Tell dummy what it costs from now on if he asks declarer about a revoke, warns of the wrong hand or points at a defender's irregularity
order-LeaveDummyHisRights = Let dummy keep his rights
order-ReproveTheDefender = Warn the defender: his cards are not to be shown to dummy
order-LetADefenderChooseTheHand = Have either defender choose the hand from which declarer leads
order-ReplaceAndCount = If the play was a revoke, have declarer replace the card with a legal one and apply Law 64 as if it were established
order-ImposeNoPenalty = Impose no penalty for the defender's irregularity; what has to be corrected is corrected
order-PlayOnAsIfNothingHadHappened = Have play go on as if nothing had happened
order-RuleDummysRevoke = Rule on the revoke: if it is not established, have the card put back in dummy and a legal one played
order-RuleTheRevoke =
    { $hand ->
        [declarer] Go on to declarer's revoke, if there really was one
       *[other] Go on to the defender's revoke, if there really was one
    }
order-TransferNothing = If it is established transfer no trick: consider equity alone
order-WarnDummy =
    { $a2_breached_before ->
        [yes] Warn dummy or penalise him under Law 90
       *[other] { $act ->
            [ask_defender] Warn dummy or penalise him under Law 90; if there was a revoke, its rectification is still due
            [draw_attention] Warn dummy or penalise him under Law 90; rectify the irregularity all the same
            [call_director] Warn dummy or penalise him under Law 90; rectify the irregularity all the same
           *[other] Warn dummy or penalise him under Law 90
        }
    }
order-WeighTheQuestion = Treat what the question told declarer as unauthorised information: if he uses it, award an adjusted score
order-AdjustIfItHelped = If declarer chose what those words suggested over a logical alternative, award an adjusted score

## What is said to the players

say-LetDummyDoSo =
    .dummy = You are within your rights.
say-LetDummyCallTheDirector =
    .all = Attention had already been drawn, so anybody may call me.
say-StopDummy =
    .dummy =
        { $act ->
            [ask_declarer_revoke] You have lost your rights on this hand, so please do not ask.
            [ask_defender] You may not ask a defender: only declarer may.
            [draw_attention] You may point it out only when play is over.
            [call_director] You may call me only after another player has drawn attention.
            [comment_on_play] You may say nothing about the play.
           *[other]
                { $a2_breached_before ->
                    [yes] You have lost your rights on this hand, so please warn nobody.
                   *[other] You may prevent only declarer's irregularities.
                }
        }
say-DiscourageDummy =
    .dummy = Wait until another player draws attention to it.
say-PlayOnAndWeighTheSuggestion =
    .dummy = You may not touch, indicate or suggest a card.
    .all = Play on; call me at the end if you think that you were damaged.
say-DenyDummyHisRights =
    .dummy =
        { $act ->
            [left_seat_to_watch] Go back to your seat. You have lost your rights on this hand: do not ask, warn or point anything out.
           *[other] You have lost your rights on this hand: do not ask, warn or point anything out.
        }
say-LeaveDummyHisRights =
    .dummy = You keep your rights.
say-ReproveTheDefender =
    .defender = You may not show your hand to dummy.
say-LetADefenderChooseTheHand =
    .defenders = Either of you may say from which hand declarer leads.
say-ReplaceAndCount =
    .declarer = If that card was a revoke, replace it with a legal one; it counts as established.
    .dummy = You have lost your rights on this hand, and may not ask about a revoke.
say-ImposeNoPenalty =
    .all = What was wrong is put right; there is no penalty.
say-PlayOnAsIfNothingHadHappened =
    .all = There is no rectification now; play on.
say-RuleDummysRevoke =
    .all = Wait, please: I rule on the revoke of dummy's hand.
say-RuleTheRevoke =
    .all = Wait, please: I will see at once whether there was a revoke.
say-TransferNothing =
    .defenders = A revoke by dummy costs no trick; if it damaged you, I adjust the score.
say-WarnDummy =
    .dummy = That can cost your side a penalty.
say-WeighTheQuestion =
    .declarer = You may not use what dummy's question has told you.
say-AdjustIfItHelped =
    .declarer = You may not use what dummy has said.

## The provisions, in our words

law-did_what_he_may_not = Dummy gave up his rights, went beyond his limits, or spoke after losing his rights.
law-asked_what_he_may_not = Dummy asked a defender about a revoke.
law-informed_the_director = In front of the Director dummy may tell facts and speak of the Laws.
law-kept_count_of_tricks = Dummy may count the tricks each side has won.
law-corrected_declarers_explanation = After the final pass dummy has to call the Director and tell that declarer explained a call wrongly.
law-dummys_hand_did_not_follow = Dummy's hand too has to follow suit if it can.
law-a_card_of_dummys_was_not_played = For a card of dummy's that was not played no trick is transferred.
law-indicated_a_card = Dummy neither touches nor indicates a card unless declarer tells him to.
law-asks_declarer = As long as he has his rights dummy may ask declarer whether he has revoked.
law-asks_a_defender = Dummy may not ask a defender whether he has revoked.
law-asked_about_a_revoke = A dummy who has his rights may ask declarer, never a defender, whether he has run out of the suit.
law-tries_to_prevent = Any player, dummy included, may try to prevent an irregularity; for dummy subject to Laws 42 and 43.
law-prevented_an_irregularity = A dummy who has his rights may try to prevent any irregularity.
    .until-2007 = A dummy who has his rights may try to prevent declarer's irregularities.
    .until-1997 = A dummy who has his rights may try to prevent declarer's irregularities.
law-spoke_after_play = Once play is over dummy may point out any irregularity.
law-used_a_right_he_had_lost = A dummy who has broken 43A2 should not use the rights of 42B.

law-rights_had_been_lost = Dummy had exchanged hands, left his seat to watch or seen a defender's hand.
law-attention_was_drawn = Another player has already pointed out the irregularity.
law-points_at_something = During play dummy points something out or calls the Director.
law-is_the_first_to_point = During play dummy is the first to point something out or to call the Director.
law-attention_has_been_drawn = Once an irregularity has been pointed out, anybody may call the Director, dummy included.
law-called_the_director_first = During play dummy may not be the one who calls the Director first.
    .until-2007 = During play dummy should not be the one who calls the Director first.
law-spoke_before_play_was_over = Dummy was the first to point at an irregularity before play was over.
law-drew_attention_during_play = During play dummy may not point out an irregularity.
law-took_part_in_the_play = Dummy takes no part in the play and tells declarer nothing about it.
law-told_declarer_something = Dummy takes no part in the play and tells declarer nothing about it.
law-what_dummy_said_helped = If declarer chose what his partner's words suggested over a logical alternative, and gained by it, the score is adjusted.
law-exchanged_hands = Dummy may not swap hands with declarer.
law-left_his_seat = Dummy may not get up to watch declarer play.
law-looked_at_a_hand = Dummy may not look at a defender's cards.
    .until-2007 = Dummy may not, of his own accord, look at a defender's cards.
law-a_defender_showed_his_hand = A defender may not let dummy see his cards.

law-speaks_of_declarers_revoke = During play dummy speaks of a revoke by declarer.
law-speaks_of_a_defenders_revoke = During play dummy speaks of a revoke by a defender.
law-the_revoke_is_ruled_on = If it is a revoke it is ruled on, unless a dummy without rights was the first to point at a defender's.
law-gave_up_his_rights = Dummy exchanged hands, left his seat to watch or saw a defender's hand.
law-went_beyond_his_limits = Dummy called the Director, pointed something out or took part in the play.
law-spoke_though_he_had_lost_his_rights = Dummy asked, warned or pointed something out after he had lost his rights.
law-warned_of_the_wrong_hand = If a dummy without rights warns of the wrong hand, a defender chooses the hand.
law-spoke_first_of_declarers_revoke = Where a dummy without rights is the first to speak of it, declarer replaces the card and Law 64 applies as to an established revoke.
law-speaks_first_without_rights = During play a dummy without rights is the first to speak of an irregularity.
law-speaks_of_a_defenders_irregularity = During play dummy speaks of a defender's irregularity.
law-nothing_is_corrected_now = Dummy had lost his rights, and the defender's irregularity stays as it is while play goes on.
law-no_rectification_now = Where a dummy without rights is the first to point out a defender's irregularity there is no immediate rectification, and play goes on.
    .until-1997 = Where a dummy without rights is the first to point out a defender's irregularity, there is no penalty.

## Why

reason-1 =
    { $attention_already_drawn ->
        [no] { $a2_breached_before ->
            [yes] Dummy was the first to speak of it.
           *[other] { "" }
        }
       *[other] { "" }
    }

## What is left to be done later, in few words

task-AdjustIfItHelped = did dummy help?
task-TransferNothing = any damage?
task-PlayOnAndWeighTheSuggestion = was it followed?
task-WeighTheQuestion = did the question help?
