### What is said of questions, reviews and one's own system card, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Questions and reviews
    .command = asking
    .menu = May the player ask? A question, a review, a system card, a correction
not_covered = { $fact }: the { $value } Laws are not covered, only { $allowed }. Ask under 2017 for the Laws in force since March 2017

## The facts: how they are asked, how they are answered

fact-what = What is it about?
option-what-meaning = What a call means
option-what-refused = No answer, or not all
choice-what-refused = An answer refused, or not in full
option-what-review = All calls again
option-what-unclear_call = Which call it was
option-what-whose_lead = Who is to lead
option-what-their_card = The opponents' card
option-what-correction = A wrong explanation
choice-what-correction = Wrong explanation: who corrects it
option-what-own_calls = That side's calls
option-what-played_card = A card partner played
choice-what-played_card = Asked partner about a card played
option-what-for_partner = For partner's sake
choice-what-for_partner = Asked only for partner
option-what-to_trap = To provoke a mistake
choice-what-to_trap = Asked to provoke a wrong answer
option-what-not_his_turn = Out of turn, or dummy
choice-what-not_his_turn = Asked out of turn, or by dummy
option-what-part_review = Review in part
choice-what-part_review = Review in part or interrupted
option-what-late_review = Review too late
choice-what-late_review = Review wanted after the first card
option-what-wrong_review = Review had an error
choice-what-wrong_review = Review had an error
option-what-partners_review = Restated by partner
choice-what-partners_review = Restated by own partner
option-what-wrong_answerer = Caller answered
choice-what-wrong_answerer = Answered by the player who called
option-what-comment = A comment on an answer
choice-what-comment = A comment on an explanation
option-what-own_card = Looked at own card
choice-what-own_card = Looked at own card or notes
option-what-aid = An aid to memory
choice-what-aid = An aid to memory or calculation
fact-when = When did it happen?
    .aside = Play begins when the lead is faced.
option-when-auction = During the auction
option-when-clarification = After the final pass
option-when-play = During play
fact-his_turn = Is it the player's turn to call or play?
option-his_turn-yes = Yes
option-his_turn-no = No
fact-whose = Whose explanation does the player find wrong?
option-whose-own = The player's own
option-whose-partners = The partner's
fact-to_explain = Does the player look so as to explain his partner's call?
option-to_explain-no = No
option-to_explain-yes = Yes
choice-to_explain-yes = Asked to explain partner's call
supposed-to_explain = nobody has asked the player
fact-declaring_side = Is the player on the declaring side?
option-declaring_side-no = No
option-declaring_side-yes = Yes
fact-told_partner = Could it have told the partner something?
option-told_partner-no = No
option-told_partner-yes = Yes
fact-damage = Were the opponents damaged by it?
option-damage-not_yet = Play not over
option-damage-yes = Yes
option-damage-no = No
option-damage-unsure = In doubt
next-damage = Play is over: was there damage?
group-what-lawful = What may the player ask?
group-what-question = A question not allowed
group-what-review = A review gone wrong
group-what-answer = The answer went wrong
group-what-aid = The player looked something up
brief-what-for_partner = asked for partner
brief-what-to_trap = asked to provoke
brief-what-not_his_turn = out of turn
brief-what-part_review = review in part
brief-what-late_review = review too late
brief-what-wrong_review = review with an error
brief-what-partners_review = restated by partner
brief-what-wrong_answerer = the caller answered
brief-what-comment = a comment on an answer
brief-what-own_card = looked at the player's own card
brief-what-aid = an aid to memory
brief-what-meaning = the meaning of a call
brief-what-refused = an answer refused
brief-what-review = a review
brief-what-unclear_call = which call it was
brief-what-whose_lead = who is to lead
brief-what-their_card = the opponents' card
brief-what-correction = a wrong explanation
brief-what-own_calls = that side's calls
brief-what-played_card = a card that partner had played
brief-his_turn-yes = in turn
brief-his_turn-no = out of turn
brief-whose-own = the player's own explanation
brief-whose-partners = partner's explanation
brief-to_explain-no = not asked
brief-to_explain-yes = to explain partner's call
why-his_turn = During auction and play the opponents' card is consulted in turn (40B2(c)(iii)).
why-whose = Of his own error he speaks in time (20F4(a), 75B2), of partner's only when the Law lets him (20F5).
brief-when-auction = during the auction
brief-when-clarification = after the final pass
brief-when-play = during play
brief-declaring_side-no = defends
brief-declaring_side-yes = declares
brief-told_partner-no = told partner nothing
brief-told_partner-yes = could tell partner something
brief-damage-not_yet = play not over
brief-damage-yes = damage
brief-damage-no = no damage
brief-damage-unsure = damage in doubt
why-what = Some questions are not allowed; others only have to wait for his turn (20F, 20G).
why-when = During the auction a player asks at his turn to call, later at his turn to play (20F1, 20F2).
why-told_partner = What a question tells partner is unauthorised for him (16B1, 73C1).
why-damage = The score is adjusted to redress damage to the innocent side (12B1).
why-declaring_side = From last pass to faced lead only the declaring side may look at its own system card (40B2(b)).
depends-what = what was wrong
depends-when = when it happened
depends-declaring_side = which side looked
depends-told_partner = whether partner could learn from it
depends-his_turn = whether it is the player's turn
depends-whose = whose explanation it is
depends-to_explain = whether the player was asked
depends-damage = whether there was damage

## The ruling

headline-MakeTheCallClear = The player may have it made clear at once ({ $articles }).
headline-TellWhoLeads = The player may ask whether it is his lead ({ $articles }).
headline-ExplainIt = The player may ask ({ $articles }).
headline-GiveAReview = The player may have all calls restated ({ $articles }).
headline-LetHimLookAtTheirs = The player may look at the opponents' card ({ $articles }).
headline-PutTheirCardAway = Not now: the player looks in turn ({ $articles }).
headline-MayCorrectIt = The player may correct it now, and must in time ({ $articles }).
headline-CorrectItNow = It is corrected now ({ $articles }).
headline-SayNothingYet = The player says nothing during the auction ({ $articles }).
headline-WaitUntilPlayIsOver = A defender waits for the end of play ({ $articles }).
headline-RefuseWhatHisOwnSideAgreed = Not allowed: of the opponents' calls alone ({ $articles }).
headline-NameNoPlayedCard = Not allowed: nobody asks partner for a played card ({ $articles }).
headline-ForbidAskingForPartner = Not allowed, if it was only for partner ({ $articles }).
headline-ForbidTheTrap = Not allowed, if it was only to be told wrong ({ $articles }).
headline-WaitForHisTurn = The question waits for the player's own turn ({ $articles }).
headline-HavePartnerAnswer = The partner of the player who called answers ({ $articles }).
headline-StopTheComment = Not allowed: nobody adds to the explanation ({ $articles }).
headline-ReviewTheWhole = The whole auction is restated, not a part ({ $articles }).
headline-TellTheContractAlone = Too late: the player is told only the contract ({ $articles }).
headline-HaveTheReviewCorrected = Everybody corrects the review at once ({ $articles }).
headline-AdjustForTheReview = Damage found: award an adjusted score ({ $articles }).
headline-WeighTheReview = In doubt: did the review do damage? ({ $articles }).
headline-LeaveTheResult = By your finding the review did no damage ({ $articles }).
headline-LetHimLook = Allowed: the declaring side may look now ({ $articles }).
headline-PutTheCardAway = Not allowed: the player puts his system card away ({ $articles }).
headline-PutTheAidAway = Not allowed: no aids during auction and play ({ $articles }).
headline-StopTheReview = Only an opponent restates the calls ({ $articles }).
order-MakeTheCallClear = Have the call made clear at once, whoever is in turn
order-TellWhoLeads = Let either defender ask after the final pass whether the lead is his
order-LetAMisledLeadGoBack = If an opponent told the leader wrongly, the lead goes back without rectification
order-ExplainIt =
    { $when ->
        [auction] In turn, unless he must pass: have the caller's partner explain the calls made, others open and what the choice tells, by agreement; the asker's partner waits his turn
        [clarification] Have the partner of who made the call explain; the leader may ask before he leads, his partner and presumed declarer until the lead is faced, presumed dummy not
       *[other] Have the partner of who called or played explain; a defender asks in turn about the auction, declarer about a defender's calls and carding
    }
order-LetHimAskOfOneCall = A player may ask about one call alone; the asker's partner may not use what the question told
order-HaveItAllTold = Have all of it told that comes of agreement or experience, not what every player knows
order-LookAtWhoWasNotTold = If he has called or played without the answer, rule on that
order-GiveAReview = 
    { $when ->
        [auction] In turn, unless he has to pass: have all calls restated with the alerts, not in part
        [clarification] Have all calls restated, not in part: to the leader before he leads, to his partner or presumed declarer until the lead is faced
       *[other] At his first turn to play, before his own card: have all calls restated, not in part
    }
order-LetHimLookAtTheirs = Let the player look, unless the authority provides otherwise
order-PutTheirCardAway = Have the card put away; he may look when it is his turn
order-MayCorrectIt = Let the player call you and correct it now; before the lead is faced that is a duty
order-CorrectItNow = Have him correct it now, in your presence, and tell the agreement alone
order-SayNothingYet = Tell him away from the table: neither correct it nor show that it was wrong during the auction; as declarer or dummy he speaks after the final pass, as a defender after play
order-WaitUntilPlayIsOver = Tell him away from the table: as a defender he calls you and corrects it when play is over, not before
order-CorrectNothingThatWasRight = If the explanation was right and the call mistaken, nothing is corrected
order-LookAtWhoWasMisled = Rule on the opponents who may have acted on it
order-RefuseWhatHisOwnSideAgreed = Tell him that he may ask about the opponents' auction alone
order-NameNoPlayedCard = Stop the question: the cards of a turned trick are looked at on your word alone
order-ForbidAskingForPartner = Tell the asker that a question only for partner is not allowed; whether it was, you judge
order-ForbidTheTrap = Tell the asker that a question only to provoke a wrong answer is not allowed; whether it was, you judge
order-LookAtTheFalseInference = Look whether an opponent was misled by it
order-WaitForHisTurn = 
    { $when ->
        [clarification] The leader may ask before he leads, his partner and presumed declarer until the lead is faced, then each at his turn to play; dummy never
        [play] Declarer and the defenders ask at their own turn to play; dummy never
       *[other] He asks at his own turn to call, unless the Law makes him pass; a second question waits for the other's turn
    }
order-HavePartnerAnswer = Have the partner of the player who called answer, unless you say otherwise
order-StopTheComment = Stop the comment: who explains tells the agreement, or that there is none, and asks his partner nothing
order-LetPartnerShowNoMistake = His partner neither confirms nor corrects it, nor shows that it was wrong, until the Law lets him
order-ReviewTheWhole = 
    { $when ->
        [auction] At his turn to call, unless the Law makes him pass: the whole, with the alerts, without halting it
       *[other] At the first turn to play of declarer or a defender: the whole, without halting it
    }
order-LetAnOpponentReview = An opponent restates it
order-StopTheReview = Have his partner stop, and an opponent restate the whole auction
order-ReviewBeforeTheLeadIsFaced = The leader may have it before he leads, his partner and presumed declarer until the lead is faced, presumed dummy not
order-TellTheContractAlone = Have him told, at his turn, the contract and whether, not by whom, it was doubled; not the auction, but a defender or declarer may still ask what a call meant
order-HaveTheReviewCorrected = Have the review corrected at once by whoever notices, dummy and barred players too; after play look whether it did damage
order-AdjustForTheReview = Award an adjusted score for the review that nobody corrected; which one you judge yourself
order-WeighTheReview = Find out what would probably have come with the right review
order-LeaveTheResult = Let the result stand; say so to both sides, with your reasons
order-LetHimLook = Let him consult his own system card until the lead is faced; notes only if your regulations allow it
order-PutTheCardAway = Have the card put away until play ends, unless your regulations allow it
order-PutTheNotesAway = The same holds for notes
order-PutTheAidAway = Have the aid put away until play ends, unless your regulations allow it
order-ConsiderAPenalty = A procedural penalty is possible
order-AdjustAsNothingIsPrescribed = The Law prescribes nothing; you may adjust for the side that was damaged
order-WeighWhatItDid = See whether the other side was damaged; if so you may award an adjusted score
order-KeepTheQuestionFromPartner = Partner may not use what the question told
order-KeepTheReviewFromHim = Nobody may use what his partner said
order-KeepTheAnswerFromPartner = The partner of the player who answered may not use what he heard
say-AdjustForTheReview =
    .all = There was damage: I cancel the result and award an adjusted score, which I tell you once it is worked out. You may appeal within the time allowed.
say-PutTheirCardAway =
    .offender = Look at the opponents' card when it is your turn.
say-CorrectItNow =
    .all = The explanation is corrected now. If you acted on the wrong one, tell me.
say-RefuseWhatHisOwnSideAgreed =
    .asker = You may ask about the opponents' calls alone.
say-NameNoPlayedCard =
    .asker = You may not ask your partner what he has played.
say-ForbidAskingForPartner =
    .asker = You may not ask only to help your partner.
say-ForbidTheTrap =
    .asker = You may not ask only to provoke a wrong answer.
say-WaitForHisTurn =
    .asker =
        { $when ->
            [clarification] The leader may ask before leading, the leader's partner and presumed declarer until the lead is faced; dummy may not.
            [play] Declarer and the defenders ask at their own turn to play; dummy does not.
           *[other] Please ask at your own turn to call.
        }
say-HavePartnerAnswer =
    .all = The partner of the player who made the call explains it.
say-StopTheComment =
    .explainers = Tell the agreement, or that you have none; add nothing, and ask your partner nothing.
say-LetPartnerShowNoMistake =
    .speakers_partner = Neither confirm nor correct it now, not even by a gesture.
say-ReviewTheWhole =
    .asker =
        { $when ->
            [auction] At your turn you may have the whole auction restated, not a part of it.
           *[other] If you are still entitled to it, you may have the whole auction restated, not a part of it.
        }
say-TellTheContractAlone =
    .asker = Too late for the auction. At your turn you are told the contract and whether it was doubled, not by whom.
say-HaveTheReviewCorrected =
    .all = Correct the review at once; call me after play if you think there was damage.
say-LetHimLook =
    .all = The declaring side may consult its own system card until the lead is faced.
say-PutTheCardAway =
    .offender = You may not consult your own system card until play ends.
say-PutTheAidAway =
    .offender = You may use no aid to memory or calculation until play ends.
say-StopTheReview =
    .all = Only an opponent restates the calls.
say-KeepTheReviewFromHim =
    .asker = Take no advantage of what your partner said.
say-HaveItAllTold =
    .explainers = Tell all that you know by agreement or experience, not what every player knows.
say-KeepTheQuestionFromPartner =
    .askers_partner = Take no advantage of what that question told you.
say-KeepTheAnswerFromPartner =
    .speakers_partner = Take no advantage of what that answer told you.

## The provisions, in our own words

law-call_was_not_recognised = A player in doubt what call has been made may require clarification forthwith.
law-asks_whether_to_lead = After the final pass either defender may ask whether it is his opening lead.
law-told_wrongly_who_leads = A lead out of turn by a player whom an opponent mistakenly told that it was his turn is taken back without further rectification, and may not be accepted.
law-meaning_during_the_auction = Before the final pass a player may in turn, unless he has to pass, ask for an explanation of the opponents' auction: calls made, relevant calls not made, and inferences from the choice by agreement.
law-may_still_ask = Until the lead is faced its maker's partner and presumed declarer, later declarer and the defenders in turn, may ask for explanations.
law-meaning_after_the_final_pass = After the final pass a defender may in turn ask about the opposing auction, and declarer about a defender's calls or card play; the partner of whoever acted explains.
law-of_a_single_call = A player may ask concerning a single call, but what that tells his partner is unauthorised.
law-review_in_turn = During the auction period a player whose turn it is may have all previous calls restated, unless he has to pass, but not in part.
law-wants_an_explanation = He asks what an action of the opponents means.
law-an_answer_was_refused = Who explains a call or play discloses all special information from agreement or experience, but not what players generally know.
law-silence_is_misinformation = Players have to disclose their agreements accurately; failure to do so is misinformation.
law-may_still_have_a_review = Before the lead is faced its maker's partner and presumed declarer, and then declarer or a defender until he plays a card, may have a review.
law-review_at_the_first_turn = After the final pass declarer or either defender may at his first turn to play require all calls to be restated, but not in part.
law-looks_between_auction_and_play = Unless the authority provides otherwise a player may consult the opponents' system card in the clarification period.
law-looks_in_turn = Unless the authority provides otherwise a player may consult the opponents' system card during auction and play at his turn alone.
law-looks_out_of_turn = During auction and play the opponents' system card is consulted only in turn.
law-looks_so_as_to_explain = A player who was asked about his partner's call or play may consult the opponents' system card to explain it correctly.
law-corrects_himself_in_time = A player who realises during the auction that his own explanation was wrong or incomplete has to call the Director and correct it before the clarification period ends, and may do so sooner.
law-corrects_himself_in_the_play = A player who finds his own mistake during the play calls the Director and corrects it then.
law-corrects_nothing_in_the_auction = A player whose partner has explained wrongly may neither correct it during the auction nor show in any manner that a mistake was made.
law-corrects_partner_as_declarer_or_dummy = As declarer or dummy a player has to call the Director and correct his partner's explanation after the final pass.
law-corrects_partner_as_a_defender = As a defender a player calls the Director and corrects his partner's explanation only at the end of play.
law-explanation_was_right = Where the agreement was explained correctly and the call was the mistake there is no infraction, and nothing is corrected.
law-acted_on_misinformation = If a player has based an action on wrong information from an opponent, 21 or 47E applies.
law-asked_about_his_own_side = The right to explanations is to those of the opponents' auction.
law-asked_for_a_turned_card = Until play ceases the cards of turned tricks are not looked at, unless the Director says so.
law-partner_reviewed = A request to have calls restated is answered by an opponent only.
law-what_partners_review_told = What a player hears his partner say in restating the calls, or of a card played, is unauthorised.
law-used_an_aid = Unless the authority provides otherwise a player has no aids to memory, calculation or technique during auction and play.
law-helped_himself = He used his own card or an aid when he was not entitled to.
law-asked_for_partner = A player may not ask a question if his sole purpose is to benefit his partner.
law-asked_to_trap = A player may not ask a question if his sole purpose is to draw a wrong answer from an opponent.
law-meant_to_mislead = A player may not try to mislead an opponent by a question.
law-out_of_turn = A player asked out of turn, or dummy asked.
law-asks_at_his_turn_to_call = During the auction a player may ask at his own turn to call, unless the Law makes him pass; his partner's further question waits for that player's own turn.
law-asks_before_the_lead_is_faced = Before the lead is faced the leader's partner and presumed declarer may ask, presumed dummy not.
law-asks_at_his_turn_to_play = After the final pass and during the play a defender asks at his own turn to play, declarer at his turn from either hand.
law-the_caller_answered = The player who had made the call explained it himself.
law-partner_answers_in_the_auction = Except on the Director's instruction the partner of the player who made the call answers.
law-partner_answers_later = After the final pass the partner of the player whose action is explained answers.
law-commented_on_an_answer = Partners do not communicate by remarks or by what they add to an explanation.
law-partner_shows_no_mistake = A player whose partner has explained wrongly may neither correct it during the auction nor show in any manner that a mistake was made.
law-asked_for_a_part = A review was asked for in part, or was halted.
law-reviewed_in_the_auction = During the auction a player may have all previous calls restated at his turn to call, unless the Law makes him pass, with the alerts, neither in part nor halted.
law-reviewed_after_the_final_pass = After the final pass declarer or a defender may have all calls restated at his first turn to play, not a part of them.
law-an_opponent_reviews = Only an opponent responds to a request to have calls restated.
law-review_before_the_lead_is_faced = Before the lead is faced the leader's partner and presumed declarer may require a review.
law-only_the_contract_is_told = When it is too late for a review declarer or a defender, at his own turn, is told the contract and whether it was doubled, not by whom.
law-reviewed_wrongly = A call was restated wrongly.
law-everybody_corrects = All players, dummy and players who have to pass included, correct errors in a review promptly.
law-the_review_did_damage = An uncorrected review that causes damage leads to an adjusted score.
law-the_review_is_weighed = Whether an uncorrected review caused damage has to be found.
law-the_review_did_no_damage = Only an uncorrected review that causes damage leads to an adjusted score.
law-declarers_side_looked = The declaring side looked between the final pass and the faced lead.
law-may_look_at_the_card = In the clarification period players of the declaring side, and they only, may consult their own system card.
law-looked_at_the_card = From the start of the auction period to the end of play a player may not consult his own system card, unless the authority provides otherwise.
law-looked_at_notes = Nor may he consult his notes during the auction period and play, except as the authority allows.
law-penalty_for_looking = An offence against correct procedure may bring a procedural penalty.
law-damage_by_looking = Where the Laws prescribe no rectification for a violation the Director may award an adjusted score to the other side.
law-damage_by_looking_is_weighed = Whether the other side was damaged is judged when play is over.
law-partner_could_learn = Partners do not communicate by questions asked or explanations given.
law-what_the_question_told = What a question told partner is unauthorised for him.
law-what_the_answer_told = What a reply told the partner of who gave it is unauthorised for him.
law-damage_is_weighed = Whether there was damage is in doubt.
law-score_is_adjusted = By the Director's finding there was damage.
law-something_was_judged = The ruling rests on what the Director has judged.

## What is left to be done later, in few words

task-AdjustAsNothingIsPrescribed = damage?
task-WeighWhatItDid = damage?
task-ConsiderAPenalty = procedural penalty?
task-AdjustForTheReview = adjusted score
task-HaveTheReviewCorrected = damage after play?
task-PutTheCardAway = damage after play?
