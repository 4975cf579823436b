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
asked-about = gesture designation changed
word-says =
    | said | says | say | called | calls | call | called for | calls for | asked for | asks for | ask for | asked | asks | names | named | ordered | requests | requested | goes | announces
    | announced | tells dummy | told dummy | designated
word-lowcard = low | small | lowest | little | low one | small one | low card | small card
word-highcard = high | top | highest | high one | top one | high card | top card
word-wincard = win it | take it | beat it | cover it | ruff it | win | cover
word-anycard =
    | any | anything | any card | whatever | play anything | does not matter | you choose | what you like | you like | whatever you want | whatever you like | not care | not matter
    | any old card | any one
word-suitname = spade | heart | diamond | club | spades | hearts | diamonds | clubs
word-rankname = ace | king | queen | jack | ten | 10 | nine | eight | seven | six | 9 | 8 | 7 | 6 | 5 | 4
word-table = table | baize | felt | cloth
word-puts = put | puts | played | plays | took | takes | picked | picks | moved | moves | pulled | pulls | grabbed | reached | goes up | put up | puts up | produced | gave | placed
word-another = wrong | another | different | other | instead | mistake | misplaced | error | not one
gesture-dummy_took_another =
    | (put/played/puts) .. wrong one up | put up .. not <card> | dummy .. (<puts>) .. (<another>/king/queen/jack/ace/ten/nine/eight/<card>) | (<another>) card (from dummy/up/in dummy/on table) | dummy s (misplaced card/error/mistake) | dummy heard
    | (<another>) (one) (up) | dummy .. (wrong) .. (card/one) | dummy .. (misheard/mis heard)
gesture-held_so_partner_could_see =
    | (held/hold-/holds/tilted/bared/flash-/show-) .. partner .. (see/saw/sees/face)? | partner .. (saw/see/seen/sees) .. (card/face/it) | (see/visible/seen) .. partner | partner could see
gesture-held_touching_or_near_table =
    | (held/hold-/holds/hover-/almost/close/near/inch/inches/cm/fingers/touching/next) .. (<table>) | (inch/inches/cm/fingers) (off/above/from) | (above) .. (<table>)
gesture-held_as_played =
    | (held/hold-/up) .. (played/playing/play) position | playing position | (way/as if) .. (meant)? .. played | held .. as played
gesture-touched_in_dummy =
    | (touch-/brush-/finger on/hand on/nudg-/finger-) .. (card/dummy/king/queen/jack/ace/heart/spade/diamond/club/four/five/six/seven/eight/nine/ten/it/<card>) | put finger on | put .. hand on
    | (touch-/moved/straighten-) .. dummy | (brushed/touched) it | <not> to sort
gesture-designated_otherwise =
    | (point-/nod-/wav-/gestur-/indicat-/beckon-/wink-/snapp-) .. (card/dummy/king/ace/queen/at/to/dummy s)? | without naming
gesture-detached_only =
    | (detach-/half out/halfway out/half pulled/fingered/pulled out/taken out/out of (my/his/her)? hand/drew) .. (<not>/nobody/never/back/put back) .. (saw/see/seen/show-/shown/faced/put)?
    | card .. out of hand .. nobody
gesture-at_the_same_time =
    | (same time/same moment/same instant/simultaneously/at once/together) | at same (time/moment/instant)
gesture-dropped =
    | (dropped/drops/drop/slipped/slid/fell/fallen/tumbled) .. (card/hand/out/four/five/king/queen/jack/ace/ten/<card>)? | (card/ace/king/queen/jack/<card>) .. (dropped/fell/slipped/fallen)
gesture-penalty_card =
    | penalty card
gesture-named-else =
    | (<says>) .. (<lowcard>/<highcard>/<wincard>/<anycard>/<suitname>/<rankname>/<card>/<bid>/card/play) | (<lowcard>/<highcard>/<wincard>/<anycard>/<suitname>/<rankname>) ,? .? .. (he/she/declarer/i) (<says>)
    | (<lowcard>/<highcard>/<wincard>/<anycard>/<suitname>/<rankname>/<card>) ,? (<says>) <him> | ^ play? (a)? (<lowcard>/<highcard>/<wincard>/<anycard>/<suitname>/<rankname>) please? $
    | slip of tongue | misspoke | (card/<card>/<suitname>/<rankname>) (<says>) | play (<anycard>) | meant .. (said/say) | said .. meant | chang- .. (<suitname>) to (<suitname>) | corrected (<suitname>) to
gesture-faced_on_table-else =
    | (card/ace/king/queen/jack/<card>/it) .. (on table/faced/down on/hit table) | (put/puts/placed/slap-/laid/plac-/tabled/played/lands/landed/slammed) .. (<table>/faced) | faced
gesture-unless =
    | (wrong one/wrong card)
who-dummy_for_declarer =
    | (dummys/dummy s) (card/heart/spade/diamond/club/king/queen/jack/ace/four/six/deuce/<card>) | (from/in/of) (dummy/board/table) | dummy .. (<puts>/touch-/has/have/had/heard/hadn/sits/on lead/to follow/leads)
    | not in dummy | slip of tongue
who-dummy_for_declarer-else =
    | (<says>) .. (<lowcard>/<highcard>/<wincard>/<anycard>/<suitname>/<card>/play/card) | (<lowcard>/<highcard>/<wincard>/<anycard>/<suitname>/<rankname>) ,? .. (he/she/declarer/i) (<says>)
    | (<lowcard>/<highcard>/<wincard>/<anycard>/<suitname>/<rankname>/<card>) ,? (<says>) <him> | declarer (<says>) | (touched/pointed/points/touching) .. dummy | (<suitname>) (was)? called | dummy .. (on lead/follow)
    | corrected (<suitname>) | ^ (<lowcard>/<highcard>/<wincard>) $ | wrong one up | dummy s
who-declarer-else =
    | declarer .. (card/put/held/holds/drop-/hand/show-/detach-/pull-/slaps/placed/lays/laid/tabled/drops/flashed) .. (hand/card/jack/queen/king/ace/<table>)? | declarer s? (own)? (card/jack/queen/king/ace) | (back/from) in? (his/her)? hand
    | <declarer> (detached/held/holds/dropped/placed/had) .. (card/it)? | i (m/am)? declarer | he s declarer
who-defender-else =
    | <defender> .. (card/play-/put/held/drop-/show-/detach-/pull-/hold-/flash-) | (defender/lho/rho/partner/west/east) s? .. (card/put/held/drop-/show-/detach-/pull-/hold-/flash-/tilted/followed)
    | defender s card | penalty card | defends | (two/#2) defenders | his (pard/partner) .. (see/saw)
designation-not_in_dummy =
    | <not> (in/on) (dummy/table/board) | dummy .. (<not>) (has/have/got) | dummy <not> (has/have/got) | no such card | void .. dummy | card dummy <not> (have/has/hold) | she isn there | isn t there | not there
    | <not> got it
designation-full-else =
    | (<says>) .. (<rankname>) of (<suitname>) | (<says>) .. (<suitname>) (<rankname>) | (<says>) (for)? (the)? <card>
designation-suit_only-else =
    | (<says>) (<suitname>) | (<suitname>) ,? (he/she/declarer/i)? (<says>) | (named/called/said) .. suit .. <not> .. (rank/card) | ^ (<suitname>) $ | just suit | suit only | meant (<suitname>) (<says>) (<suitname>)
    | (<says>) (<suitname>) .. (then/changed/realised) | corrected (<suitname>) to (<suitname>) | (<suitname>) called
designation-rank_only-else =
    | (<says>) (<rankname>) | (<rankname>) ,? (he/she/declarer/i)? (<says>) | ^ (the)? (<rankname>) please? $ | card named (<rankname>) | rank .. <not> .. suit | dummy .. #2 (aces/kings/queens/jacks/tens)
designation-high-else =
    | (<says>) .. (<highcard>) (from/in/off/please/$/&/,) | (<highcard>) ,? .. (<says>) | ^ (<highcard>) .. (from/please)? $ | (<highcard>) from
designation-low-else =
    | (<says>) .. (<lowcard>) (from/in/off/please/$/&/,) | (<lowcard>) ,? .. (<says>) | ^ (<lowcard>) please? $ | (<lowcard>) from
designation-win-else =
    | <wincard>
designation-anything-else =
    | (<says>) .. (<anycard>) | (<anycard>) ,? .. (<says>) | play (<anycard>) | ^ play (it)? $ | (says/said) play
purpose_arranging-yes =
    | (straighten-/arrang-/tidy-/tidied/sort-) | (reach-) .. (other/another/for) | out of way | next to one .. reached | to reach | to get at
purpose_arranging-no =
    | <not> .. (sort/straighten/arrange/arranging/tidy)
pause_for_thought-yes =
    | (after/long/few/several/some/paus-) .. (pause/seconds/thinking/thought/while/think) | paused | thought about it | thinks .. then
pause_for_thought-no =
    | (same breath/without pause/without pausing/no thinking/no pause/<not> pause) | (chang-/said/correct-/realised/then/no) .. (immediately/at once/straight away/instantly/right away) | (immediately/at once/straight away/instantly/straight) .. (chang-/said/correct-/no)
changed-yes =
    | (changed/changes/change/corrects/corrected/switched/altered) .. (card/mind/to/it/call/her/his) | (then/but/no/sorry/wait/oops) .. (said/says/asked/wants/wanted) .. (to)? (change/jack/queen/king/ace/other/instead/small/low/mean/meant/heart/nine/<suitname>)
    | (tries/tried/wants/wanted/asks/asked/like) to (change/correct/alter/take back/switch) | asked for .. instead | called .. then | card was changed | changed it | then plays | and then (<rankname>)
    | said (<suitname>) .. said (<suitname>)
changed-no =
    | <not> (changed/change) | stuck with it | nothing named
partner_played-yes = dummy (played/put) it | dummy had (played/put/moved)
partner_played-no = dummy .. <not> .. (touched/played/put/moved) | before (anyone/anybody) played
declarer_played_again-yes =
    | declarer .. (played/led) .. (again/next card/his next) | after .. played .. own hand | (i/declarer) had .. (played/led) .. own hand
declarer_played_again-no =
    | before declarer did | declarer .. <not> .. (played/led) (again/next/anything)
opponent_played-yes =
    | (rho/lho/opponent/defender/west/east/north/south/next player/i) (had)? (already)? (played/followed/covered/ruffed/put) .. (already/card/on it)? ++ (said/called/says/calls/asked/inch/dummy/changed/meant)
    | (after/once/when) .. (lho/rho/east/west/next/opponent/defender) .. (followed/played/covered/ruffed) | (lho) .. card on it
opponent_played-no =
    | (nobody/<not>) .. (played/followed) .. after | before (anyone/anybody/lho/rho/opponent) .. played | <not> opponent .. played
declarer_followed-yes = put my own card | declarer too | declarer followed
declarer_followed-no = declarer (has/had)? <not> (followed/played)
each_side_played_on-yes =
    | (everyone/everybody/both sides/all of us/we all/each side) .. (played/followed/led) .. (next/on) | on to next trick | next card .. so was ours | next trick .. (both sides/everyone/all) | next trick .. played
each_side_played_on-no =
    | noticed (at once)? | <not> .. next trick | nobody .. next trick
revoke_by-dummy = dummy .. (<not>) .. (followed/follow) | dummy s .. <not> .. followed
revoke_by-defender = defender .. <not> .. follow | (i/me) .. failed to follow
revoke_by-nobody = (nobody/no one) revoked | <not> revoke
unintended-yes =
    | (slip of tongue/misspoke/mis spoke/didn mean/<not> meant/inadvertent-/unintend-/unintentional-/mechanical/by mistake) | meant .. (said) | said .. meant | (oops)
unintended-no =
    | chang- .. (of)? (his/her/my)? (mind/plan) | (misread/misjudged/forgot/rethought/miscounted/second thoughts) | change of plan
unintended-open = slip or | to be worked out | (slip) or .. (rethink/mind)
intent_incontrovertible-yes =
    | (obvious-/clear-/plain-/everybody) .. (meant/wanted/intended/want) | incontrovertible
intent_incontrovertible-no = nobody believes | <not> (clear/obvious) .. (meant/wanted)
intent_incontrovertible-open = <not> clear .. yet | who knows if .. meant
dummy_leads-yes = dummy (was/is)? (on lead/to lead) | led from dummy | dummy s on lead | dummy leads | lead from dummy
dummy_leads-no = dummy (is/was)? (following/to follow/to play second/in third seat) | dummy sits after | over (<rankname>)
rank_in_suit_won-yes = same suit .. won | won .. (in/with) (a)? (<suitname>) .. (has/and) .. of same | last one in (<suitname>)
legal_cards_of_that_rank-more = (#2/both) (tens/jacks/kings/queens/aces/nines) | (<rankname>) of (<suitname>) & (<rankname>) of (<suitname>)
legal_cards_of_that_rank-one = (only/just)? #1 .. (legal-/playable) | #1 (legal)? (<rankname>) | has #1 (<rankname>)
legal_cards_of_that_rank-none = none .. legal | every (<rankname>) .. other suits
already_played_to_trick-yes =
    | (second card/fifth card/extra card/another card) .. trick | already (played/contributed/followed) (to)? .. trick | %5 card | %2 card .. trick
meant_as_lead-yes = (leading/lead) (to)? (the)? next | for next trick
meant_as_lead-no = <not> .. (leading/lead) .. next
meant_as_lead-open = or .. extra card | not decided
turn-own = (my turn/mine was one on turn/i was on turn) | it (was/s) my turn
turn-next = (then/and) me $ | his turn then mine | (i/me) .. straight after | (i come/came) after | then declarer
turn-later = then rho , then | i was last
who-declarer =
    | <declarer> (has/had)? (detached/held/holds/dropped/drops/slaps/slapped/placed) .. (card/hand/jack/queen/king/ace) | declarer s own card
who-defender =
    | <defender> (has/had)? (detached/held/holds/dropped/drops/placed/named/flashes/flashed/pulled) .. (card/ace/king/queen/jack/ten/<card>) | defender s card
