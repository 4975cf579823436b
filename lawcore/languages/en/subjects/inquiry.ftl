### What is said about questions on a revoke, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = May I ask?
    .command = question
    .menu = A question about a revoke: who may ask it

## The facts: how they are asked, how they are answered

fact-asker = During play, who wants to ask or has asked?
option-asker-declarer = Declarer
option-asker-dummy = Dummy
option-asker-defender = Defender
fact-wants = What does the player want?
option-wants-ask_declarer = To ask declarer
option-wants-ask_defender =
    { $asker ->
        [defender] To ask the partner
       *[other] To ask a defender
    }
option-wants-ask_about_dummy = To query dummy's card
option-wants-see_trick = To see a trick again
fact-trick = How does the player's own card to that trick lie, and has his side played to the next one?
option-trick-card_faced = It is still face up
option-trick-card_turned = Turned, not played on
option-trick-quitted = That side has played on
fact-asked = Has the player asked already?
option-asked-not_yet = Not yet
option-asked-first =
    { $asker ->
        [dummy] Yes, as the first
       *[other] Yes, asked already
    }
option-asked-after_others = Yes, but after others
fact-dummy_lost_rights = Had dummy lost his rights (exchanged hands, left his seat to watch declarer, looked at a defender's hand)?
option-dummy_lost_rights-yes = Dummy had lost them
option-dummy_lost_rights-no = Dummy still had them
fact-defenders_may_ask = May defenders ask each other about a revoke?
option-defenders_may_ask-yes = Allowed
option-defenders_may_ask-no = Prohibited

## The facts where rare circumstances are supposed

ask-asker = Who wants to ask, or has asked?
ask-trick = Is that player's card still face up, or has that side played on?
ask-dummy_lost_rights = Had dummy lost his rights?
    .note = Hands exchanged, seat left to watch declarer, a defender's hand seen.
choice-asker-declarer = Declarer
choice-asker-dummy = Dummy
choice-asker-defender = A defender
choice-trick-card_turned = It is turned, not played on
choice-wants-ask_about_dummy = To point at dummy's card
choice-wants-ask_defender =
    { $asker ->
        [defender] To ask the partner
       *[other] To ask about a revoke
    }
brief-asked-not_yet = not asked yet
brief-asked-first = asked first
brief-asked-after_others = asked after others
brief-dummy_lost_rights-yes = dummy without rights
brief-dummy_lost_rights-no = dummy with his rights
brief-asker-declarer = declarer
brief-asker-dummy = dummy
brief-asker-defender = defender
why-asker = Who may ask whom about a revoke differs for declarer, dummy and the defenders (61B).
why-wants = To ask about a revoke (61B) and to see a trick again (66) have different rules.
why-dummy_lost_rights = If a dummy without rights asks first, declarer's revoke counts as established (43B2(b)).
why-asked = A question that is not allowed can still be stopped; one that was asked has consequences (43B2(b), 61B2(b)).
    .until-1997 = A question that is not allowed can still be stopped; one that was asked has consequences (42B1, 43B2(b), 63B).
depends-asker = who asks
depends-wants = what the player wants
depends-trick = how the card lies
depends-asked = whether the player has asked
depends-dummy_lost_rights = whether dummy had lost his rights

## The ruling in one line

headline-LetHimAsk =
    { $asker ->
        [declarer] Yes: declarer may ask a defender ({ $articles }).
        [dummy] Yes: dummy may ask declarer ({ $articles }).
       *[other] Yes: a defender may ask declarer ({ $articles }).
    }
headline-LetDefendersAskEachOther = Yes: defenders may ask each other ({ $articles }).
headline-LetHimPointItOut = Yes: dummy's cards lie open; the player may speak at once ({ $articles }).
headline-ShowTheTrick = Yes: the player may see the trick again ({ $articles }).
headline-LetHimLookUntilACardIsLed = Only at the player's own last card, until a card is led ({ $articles }).
headline-LetHimLookAtHisCard = Yes, but only at one's own last card, without showing it ({ $articles }).
headline-KeepTheTrickClosed =
    { $trick ->
        [quitted] No: quitted tricks are not for the players to reopen ({ $articles }).
       *[other] No: dummy is not the one who may see the trick again ({ $articles }).
    }
headline-ForbidTheQuestion =
    { $asker ->
        [defender] No: here defenders may not ask each other ({ $articles }).
       *[other] { $wants ->
            [ask_declarer] No: this dummy has lost the right to ask ({ $articles }).
           *[other] No: dummy may not ask a defender ({ $articles }).
        }
    }
headline-ReproveTheQuestion =
    { $asker ->
        [defender] Forbidden question: an unestablished revoke is corrected, no more ({ $articles }).
       *[other] { $wants ->
            [ask_declarer] Dummy could not ask, but did not speak first: ordinary rectification ({ $articles }).
           *[other] Dummy could not ask a defender: the rectification is still due ({ $articles }).
        }
    }
headline-as_if_established = If it is a revoke, the card is replaced and it counts as established ({ $articles }).
headline-play_on =
    { $edition ->
        [1997] No penalty for the defender ({ $articles }).
       *[other] No rectification now: play continues ({ $articles }).
    }

## The ruling in few words

result-as_if_established = If a revoke, the card is replaced and counts as established ({ $articles })
result-ReproveTheQuestion =
    { $asker ->
        [defender] Forbidden question: an unestablished revoke is corrected, no more ({ $articles })
       *[other] { $wants ->
            [ask_declarer] Dummy could not ask, but spoke after others: ordinary rectification ({ $articles })
           *[other] Dummy could not ask a defender: the rectification is still due ({ $articles })
        }
    }

## The orders

order-LetHimAsk =
    { $asker ->
        [declarer] Let declarer ask
        [dummy] Let dummy ask
       *[other] Let the defender ask
    }
order-LetDefendersAskEachOther = Let the defender ask his partner
order-LetHimPointItOut = Go on to dummy's revoke, if there really was one
order-ShowTheTrick = Have the cards of the trick faced again
order-LetHimLookUntilACardIsLed = If nobody has led to the next trick yet, let him look at his own last card without showing it; leave the others turned
order-LetHimLookAtHisCard = Let him look at his own last card without showing it; leave the others turned
order-KeepTheTrickClosed =
    { $trick ->
        [quitted] Leave the trick closed; if a revoke has to be verified, look at it yourself
       *[other] Leave the trick as it is: declarer or a defender may ask to see it
    }
order-ForbidTheQuestion =
    { $asker ->
        [defender] Tell the defender not to ask
       *[other] Tell dummy not to ask
    }
order-ReproveTheQuestion =
    { $asker ->
        [defender] Warn the defender or penalise him: here partner may not be asked
       *[other] { $wants ->
            [ask_declarer] Tell dummy that without his rights he may not ask
           *[other] Tell dummy that it is for declarer to question the defenders
        }
    }
order-ReplaceAndCount =
    { $asker ->
        [defender] If the partner revoked, have him replace the card with a legal one and apply Law 64 as if it were established
       *[other] If the play was a revoke, have declarer replace the card with a legal one and apply Law 64 as if it were established
    }
order-ImposeNoPenalty = Impose no penalty for the defender's irregularity; what has to be corrected is corrected
order-PlayOnAsIfNothingHadHappened = Have play go on as if nothing had happened
order-RuleTheRevokePartnerAskedAbout = Go on to the partner's revoke, if there really was one
order-RuleTheRevokeDummyAskedAbout =
    { $of_declarer ->
        [yes] Go on to declarer's revoke, if there really was one
       *[other] Go on to the defender's revoke, if there really was one
    }
order-WarnDummy =
    { $wants ->
        [ask_declarer] Warn dummy or penalise him under Law 90
       *[other] { $dummy_lost_rights ->
            [yes] Warn dummy or penalise him under Law 90
           *[other] Warn dummy or penalise him under Law 90; if there was a revoke, its rectification is still due
        }
    }
order-WeighTheQuestion =
    { $asker ->
        [defender] { $edition ->
            [1997] Treat what the question lets partner know as unauthorised information, even if nobody revoked: if he uses it, award an adjusted score
            [2007] Treat what the question lets partner know as unauthorised information, even if nobody revoked: if he uses it, award an adjusted score
           *[other] If the question tells partner something (one asked by habit normally does not), treat that as unauthorised information, even if nobody revoked: if he uses it, award an adjusted score
        }
       *[other] Treat what the question told declarer as unauthorised information: if he uses it, award an adjusted score
    }

## What is said to the players

say-LetHimAsk =
    .declarer =
        { $asker ->
            [declarer] You may ask a defender whether he has a card of the suit led.
           *[other] { "" }
        }
    .dummy =
        { $asker ->
            [dummy] You may ask declarer whether he has a card of the suit led.
           *[other] { "" }
        }
    .defender =
        { $asker ->
            [declarer] { "" }
            [dummy] { "" }
           *[other] You may ask declarer whether he has a card of the suit led.
        }
say-LetDefendersAskEachOther =
    .defender = You may ask your partner whether he has a card of the suit led.
say-LetHimPointItOut =
    .asker = Dummy's cards lie open; say at once what is wrong.
say-ShowTheTrick =
    .all = Face the cards of that trick again.
say-LetHimLookUntilACardIsLed =
    .asker = You may look at your own last card until a card is led to the next trick, and show it to nobody.
say-LetHimLookAtHisCard =
    .asker = You may look at your own last card, and show it to nobody.
say-KeepTheTrickClosed =
    .dummy =
        { $trick ->
            [quitted] { "" }
           *[other] It is for declarer or a defender to ask to see the trick.
        }
    .all =
        { $trick ->
            [quitted] Tricks turned over stay closed, unless I say otherwise.
           *[other] { "" }
        }
say-ForbidTheQuestion =
    .defender =
        { $asker ->
            [defender] Here you may not ask your partner.
           *[other] { "" }
        }
    .dummy =
        { $asker ->
            [defender] { "" }
           *[other]
                { $wants ->
                    [ask_declarer] You have lost your rights on this hand: you may not ask.
                   *[other] You may not ask a defender: only declarer may.
                }
        }
say-ReproveTheQuestion =
    .defender =
        { $asker ->
            [defender] Here you may not ask your partner.
           *[other] { "" }
        }
    .dummy =
        { $asker ->
            [defender] { "" }
           *[other]
                { $wants ->
                    [ask_declarer] You have lost your rights on this hand: you may not ask.
                   *[other] You may not ask a defender: only declarer may.
                }
        }
say-ReplaceAndCount =
    .asked_partner =
        { $asker ->
            [defender] If you revoked, replace the card with a legal one; it counts as established.
           *[other] { "" }
        }
    .declarer =
        { $asker ->
            [defender] { "" }
           *[other] If that card was a revoke, replace it with a legal one; it counts as established.
        }
    .dummy =
        { $asker ->
            [defender] { "" }
           *[other] You have lost your rights on this hand, and may not ask about a revoke.
        }
say-ImposeNoPenalty =
    .all = What was wrong is put right; there is no penalty.
say-PlayOnAsIfNothingHadHappened =
    .all = There is no rectification now; play on.
say-RuleTheRevokePartnerAskedAbout =
    .all = Wait, please: I will see at once whether there was a revoke.
say-RuleTheRevokeDummyAskedAbout =
    .all = Wait, please: I will see at once whether there was a revoke.
say-WarnDummy =
    .dummy = Having asked can cost your side a penalty.
say-WeighTheQuestion =
    .other_defender =
        { $asker ->
            [defender] You may not use what the question has told you.
           *[other] { "" }
        }
    .declarer =
        { $asker ->
            [defender] { "" }
           *[other] You may not use what the question has told you.
        }

## The provisions, in our words

law-a_defender_turns_to_his_partner = A defender turns to his partner.
law-forbidden_between_defenders = Here the authority does not let defenders ask each other.
law-declarer_may_ask_a_defender = Declarer may ask a defender who did not follow whether he is out of the suit.
law-defenders_may_ask = Defenders may ask declarer and one another, at the risk of giving unauthorised information.
    .until-2007 = Defenders may ask declarer and, unless the authority forbids it, each other, at the risk of giving unauthorised information.
    .until-1997 = Declarer may ask defenders, and defenders declarer; each other only where the zone allows it.
law-counted_because_partner_asked = After a forbidden question between defenders the card is replaced, and Law 64 applies as to an established revoke.
law-dummys_cards_lie_open = During play declarer or a defender may point out an irregularity.

law-dummy_had_lost_his_rights = Dummy had exchanged hands, left his seat to watch or seen a defender's hand.
law-dummy_asks_declarer = As long as he has his rights dummy may ask declarer whether he has revoked.
law-dummy_asks_a_defender = Dummy may not ask a defender whether he has revoked.
law-dummy_may_ask_declarer_only = A dummy who has his rights may ask declarer, never a defender, whether he has run out of the suit.
law-dummy_had_lost_that_right = A dummy who has broken 43A2 should not use the rights of 42B.
law-counted_because_dummy_asked = Where a dummy without rights is the first to ask, declarer replaces the card and Law 64 applies as to an established revoke.
law-nothing_is_corrected_now = Dummy had lost his rights, and the defender's irregularity stays as it is while play goes on.
law-no_rectification_now = Where a dummy without rights is the first to point out a defender's irregularity there is no immediate rectification, and play goes on.
    .until-1997 = Where a dummy without rights is the first to point out a defender's irregularity, there is no penalty.
law-asked_a_defender_and_it_is_ruled = Dummy has asked a defender about a revoke, which is ruled on now.
law-dummy_asked_though_he_may_not = Dummy asked a defender, or asked declarer after he had lost his rights.
law-asked_a_defender_and_the_revoke_is_ruled = Dummy asked a defender, and the rectification is still due.

law-tells_partner_something = The question can let the asker's partner know something.
law-dummy_asked_declarer_without_rights = Dummy asked declarer after losing the right to.
law-the_revoke_is_ruled_on = If it is a revoke it is ruled on, even if the question was not allowed.
law-wants_to_see_it = Declarer or a defender, to whom alone a trick is shown again, wants to see one.
law-a_claim_of_a_revoke_opens_no_trick = To suspect a revoke gives by itself no right to see quitted tricks again.
law-may_see_the_trick_again = Declarer or a defender may have the trick faced until he turns his own card or his side plays to the next one.
law-may_no_longer_have_them_faced = Whoever has turned his own card may no longer have the cards of the trick faced.
law-may_look_at_his_own_card = Until his side has played to the next trick declarer or a defender may look at his own last card, but not show it.
    .until-2007 = Until a card is led to the next trick, by anybody, declarer or a defender may look at his own last card, but not show it.
law-quitted_tricks_stay_closed = Until play ends quitted tricks are seen again only if the Director says so.

## Why

reason-1 =
    { $status ->
        [as_if_established] { $asker ->
            [dummy] Dummy was the first to ask.
           *[other] The defender has already asked his partner.
        }
        [play_on] Dummy was the first to ask.
       *[other] { "" }
    }
