# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
word-says =
    | said | says | say | called | calls | call | called for | calls for | asked for | asks for | ask for | asked
    | asks | names | named | ordered | requests | requested | goes | announces | announced | tells <dummy>
    | told <dummy> | designated
word-lowcard =
    | low | small | lowest | little | low #1 | small #1 | low card | small card
word-highcard =
    | high | top | highest | high #1 | top #1 | high card | top card
word-wincard =
    | win it | take it | beat it | cover it | ruff it | win | cover
word-anycard =
    | any | anything | any card | whatever | play anything | <not> matter | you choose | what you like | you like
    | whatever you want | whatever you like | <not> care | any old card | any #1
word-suitname =
    | spade | heart | diamond | club | spades | hearts | diamonds | clubs
word-rankname =
    | ace | king | queen | jack | #10 | #9 | #8 | #7 | #6 | #5 | #4
word-table =
    | table | baize | felt | cloth
word-another =
    | wrong | #1 more | different | other | instead | mistake | misplaced | error | <not> #1
word-gave =
    | put | puts | put up | puts up | put out | gave | gives | laid | laid down | lays | took | takes | grabbed
    | grabs | played | plays | picked | picks | lifted | pulled | pulls | produced | contributed | contributes | moved
    | tabled | reached for
who-declarer =
    | <declarer> (has/had)? (detached/dropped/drops/slaps/slapped/placed/banged) (his/her/own/my)? (card/jack/queen/king/ace/<card>)
who-declarer-likely =
    | <declarer> .. (bang-/slap-/drop-/slid/held/fell)
    | <declarer> s (own)? (card/jack/queen/king/ace/#9/<card>/fingers/hand) | (declaring/declares/declare)
    | <declarer> .. %5
    | <declarer> (has/had)? (detached/held/holds/dropped/drops/slaps/slapped/placed/bang-) .. (card/hand/jack/queen/king/ace/it/<card>/#9)
who-defender =
    | <defender> (has/had)? (detached/held/holds/dropped/drops/placed/named/flashes/flashed/pulled) .. (card/ace/king/queen/jack/#10/<card>)
who-defender-likely =
    | <defender> .. (card/play-/put/held/drop-/show-/detach-/pull-/hold-/flash-)
who-dummy_for_declarer =
    | (called/called for/calls for/asked for/named) .. from (<dummy>/table) | (called for/calls for/asked for) (<rankname>/<suitname>/<lowcard>/<highcard>/<anycard>) | (touched/touches) <dummy> s | <declarer> (said/says) .. to <dummy>
    | <dummy> (put/puts/put up/moved/picked/placed) .. (wrong/instead/different)
    | <dummy> (put/puts/played/picked/moved) (#1)? wrong card
    | <declarer> (called/calls/called for/calls for/asked for/asks for/named/ordered) .. from <dummy>
    | <declarer> (called for/calls for) | (<rankname>/<suitname>) (sorry/<not>/uh/<me> mean) (<rankname>/<suitname>)
who-dummy_for_declarer-likely =
    | (<lowcard>/<highcard>/<wincard>/<anycard>/<rankname>/<suitname>)
    | (<says>) .. (<lowcard>/<highcard>/<wincard>/<anycard>/<suitname>/<card>/play/card)
    | (from/in/of/off) (<dummy>/board)
    | <dummy> (has/have/had/sits/holds/on lead/to lead/to follow/follows/leads/leading/contributed/void) | <dummy> s
    | <dummy> .. (on lead/follow)
    | (<lowcard>/<highcard>/<wincard>/<anycard>/<suitname>/<rankname>) .. (<he>/<declarer>/<me>) (<says>)
    | (point-/nod-/gestur-/indicat-/jab-) | (called/named/asked for) .. (card/#1) | from table | (finger) .. on
    | <dummy> (<gave>) | <declarer> (<says>)
    | (<rankname>/<suitname>) .. (sorry/<not>/uh/<me> mean) .. (<rankname>/<suitname>)
gesture-at_the_same_time =
    | at? (same time/same moment/same instant/simultaneous-)
gesture-at_the_same_time-likely =
    | (same time/same moment/same instant/same %2/simultaneous-/together)
gesture-designated_otherwise =
    | (pointed/nodded/gestured/beckoned) (to/at) (card/<dummy>)
gesture-designated_otherwise-likely =
    | (point-/nod-/gestur-/indicat-/beckon-/wink-/snapp-/jab-/motion-) .. (card/<dummy>/king/ace/queen/at/to/<dummy> s)?
gesture-detached_only =
    | (detached/half out/halfway out) .. (nobody/<not>) .. (saw/seen/shown/faced)
gesture-detached_only-likely =
    | (detach-/half out/halfway out/half pulled/fingered/pulled out/taken out/out of (my/his/her)? hand/drew) .. (<not>/nobody/back/put back) .. (saw/see/seen/show-/shown/faced/put)?
gesture-dummy_took_another =
    | <dummy> (had/has)? (put/puts/played/plays/moved/picked/took) (up)? wrong (card/#1)
gesture-dummy_took_another-likely =
    | <dummy> (had/has)? .. (<gave>) .. (<another>) | <dummy> .. (wrong) .. (card/#1)
    | <dummy> s (misplaced card/error/mistake)
    | (said/says/called/asked) .. <dummy> (has/had)? (played/put/took/picked) (<rankname>/<suitname>/<card>)
    | <dummy> (had/has)? (<gave>) (up)? (<suitname>/<rankname>/<card>) .. (<not>/instead of/in place of/rather than) .. (called/named/asked for/wanted/<suitname>/<rankname>/<card>)
gesture-dropped-likely =
    | (dropped/drops/slipped/fell) .. (card/<rankname>/<suitname>/<card>) | (card/<rankname>/<card>) (fell/slipped/dropped)
gesture-faced_on_table-likely =
    | (put/puts/placed/slap-/laid/plac-/tabled/played/lands/landed/slammed) .. (<table>/faced) | faced (on/in)
gesture-held_so_partner_could_see =
    | (held/holds/held up) .. (that/where) <partner> .. (see/saw)
    | (held/holds) where <partner> .. (see/saw)
gesture-held_so_partner_could_see-likely =
    | (held/hold-/holds/tilted/bared/flash-/show-) .. <partner> .. (see/saw/sees/face)?
    | <partner> .. (saw/see/seen/sees) .. (card/face/it)
gesture-held_touching_or_near_table =
    | (inch/inches/cm/centimetres) (off/above/from) <table>
gesture-held_touching_or_near_table-likely =
    | (held/hold-/holds/hover-/almost/nearly/practically/close/near/inch/inches/cm/fingers/touching/next/right down/half) .. (<table>)
    | (inch/inches/cm/centimetres/finger/fingers) (or)? (off/above/from) .. (<table>)?
gesture-named-likely =
    | (<lowcard>/<highcard>/<wincard>/<anycard>/<suitname>/<rankname>) .. (<he>/<declarer>/<me>) (<says>)
    | (<suitname>/<rankname>) (from/off) (<dummy>/board/table) | (said/says/called/calls/asked for/called for) (<suitname>/<rankname>/<lowcard>/<highcard>/<card>)
gesture-touched_in_dummy =
    | (touched/touches/touching) <dummy> s (card/cards/ace/king/queen/jack/<card>)
    | (touched/touches/touching) .. <dummy> s (card/cards)
gesture-touched_in_dummy-likely =
    | (touch-/brush-/finger on/hand on/nudg-/finger-) .. (card/<dummy>/king/queen/jack/ace/heart/spade/diamond/club/#4/#5/#6/#7/#8/#9/#10/it/<card>)
    | (touch-/straighten-) .. <dummy> | (put/puts/laid) .. finger .. on
purpose_arranging-no =
    | (touched/tapped) .. (on purpose/deliberately) | <not> (sorting/straightening/arranging/tidying)
purpose_arranging-no-likely =
    | (touch-/tapped/finger/card) .. (on purpose/deliberate-/intention-)
    | <not> .. (sort/sort-/straighten-/arrange/arranging/tidy/tidying)
purpose_arranging-yes =
    | to (reach/get at/get to)
turn-next-likely =
    | (mine/<me>/this) (right/straight)? (after/next)
    | (his/her/hers/other s/their) (go/turn/%1)? .. then (mine/<me>/this)
turn-own =
    | turn of <me>
turn-own-likely =
    | (turn of <me>/mine #1 on turn/<me> on turn)
changed-no-likely =
    | <not> (changed/change/swapped) (it/anything)?
changed-yes =
    | (changed/changes/corrects/corrected/switched/altered) (it/his call/her call/call/his mind/her mind/mind/card)
    | then changed | (called/said/says) .. then (<rankname>/<suitname>) (instead/,/.)
changed-yes-likely =
    | (uh/sorry/er/<me> mean/oops/<me> meant) (make it)? (<rankname>/<suitname>/<lowcard>/<highcard>)
    | (changed/changes/change/corrects/corrected/switched/altered/swapped/swaps) .. (card/mind/to/it/call/her/his/for)
    | (called/said/says) .. then (<rankname>/<suitname>/<not>/sorry) | (swapped/swaps/swap)
pause_for_thought-no =
    | (at once/straight away/instantly) (changed/corrected/said <not>)
    | (changed/corrected) (it/call/his call/to <rankname>/to <suitname>)? (at once/straight away/instantly/right away)
    | <not> pause
pause_for_thought-no-likely =
    | (same breath/<not> thinking/#1 go/straight off/#1 breath/in flash)
    | (at once/straight away/instantly/straight) .. (chang-/said/correct-/<not>)
    | (chang-/said/correct-/realised/then/<not>) .. (at once/straight away/instantly/right away) | <not> .. pause
declarer_played_again-no-likely =
    | <not> played (again/#1 more/anything further/further)
declarer_played_again-yes-likely =
    | <declarer> .. (played/led) .. (again/next card/his next)
designation-anything =
    | <says> (<anycard>) | play (<anycard>)
designation-anything-likely =
    | (<says>) .. (<anycard>)
designation-high =
    | (<says>) (<highcard>) from
designation-high-likely =
    | (<highcard>) .. (<says>) | (<highcard>) from
designation-low-likely =
    | (said/says/called/calls/asked for/called for) (low/small) (card/<suitname>)?
designation-not_in_dummy-likely =
    | <dummy> <not> (has/have/got) | <not> got it
designation-rank_only =
    | said <rankname> (to <dummy>/from <dummy>/without)
    | said (<rankname>) (,/.)
designation-rank_only-likely =
    | <dummy> .. #2 (aces/kings/queens/jacks/tens) | said (<rankname>)
designation-win =
    | <says> (win it/take it/beat it/cover it/ruff it)
designation-win-likely =
    | (win it/take it/beat it/cover it/ruff it)
dummy_leads-no =
    | <dummy> (following/to follow/to play %2/in %3 seat)
dummy_leads-no-likely =
    | <dummy> (follows/follow/must follow/follow-)
dummy_leads-yes =
    | <dummy> (to lead/on lead) | (trick)? last trick won in <dummy> | won last trick in <dummy>
dummy_leads-yes-likely =
    | <dummy> (to lead/on lead/leading/led/in) | last trick won
rank_in_suit_won-yes-likely =
    | (won/took) .. (with/in) (<suitname>) .. (holds/has/where it has/there) .. (<rankname>/<suitname>)
legal_cards_of_that_rank-more-likely =
    | (#2/#3) of <they> | (#2/#3/both) .. (playable/legal)
legal_cards_of_that_rank-one-likely =
    | #1 (<rankname>)? (legal-/playable)
each_side_played_on-no =
    | (spotted/found/noticed) (it)? before .. next
each_side_played_on-no-likely =
    | (spotted/found/noticed/seen) (it)? (before/at once/straight away) .. (next/either)?
each_side_played_on-yes =
    | (<everyone>/both) (has/have/had)? (played/led/gone) (on)? to next
each_side_played_on-yes-likely =
    | (<everyone>/all/<we> all) .. (played/followed/led/gone/carried/went) .. (next/on)
revoke_by-nobody =
    | nobody (revoked/failed to follow)
revoke_by-nobody-likely =
    | (nobody) (revoked/failed)
opponent_played-no =
    | (<left_opponent>/<right_opponent>/<opponent>/<east>/<west>/<next_player>) (had)? <not> (played/followed)
declarer_followed-yes =
    | <declarer> (then)? (followed/played) from hand
declarer_followed-yes-likely =
    | <declarer> (<he>)? (then)? (followed/played) (from hand/too)
already_played_to_trick-no-likely =
    | (%1/#1) card .. (trick)
already_played_to_trick-yes =
    | (%2/%5/#5) card .. to trick
already_played_to_trick-yes-likely =
    | (%2/%5/extra/#1 more/#5) card .. trick?
designation-suit_only =
    | <says> <suitname> (from <dummy>/from table/without/with no/& nothing/no more/no rank/, no more)
    | <says> <suitname> , (no more/nothing more/nothing else)
