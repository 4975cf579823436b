# How a card that may have been played, or was called from dummy, is told. See phrases.py.
certain =
    | (put/puts/placed/laid) .. card .. faced
    | (detached/detaches/extracted) .. card
    | (he/she/declarer) .. (call-/asked/said/named) .. .. (meant/wanted) .. (card/spade/heart/diamond/club/ace/king/queen/jack/ten/low/small/high/top)
    | (call-/named/said) .. (card) .. (changed/then) .. (mind/card)
    | not name .. (suit/rank/card)
    | (run/cash) (spades/hearts/diamonds/clubs) ..
    | (declarer/he/she) (says/said/calls/called/asks) .. (play/spade/heart/diamond/club/small/low/top/high)
    | touch- .. dummy
    | (detach-/took .. out of/pulled .. out of) .. (hand) .. (not)
    | (held/holding) .. .. (over/above/near/touching) table
    | (call-/name-/asked for/says/said) .. (from dummy/from table/from board/of dummy)
    | dummy s card
    | (played card/card played/count as played/counts as played/deemed played/considered played)
    | (slip of tongue)
topic =
    | (declarer/he/she) (call-/said/says/asked) .. (low/high/small/anything/ruff/win/ten/spade/heart/diamond/club/top)
    | (low/high/small/anything/diamond/spade/heart/club/ten/ace/king/queen/jack/top) (he/she/declarer) (says/said/called)
    | dummy .. (played/put/took/picked/moved/pulled/plays) .. (wrong card/another card/different card/instead/not)
    | (pull-/detach-) .. card .. (hand/back)
    | (said/says) .. meant
    | (wav-/point-/nod-/gestur-/touch-/finger-) .. (dummy/at/card)
    | (slap-/put/puts/plays/places/laid) .. (on table/faced) .. (back/pick-)
    | (change-/changed) .. (card/call from dummy)
    | (held/holding/holds) .. card .. (table/near/touching)
    | which one
    | called (low/high/small)
    | (ten/king/queen/ace/jack) (called/named)
    | played or not
    | (dummy) .. #2 (tens/kings)
    | from .. (table/dummy)
hint =
    | (dummy/board)
    | (put it back/take it back/pick it up/goes back)
    | designat-
    | rank
trace =
    | played
    | card
against =
    | dummy (touch-/suggest-/look-/comment-/point-/indicat-)
    | show- .. to dummy
    | (may/can/must) .. dummy
    | (led/lead/called/call-) .. but .. in hand
    | (bidding box)
    | pitch- .. having
    | (revok-/reneg-)
    | penalty card-
    | (lead/led/leads) .. (out of turn/wrong hand/next trick/hand)
    | (bid/auction/bidding/alert/called after)
    | dummy .. (asked/asks)
    | not follow
    | before .. partner
    | penalty
word-aux = has | have | had
word-called = called | calls | called for | calls for | asked for | asks for | named | names | ordered | orders
word-from = from | in | off | of
word-touched = touched | touches
word-low = low | small | low card | small card | low one | small one
subject =
    | is card played | card played | deemed played | played or not | <declarer> <aux>? <called> * <from> <dummy>
    | <declarer> <aux>? <touched> * <from> <dummy> | <declarer> <aux>? <called> <card> <from> <dummy>
    | <declarer> <aux>? <touched> <card> <from> <dummy> | unintended designation | slip of tongue | <who> <aux>? detached * card
    | <who> detaches * card | <declarer> <aux>? <called> <low> | <who> <aux>? placed * card | <declarer> <aux>? held * card
    | <declarer> holds * card | <who> puts * card faced | <who> <aux>? put * card faced | <declarer> <aux>? <called> card <from> <dummy>
several = <dummy> <aux>? played | <dummy> plays | <dummy> <aux>? took
several-keeps = who designation
who-dummy_for_declarer =
    | <declarer> <aux>? <called> * <from> <dummy> | <declarer> <aux>? <touched> * <from> <dummy>
    | <declarer> <aux>? <called> <card> <from> <dummy> | <declarer> <aux>? <touched> <card> <from> <dummy>
    | <declarer> <aux>? <called> <low> <from>? <dummy>? | <declarer> <aux>? <touched> card <from> <dummy>
    | <declarer> <aux>? <called> card <from> <dummy> | <declarer> <aux>? pointed * card <from> <dummy>
    | (changed/change/changes) dummy s card | (in/from) dummy | dummy .. (has/have/took/picked/played/put)
who-defender =
    | <defender> <aux>? detached * card | <defender> detaches * card | <defender> <aux>? placed * card faced
    | <defender> <aux>? put * card faced | <defender> puts * card faced | <defender> <aux>? named * card | <defender> <aux>? detached card
    | <defender> <aux>? put card faced | <defender> <aux>? placed card faced
who-declarer =
    | <declarer> <aux>? held * card * near table | <declarer> holds * card * near table | <declarer> <aux>? detached * card * from hand
    | <declarer> <aux>? held card from hand | <declarer> <aux>? held card near table | <declarer> <aux>? held card touching table
    | <declarer> <aux>? held card almost touching table
gesture-touched_in_dummy =
    | <declarer> <aux>? <touched> * <from> <dummy> | <declarer> <aux>? <touched> <card> <from> <dummy>
    | <declarer> <aux>? <touched> card <from> <dummy> | touch- .. dummy | touch- .. card
    | (touch-) * (dummy/card/king/queen/ace/jack/ten/<high>/<low>) | (hand/finger-) on * (card/king/queen/ace/jack)
gesture-named =
    | <declarer> <aux>? <called> * <from> <dummy> | <declarer> <aux>? <called> <card> <from> <dummy>
    | <declarer> <aux>? <called> <low> <from>? <dummy>? | <declarer> <aux>? <called> card <from> <dummy>
    | (called/calls/call/named/names/asked/said/says) .. (from dummy/from table/dummy)
    | (called/calls/said/says/asked for) (low/high/small/top/spade/heart/diamond/club/anything/ten/jack/queen/king)
    | (spade/heart/diamond/club/ten/low/small) (he/she/declarer) (says/said/called) | (ten/jack/queen/king/ace/low/high) called from dummy
    | said .. meant | (named/called) .. card
gesture-designated_otherwise =
    | <declarer> <aux>? pointed * card <from> <dummy> | (wav-/point-/nod-/gestur-/indicat-/finger-) .. (dummy/card/without naming) | without naming
gesture-detached_only =
    | <defender> <aux>? detached card ** <not> show | <defender> <aux>? detached card ** <not> showing
    | <defender> <aux>? detached card ** <not> shown | <defender> <aux>? detached card ** <not> faced
    | (pull-/detach-/took/taken) .. card .. (not show-/not shown/not faced/not put/not showed)
    | (pull-/detach-/took) .. card .. hand .. but not
gesture-faced_on_table =
    | <who> <aux>? placed card faced | <who> <aux>? put card faced | <who> puts card faced | <who> puts * card faced on table
    | <who> <aux>? put * card faced on table | (slap-/put/puts/plac-/played/plays/laid/slam-) .. (on table/table) .. (faced)?
    | (card) .. faced on table
gesture-held_touching_or_near_table =
    | <declarer> <aux>? held card * near table | <declarer> <aux>? held card * touching table | <declarer> holds card * near table
    | <declarer> <aux>? held card touching table | (held/holding/holds) .. (near/touching/over/above) .. table | near table | touching table
    | (almost/nearly/close to/near/just above/hovering over/inches from) (on)? table
designation-suit_only =
    | <declarer> <aux>? <called> <suits> <from>? <dummy>? $ | <declarer> <aux>? <called> only suit
    | <declarer> <aux>? <called> <suits> without naming rank | (spade/heart/diamond/club) (he/she/declarer)? (says/said/called) ..
    | (says/said/called) (spade/heart/diamond/club) (only)? $ | <not> naming rank
    | (called/calls/asked for) (spade/heart/diamond/club) .. without
word-suits = spade | spades | heart | hearts | diamond | diamonds | club | clubs
designation-low =
    | <declarer> <aux>? <called> <low> $ | <declarer> <aux>? <called> <low> <from> <dummy> | (called/call/calls/said/says/asked) .. (low/small) card? (from/,/$)
designation-high =
    | <declarer> <aux>? <called> high card? $ | <declarer> <aux>? <called> high card? <from> <dummy> | (called/call/calls/said/says/asked) .. (high/top)
designation-anything =
    | <declarer> <aux>? <called> any card | <declarer> <aux>? <called> anything | (said/says/called) .. (anything/whatever/any card/play)
purpose_arranging-yes =
    | to arrange * cards | to straighten * cards | arranging * cards | to reach * card | (straighten-/arrang-/tidy-) | (reach-) .. (other/another) card
pause_for_thought-yes =
    | after pause | after pausing | after thinking | (after/paused/thought) .. (pause/thought/thinking/changed)
changed-yes =
    | <declarer> <aux>? changed * card | then <he>? changed * card | <declarer> changes * card | <declarer> <aux>? changed call
    | <declarer> <aux>? changed designation | then <he>? changed it | <declarer> <aux>? changed it | then changed it
    | (changed/changes/change) .. (card/mind/to) | changed dummy s card | then (said/called) .. instead
unintended-yes =
    | slip of tongue | slip of (tongue/toungue) | (unintended/inadvertent/by mistake)
asked-about = gesture designation changed
who-dummy_for_declarer-else =
    | (said/says/called/asked for) (low/high/small/top/spade/heart/diamond/club/anything) | he says , dummy | (from/in) (dummy/board/table)
    | (call-/named/names/ask-/said/says) .. dummy | dummy .. (take-/took/picked/put/puts/play-/has/not have/grabbed/touch-)
    | declarer (call-/says/said/names/named/asks/asked) | (called/says/said) (low/high/small/any/anything/play)
    | (asked/asks/ask/calls/called/call/said/says/names/named/ordered/requested) (for)? (a/the)? (low/small/high/top/spade/heart/diamond/club/spades/hearts/diamonds/clubs/king/queen/jack/ace/ten/card/<card>)
    | (touched/touches/touching/pointed/points/moved) .. dummy | dummys | not in dummy | slip of tongue
who-declarer-else =
    | declarer (slaps/puts/put/placed/held/holds/drop-/slams/lays/detached/pulls/pulled) .. (card/jack/ace/king/queen)
    | declarer .. (on table/near table/touching table/over table/back in his hand)
    | declarer .. (card/play-/put/held/drop-/hand/show-/detach-/pull-) | (from/in/back in) hand
    | declarer s? .. (own/hand) .. (card/jack/queen/king/ace) | declarer (drops/dropped/shows/showed/flashed/detached/tabled/laid)
who-defender-else =
    | defender .. (detach-/put/held/placed/drop-/play-/card)
    | (defender/lho/rho/partner/west/east) .. (card/play-/put/held/drop-/show-/detach-/pull-/hold-)
    | (i/my partner/my/east/west/lho/rho) .. (held/hold/holding/detached/drop-/put/show-/pulled) .. (my)? (card/ace/king/queen/jack/<high>/<low>)
    | defender s card
gesture-held_so_partner_could_see =
    | (held/visible) .. partner .. (see/seen/visible) | partner could see
gesture-dropped =
    | (drop-/fell/slip-) .. (card/hand/table)
gesture-dummy_took_another =
    | dummy .. (put/played/picked/took/pulled) .. (wrong/another/different/other) card
    | dummy (played/plays/put) .. (although/though/but/when) .. (called/asked)
designation-rank_only =
    | (ten/nine/jack/queen/king/ace) called from dummy | called .. (ten/jack/king/queen/ace) .. not .. suit | #2 tens
designation-win =
    | (said/says/called) .. (win/take it/beat)
designation-not_in_dummy =
    | (not in dummy/dummy not have/dummy has not)
intent_incontrovertible-yes =
    | (obviously/clearly/plainly) (wanted/meant/intended) | incontrovertible
declarer_played_again-yes =
    | declarer .. played again
opponent_played-yes =
    | (rho/lho/opponent/defender) .. played
each_side_played_on-yes =
    | (everyone/all/both sides) .. played .. next trick
legal_cards_of_that_rank-more =
    | #2 (tens/jacks/kings/queens/aces/nines) | two tens
unintended-no =
    | changed .. mind
already_played_to_trick-yes =
    | already played to .. trick
rank_in_suit_won-yes =
    | same suit .. won
gesture-named-else =
    | (call-/named/names/ask-/said/says/saying/order-/request-) .. (low/high/small/spade/heart/diamond/club/king/queen/ace/jack/ten/card/anything/any/play/<low>/<high>/suit/top)
    | (low/high/small/spade/heart/diamond/club/ace/king/queen/jack/ten) (he/she/declarer) (says/said/calls) | slip of tongue
    | (called/calls/call/asked/asks/said/says/named/names/ordered/requested) (for)? .. (<card>/spade/spades/heart/hearts/diamond/diamonds/club/clubs/suit/low/small/high/top/jack/queen/king/ace/ten/anything/any/whatever)
    | (slip of tongue/misspoke/misspeaks) | (heart/spade/diamond/club/small/low/high/play/top) ,? (he/she/declarer) (said/says)
    | ^ (top/low/small/high/any) (spade/heart/diamond/club/card) (from)? | (meant/intended/wanted) (to)? (call/say/ask)
gesture-dummy_took_another-else =
    | dummy .. (play-/put/puts/took/takes/picked/picks/pulled/moved/touch-/reach-/grabbed) .. (wrong/different/another/other/instead/mistake/ace/king/queen/jack/ten/<high>/<low>)
    | wrong card from dummy
    | dummy .. (put/puts/played/plays/took/takes/picked/picks/moves/moved/pulled/pulls/puts up/goes up) .. (wrong/another/different/other/instead/king/queen/jack/ace/ten/small/<card>)
gesture-detached_only-else =
    | (detach-/pull-/took/taken/half out/out of hand/out of my hand/fingered/drew) .. (card/not/never/back)? .. <not> (show-/play-/face/see/visible)
    | (half out/halfway out) | card (out/half) .. hand
    | (half pulled/half out/detached/pulled out/took out/fingered) .. (not/nobody/never/but/back/put back/and)
gesture-faced_on_table-else =
    | (card/ace/king/queen/jack/<high>/<low>) .. (on table/face up/faced/down on)
    | (put/puts/placed/slap-/laid/plac-) .. (table/face up/faced)
    | (put/placed/laid/slapped/tabled/played) .. (on table/face up/faced)
gesture-held_so_partner_could_see-else =
    | (held/hold-/show-) .. (partner) .. (see/saw/face/seen)? | partner .. (saw/see/seen) .. card
    | partner .. (could/can/able) .. (see/saw/seen) .. (face/card)? | (visible/face) .. partner
gesture-held_touching_or_near_table-else =
    | (held/hold-/hover-/over/close/near/touch-) .. table | almost .. table
    | (cm/inch/inches/hovering/close/near/next/touching/almost) .. (from/to/off/above/on)? .. table
gesture-held_as_played-else =
    | (held/hold-) .. (played/play position)
gesture-touched_in_dummy-else =
    | (touch-/hand on/finger- on) .. (card/ace/king/queen/jack/dummy)
    | (touched/touches/touching/moved/moving/straightening/hand on/finger on) .. (card/dummy/dummys/king/queen/jack/ace/six/<low>/<high>)
gesture-designated_otherwise-else =
    | (point-/nod-/wav-/gestur-/indicat-/finger) .. (card/dummy/king/ace/queen/at)
    | (pointed/points/pointing/nodded/nods/waved/waves/gestured/gestures/indicated/snapped/beckon-) .. (at/to/towards/card/dummy/dummys)?
gesture-dropped-else =
    | (drop-/fell/slip-/slid) .. (card/from hand/out)
    | (dropped/slipped/fell) .. (card/out of/from)
designation-suit_only-else =
    | (call-/said/says/named/asks/asked/calling) (a)? (spade/heart/diamond/club/spades/hearts/diamonds/clubs)
    | (spade/heart/diamond/club) (he/she/declarer)? (says/said/called/from dummy) | (suit only/just the suit/just suit)
    | (named/called/said) .. suit .. (no/not/without) .. (rank/card)
    | (heart/spade/diamond/club) ,? (he/she/declarer) (said/says/called)
    | ^ (heart/spade/diamond/club) , (he/she/declarer) (said/says)
designation-rank_only-else =
    | (call-/said/says/named/asks/asked) (for)? (the/an/a)? (ace/king/queen/jack/ten/#10) | (ace/king/queen/jack/ten) .. (called/from dummy)
    | two (aces/kings/queens/jacks/tens)
    | (named/called/said) .. rank .. (not/no/without) .. suit
    | (said/says/called/calls/asked for/asks for/ask for) (the/an/a)? (ace/king/queen/jack/ten) $
designation-high-else =
    | (high/top/highest)
    | (top/high/highest/big) (spade/heart/diamond/club/card/one) | (top/high/highest) (from/of/in) (dummy/table)
designation-low-else =
    | (low/small/lowest/little)
    | (low/small/little/lowest/baby) (spade/heart/diamond/club/card/one)? (from/of/in/please/he/she/,/$)
designation-win-else =
    | (win it/take it/cover/ruff it/win)
    | (take it/win it/beat it/cover it/cover/ruff it/win)
designation-anything-else =
    | (any/anything/whatever/does not matter/any card/doesn matter/not matter/not care/you choose/you like/says play/said play/just play)
    | (anything/any card/any/whatever/play anything/doesn matter/what you like/whatever you want)
designation-not_in_dummy-else =
    | dummy .. (not have/has not/has none) | dummy .. (not have/has not/have no/has no) | no such card | card not in dummy
    | <not> (in/on) (dummy/table/board) | dummy .. (has/have/had/hasn/doesn/didn) .. (not/none/no) .. (it/any/one/such/card)?
    | void .. dummy | card dummy <not> (have/has/hold)
designation-full-else =
    | (call-/named/says/said) .. (ace/king/queen/jack/ten/#2/#3/#4/#5/#6/#7/#8/#9/#10) of (spades/hearts/diamonds/clubs)
    | (call-/named) .. (spade/heart/diamond/club) (ace/king/queen/jack/ten)
    | (called/calls/named/names/asked/said) (for)? <card>
changed-yes-else =
    | (chang-/correct-/then/no no/wait/instead/switch-/alter-/back/retract-/meant) .. (mind/card/small/low/other/king/queen/ace/jack/call/hand/it/to)
    | (then/but/no/sorry/wait/oops) .. (said/says/changed/changes/wants/wanted/tried) .. (to)? (change/jack/queen/king/ace/other/instead/small/low/mean/meant)
    | (tries/tried/wants/wanted/asks/asked/like) to (change/correct/alter/take back/switch)
    | (changed/changes/corrects/corrected) (it/his/her/mind/call/to)
pause_for_thought-yes-else =
    | (paus-/think-/thought/after a while/seconds/moment)
    | (after/long/few/several/some) .. (pause/seconds/thinking/thought/while)
pause_for_thought-no-else =
    | (same breath/immediately/at once/straight away/instantly/without pause/right away/quickly)
    | (same breath/immediately/at once/straight away/without (pause/pausing/thinking)/instantly/no pause)
unintended-yes-else =
    | (slip of tongue/misspoke/meaning/meant/mis spoke/unintend-/inadvertent-/said .. but)
    | (slip of tongue/slip of the tongue/misspoke/mis spoke/didn mean/never meant/inadvertent-/unintend-/unintentional-/mechanical/by mistake)
unintended-no-else =
    | (changed mind/chang- mind/rethought/misread/miscounted)
    | (changed/change) (of)? (his/her/my)? mind | (misread/misjudged/forgot/rethought/miscounted/second thoughts)
intent_incontrovertible-yes-else =
    | (obvious-/clear-/undoubted-/everybody knew/nobody disput-/incontrovertible)
    | (obvious-/clear-/plain-/everybody) .. (meant/wanted/intended/want) | (incontrovertible)
legal_cards_of_that_rank-more-else =
    | (two/#2) (aces/kings/queens/jacks/tens)
    | (two/#2/both) (tens/jacks/kings/queens/aces/nines)
legal_cards_of_that_rank-one-else =
    | only one .. (legal-/play/of them)
    | only one .. (legal-/playable/could be played/of them)
legal_cards_of_that_rank-none-else =
    | none .. legal
opponent_played-yes-else =
    | (rho/lho/opponent/next hand/defender/next player) .. (played/follow-/covered)
    | (after/once/when/and) .. (i/lho/rho/east/west/next/opponent/defender/we) .. (had/have/has)? (followed/played/covered/ruffed)
declarer_played_again-yes-else =
    | declarer .. (played/led/leading/plays) .. (again/next/hand)
each_side_played_on-yes-else =
    | (everyone/everybody/both sides/all of us/all/we all/each side) .. (played/followed/led) .. (next/on)
    | (next trick) .. (played/all/everyone)
    | (both sides/everyone/all/we all/all of us/defence/everybody) .. (played/led/gone) .. (next/on/already)
already_played_to_trick-yes-else =
    | (second card/fifth card)
dummy_leads-yes-else =
    | dummy .. on lead | (lead/leading) from dummy
    | (lead/leading) .. (from)? dummy | dummy (is/was)? (on lead/to lead/had won)
purpose_arranging-yes-else =
    | (arrang-/straighten-/sort-/tidy-/adjust-/turn- .. round)
    | (just/only)? (straighten-/arrang-/sort-/tidy-/moving/adjust-/align-)
designation-unless =
    | (ace/king/queen/jack/ten/<high>/<low>) of
gesture-unless =
    | touch-
each_side_played_on-no-else =
    | (nobody/no one/neither) .. (played/led) .. (next/on/yet/since)
rank_in_suit_won-yes-else =
    | (same suit/suit that won/suit of last trick/winning suit/suit just won)
