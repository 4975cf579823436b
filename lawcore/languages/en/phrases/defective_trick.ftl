# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
word-suit =
    | spade | heart | diamond | club | spades | hearts | diamonds | clubs
goes-on = found-after_both_sides_played_next
trick-number =
    | trick <number> | <ordinal> trick | <not> (play-/put/contribut-) (card)? (to/on) trick <number>
kind-misplaced-likely =
    | + (played/used) .. (again/twice/%2 time/#2 times/over)
    | + (back/returned/drifted/found/turned up/taken/took) .. (in/into/among/in his/to) .. (hand/hands/unplayed/cards)
    | + (ended up/ended/sitting/lying/left/found) .. (with/among/amongst/under) .. (other/my cards/his cards/her cards/cards/lot/tricks)
    | + (sitting/lying) among | + card .. (back/elsewhere/isn/ended up/among/mixed/missing)
kind-omitted =
    | + (forgot/forgets/omitted/failed/fails/neglected) to (put/play/contribute/add/discard) | + omitted
    | + contributed nothing
kind-omitted-likely =
    | + <not> .. (to)? (put/play/played/plays/contribut-/contributed/contributing/given/gave/followed/add-)
    | + #3 (cards/card)
    | + (forgot/forgets/omitted/skipped/missed/misses/failed/fails/neglected) .. (to)? (put/play/played/plays/contribut-/contributed/contributing/card/given/gave/discard/followed/add-)
kind-too_many =
    | + (#2/pair) (of)? cards (on/to/in/into) (that/#1/same/this)? trick
    | + (put/puts/played/plays/gave/gives/contributed/dropped) (down/out)? #2 cards | + #5 cards (in/on/to) (trick/it)
    | + #2 .. stuck together
kind-too_many-likely =
    | + too many | + #5 (cards/card)
    | + (#2/pair/both) (of)? (cards/his/hers/of <they>)? .. (on/to/in/into/from) (that/#1/it/same/trick/this)? (trick/#1 trick)
    | + (put/puts/played/plays/gave/gives/contributed/dropped/tossed) (down/out)? (#2/both/pair) (cards)?
    | + #5 (cards)? (in/on/to) (trick/it)
found-after_both_sides_played_next =
    | (found/noticed/discovered/spotted) .. (#2/#3/#4/several) tricks later
    | + <everyone> (have/had/has)? played to next
found-after_both_sides_played_next-likely =
    | now (at/on/in)? (trick)? <number> | (<we>/<they>/all/now) .. (in/into/on/at) trick (#2/#3/#4/#5/#6/#7/#8/#9/#10/#11/#12/#13)
    | (found/noticed/discovered/cleared up/spotted) .. (later/at end/at trick/trick <number>)
    | + (<everyone>/<him>) (have/had/has)? played (to)? next
found-before_both_sides_played_next =
    | (nobody/noone) (has/have/had)? (led/played/gone on) to next
    | before (<who>/anyone/anybody/both) (led/played) to next
found-before_both_sides_played_next-likely =
    | (at once/straight away/there & then/on spot)
    | (nobody/noone/<not>) .. (next/gone on/moved/led/begun/started/followed/played to next/on to/played on)
    | before .. (next/following/both/anyone/led/lead/played/anybody)
has_suit-no =
    | (has/had/got/have) <not> (cards?/card of/cards of/more of/#1 of) (suit led/suit)
has_suit-no-likely =
    | <not> .. (suit/spades/hearts/diamonds/clubs/spade/heart/diamond/club) (left)? | (void/fresh out/ran out)
    | (has/had/got/have) <not> .. (suit/left/spade/heart/diamond/club/any)
has_suit-yes-likely =
    | (has/had/held/holds/holding/hold/have/got/looking at) .. (suit/spade/heart/diamond/club/spades/hearts/diamonds/clubs/it led/<suit>)
played_again-no =
    | <not> (used/played) (it/card/that card)? (twice/again)
played_again-no-likely =
    | <not> (used/played) .. (twice/again)
played_again-yes =
    | played it again
played_again-yes-likely =
    | (played/used/called for/call/reused/put) .. (again/twice/%2 time/#2 times/over/later)
