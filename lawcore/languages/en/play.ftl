### What is said about a record of play, in English.

## Slips of the record. The key is the code of the error.

record-too_large = too large: only { $expected } bytes are read at once
record-too_many_boards = { $number } boards, and { $expected } are read at once: send a part of them
record-no_record = this is no record of play: PBN, LIN, a viewer link, or lines such as “4S S” and “CJ A 2 3”
record-other_format = this is a file of the format { $text }, which is not read: send PBN, LIN or a viewer link, or type the play
record-no_file = “{ $text }” cannot be read
record-link_without_cards = no cards are found in this link: open it and copy the LIN text, or the four hands
record-boards_mixed = several boards begin here (lines { $text }), and it is not clear which number belongs to which deal: nothing was read, so that no deal comes under a wrong number. Put an empty line before each board
record-two_deals = board { $text } is there with different deals: nothing was kept, so that no deal comes under a wrong number. Send one session at a time
record-no_number = the deal at place { $number } has no number that can be read: nothing was kept, so that no deal comes under a wrong number
record-end_position = end positions are not read, only whole deals: no hand has more than { $number } cards
record-tag_broken = “{ $text }” is no whole tag: it is left out, and what belongs to it
record-tag_repeated = { $text } comes again for the same board: only the first counts
record-tag_not_understood = { $text } is not understood and left out
record-comment_open = the comment that begins here is not closed: it may hide what follows
record-not_a_call = “{ $text }” is no call: the calls from there on are left out
record-behind_the_end = “{ $text }” stands behind the end of the auction or play, and is left out
record-hand_not_known = the hand of { $player } is not known card by card, and is left out
record-not_understood = “{ $text }” is not understood: expected a contract, a hand, a trick or “rest 9”
record-not_a_card = “{ $text }” is not a card — ranks are A K Q J 10/T 9…2
record-no_suit = “{ $text }” has no suit — the first card of a trick needs one, such as { $letters } or { $card }
record-x_without_hand = trick { $trick }: for “x” the hand of { $player } has to be known
record-x_without_suit = trick { $trick }: { $player } has no { $suit } left for “{ $text }”
record-hand_count = { $player } has { $number ->
        [one] 1 card
       *[other] { $number } cards
    }, not { $expected }
record-card_twice = { $card } is twice in { $player }'s hand
record-card_in_two_hands = { $card } is in both { $player }'s and { $owner }'s hand
record-no_deal = “{ $text }” is no hand: it takes four suits from spades to clubs, such as T.QJ653.K652.AKQ
record-players_not_named = hands begin here, and whose they are is not said: write North, East, South or West before each
record-no_contract = the contract is missing: who won the tricks cannot be told
record-no_leader = trick { $trick }: who led is not known — write the declarer after the contract, such as “4S S”
record-no_dealer = nobody is named who dealt: whose calls these are is not known, and they are left out
record-nothing_played = board { $text } has neither cards nor calls, and is left out
record-mixed_rows = tricks and players' rows cannot be mixed: write one trick a line, or one player a line
record-trick_number = this should be trick { $expected }, and { $number } is written: is one missing?
record-not_four_cards = trick { $trick } has { $number ->
        [one] 1 card
       *[other] { $number } cards
    }, not { $expected }
record-card_missing = trick { $trick }: the card of { $player } is missing
record-too_many_tricks = there are more than { $expected } tricks
record-card_elsewhere = trick { $trick }: { $player } cannot have played { $card }: { $card } is in { $owner }'s hand
    .alone = trick { $trick }: { $player } cannot have played { $card }: it is not in his hand
record-already_played = trick { $trick }: { $player } cannot have played { $card }: { $card } was already played at trick { $earlier }
record-wrong_leader = trick { $trick }: { $player } cannot have played { $card }: { $card } is in { $owner }'s hand — or did { $owner } lead out of turn? then write “{ $owner }> { $letters }”
record-leader_unclear = trick { $trick }: { $player } should lead, but only a lead by { $owner } lets everybody follow suit — is the trick right, or was it a lead out of turn?
record-result_impossible = { $text } tricks cannot be: it is { $number } to { $expected }
record-instead = { $message } — did you mean { $cards }?
record-other =
    { $language ->
        [it] { $message } — in Italian the same letters mean { $card }, which fits: is the language right?
       *[other] { $message } — in another language the same letters mean { $card }, which fits: is the language right?
    }
record-at-line = line { $line }: { $message }
or = { $first } or { $last }

## Remarks

note-rows_put_right = rows put right by the deal
note-led_out_of_turn = trick { $trick }: { $player } led out of turn
note-mark_without_revoke = trick { $trick }: { $card } of { $player } is marked as a revoke, but the cards do not show one
note-revoke_not_marked = trick { $trick }: { $card } of { $player } is a revoke that is not marked
note-mark_without_lead = trick { $trick }: the lead of { $player } is marked as out of turn, but it was his turn
note-mark_without_insufficient = { $text } is marked as an insufficient bid, but it is sufficient
note-dummy_declared = declarer and dummy changed places: { $player } played as declarer
note-dealer_differs = { $player } calls first, though another player is given as dealer and nobody is marked as passed over: { $player } is taken as dealer
note-auction_differs = the calls make it { $text } by { $player }; the contract and declarer that the record names are used
note-passes_added =
    { $number ->
        [one] the record leaves out the pass before the first bid; it was added, as the declarer named requires
       *[other] the record leaves out the { $number } passes before the first bid; they were added, as the declarer named requires
    }
note-passes_missing =
    { $number ->
        [one] the calls would agree with the declarer named if the record left out a pass before the first bid; none was added
       *[other] the calls would agree with the declarer named if the record left out { $number } passes before the first bid; none was added
    }
note-result_differs = the record says { $text } tricks for declarer, the cards show { $number } (Law 79)
note-result_agreed = { $text } tricks were agreed on; the record says that this is not what was won (Law 79)
note-goes_on = play goes on: declarer has { $number } so far
note-unpaid = revoke { $number }: no trick is left to transfer
note-open = the cards do not show what the law asks first: { $fact }

## The replay

strain-S = ♠
strain-H = ♥
strain-D = ♦
strain-C = ♣
strain-none = NT
vulnerable-None = nobody vulnerable
vulnerable-NS = North-South vulnerable
vulnerable-EW = East-West vulnerable
vulnerable-All = all vulnerable
play-board = Board { $board }
play-deal-alone = Deal
play-trick = { $number }. { $leader }: { $cards } → { $winner }
play-revoke = Revoke { $number }: at trick { $trick } { $player } did not follow to { $suit } with { $card } while holding { $held }
play-established = established at trick { $trick } by { $player }
play-established-by-claim = established by a claim of the side
play-not-established = not established as far as the record goes
play-won-offender = the revoker won the trick
play-won-partner = his partner won the trick
play-won-opponents = the opponents won the trick
play-won-unknown = the trick is not complete
play-later = { $won }; { $later ->
    [one] 1 later trick
   *[other] { $later } later tricks
 } of the side
play-law = Law { $article }: { $tricks ->
    [0] no trick is transferred
    [one] 1 trick is transferred
   *[other] { $tricks } tricks are transferred
 }
play-law-open = What is transferred depends on what the cards do not show.
play-tricks = Declarer { $tricks } of 13
play-tricks-after = { $tricks } after the ruling
play-score = Score { $score }
play-scores = Score { $score } → { $after }
play-no-revoke = No revoke in these cards.
play-error = In the record: { $message }
play-note = Note: { $message }

## The words of the picture

picture-declarer = declarer
picture-dummy = dummy
picture-unknown = cards not known
picture-leads = leads to the trick
picture-wins = wins the trick
picture-revoke = revoke
picture-indication = An indication, not a ruling: the Director decides
