### What is said of a wrong board or hand, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Wrong board or hand
    .command = wrong_board
    .menu = Cards of another board, or a board not scheduled

## The facts: how they are asked, how they are answered

fact-case = What is wrong?
option-case-cards_from_wrong_board = A hand of another board
option-case-board_not_scheduled = The board was not scheduled
option-case-fouled = Not the same at every table
choice-case-fouled = Not the same at every table
fact-partner_called_after = Has his partner called after his call?
option-partner_called_after-no = No
option-partner_called_after-yes = Yes
fact-event = What is being played?
option-event-pairs = Pairs or individual
option-event-teams = Teams
fact-played_before_by_someone = Had any of the four played that board before?
option-played_before_by_someone-no = None of them
option-played_before_by_someone-yes = Yes, somebody
brief-case-fouled = a fouled board
brief-case-cards_from_wrong_board = a hand of another board
brief-case-board_not_scheduled = board not scheduled
brief-partner_called_after-no = partner has not called
brief-partner_called_after-yes = partner has called
brief-event-pairs = pairs
brief-event-teams = teams
brief-played_before_by_someone-no = nobody had played it
brief-played_before_by_someone-yes = somebody had played it
depends-case = what is wrong
depends-partner_called_after = whether his partner has called
depends-event = what is played
depends-played_before_by_someone = whether somebody had played it

## The ruling

headline-RankEachFormByItself = Each form of the board is ranked by itself ({ $articles }).
headline-RuleAFouledBoardOfTeams = In teams the results cannot be compared ({ $articles }).
headline-CancelTheCall = Cancelled with all later calls; he calls again ({ $articles }).
headline-AwardAnAdjustedScore = His partner has called: an adjusted score ({ $articles }).
headline-HaveItPlayedToTheEnd = It is played to the end, and the score stands ({ $articles }).
headline-CancelTheBoard = The board is cancelled for both sides ({ $articles }).
headline-RuleItAsInTeams = In teams the other table decides what can be done ({ $articles }).
order-CancelTheCall = Cancel the call made with the wrong cards, and all later ones
order-HaveHimCallAgain = Have him look at the right hand and call again; the auction goes on from there
order-MindTheCancelledCalls = What cancelled calls told is authorised for the other side, unauthorised for his own
aside-MindTheCancelledCalls = Only the other side may use what the cancelled calls told
order-WatchHisCallOnTheOtherBoard = On the board whose cards he had he repeats that call, or the score is adjusted; a penalty is possible
aside-WatchHisCallOnTheOtherBoard = On the board whose cards he had he has to repeat that call, or the score is adjusted
order-AwardAnAdjustedScore = Have the board not played on, and award an adjusted score
order-HaveItPlayedToTheEnd = Have auction and play completed; the score stands. Both pairs may be required to play the right board later
order-CancelTheBoard = Cancel the board for both sides
order-AwardAnArtificialScore = Give an artificial score to whoever could not get a valid one
order-RuleItAsInTeams = Go by what is ruled for teams: the result at the other table, and who was at fault
order-RankEachFormByItself = Find which scores belong to which form of the board, and rank each group by itself, as regulations say
order-RuleAFouledBoardOfTeams = Go by 86B2, as for results that cannot be compared: who was at fault decides
say-RankEachFormByItself =
    .all = The board was not the same at every table; I rank the scores of each form by themselves.
say-RuleAFouledBoardOfTeams =
    .all = The board was not the same at both tables; I rule what becomes of it.
say-CancelTheCall =
    .all = That call and all later ones are cancelled.
say-HaveHimCallAgain =
    .offender = Take your right hand, look at it and call again.
say-AwardAnAdjustedScore =
    .all = This board is not played on here.
say-HaveItPlayedToTheEnd =
    .all = Play it to the end; the score stands.
say-CancelTheBoard =
    .all = This board is cancelled.

## The provisions, in our own words

law-called_with_other_cards = A player called with cards of another board.
law-partner_has_called = If the offender's partner has called after it, an adjusted score is awarded.
law-partner_has_not_called = His partner has not called after it.
law-call_is_cancelled = A call made with cards of a wrong board is cancelled, and so is every later call.
law-calls_with_the_right_hand = The offender looks at the right hand and calls again, and the auction goes on normally.
law-cancelled_calls_told = What withdrawn and cancelled calls told is ruled by 16C.
law-other_board_is_watched = If he repeats the call on the board whose cards he had, it may be played normally; if he calls otherwise the score is adjusted.
law-board_was_not_scheduled = The board was not to be played in this round.
law-teams_have_a_law_of_their_own = In team play a wrong board is ruled by the result at the other table and by who was at fault.
law-wrong_board_of_pairs = Pairs or individuals play a board that was not to be played.
law-somebody_had_played_it = If a player at the table has played the board before, it is cancelled for both sides.
law-nobody_had_played_it = If none of the four has played it, auction and play are completed and the score stands; the right board may have to be played later.
law-deprived_of_a_score = A contestant deprived of the chance of a valid score is awarded an artificial one.
law-board_was_fouled = A card was in the wrong place, or dealer or vulnerability differed, so that contestants who should be compared did not play the same board.
law-scores_are_grouped = For pairs and individuals the Director finds which scores belong to which form of the board and ranks each group by itself.
law-fouled_in_teams = In teams a fouled board is ruled as results that cannot be compared (86B2).

## What is left to be done later, in few words

task-WatchHisCallOnTheOtherBoard = same call again?
task-AwardAnAdjustedScore = adjusted score
task-AwardAnArtificialScore = artificial score
