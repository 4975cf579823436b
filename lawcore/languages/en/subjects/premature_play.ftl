### What is said of a premature lead or play, in English. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Name

subject = Premature lead or play
    .command = premature_play
    .menu = A card led or played before its turn

## The facts: how they are asked, how they are answered

fact-case = Who played before his turn?
option-case-defender_before_partner = A defender, before partner
option-case-defender_at_rho_turn = A defender, turn on right
option-case-declarer = Declarer, not a lead
option-case-declarer_led = Declarer led out of turn
fact-since =
    Which of declarer's hands had played when the defender did?
    .aside = Dummy's card counts once declarer has called or shown it.
option-since-nobody = Nobody, or one hand before
option-since-both_hands = Both hands, before that
option-since-dummy = Dummy chose by himself
option-since-next_hand = Next hand, after the player
fact-misinformed = Was it an opponent who told the player it was his turn?
option-misinformed-no = Nobody misled him
option-misinformed-yes = Told so by an opponent
fact-next_hand_played = Has the hand that plays after the player played to it?
option-next_hand_played-no = Not yet
option-next_hand_played-yes = It has played
brief-case-defender_before_partner = a defender, before his partner
brief-case-defender_at_rho_turn = a defender, at the turn on his right
brief-case-declarer = declarer, not a lead
brief-case-declarer_led = a lead of declarer's
brief-since-nobody = declarer had not played both hands
brief-since-both_hands = declarer had played from both hands
brief-since-dummy = dummy had chosen a card
brief-since-next_hand = the next hand has played since
why-case = A card that a defender plays before partner lets declarer choose (57A); declarer's own stands (57C3).
supposed-next_hand_played = the next hand has not played
supposed-misinformed = nobody misled the player
choice-misinformed-yes = An opponent told him it was his turn
choice-next_hand_played-yes = The next hand has played to it
choice-since-nobody = Neither, or only one of them
choice-since-both_hands = Both of them
choice-since-dummy = Dummy had chosen or suggested a card
choice-since-next_hand = The next hand has played since
choice-case-defender_at_rho_turn = A defender, at the turn on his right
depends-case = who played early
depends-since = what declarer's side had played

## The ruling

headline-LetDeclarerBindThePartner = Major penalty card; declarer binds partner's play ({ $articles }).
headline-RectifyNothing = No rectification: declarer had played from both hands ({ $articles }).
headline-RectifyNothingAfterDummy = No rectification: dummy had chosen a card of his own accord ({ $articles }).
headline-forfeited = The rectification is forfeited: the card counts as in turn ({ $articles }).
headline-PlayItAtItsTurn = The card is played at its turn if it is legal ({ $articles }).
headline-LetDeclarersCardStand = Declarer's card is played ({ $articles }).
headline-RuleDeclarersLead = A lead is not ruled as a play too early ({ $articles }).
order-LetDeclarerBindThePartner = Leave the card face up, a major penalty card; declarer has the partner play his highest or lowest of the suit led, or a card of another suit he names, or forbids that suit
order-RectifyNothing = Let the play go on: nothing is rectified
order-RectifyNothingAfterDummy = Let the play go on: dummy had chosen or suggested a card of his own accord
order-LetThePlayStand = Let the card stand: the hand after the offender has played since, so the rectification is forfeited
order-TreatItAsPlayedInTurn = Treat the card as played in turn
order-PlayItAtItsTurn = Have the card played at its turn; if it cannot legally be played then, it is a major penalty card. What it told the partner may be unauthorised
order-RuleDeclarersLead = Rule on the lead out of turn: a lead is not ruled as a play too early
order-LetDeclarersCardStand = Let the card stand: if it is legal declarer may not withdraw it
say-LetDeclarerBindThePartner =
    .declarer = You may have the partner play the highest or lowest of the suit, or require or forbid another suit that you name.
say-RectifyNothing =
    .all = No rectification: declarer had played from both hands. Play on.
say-RectifyNothingAfterDummy =
    .all = No rectification: dummy had chosen a card of his own accord. Play on.
say-LetThePlayStand =
    .declarer = No rectification: your side has played since.
say-PlayItAtItsTurn =
    .hasty_defender = Play that card at your turn, if it is legal then; if not, it stays face up as a penalty card.
say-RuleDeclarersLead =
    .all = Wait, please: I rule on the lead out of turn.
say-LetDeclarersCardStand =
    .declarer = Your card is played, if it is legal.

## The provisions, in our own words

law-on_an_opponents_word = It was played because an opponent had said that it was its turn.
law-by_his_own_error = The card was led or played before its turn, and no opponent had told him to.
law-before_his_partner = A defender led to the next trick or played before his partner had played.
law-major_penalty_card = The card becomes a major penalty card, and declarer requires the partner's highest or lowest of the suit led, or requires or forbids a card of another suit.
law-declarer_had_played = If declarer has played from both hands, playing before one's partner is not rectified.
law-dummy_had_chosen = If dummy of his own accord has selected a card before his turn, or suggested one, playing before one's partner is not rectified.
law-the_next_hand_played_on = If the hand after the offender plays before the rectification is settled, the right to it is forfeited.
law-as_if_in_turn = Once the rectification is forfeited the premature card counts as played in turn.
law-declarers_premature_play = A card that declarer plays too early from either hand is played, and may not be withdrawn if it is legal.
law-declarers_premature_lead = A card that declarer leads is none of those that 57C3 makes played: out of turn it is ruled as such a lead.
law-tried_at_the_opponents_turn = A defender tried to play at the turn of the opponent on his right.
law-at_the_opponents_turn = A card attempted at the turn of the opponent on the right is played at its proper turn if it is legal then; otherwise it is a major penalty card.
