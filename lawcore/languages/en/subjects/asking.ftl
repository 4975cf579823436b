### What is said of questions, reviews and one's own system card, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Questions and reviews
    .command = asking
    .menu = A question, a review, or a look at one's own card
not_covered = { $fact }: the { $value } Laws are not covered, only { $allowed }. Ask under 2017 for the Laws in force since March 2017

## The facts: how they are asked, how they are answered

fact-what = What was wrong with the question or review?
option-what-for_partner = For partner's sake
choice-what-for_partner = Asked only for partner
option-what-to_trap = To provoke a mistake
choice-what-to_trap = Asked to provoke a wrong answer
option-what-not_his_turn = Out of turn, or dummy
choice-what-not_his_turn = Asked out of turn, or by dummy
option-what-part_review = Review in part
choice-what-part_review = Review in part or interrupted
option-what-late_review = Review too late
choice-what-late_review = Review wanted after his first card
option-what-wrong_review = Review had an error
choice-what-wrong_review = Review had an error
option-what-wrong_answerer = Caller answered
choice-what-wrong_answerer = Answered by the player who called
option-what-own_card = Looked at own card
choice-what-own_card = Looked at his own card or notes
fact-when = When did it happen?
    .aside = Play begins when the lead is faced.
option-when-auction = During the auction
option-when-clarification = After the final pass
option-when-play = During play
fact-declaring_side = Is he on the declaring side?
option-declaring_side-no = No
option-declaring_side-yes = Yes
fact-told_partner = Could it have told his partner something?
option-told_partner-no = No
option-told_partner-yes = Yes
fact-damage = Were the opponents damaged by it?
option-damage-not_yet = Play not over
option-damage-yes = Yes
option-damage-no = No
option-damage-unsure = In doubt
next-damage = Play is over: was there damage?
group-what-question = The question
group-what-review = The review
brief-what-for_partner = asked for partner
brief-what-to_trap = asked to provoke
brief-what-not_his_turn = out of turn
brief-what-part_review = review in part
brief-what-late_review = review too late
brief-what-wrong_review = review with an error
brief-what-wrong_answerer = the caller answered
brief-what-own_card = looked at his own card
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
depends-damage = whether there was damage

## The ruling

headline-ForbidAskingForPartner = Not allowed, if it was only for partner ({ $articles }).
headline-ForbidTheTrap = Not allowed, if it was only to be told wrong ({ $articles }).
headline-WaitForHisTurn = The question waits for his own turn ({ $articles }).
headline-HavePartnerAnswer = The partner of the player who called answers ({ $articles }).
headline-ReviewTheWhole = The whole auction is restated, not a part ({ $articles }).
headline-TellTheContractAlone = Too late: he is told only the contract ({ $articles }).
headline-HaveTheReviewCorrected = Everybody corrects the review at once ({ $articles }).
headline-AdjustForTheReview = By your finding the review did damage: adjust ({ $articles }).
headline-WeighTheReview = In doubt: did the review do damage? ({ $articles }).
headline-LeaveTheResult = By your finding the review did no damage ({ $articles }).
headline-LetHimLook = Allowed: the declaring side may look now ({ $articles }).
headline-PutTheCardAway = Not allowed: he puts his system card away ({ $articles }).
order-ForbidAskingForPartner = Tell the asker that a question only for partner is not allowed; whether it was, you judge
order-ForbidTheTrap = Tell the asker that a question only to provoke a wrong answer is not allowed; whether it was, you judge
order-LookAtTheFalseInference = Look whether an opponent was misled by it
order-WaitForHisTurn = 
    { $when ->
        [clarification] Before the lead is faced the leader's partner and presumed declarer may ask, after it each at his turn to play; dummy never
        [play] Declarer and the defenders ask at their own turn to play; dummy never
       *[other] He asks at his own turn to call, unless the Law makes him pass; a second question waits for the other's turn
    }
order-HavePartnerAnswer = Have the partner of the player who called answer, unless you say otherwise
order-ReviewTheWhole = 
    { $when ->
        [auction] At his turn to call, unless the Law makes him pass: the whole, with the alerts, without halting it
       *[other] At the first turn to play of declarer or a defender: the whole, without halting it
    }
order-LetAnOpponentReview = An opponent restates it
order-ReviewBeforeTheLeadIsFaced = Before the lead is faced the leader's partner and presumed declarer may have it, presumed dummy not
order-TellTheContractAlone = Have him told, at his turn, the contract and whether, not by whom, it was doubled; not the auction, but a defender or declarer may still ask what a call meant
order-HaveTheReviewCorrected = Have the review corrected at once by whoever notices, dummy and barred players too; after play look whether it did damage
order-AdjustForTheReview = Award an adjusted score for the review that nobody corrected; which one you judge yourself
order-WeighTheReview = Find out what would probably have come with the right review
order-LeaveTheResult = Let the result stand; say so to both sides, with your reasons
order-LetHimLook = Let him consult his own system card until the lead is faced; notes only if your regulations allow it
order-PutTheCardAway = Have the card put away until play ends, unless your regulations allow it
order-PutTheNotesAway = The same holds for notes
order-ConsiderAPenalty = A procedural penalty is possible
order-AdjustAsNothingIsPrescribed = No rectification is prescribed: you may adjust for the side that was damaged
order-WeighWhatItDid = Look after play whether the other side was damaged; if so you may adjust
order-KeepTheQuestionFromPartner = Partner may not use what the question told
order-KeepTheAnswerFromPartner = The partner of the player who answered may not use what he heard
say-ForbidAskingForPartner =
    .asker = You may not ask only to help your partner.
say-ForbidTheTrap =
    .asker = You may not ask only to provoke a wrong answer.
say-WaitForHisTurn =
    .asker =
        { $when ->
            [clarification] Before the lead is faced the leader's partner and presumed declarer may ask, dummy not.
            [play] Declarer and the defenders ask at their own turn to play; dummy does not.
           *[other] Please ask at your own turn to call.
        }
say-HavePartnerAnswer =
    .all = The partner of the player who made the call explains it.
say-ReviewTheWhole =
    .asker = You may have the whole auction, not a part of it.
say-TellTheContractAlone =
    .asker = Too late for the auction. At your turn you are told the contract and whether it was doubled, not by whom.
say-HaveTheReviewCorrected =
    .all = Correct the review at once; call me after play if you think there was damage.
say-LetHimLook =
    .all = The declaring side may consult its own system card until the lead is faced.
say-PutTheCardAway =
    .offender = You may not consult your own system card until play ends.
say-KeepTheQuestionFromPartner =
    .askers_partner = Take no advantage of what that question told you.
say-KeepTheAnswerFromPartner =
    .partner = Take no advantage of what that answer told you.

## The provisions, in our own words

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
