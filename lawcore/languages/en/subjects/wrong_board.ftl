### What is said of a wrong board or hand, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Wrong board or hand
    .command = wrong_board
    .menu = Cards of another board, or a board not scheduled

## The facts: how they are asked, how they are answered

fact-case = What is wrong?
option-case-only_looked = Something seen or heard
option-case-cards_from_wrong_board = Called with another board
option-case-wrong_pocket_called = Hand of another pocket
option-case-board_not_scheduled = Board not scheduled
option-case-wrong_seat = Wrong seat
option-case-fouled = Not the same at every table
choice-case-fouled = Not the same board at every table
option-case-not_dealt = Not shuffled, or old
choice-case-not_dealt = Not shuffled, or an old deal
fact-board_seen = Of which board does the player know something?
option-board_seen-current = The one in play
option-board_seen-yet_to_play = One still to be played
option-board_seen-already_played = One played already
fact-any_call = Had anybody called on that board?
option-any_call-no = No
option-any_call-yes = Yes
fact-can_move = Do the event and its scoring allow other seats, or a redeal?
option-can_move-seats = Other seats only
option-can_move-redeal = A redeal only
option-can_move-both = Both
option-can_move-neither = Neither
fact-stage = How far had the board got?
option-stage-before_call = No call yet
choice-stage-begun-no = Another board begun
choice-stage-played-no = Another board played
option-stage-begun = Auction or play begun
option-stage-played = Played
fact-right_board = Were the board and the opponents the right ones?
option-right_board-yes = Yes
option-right_board-no = No
fact-opponents_card = Did the player just see an opponent's card, without meaning to?
option-opponents_card-no = No
option-opponents_card-yes = Yes, by chance
supposed-opponents_card = more than an opponent's card seen by chance
choice-opponents_card-yes = An opponent's card seen by chance
choice-case-only_looked = A player saw or heard something
choice-case-cards_from_wrong_board = Called with a hand of another board
choice-case-wrong_pocket_called = Called with another player's hand
brief-case-only_looked = something was seen or heard
brief-case-wrong_pocket_called = hand of another pocket
brief-case-wrong_seat = wrong seat
brief-board_seen-current = the board in play
brief-board_seen-yet_to_play = a board still to be played
brief-board_seen-already_played = a board played already
brief-any_call-no = nobody has called
brief-any_call-yes = somebody has called
brief-can_move-seats = other seats possible
brief-can_move-redeal = redeal possible
brief-can_move-both = seats and redeal possible
brief-can_move-neither = neither seats nor redeal
brief-stage-before_call = before a call
brief-stage-begun = board begun
brief-stage-played = board played
brief-right_board-yes = the right board
brief-right_board-no = not the right board
brief-opponents_card-no = more than a card by chance
brief-opponents_card-yes = an opponent's card by chance
depends-board_seen = of which board it is
depends-any_call = whether anybody has called
depends-can_move = what the contest allows
depends-stage = how far the board was
depends-right_board = whether it was the right board
depends-opponents_card = whether it was an opponent's card
fact-partner_called_after = Has the partner called after that call?
option-partner_called_after-no = No
option-partner_called_after-yes = Yes
fact-event =
    { $case ->
        [board_not_scheduled] Had any of the four played it before?
       *[other] What is being played?
    }
choice-event-pairs-no = None
choice-event-pairs-yes = Somebody
choice-event-teams =
    { $case ->
        [board_not_scheduled] It is teams
       *[other] Teams
    }
option-event-pairs = Pairs or individual
option-event-teams = Teams
fact-played_before_by_someone = Had any of the four played that board before?
option-played_before_by_someone-no = None of them
option-played_before_by_someone-yes = Yes, somebody
brief-case-not_dealt = not dealt for this session
brief-case-fouled = a fouled board
brief-case-cards_from_wrong_board = a hand of another board
brief-case-board_not_scheduled = board not scheduled
brief-partner_called_after-no = partner has not called
brief-partner_called_after-yes = partner has called
brief-event-pairs = pairs
brief-event-teams = teams
brief-played_before_by_someone-no = nobody had played it
brief-played_before_by_someone-yes = somebody had played it
why-case = A wrong seat (5B), a wrong hand (7B1, 15A) and a wrong board (15B) are ruled differently.
why-stage = What can still be put right depends on how far the board was.
why-event = In team play the result at the other table counts as well (86B).
why-right_board = If both were as assigned, you decide what becomes of the score (82A, 82B1); if not, 15B or 86B.
why-board_seen = Knowledge matters only of a board that is being played or still to be played (16D1).
why-can_move = Before any call you may change the seats or redeal, where that is possible (16D2).
why-any_call = Before any call the seats can still be changed, or the board redealt (16D2, 16D3).
depends-case = what is wrong
depends-partner_called_after = whether the partner has called
depends-event = what is played
depends-played_before_by_someone = whether somebody had played it

## The ruling

headline-PutItBack = Nothing to protect: that board is played ({ $articles }).
headline-LetHimUseIt = The opponent's card seen by chance may be used ({ $articles }).
headline-AskHimAside = It is played normally, unless what the player knows disturbs ({ $articles }).
headline-AskHimAsideAndPlayOn = Neither seats nor cards change any more ({ $articles }).
headline-GiveEachHisHand = Each gets his own hand; the board may be adjusted ({ $articles }).
headline-SendThemToTheirSeats = The players take the seats assigned ({ $articles }).
headline-LetNoResultStand = No result stands on that deal ({ $articles }).
headline-ScoreThemAsTheySat = The result stands, as they sat ({ $articles }).
headline-RankEachFormByItself = The result stands among those who played the same hands ({ $articles }).
headline-RuleAFouledBoardOfTeams = In teams the results cannot be compared ({ $articles }).
headline-CancelTheCall = Cancelled with all later calls; the player calls again ({ $articles }).
headline-AwardAnAdjustedScore = The partner has called: an adjusted score ({ $articles }).
headline-HaveItPlayedToTheEnd =
    { $stage ->
        [played] The score stands ({ $articles }).
       *[other] It is played to the end, and the score stands ({ $articles }).
    }
headline-CancelTheBoard = The board is cancelled for both sides ({ $articles }).
headline-RuleItAsInTeams = In teams the other table decides what can be done ({ $articles }).
order-PutItBack = Have card or hand put back; nobody is harmed
order-ConsiderAPenaltyForTouching = A procedural penalty is possible for handling another's cards
order-LetHimUseIt = Let the player use it, if the card was seen without meaning to
order-AskHimAside = Ask away from the table what the player knows; if it would hardly disturb have the board played normally, else choose
order-AskHimAsideAndPlayOn = Ask away from the table what the player knows
order-ChangeTheSeats = Choose one of these: change the seats, so that the player holds the hand that was seen
order-HaveItRedealt =
    { $can_move ->
        [both] Or have the board dealt again
       *[redeal] Choose one of these: have the board dealt again
    }
order-PlayReadyToAdjust =
    { $can_move ->
        [seats] Or have the board played, ready to adjust if the knowledge mattered
        [redeal] Or have the board played, ready to adjust if the knowledge mattered
        [both] Or have the board played, ready to adjust if the knowledge mattered
       *[other] Choose one of these: have the board played, ready to adjust if the knowledge mattered
    }
order-AdjustAtOnce = Or award an adjusted score at once; in team play mind the other table
order-GiveEachHisHand = Give each player the hand of his own pocket; the Law speaks only of another board
order-LetNoResultStand = Let no result stand of a deal from a sorted pack not shuffled, or of another session, unless the event replays past deals
order-HaveItDealtAnew = Have it shuffled and dealt again if there is time; in teams not where somebody could know the match result without it
order-AwardItIfNotPlayed = If it is not played any more, award artificial scores by fault
order-SendThemToTheirSeats = Send the players to their seats; who has seen a hand tells you
order-ScoreThemAsTheySat =
    { $stage ->
        [begun] Have the board finished as they sit, and record it for the sides as they sit; no Law lays down the score
       *[other] Record the result for the sides as they sat; no Law lays down the score
    }
order-OrAwardAScore = Only if movement or scoring do not allow that, cancel it and award a score by fault
order-ConsiderAPenalty = A procedural penalty is possible
order-ConsiderAPenaltyForThePocket = If you find out who put a card into a wrong pocket, a procedural penalty is possible
order-CancelTheCall = Cancel the call made with the wrong cards, and all later ones
order-HaveHimCallAgain = Have him look at the correct hand and call again; the auction goes on from there
order-MindTheCancelledCalls = What cancelled calls told is authorised for the other side, unauthorised for his own
order-WatchHisCallOnTheOtherBoard = If the player repeats the call on the other board you may let that be played; if it differs much in meaning or is psychic, award an adjusted score
aside-WatchHisCallOnTheOtherBoard = On the other board a repeated call may stand; another means an adjusted score
order-AwardAnAdjustedScore = Have the board not played on, and award an adjusted score
order-HaveItPlayedToTheEnd =
    { $stage ->
        [played] The score stands. Both pairs may be required to play the right board later
       *[other] Have auction and play completed; the score stands. Both pairs may be required to play the right board later
    }
order-CancelTheBoard = Cancel the board for both sides
order-LookWhoLosesABoard = Award an artificial score to any contestant left without a valid score on a board
order-AwardAnArtificialScore = Give an artificial score to whoever could not get a valid one
order-RuleItAsInTeams = Go by what is ruled for teams: the result at the other table, and who was at fault
order-RankEachFormByItself = Find which scores belong to which form of the board, and rank each group by itself, as regulations say
order-RuleAFouledBoardOfTeams = Rule it as results that cannot be compared: who was at fault decides
step-ChangeTheSeats = { "" }
step-HaveItRedealt = { "" }
step-PlayReadyToAdjust = { "" }
step-AdjustAtOnce =
    { $can_move ->
        [seats] if that would disturb normal play, either change the seats, so that the player holds the hand that was seen; or have the board played, and adjust if the knowledge mattered; or give an adjusted score at once (in teams, mind the other table)
        [redeal] if that would disturb normal play, either have the board dealt again; or have it played, and adjust if the knowledge mattered; or give an adjusted score at once (in teams, mind the other table)
        [both] if that would disturb normal play, either change the seats, so that the player holds the hand that was seen; or have the board dealt again; or have it played, and adjust if the knowledge mattered; or give an adjusted score at once (in teams, mind the other table)
        [neither] if that would disturb normal play, either have the board played, and adjust if the knowledge mattered; or give an adjusted score at once (in teams, mind the other table)
       *[other] either have the board played, and adjust if the knowledge mattered; or give an adjusted score at once (in teams, mind the other table)
    }
say-PutItBack =
    .all = Put the cards back, please: that board has already been played.
say-LetHimUseIt =
    .all = Play on; hold your cards so that nobody can see them.
say-AskHimAside =
    .informed_player = Tell me, away from the table, what you know.
say-AskHimAsideAndPlayOn =
    .informed_player = Tell me, away from the table, what you know.
say-GiveEachHisHand =
    .all = Each of you takes the hand from your own pocket.
say-LetNoResultStand =
    .all = This deal is from another session, or was not shuffled: it does not count. It is dealt again, or not played.
say-SendThemToTheirSeats =
    .all = Take the seats assigned to you.
say-ScoreThemAsTheySat =
    .all = { $stage ->
        [begun] You sit in the wrong seats. Finish the board like this: the result counts as you sit.
       *[other] The result counts as you sat, and I record it so.
    }
say-RankEachFormByItself =
    .all = This board is not the same as at the other tables. Your result stands: it is compared only with those who played the same hands.
say-RuleAFouledBoardOfTeams =
    .all = The board was not the same at both tables; I rule what becomes of it.
say-CancelTheCall =
    .all = That call and all later ones are cancelled.
say-HaveHimCallAgain =
    .offender = Take the cards of this board, look at them and call again.
say-AwardAnAdjustedScore =
    .all = This board can no longer be played here: I give you an adjusted score.
say-HaveItPlayedToTheEnd =
    .all =
        { $stage ->
            [played] It was not your board, but none of you had played it before: the score stands. I'll tell you later whether you also play the right one.
           *[other] Play it to the end; the score stands. I'll tell you later whether you also play the right board.
        }
say-CancelTheBoard =
    .all = This board is cancelled: whoever is left without a valid result gets an artificial score.
say-MindTheCancelledCalls =
    .both_sides = What the cancelled calls told may be used only by the side that did not err.

## The provisions, in our own words

law-knows_something = By accident a player knows something of a board, and has not called with a wrong hand.
law-nothing_to_protect = Nobody touches cards other than his own without leave; of a board played already nothing is lost.
law-touched_cards_of_another = Touching or handling cards of another player may bring a procedural penalty.
law-board_is_still_to_be_finished = The board is in play or still to be played.
law-saw_a_card_of_an_opponent = A player may act on what he saw unintentionally of an opponent's cards.
law-information_before_the_first_call = A player who accidentally learns something of a board he is playing or has yet to play has the Director told at once.
law-information_after_the_first_call = After the first call the board may only be played with an adjustment in reserve, or adjusted.
law-seats_may_be_changed = Before any call the Director may change the seats so that the player holds the hand he knows, if contest and scoring permit.
law-may_be_redealt = Before any call he may have the board redealt for those contestants, if the competition allows it.
law-something_extraneous_is_known = A player knows something of the board from elsewhere.
law-a_call_was_made_with_it = Once a call has been made, neither seats nor cards are changed.
law-played_ready_to_adjust = He may have the board completed, ready to adjust the score if the information affected the result.
law-adjusted_at_once = He may award an adjusted score.
law-has_called_with_anothers_hand = Each player takes the hand of his own pocket; a call with another hand of the same board is ruled on by no article.
law-sat_in_a_wrong_seat = Each player is responsible for moving as directed and for occupying the correct seat.
law-nobody_has_called_yet = Before a call the players take the seats assigned to them.
law-board_was_played_in_wrong_seats = A board was begun or played from wrong seats.
law-right_board_from_wrong_seats = The Director rectifies errors of procedure in a manner not contrary to the Laws; no article says what becomes of such a score.
law-adjusted_for_an_error_of_procedure = To rectify an error of procedure he may award an adjusted score as the Laws permit.
law-penalty_besides = A procedural penalty may be assessed in addition.
law-card_in_a_wrong_pocket = Placing a card in a wrong pocket may bring a procedural penalty.
law-called_with_other_cards = A call made with cards of another board is cancelled, and so is every later one.
law-partner_has_called = If the offender's partner has called after it, an adjusted score is awarded.
law-partner_has_not_called = His partner has not called after it.
law-call_is_cancelled = As the partner has not called, the calls are cancelled and this board goes on.
law-calls_with_the_right_hand = The offender looks at the correct hand and calls again, and the auction goes on normally.
law-cancelled_calls_told = What withdrawn and cancelled calls told is ruled by 16C.
law-other_board_is_watched = If the player repeats the call on the board of those cards, that may be played normally; if the call differs, an adjusted score is awarded.
law-board_was_not_scheduled = The board was not to be played in this round by these players.
law-teams_have_a_law_of_their_own = In team play a wrong board is ruled by the result at the other table and by who was at fault.
law-wrong_board_of_pairs = Pairs or individuals play a board that was not to be played.
law-somebody_had_played_it = If a player at the table has played the board before, it is cancelled for both sides.
law-nobody_had_played_it = If none of the four has played it, auction and play are completed and the score stands; the right board may have to be played later.
law-deprived_of_a_score = A contestant deprived of the chance of a valid score is awarded an artificial one.
law-was_not_dealt = Unless the event replays past deals, no result may stand if the cards were dealt without shuffle from a sorted pack or the deal came from another session.
law-may_be_dealt_anew = The Director may require a new shuffle and a redeal for any reason compatible with the Laws.
law-is_not_played_any_more = If no rectification permits normal play of the board the Director awards an artificial score.
law-board_was_fouled = A card was in the wrong place, or dealer or vulnerability differed, so that contestants who should be compared did not play the same board.
law-scores_are_grouped = For pairs and individuals the Director finds which scores belong to which form of the board and ranks each group by itself.
law-fouled_in_teams = In teams a fouled board is ruled as results that cannot be compared (86B2).

## What is left to be done later, in few words

task-ConsiderAPenaltyForTouching = penalty?
task-ConsiderAPenalty = penalty?
task-ConsiderAPenaltyForThePocket = penalty?
task-WatchHisCallOnTheOtherBoard = same call again?
task-AwardAnAdjustedScore = adjusted score
task-AwardAnArtificialScore = artificial score
task-LookWhoLosesABoard = who loses a board?
task-PlayReadyToAdjust = did it matter?
task-HaveItPlayedToTheEnd = right board later?
task-AwardItIfNotPlayed = artificial scores?
task-OrAwardAScore = adjusted score?
