### What is said of scores, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Scores and results
    .command = results
    .menu = Tricks in dispute, a wrong record, no result, team play
not_covered = { $fact }: the { $value } Laws are not covered, only { $allowed }. Ask under 2017 for the Laws in force since March 2017

## The facts: how they are asked, how they are answered

fact-case = What is in question?
option-case-tricks = How many tricks were won
option-case-entry = Wrongly recorded
choice-case-entry-open = Wrongly recorded, in time
choice-case-entry-over = Wrongly recorded, late
option-case-no_result = There is no result
option-case-passed_out = All four passed
option-case-adjusted = An adjusted score
choice-case-adjusted = Which adjusted score?
option-case-teams = A board in team play
fact-claimed = Was anything claimed or conceded?
option-claimed-yes = Yes
option-claimed-no = No
fact-round_over = Was the round over when you were called?
option-round_over-yes = Yes
option-round_over-no = No
fact-convinced = Are you clearly convinced of the result at the table?
option-convinced-yes = Yes
option-convinced-no = No
fact-period = Is the correction period over?
    .aside = Usually 30 minutes after the official score.
option-period-open = No, still open
option-period-over = Yes, over
fact-beyond_doubt = Is the record wrong beyond reasonable doubt, and does the organiser still allow it?
option-beyond_doubt-yes = Yes, both
option-beyond_doubt-no = No
fact-results = Which results are there between the two teams?
option-results-one_clear = One, clearly good
option-results-one_unclear = One, not clearly
option-results-not_comparable = Two, not comparable
option-results-none = None
fact-result_known = Could anybody know the result of the match without this board?
option-result_known-yes = Yes
option-result_known-no = No
fact-fault = Who is at fault?
option-fault-nobody = Nobody
option-fault-one_side = One team
option-fault-both = Both teams
fact-ground = Why is an adjusted score asked for?
option-ground-damage = An irregularity hurt
choice-ground-damage = An irregularity did damage
option-ground-rectification = Rectification unfair
choice-ground-rectification = The rectification seems unfair
fact-possible = Without the irregularity, how many results were possible?
option-possible-one = One
choice-possible-one = One was probable
option-possible-several = A few
choice-possible-several = A few, each with some chance
option-possible-numerous = Too many to list
choice-possible-numerous = Too many, or not obvious
fact-fault_ns = How far is North–South at fault?
option-fault_ns-directly = Directly
option-fault_ns-partly = Only partly
option-fault_ns-not = In no way
option-fault_ns-scored = It has its score already
fact-fault_ew = How far is East–West at fault?
option-fault_ew-directly = Directly
option-fault_ew-partly = Only partly
option-fault_ew-not = In no way
option-fault_ew-scored = It has its score already
fact-mixed = Had anybody mixed the played cards?
option-mixed-nobody = Nobody
option-mixed-one_side = One side has
option-mixed-both = Both sides have
fact-knew = Did a side keep a trick it knew it had not won?
option-knew-no = No
option-knew-yes = Yes
choice-knew-yes = A side knew that it was wrong
supposed-knew = in good faith
fact-several_boards = Has a contestant had no result on another board of this session?
option-several_boards-no = No
option-several_boards-yes = Yes
choice-several_boards-yes = Not the first board without a result
supposed-several_boards = it is the only board without a result
supposed-mixed = nobody has mixed the played cards
choice-results-one_clear = One, clearly good for a side
choice-results-one_unclear = One, not clearly good for a side
choice-mixed-one_side = One side has mixed its cards
choice-mixed-both = Both sides have mixed their cards
brief-case-tricks = tricks in dispute
brief-case-entry = wrongly recorded
brief-case-no_result = no result
brief-case-passed_out = passed out
brief-case-teams = team play
brief-claimed-yes = claimed or conceded
brief-claimed-no = no claim
brief-round_over-yes = round over
brief-round_over-no = round not over
brief-convinced-yes = clearly convinced
brief-convinced-no = not clearly convinced
brief-period-open = in the correction period
brief-period-over = correction period over
brief-beyond_doubt-yes = beyond doubt and allowed
brief-beyond_doubt-no = doubtful or not allowed
brief-results-one_clear = one result, clearly good
brief-results-one_unclear = one result, not clearly good
brief-results-not_comparable = results not comparable
brief-results-none = no result
brief-result_known-yes = match result could be known
brief-result_known-no = match result unknown
brief-fault-nobody = nobody at fault
brief-fault-one_side = one team at fault
brief-fault-both = both teams at fault
brief-fault_ns-directly = North–South directly
brief-fault_ns-partly = North–South partly
brief-fault_ns-not = North–South in no way
brief-fault_ns-scored = North–South has its score
brief-fault_ew-directly = East–West directly
brief-fault_ew-partly = East–West partly
brief-fault_ew-not = East–West in no way
brief-fault_ew-scored = East–West has its score
brief-mixed-nobody = cards in order
brief-mixed-one_side = one side mixed its cards
brief-mixed-both = both sides mixed their cards
brief-case-adjusted = adjusted score
brief-ground-damage = damage
brief-ground-rectification = rectification called unfair
brief-possible-one = one probable result
brief-possible-several = several possible results
brief-possible-numerous = too many possible results
brief-knew-no = nobody knew
brief-knew-yes = a side knew
brief-several_boards-no = only this board
brief-several_boards-yes = several boards without a result
why-ground = Damage by an irregularity is made good (12B1); a rectification is not made milder or harsher by a score (12B2).
why-possible = An assigned score is awarded if possible (12C1(a)); if the possibilities are numerous, an artificial one may be (12C1(d)).
why-case = A wrong entry (79C), tricks in dispute (79B) and a board without a result (12C2) are ruled differently.
why-results = One result clearly good for a side means an assigned score (86B1); else it may be artificial (86B2).
why-fault_ns = Average minus, average or average plus goes by how far a side is at fault (12C2(a)).
why-fault_ew = Average minus, average or average plus goes by how far a side is at fault (12C2(a)).
why-fault = Which scores are awarded depends on which team was at fault (86B2).
why-period = A wrong entry can be corrected until the correction period ends (79C1).
why-claimed = If there was a claim or concession, the Laws on claims decide (69B, 71, 79B1).
why-round_over = Once the round is over a score is raised only under stricter conditions (79B3).
depends-case = what is in question
depends-claimed = whether there was a claim
depends-round_over = whether the round was over
depends-convinced = whether you are convinced
depends-period = whether the period is over
depends-beyond_doubt = whether it is beyond doubt
depends-results = which results there are
depends-result_known = whether the match result is known
depends-ground = why it is asked for
depends-possible = how many results were possible
depends-knew = whether a side knew
depends-several_boards = whether it is the only board without a result
depends-fault = who is at fault
depends-fault_ns = how far North–South is at fault
depends-fault_ew = how far East–West is at fault
depends-mixed = whether cards were mixed

## The ruling

headline-RuleOnTheClaim = There was a claim: its own Laws apply ({ $articles }).
headline-RuleWhatIsRecorded = You rule what score is recorded ({ $articles }).
headline-ChangeItForBothSides = The score may be changed for both sides ({ $articles }).
headline-RaiseItForNobody = The record stands, or is lowered for one side ({ $articles }).
headline-RefuseToCorrectTheLaw = No adjusted score for that reason ({ $articles }).
headline-PutAPassedOutHandBack = Passed out: no play and no redeal ({ $articles }).
headline-AssignTheProbableResult = Assign the probable result ({ $articles }).
headline-WeighThePossibleResults = Weigh the results that were possible ({ $articles }).
headline-CorrectTheRecord = The record may be corrected ({ $articles }).
headline-CorrectItIfAllowed = It may still be corrected ({ $articles }).
headline-LetTheRecordStand = The record stands ({ $articles }).
headline-AwardArtificialScores = Artificial scores, by fault ({ $articles }).
headline-AssignAScore = An assigned adjusted score ({ $articles }).
headline-PlayASubstitute = Cancelled: artificial score or a substitute board ({ $articles }).
headline-CancelWithoutASubstitute = Cancelled: artificial score, no substitute board ({ $articles }).
headline-GiveTheBetterOfTwo = The innocent team gets the better of two scores ({ $articles }).
headline-CancelTheBoards = Cancelled: artificial scores ({ $articles }).
headline-HaveItPlayedLater = It may be played, postponed or cancelled ({ $articles }).
headline-HaveNoneRedealt = No redeal: an adjusted score ({ $articles }).
order-RuleOnTheClaim = Rule on what was claimed, conceded or agreed
order-LookAtThePlayedCards = Have the played cards inspected, each player handling only his own
order-RuleForWhoKeptTheCards = If the facts can no longer be found, rule for the side that kept its cards in order
order-WeighTheEvidence = Find the tricks by the balance of probabilities
order-RuleWhatIsRecorded = Rule what score is recorded
order-ChangeItForBothSides = Change the score for both sides, if you will
order-RaiseItForNobody = Leave the recorded score, or lower it for one side without raising the other's
order-ConsiderAPenaltyForKeepingATrick = A side must not knowingly keep a trick it did not win: weigh a penalty
order-RefuseToCorrectTheLaw = Adjust nothing: that the rectification is severe or mild is no reason
order-PutAPassedOutHandBack = Have the hands put back in the board without play; the board is not redealt
order-EnterZeroForBothSides = Enter zero for each side
order-LookForARegulationOnSeveralBoards = A contestant has several boards of this session without a result: look whether the regulations vary the scores after the first
order-AssignTheProbableResult = Award the result that would probably have come without the irregularity; which one you judge yourself
order-WeighThePossibleResults = Weigh the results by how probable each was, only those reached lawfully; the weights you judge yourself
order-LeaveTheirOwnErrorToThem = If the innocents added to their damage by an extremely serious error unrelated to the infraction, or by a gamble, do not make that part good to them; the offenders still lose their gain
order-CorrectTheRecord = Correct the record to the score that was agreed
order-CorrectItIfAllowed = Correct the record, as the organiser allows
order-LetTheRecordStand = Leave the record as it is
order-AwardArtificialScores =
    Award artificial scores: North–South { $fault_ns ->
        [scored] keeps the score it has
        [directly] average minus (at most 40%)
        [partly] average (50%)
       *[not] average plus (at least 60%)
    }; East–West { $fault_ew ->
        [scored] keeps the score it has
        [directly] average minus (at most 40%)
        [partly] average (50%)
       *[not] average plus (at least 60%)
    }
order-ScoreItInImps = At IMPs average plus is +3 IMPs, average minus −3, unless varied
order-LookAtTheSessionScore = Over 60% without fault, or under 40% at fault, on the other boards of the session: that percentage counts
order-TakeTheMeanInKnockout = In a knockout assign the average of the two scores to each
order-LookForARegulation = See first whether a regulation varies the score of a board played at one table only; without one go on
order-AssignAScore = Where an adjusted score is due, award an assigned one that respects the result at the other table
order-PlayASubstitute = Cancel the board, and award artificial scores or, if time permits, have a substitute board played
order-CancelWithoutASubstitute = Cancel the board and award artificial scores
order-GiveTheBetterOfTwo = Award the team not at fault the better of average plus and an assigned score; the other gets the complement
order-CancelTheBoards = Cancel the board and award artificial scores, by fault
order-HaveItPlayedLater = Have the board played, postpone it or cancel it
order-HaveItRedealt = You may have it dealt again
order-HaveNoneRedealt = Have no board dealt again; award an adjusted score
aside-ScoreItInImps = At IMPs average plus is +3 IMPs, average minus −3, unless varied
aside-LookAtTheSessionScore = Over 60% without fault, or under 40% at fault, on the other boards of the session: that percentage counts
aside-TakeTheMeanInKnockout = In a knockout assign the average of the two scores to each
say-AwardArtificialScores =
    .all =
        On this board North–South { $fault_ns ->
            [scored] keep the score they have
            [directly] get average minus, at most 40%
            [partly] get average, 50%
           *[not] get average plus, at least 60%
        }; East–West { $fault_ew ->
            [scored] keep the score they have
            [directly] get average minus, at most 40%
            [partly] get average, 50%
           *[not] get average plus, at least 60%
        }. You may appeal within the time limit.
say-RuleOnTheClaim =
    .both_sides = There was a claim; I rule on that.
say-RuleWhatIsRecorded =
    .both_sides = I rule what score is recorded.
say-ChangeItForBothSides =
    .both_sides = You called me after the round, but the result is clear: I correct the score of both sides.
say-RaiseItForNobody =
    .both_sides = You called me after the round, and the result is not clear: I raise neither side's score.
say-CorrectTheRecord =
    .both_sides = Do you agree on the contract, the declarer and the tricks made? Then I correct the score; please check it.
say-CorrectItIfAllowed =
    .both_sides = Do you agree on the contract, the declarer and the tricks made? Then I correct the score; please check it.
say-LetTheRecordStand =
    .both_sides = It is too late to correct the record.
say-RefuseToCorrectTheLaw =
    .both_sides = The rectification is what the Law lays down: I may not change the score because it seems severe or mild.
say-PutAPassedOutHandBack =
    .all = All four have passed: put the hands back. The board is not redealt.
say-LookAtThePlayedCards =
    .all = Show your own cards only, as far as you can in the order they were played.
say-HaveNoneRedealt =
    .both_sides = This board is not redealt; I award a score.

## The provisions, in our own words

law-tricks_are_disputed = The sides do not agree on the tricks won.
law-there_was_a_claim = If there was a claim or concession, the Laws on withdrawn agreement and cancelled concessions apply.
law-there_was_no_claim = Nothing was claimed or conceded.
law-called_in_the_round = If there was no claim, the Director rules what score is recorded.
law-cards_are_inspected = After play the cards may be inspected, each player handling his own; if only one side has mixed its cards and the facts cannot be found, the ruling is for the other side.
law-both_mixed_their_cards = The Director finds facts by the balance of probabilities.
law-called_after_the_round = If the Director was called only after the round, the score is changed for both sides only if he is clearly convinced of the result; otherwise it stands or is lowered for one side without being raised for the other.
law-record_is_wrong = The agreed score was recorded or computed wrongly.
law-corrected_in_time = An error in recording or computing the agreed score may be corrected until the correction period ends.
law-corrected_late = Later, subject to the organiser's approval, it may be corrected if the Director is satisfied beyond reasonable doubt.
law-asked_after_the_round = The round had ended, and nothing had been claimed.
law-ended_with_the_correction_period = The period in which the score is corrected has ended.
law-a_side_knew_it_was_wrong = A player must not knowingly accept the score for a trick that his side did not win, or a trick conceded that the others could not lose.
law-in_teams = A board of a team match has no proper pair of results.
law-one_result_is_clearly_good = If an adjusted score is awarded and the one result is clearly favourable to a side, the score is an assigned one.
law-results_cannot_be_compared = Two or more results between the same teams cannot be compared, or there is only one, from one table, that is not clearly good for a side.
law-board_was_not_played = There is no result of the board.
law-match_could_be_known = A contestant could know the final result of the match without that board.
law-no_team_is_at_fault = If no team was at fault the board is cancelled, and artificial scores are awarded or a substitute board is played.
law-one_team_is_at_fault = If one team was at fault the other gets the better of average plus and an assigned score, and the team at fault the complement.
law-both_teams_are_at_fault = If both teams were at fault the board is cancelled and artificial scores are awarded.
law-may_still_be_played = The Director may require, postpone or cancel the play of a board.
law-may_be_redealt = The Director may require a redeal for any reason compatible with the Laws.
law-adjusted_instead_of_redealt = No board is redealt where somebody could know the match result without it; an adjusted score is awarded.
law-played_at_one_table_only = The Regulating Authority may provide otherwise for boards played at one table only.
law-no_result_can_be_had = No rectification permits normal play of the board.
law-all_four_passed = When all four have passed the hands are put back without play and there is no redeal.
law-passed_out_scores_zero = If all four have passed each side enters zero.
law-several_boards_have_no_result = For a contestant with several boards of a session without a result the authority may vary the scores of the later ones.
law-a_score_is_to_be_adjusted = An adjusted score is asked for.
law-rectification_is_called_unfair = The Director may not adjust a score because a rectification of the Laws is unduly severe or advantageous to a side.
law-damage_is_made_good = An irregularity has done damage.
law-an_assigned_score_is_possible = Where the Director may adjust a score and can award an assigned one, he does; it replaces the score obtained in play.
law-one_result_was_probable = An assigned score seeks to recover the probable outcome without the infraction.
law-several_results_were_possible = An assigned score may be weighted by the probabilities of several results, only those that could be reached legally.
law-own_error_is_not_made_good = A side that has added to its own damage by an extremely serious error unrelated to the infraction, or by a gamble, gets no relief for that part.
law-possibilities_are_numerous = If the possibilities are numerous or not obvious the Director may award an artificial score.
law-scores_are_artificial = An artificial score is awarded.
law-scores_by_responsibility = Without a result an artificial score is awarded by responsibility: average minus, average, or average plus.
law-one_has_a_score = A contestant that has a valid score of the board is deprived of nothing: no artificial score is awarded.
law-both_get_average = Each side that is awarded a score is only partly at fault.
law-one_alone_is_at_fault = One side is directly at fault and the other in no way.
law-scored_in_imps = At IMP play average plus or minus is plus or minus 3 IMPs, unless the organiser has varied it.
law-session_score_counts = A side not at fault that scores over 60% in the session, or one at fault under 40%, gets the percentage of its other boards.
law-scores_do_not_balance = In knockout play the average of two scores that do not balance is assigned to each.

## What is left to be done later, in few words

task-AwardArtificialScores = artificial scores
task-LookAtTheSessionScore = session percentage?
task-TakeTheMeanInKnockout = mean in a knockout?
task-LookForARegulation = regulation?
task-LookForARegulationOnSeveralBoards = regulation?
task-AssignAScore = assigned score
task-PlayASubstitute = substitute board?
task-CancelWithoutASubstitute = artificial scores
task-GiveTheBetterOfTwo = better of two scores
task-CancelTheBoards = artificial scores
task-HaveNoneRedealt = adjusted score
task-HaveItPlayedLater = play it later
task-ChangeItForBothSides = change the score?
task-CorrectTheRecord = correct the score
task-CorrectItIfAllowed = correct the score?
task-AssignTheProbableResult = assigned score
task-WeighThePossibleResults = weighted score
task-ConsiderAPenaltyForKeepingATrick = penalty?
