# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 67
certain =
    | (#3/three/#5/five) cards .. (trick) | trick .. (of/with/has/had/contains/contained/only) (#3/three/#5/five) cards?
    | <not> (play/played/contribute-) .. (to/card) .. trick
    | (played/put/contributed) (#2/two) cards .. (same)? trick .. (next/later/found/discovered/tricks later) | defective trick
    | (one/#1) (card/trick) (too many/more/less/short) .. (than/left/end)
topic =
    | (forgot/omitted/failed) to (play/contribute) .. trick | card (too many/short) .. (end/trick)
hint =
    | (trick/card)
against =
    | (auction/bidding/call) | (discard-/ruff-/suit)
kind-omitted =
    | + #3 (cards/card)
    | + (forgot/forgets/omitted/skipped/missed/misses/failed/fails/neglected) .. (to)? (put/play/played/plays/contribut-/contributed/contributing/card/given/gave/discard/followed/add-)
    | + (contribution/card) .. missing (altogether)? | + missing .. card | + played short
    | + (card/one) (more/left over/too many/extra) .. (than/left/in hand/end)? | + (#1/one) card more
    | + where s .. (%4/fourth) card | + (%4/fourth) card .. (missing/where) | + card short in this | + forgot trick
    | + (#1/one) (of)? .. tricks ++ (omitted/skipped/missed) | + trick .. (card/one/#1) short
    | + (card/one/#1) short (of)? trick | + never (played/contributed/put/gave)
    | + (gave/gives/contributed/played) nothing (to/on) | + omitted | + ^ omitted | + contributed nothing
    | + nothing (contributed/played/put)
kind-too_many =
    | + #5 (cards/card) | + %5 card
    | + (#2/pair/both) (of)? (cards/his/hers/of them)? .. (on/to/in/into/from) (that/one/it/same/trick/this/a)? (trick/#1 trick)
    | + (put/puts/played/plays/gave/gives/contributed/dropped/tossed) (down/out)? (#2/both/pair) (cards)?
    | + too many cards (by/in/from) | + #2 cards (went/go/go to/stuck) | + #2 (to/on) .. trick | + #5 (on table/in it)
    | + (card/one/#1) (short/fewer/less) .. (at end/than/left) | + #2 .. stuck together | + ^ too many | + ^ extra card
    | + #5 (cards)? (in/on/to) (trick/it) | + #2 (at once/together) (to/on) trick | + (one/#1) too many (to/in/on) .. trick
    | + (extra/second/spare) card (to/in/on/with) .. trick | + (pair of cards) | + #2 cards go
    | + trick .. (has/with) .. pair of cards
found-before_both_sides_played_next =
    | before .. (next/following/both/anyone/led/lead/played/anybody)
    | (nobody/noone/neither/none) * (next/gone on/moved/led/begun/started/followed/played to next/on to/played on)
    | neither (side/<who>) .. (next/gone on/played on/moved)
    | <not> * (next/gone on/moved on/played to next/led to next/begun/started/played on) | next (trick)? .. <not>
    | next .. <not> .. (begun/started/followed/played) | (mid trick/all stop/all waiting/still on same/same trick)
    | (at once/immediately/straight away/there and then/on spot) | next .. but other side <not> | partner led to next
    | + #1 (side/pair) (has/had)? .. (played/gone/led) (on)?
    | + before .. (both/<who>) .. (played/gone/went/moved/carried) (on)? (to next)?
    | + (other side/opponents/<who>) (has/have/had)? not (played/followed) (yet)? $ | + before either .. (on/next)
found-after_both_sides_played_next =
    | (next trick/next one/next) .. (played/led/started) by (both/<all>/all)
    | (both sides/both/<all>/all/we all/we had all/all four) .. (led/played/on/moved/gone/put/followed/carried on/past/into/in) .. (next/on/since/after/%2/to/trick)?
    | (into/in/on/at/well into/by) trick #2
    | (we re/we/they re/all/now) .. (in/into/on/at) trick (#2/#3/#4/#5/#6/#7/#8/#9/#10/#11/#12/#13)
    | (tricks/trick) (later/afterwards) | (found/noticed/realised/discovered/spotted/saw) .. (later/afterwards)
    | (#1/#2/#3/#4/several/few/couple) (more)? (tricks/trick) (later/ago/on/after/further/since) | (at/till/until/near) .. end
    | end of (play/hand) | (both sides) .. (carried on/played on/went on) | (went on/played on/carried on)
    | (found/noticed/discovered/cleared up/spotted) .. (later/at end/at trick/trick <number>)
    | + (both sides/both/<all>) .. (well)? past | + (both sides/<all>) (have/had/has)? played (to)? (the)? next | + long since
    | + (gone on/carried on/went on/been) playing
kind-misplaced-else =
    | + card .. (back/elsewhere/isn/ended up/among/mixed/missing) | + (missing) .. (card)
    | + (played/used) .. (again/twice/second time/#2 times/over) | + (sitting/lying) among
has_suit-yes-else =
    | (has/had/held/holds/holding/hold/have/still/got/looking at) .. (suit/spade/heart/diamond/club/spades/hearts/diamonds/clubs/it led/<suit>)
    | (spade/heart/diamond/club/suit) .. (he/she/it/dummy/still) .. (has/holds/hold/had)
    | was .. (spade/heart/diamond/club) in (dummy/hand)
has_suit-no-else =
    | (void/fresh out/ran out) | out of .. (suit/spades/hearts/diamonds/clubs/it/them)
    | <not> * (suit/spades/hearts/diamonds/clubs/spade/heart/diamond/club) (left)?
    | (has/had/got/have) <not> * (suit/left/spade/heart/diamond/club/any) | <not> (of suit/left in suit/left)
    | nothing (left/of) .. suit
kind-misplaced =
    | + (card/cards/heart/spade/diamond/club/ace/king/queen/jack/ten/one/#7/#8/#9/<card>) .. (from/of/to/on) .. trick .. (back/again/in hand/among/under/pile/lies/lying/unplayed/wrong/drifted/elsewhere/missing/with others/stack/slid)
    | + (back/returned/drifted/found/turned up/taken/took) .. (in/into/among/in his/to) .. (hand/hands/unplayed/cards)
    | + (wrong/other/someone s/somebody s/someone else s) (pile/stack/trick)
    | + (among/amongst/with) .. (unplayed/dead/wrong/other) .. (cards/tricks/card/pile)?
    | + <not> .. (in his pile/among played/with his tricks/among tricks/in pile)
    | + (under/beneath) .. (mat/table/hand/bidding/cards/card) | + played cards .. (back/turned up)
    | + (ended up/ended/sitting/lying/left/found) .. (with/among/amongst/under) .. (other/my cards/his cards/her cards/cards/lot/tricks)
    | + out of place | + (other lot) of tricks | + misplaced | + (wrong place/wrong side)
played_again-yes =
    | (played/used/called for/call/reused/put) .. (again/twice/second time/#2 times/over/later) | same card again
    | played it again | used it again | used over
played_again-no =
    | <not> reused | <not> (used/played) .. (twice/again)
    | + <not> (been/have/has)? .. (used/played/called/put) (again/twice/second time/#2 times/since/a second)
    | + not (been)? (used/played) since | + <not> (replayed/reused)
word-suit =
    | spade | heart | diamond | club | spades | hearts | diamonds | clubs
has_suit-no =
    | + nothing (left)? (in/of) (the)? (suit/<suit>) | + <not> card of (the)? (suit/<suit>)
kind-omitted-else =
    | + <not> .. (to)? (put/play/played/plays/contribut-/contributed/contributing/given/gave/followed/add-)
    | + <not> (play/played) to .. trick
