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
    | (put/played/puts) .. wrong one up | (<another>) card (from dummy/up/in dummy/on table)
    | dummy s (misplaced card/error/mistake) | dummy heard | (<another>) (one) (up) | dummy .. (wrong) .. (card/one)
    | dummy .. (misheard/mis heard) | dummy (had/has)? .. (<gave>) .. (<another>)
    | (<another>) (card/one)? (put/put up/played/lifted/taken/picked/pulled/moved) (up)? by dummy
    | (<says>) .. (<suitname>) ... dummy (had/has)? (<gave>) (up/out/down)? (<suitname>)
    | (<says>) .. (<rankname>) ... dummy (had/has)? (<gave>) (up/out/down)? (<rankname>)
    | (<says>) .. <card> ... dummy (had/has)? (<gave>) (up/out/down)? <card>
    | dummy (had/has)? (<gave>) (up)? (<suitname>/<rankname>/<card>) .. (not/instead of/in place of/rather than) .. (called/named/asked for/wanted/<suitname>/<rankname>/<card>)
    | (<not>) (card/one) (asked for/called/named) | dummy s wrong card | because dummy (<gave>)
    | (called/named/asked for/said) .. dummy (<gave>) .. (although/though) | (said/called) .. dummy .. laid down
    | dummy (grabbed/grabbing/picked/picking) wrong
gesture-held_so_partner_could_see =
    | (held/hold-/holds/tilted/bared/flash-/show-) .. partner .. (see/saw/sees/face)?
    | partner .. (saw/see/seen/sees) .. (card/face/it) | (see/visible/seen) .. partner | partner could see
    | (held/tilted/turned/pulled out/out) .. face .. (to/towards/at) .. partner
    | partner .. (read/sees/saw/glimpsed/clearly saw) .. (face/it/card/nine/ten/jack/queen/king/ace)?
    | (view/sight) of (his/her/my)? partner | facing me
gesture-held_as_played =
    | (held/hold-/up) .. (played/playing/play) position | playing position | (way/as if) .. (meant)? .. played
    | held .. as played | in usual way | (held/hold-) .. (usual way/as played) | waved .. in front .. played
    | (like/as if/way/as good as/same way/as though/as one does/just as) (he)? (one)? (had)? (when)? (played/playing/hold) .. (card)?
    | as when playing | (way/like) you .. played card | (held/hold-/waved/out) .. (as/like) .. played
gesture-touched_in_dummy =
    | (touch-/brush-/finger on/hand on/nudg-/finger-) .. (card/dummy/king/queen/jack/ace/heart/spade/diamond/club/four/five/six/seven/eight/nine/ten/it/<card>)
    | put finger on | put .. hand on | (brushed/touched) it | <not> to sort
    | (tapped/taps/prodded/pushed/pressed/stroked) .. (dummy/card/king/queen/jack/ace/<card>)
    | finger .. (rested/on) .. dummy s? | fingers .. brushed | (put/puts/laid) .. finger .. on
    | (touch-/straighten-) .. dummy
gesture-designated_otherwise =
    | without naming
    | (point-/nod-/gestur-/indicat-/beckon-/wink-/snapp-/jab-/motion-) .. (card/dummy/king/ace/queen/at/to/dummy s)?
    | <not> (words/word/speak/spoke/say anything) | wave at dummy
gesture-detached_only =
    | (detach-/half out/halfway out/half pulled/fingered/pulled out/taken out/out of (my/his/her)? hand/drew) .. (<not>/nobody/never/back/put back) .. (saw/see/seen/show-/shown/faced/put)?
    | card .. out of hand .. nobody
    | (separat-/drawn/drew/draw/half drew/pulled) .. card .. (no more/nothing more/not shown/not faced/only/then)
    | only detached | no more than that
gesture-penalty_card =
    | penalty card
gesture-named-else =
    | (<says>) .. (<lowcard>/<highcard>/<wincard>/<anycard>/<suitname>/<rankname>/<card>/<bid>/card/play)
    | (<lowcard>/<highcard>/<wincard>/<anycard>/<suitname>/<rankname>) .? .. (he/she/declarer/i) (<says>)
    | (<lowcard>/<highcard>/<wincard>/<anycard>/<suitname>/<rankname>/<card>) (<says>) <him>
    | ^ play? (a)? (<lowcard>/<highcard>/<wincard>/<anycard>/<suitname>/<rankname>) please? $ | slip of tongue
    | (card/<card>/<suitname>/<rankname>) (<says>) | chang- .. (<suitname>) to (<suitname>) | corrected (<suitname>) to
    | misspoke | play (<anycard>) | (says/say/said) .. (<lowcard>/<highcard>/<wincard>/<anycard>/<suitname>/<rankname>)
    | ^ (<rankname>) of (<suitname>) | (just)? (<suitname>/<rankname>) (from/off) (dummy/board/table) | (rank/suit) only
    | named .. card | ^ (<rankname>/<suitname>/<lowcard>/<highcard>/<card>) ($) .. (meant/mean/no/sorry/dummy/says)
    | named wrong one
gesture-faced_on_table-else =
    | (put/puts/placed/slap-/laid/plac-/tabled/played/lands/landed/slammed) .. (<table>/faced)
    | (bang-/slap-/smack-/plonk-/faced/tabled/put down/laid down/laid) .. (down/faced/table)
    | (card/ace/king/queen/jack/<card>/it) .. (on table/down on/hit table) | faced (on/in/&/$) | card faced
    | faced <card>
who-dummy_for_declarer =
    | (dummys/dummy s) (card/heart/spade/diamond/club/king/queen/jack/ace/four/six/deuce/<card>) | not in dummy
    | (from/in/of/off) (dummy/board) | from table | dummy .. (<gave>/<puts>) .. (<another>)
    | dummy (has/have/had/sits/holds/on lead/to lead/to follow/follows/leads/leading/contributed/void)
    | (jab-/finger/fingers) .. dummy | dummy s? wrong | dummy (<gave>) | dummy s .. (asked for/called/hand)
    | table s hand
who-dummy_for_declarer-else =
    | (<says>) .. (<lowcard>/<highcard>/<wincard>/<anycard>/<suitname>/<card>/play/card)
    | (<lowcard>/<highcard>/<wincard>/<anycard>/<suitname>/<rankname>) .. (he/she/declarer/i) (<says>)
    | (<lowcard>/<highcard>/<wincard>/<anycard>/<suitname>/<rankname>/<card>) (<says>) <him> | declarer (<says>)
    | (touched/pointed/points/touching) .. dummy | (<suitname>) (was)? called | dummy .. (on lead/follow)
    | corrected (<suitname>) | ^ (<lowcard>/<highcard>/<wincard>) $ | wrong one up | dummy s | slip of tongue
    | (point-/nod-/gestur-/indicat-/jab-) | (finger) .. on | <not> straighten- | (rank/suit) (only/called)
    | (called/named/asked for) .. (card/one) | ^ (<lowcard>/<highcard>/<wincard>/<anycard>/<rankname>/<suitname>) ($)
    | call | (<rankname>/<suitname>) .. (sorry/no/uh/I mean) .. (<rankname>/<suitname>)
    | ^ (<rankname>) of (<suitname>) $ | wrong (card/one)
who-declarer-else =
    | declarer .. (card/put/held/holds/drop-/hand/show-/detach-/pull-/slaps/placed/lays/laid/tabled/drops/flashed) .. (hand/card/jack/queen/king/ace/<table>)?
    | <declarer> (detached/held/holds/dropped/placed/faced/slid) .. (card/it)?
    | declarer s (own)? (card/jack/queen/king/ace/nine/<card>/fingers/hand) | (by/from) declarer
    | (declaring/declares/declare) | declarer (had/has)? (already)? played | declarer .. fifth | fifth .. declarer
    | extra card from declarer | declarer .. (bang-/slap-/drop-/slid/held/fell) | (dropped/slid/fell) .. declarer s?
who-defender-else =
    | <defender> .. (card/play-/put/held/drop-/show-/detach-/pull-/hold-/flash-)
    | (defender/lho/rho/partner/west/east) s? .. (card/put/held/drop-/show-/detach-/pull-/hold-/flash-/tilted/followed)
    | defender s card | penalty card | defends | (two/#2) defenders | his (pard/partner) .. (see/saw)
    | (defending/defend/defended/def/on defence/in defence) | (from/by) (a)? defender | defender (again/$)
    | (partner) .. (wants/faced) .. (back)? ++ defend- | <defender> ,
designation-not_in_dummy =
    | <not> (in/on) (dummy/table/board) | dummy <not> (has/have/got) | no such card | card dummy <not> (have/has/hold)
    | she isn there | isn t there | not there | <not> got it | dummy <not> (has/have/got) (it/#1/that/any/one/$)
    | none (there/being)? .. in dummy | <not> <suitname> in dummy | there <not> .. in dummy
    | (card/one) <not> (in/on) (dummy/table/board) | <not> (in/on) dummy | dummy has <not> (<suitname>/<card>)
    | dummy (lacks/missing)
designation-full-else =
    | (<says>) .. (<rankname>) of (<suitname>) | (<says>) .. (<suitname>) (<rankname>) | (<says>) (for)? (the)? <card>
    | ^ (<rankname>) of (<suitname>) | ^ (<suitname>) (<rankname>) | (<rankname>) of (<suitname>) (<says>)
    | ^ <card> (said/says/$) | <card> (<says>)
designation-suit_only-else =
    | (<says>) (<suitname>) | (<suitname>) (he/she/declarer/i)? (<says>)
    | (named/called/said) .. suit .. <not> .. (rank/card) | ^ (<suitname>) $ | meant (<suitname>) (<says>) (<suitname>)
    | corrected (<suitname>) to (<suitname>) | (suit) .. <not> rank | (<suitname>) .. <not> rank
    | (<says>) , (<suitname>) | (<suitname>) to dummy
designation-rank_only-else =
    | (<says>) (<rankname>) | (<rankname>) (he/she/declarer/i)? (<says>) | ^ (the)? (<rankname>) please? $
    | card named (<rankname>) | dummy .. #2 (aces/kings/queens/jacks/tens) | rank only | just rank
    | (<rankname>) , (says/said/he/she) | rank called (<rankname>) | (corrected/changed) (<rankname>) to (<rankname>)
    | (just)? said (<rankname>)
designation-high-else =
    | (<says>) .. (<highcard>) (from/in/off/please/$/&/,) | (<highcard>) .. (<says>)
    | ^ (<highcard>) .. (from/please)? $ | (<highcard>) from | ^ (<highcard>) ($)
    | (<says>) (<highcard>) (from/off/for/in/&/when/but/dummy/$)
designation-low-else =
    | (<says>) .. (<lowcard>) (from/in/off/please/$/&/,) | (<lowcard>) .. (<says>) | ^ (<lowcard>) please? $
    | (<lowcard>) from | ^ (<lowcard>) ($) | (<lowcard>) called
    | (<says>) (<lowcard>) (from/off/for/in/&/when/but/dummy/$) | (<lowcard>) (to/from/off) dummy
designation-win-else = (win it/take it/beat it/cover it/ruff it) | (<says>) .. (win/cover/take it)
designation-anything-else =
    | (<says>) .. (<anycard>) | (<anycard>) .. (<says>) | play (<anycard>) | ^ play (it)? $ | (says/said) play
    | (anything/whatever) (said/says) | ^ (anything/whatever) $
purpose_arranging-yes =
    | (to/for)? (straighten-/arrang-/tidy-/tidied/sort-/square up/push together/line up)
    | reach- .. (other/another/for/across) | out of way | next to one .. reached | to (reach/get at/get to)
    | fingers brushed
purpose_arranging-no =
    | <not> .. (sort/sort-/straighten-/arrange/arranging/tidy/tidying)
    | (touch-/tapped/finger/card) .. (on purpose/deliberate-/intention-) | (on purpose/deliberate-) .. touch-
    | looked like deliberate-
pause_for_thought-yes =
    | (after/long/few/several/some/paus-/#2/#3/#5/#10) .. (pause/second/seconds/sec/secs/thinking/thought/think/minute)
    | paused | thought .. (ages/while/long/about/seconds) | thinks .. then | thought about it | deep in thought
    | long think | good pause
pause_for_thought-no =
    | (same breath/no thinking/one go/straight off/one breath/in a flash) | <not> .. pause
    | (chang-/said/correct-/realised/then/no) .. (immediately/at once/straight away/instantly/right away)
    | (immediately/at once/straight away/instantly/straight) .. (chang-/said/correct-/no) | instantly | without .. pause
changed-yes =
    | (changed/changes/change/corrects/corrected/switched/altered/swapped/swaps) .. (card/mind/to/it/call/her/his/for)
    | (then/but/no/sorry/wait/oops) .. (said/says/asked/wants/wanted) .. (to)? (change/jack/queen/king/ace/other/instead/small/mean/meant/heart/nine/<suitname>)
    | asked for .. instead | card was changed | then plays | said (<suitname>) .. said (<suitname>) | change attempted
    | (swapped/swaps/swap) $ | settled for | out came | other one | mean- (<rankname>)
    | (called/said/says) .. then (<rankname>/<suitname>/no/sorry) | wants his back
    | (uh/sorry/er/i mean/oops/i meant) (make it)? (<rankname>/<suitname>/<lowcard>/<highcard>)
    | <not> , (make it)? (<rankname>/<suitname>/<lowcard>/<highcard>/other)
    | <declarer> .. (tucked/slid/pulled/put) .. (back/away) | went back & | make it (<rankname>/<suitname>)
    | (tries/tried/wants/wanted/asks/asked/like/attempt-) .. to (change/correct/alter/switch/swap)
changed-no =
    | <not> (changed/change/swapped) (it/anything)? | stuck with it | nothing named | left it at that
    | <not> .. swapped .. for
partner_played-yes =
    | partner (had)? (already)? (played/followed/put) .. (card/his/in)?
    | (when/after) .. partner .. (had)? (played/followed/put)
partner_played-no =
    | partner <not> (yet)? .. (played/followed/in/put/moved)? | before (his/my)? partner .. (played/followed)
    | before anyone played
declarer_played_again-yes =
    | declarer .. (played/led) .. (again/next card/his next) | after .. played .. own hand
    | (i/declarer/north/south/east/west) had (even)? played .. (next/again) | played again from .. hand
    | had (already)? played his own to next
declarer_played_again-no =
    | before declarer did | <not> played (again/another/anything further/further) | had played nothing (further/more)
    | declarer <not> (played/led) (again/next/anything)
opponent_played-yes =
    | (rho/lho/opponent/defender/next player/next hand/third hand) (had/has)? (played/followed/covered/ruffed/overruffed/put) .. (card/on it)? ++ (said/called/says/calls/asked/inch/dummy/changed/change/meant/named/wants)
    | (after/once/when) .. (lho/rho/east/west/next/opponent/defender) .. (followed/played/covered/ruffed)
    | (lho) .. card on it
    | (east/west/north/south) (had/has)? (followed/covered/ruffed/overruffed/played on it/played to it) ++ (said/called/says/calls/asked/dummy/changed/change/meant/named)
    | (east/west) played ++ dummy | i (overruffed/ruffed/covered) | opponent .. (plonked/put) | but defender had
    | my partner .. had followed
opponent_played-no =
    | (lho/rho/opponent/east/west/next hand/next player) (had)? <not> (played/followed)
    | <not> (had)? (lho/rho/east/west/opponent) (played)? | next hand <not> followed
    | (nobody/nobody d) (else)? (had)? (played/followed) (to it/after/yet/$)
    | before (nobody/lho/rho/opponent/anyone) .. played
declarer_followed-yes =
    | put my own card | declarer too | declarer followed | declarer (himself)? (then)? (followed/played) (from hand/too)
    | declarer from hand | i played from hand
declarer_followed-no =
    | declarer <not> followed | he had <not> followed from hand | declarer (has/had)? <not> (followed/played) .. from
each_side_played_on-yes =
    | on to next trick | next card .. so was ours
    | (everyone/all/we all/each side) .. (played/followed/led/gone/carried/went) .. (next/on)
    | everyone .. (on trick after/#2 on/tricks on) | #2 tricks (on/later/ago) | everyone (had)? gone on
    | until everyone .. trick after
each_side_played_on-no =
    | noticed at once | next trick nobody | only (we/east/west/they) .. (led/played) .. next | <not> each side
    | (spotted/found/noticed/seen) (it)? (before/at once/straight away) .. (next/either)?
    | next trick .. (started/led) by .. only | we have led to next
    | before .. (either side/anyone/anybody/nobody) .. (led/played) (again/to? next)
revoke_by-dummy =
    | dummy s hand .. failed | (hand) should have followed | although he had | dummy had (#1)
    | dummy .. (had/has) (<suitname>) .. (though/although) | dummy (s hand)? .. failed to follow
    | dummy (s hand)? (had/has)? <not> follow- | dummy s .. suit <not> followed
revoke_by-defender =
    | defender .. <not> .. follow | (i/me) .. failed to follow
    | (defender/west/east/lho/rho/i) s? .. (<not> follow-/revoked/failed to follow/not follow) | it a defender who
    | defender .. revok-
revoke_by-nobody =
    | (nobody/no one) revoked | <not> revoke | (nobody) (revoked/failed) .. | (all/everyone) followed | <not> revoke-
    | everyone followed .. suit
unintended-yes =
    | (slip of tongue/misspoke/mis spoke/didn mean/inadvertent-/unintend-/unintentional-) | said .. meant
    | (genuine/pure) slip | tongue slip-
    | meant (to say)? (<rankname>/<suitname>/<lowcard>/<highcard>/<card>) (when/but) .. said | <not> meant .. said
unintended-no =
    | (misread/misjudged/forgot/rethought/miscounted/second thoughts) | change of plan | change of mind
    | changed (his/her/my)? plan | (thought better/second thoughts/better idea) | fancied ++ (said/called/asked)
    | chang- .. (of)? (his/her/my)? (mind/plan) ++ (said/called/asked/low/high/<rankname>/<suitname>)
unintended-open =
    | slip or | to be worked out | (slip) or .. (rethink/mind) | slip or .. (second/rethink/change/mind)
    | (slip/tongue) .. (i can not tell/can not tell/not sure/rest of table/not made up/isn) | <not> sure .. slip
    | whether .. slip | (not decided/have not made up my mind) | slip .. (i)? <not> (tell/made up)
intent_incontrovertible-yes =
    | incontrovertible
    | (obvious-/clear-/plain-/evident-) .. (meant/wanted/intended/want/to (win/whole/everybody/everyone/all))
    | <not> dispute | beyond dispute
    | (everybody/everyone/all/whole room/whole table) .. (knows/know/knew/agree-/saw) .. (meant/wanted/it)? | undisputed
intent_incontrovertible-no =
    | nobody believes | <not> (clear/obvious) .. (meant/wanted) | <not> beyond dispute
    | nobody .. (thinks/believes/thought) | <not> (that)? (anyone/nobody) .. (known/know/knew)
    | <not> (so)? clear (at all)? | <not> obvious
intent_incontrovertible-open =
    | who knows if .. meant
    | (you judge/not yet judged/to judge/must judge/to be judged/must decide/got to decide/have to decide/yet to decide/<not> judged/<not> decided)
    | nobody can be? sure | <not> clear yet | everyone .. opinion | disputed
dummy_leads-yes =
    | dummy (was/is)? (on lead/to lead) | led from dummy | dummy s on lead | dummy leads | lead from dummy
    | dummy (to lead/on lead/leading/led/in) | leading from dummy | (in dummy/dummy) with lead
    | dummy (had)? (would)? (won/took) (last/previous/a/the)? .. (last/previous/trick/diamond/heart/spade/club)
    | last trick (was)? won .. | it won last trick
dummy_leads-no =
    | dummy (is/was)? (following/to follow/to play second/in third seat) | dummy sits after | over (<rankname>)
    | dummy (follows/follow/must follow/follow-) | following suit
    | dummy .. (third in hand/second hand/plays last/fourth) | dummy .. <not> leading
rank_in_suit_won-yes =
    | same suit .. won | won .. (in/with) (a)? (<suitname>) .. (has/and) .. of same | last one in (<suitname>)
    | in suit it (just)? won
    | (won/took) .. (with/in) (a)? (<suitname>) .. (holds/has/where it has/there s/there) .. (<rankname>/<suitname>)
    | rank in suit .. won
legal_cards_of_that_rank-more =
    | (#2/both) (tens/jacks/kings/queens/aces/nines) | (<rankname>) of (<suitname>) & (<rankname>) of (<suitname>)
    | (#2/#3) (<rankname>) | (#2/#3/both) .. (playable/legal) | (#2/#3) of them
legal_cards_of_that_rank-one = #1 (<rankname>)? (legal-/playable) | #1 legal (<rankname>) | #1 (<rankname>) (was)? legal
legal_cards_of_that_rank-none =
    | none .. legal | <not> (<rankname>) .. (legal/playable/can played/can be played/can) | <not> legal (<rankname>)
    | (dummy/he) (has)? <not> legal | none legal
already_played_to_trick-yes =
    | (second/fifth/extra/another/%5) card .. trick? | played twice | #5 cards
    | already (in/played/contributed/followed) .. trick | %5 #1 | (she d/he d/had) forgotten .. played
    | (i/he/she/declarer/defender) had played to (it/this trick/that trick/trick) | %5 (card/#1/one)
meant_as_lead-yes =
    | (leading/lead) (to)? (the)? next | for next trick | lead to next | leading .. next | (put/played) .. as .. lead
    | clearly lead | as (my/his/her)? lead to next | , meant it as .. lead
meant_as_lead-no =
    | <not> .. (leading/lead) .. next | <not> (meant/mean-) .. (as)? .. lead | certainly <not> leading
    | <not> (lead/leading) ++ (%5/extra/played twice/#5/second card/already/trick)
meant_as_lead-open =
    | or .. extra card | not decided | (may/might) .. (or may not)? .. lead- | can <not> tell .. lead
    | lead- or .. fifth | whether .. lead
turn-own =
    | (my turn/mine was one on turn/i was on turn) | it (was/s) my turn
    | (mine/this one s/its/my/this card s) (was)? (in turn/turn/go) | my go | my turn
turn-next =
    | (then/and) me $ | his turn then mine | (i/me) .. straight after | (i come/came) after | then declarer
    | (his/her/hers/other s/their) (go/turn/first)? .. then (mine/me/this)
    | (mine/me/this) (right/straight/immediately)? (after/next) | would (have been)? next | (his/hers) first .. mine
turn-later =
    | then rho , then | i was last | (comes/came/was/good while) (third/last/later/fourth) | while later
    | later in rotation | (%3/%4) to play | mine comes (%3/%4/last)
who-declarer =
    | declarer s own card
    | <declarer> (has/had)? (detached/held/holds/dropped/drops/slaps/slapped/placed/bang-) .. (card/hand/jack/queen/king/ace/it/<card>/nine)
who-defender =
    | <defender> (has/had)? (detached/held/holds/dropped/drops/placed/named/flashes/flashed/pulled) .. (card/ace/king/queen/jack/ten/<card>) | defender s card
told-first = designation
word-gave =
    | put | puts | put up | puts up | put out | gave | gives | laid | laid down | lays | took | takes | grabbed | grabs
    | played | plays | picked | picks | lifted | pulled | pulls | produced | contributed | contributes | moved | tabled
    | reached for
gesture-held_touching_or_near_table-else =
    | (held/hold-/holds/hover-/almost/nearly/practically/close/near/inch/inches/cm/fingers/touching/next/right down/half) .. (<table>)
    | (inch/inches/cm/centimetres/finger/fingers) (or so)? (off/above/from) .. (<table>)? | above (<table>)
    | faced next to (<table>) | just above | hover-
gesture-at_the_same_time-else =
    | (same time/same moment/same instant/same second/simultaneous-/together)
    | (both/#2/two of us/played/lho/rho) .. at once | at once with
gesture-dropped-else =
    | (dropped/drops/drop/slipped/slid/fell/fallen/tumbled/slips/falls) .. (card/hand/out/four/five/king/queen/jack/ace/ten/<card>/off/onto/table)?
    | (card/ace/king/queen/jack/<card>) .. (dropped/fell/slipped/fallen)
designation-unless =
    | dummy .. (<gave>) .. (<another>) | wrong card | wrong one | (<gave>) .. instead of | dummy (up)? .. instead
    | called .. dummy (<gave>) (<suitname>) | dummy (<gave>) (up)? (<rankname>) ++ (<rankname>) (said)
revoke_by-declarer =
    | declarer .. (<not> follow-/failed to follow/revok-/discard-) .. (had/suit)? | declarer .. discarded .. had suit
rank_in_suit_won-no =
    | (elsewhere) | <not> in suit .. won | its (only)? (<rankname>) in
    | <not> (<rankname>) (of/there) .. (<suitname>) ++ won
already_played_to_trick-no =
    | <not> %5 | (first/%1) card .. (trick) | <not> (played/contributed/followed) .. to? .. (this/that) trick
    | <not> fifth | had <not> (contribut-/played) .. trick
