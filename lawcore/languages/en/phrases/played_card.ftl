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
    | <declarer> .. (bang-/slap-/drop-/slid/held/fell)
    | <declarer> (has/had)? (detached/held/holds/dropped/drops/slaps/slapped/placed/bang-) .. (card/hand/jack/queen/king/ace/it/<card>/#9)
    | <declarer> s (own)? (card/jack/queen/king/ace/#9/<card>/fingers/hand) | (declaring/declares/declare)
    | <declarer> .. %5
who-defender =
    | <defender> (has/had)? (detached/held/holds/dropped/drops/placed/named/flashes/flashed/pulled) .. (card/ace/king/queen/jack/#10/<card>)
who-defender-likely =
    | <defender> .. (card/play-/put/held/drop-/show-/detach-/pull-/hold-/flash-)
who-dummy_for_declarer =
    | <dummy> (<gave>) | <declarer> (<says>) | (from/in/of/off) (<dummy>/board)
    | <dummy> (has/have/had/sits/holds/on lead/to lead/to follow/follows/leads/leading/contributed/void) | <dummy> s
    | (<rankname>/<suitname>) .. (sorry/<not>/uh/<me> mean) .. (<rankname>/<suitname>) | <dummy> .. (on lead/follow)
    | (<lowcard>/<highcard>/<wincard>/<anycard>/<suitname>/<rankname>) .. (<he>/<declarer>/<me>) (<says>)
    | (point-/nod-/gestur-/indicat-/jab-) | (called/named/asked for) .. (card/#1) | from table | (finger) .. on
who-dummy_for_declarer-likely =
    | (<lowcard>/<highcard>/<wincard>/<anycard>/<rankname>/<suitname>)
    | (<says>) .. (<lowcard>/<highcard>/<wincard>/<anycard>/<suitname>/<card>/play/card)
gesture-at_the_same_time =
    | (same time/same moment/same instant/same %2/simultaneous-/together)
gesture-designated_otherwise =
    | (point-/nod-/gestur-/indicat-/beckon-/wink-/snapp-/jab-/motion-) .. (card/<dummy>/king/ace/queen/at/to/<dummy> s)?
gesture-detached_only =
    | (detach-/half out/halfway out/half pulled/fingered/pulled out/taken out/out of (my/his/her)? hand/drew) .. (<not>/nobody/back/put back) .. (saw/see/seen/show-/shown/faced/put)?
gesture-dummy_took_another =
    | <dummy> (had/has)? .. (<gave>) .. (<another>) | <dummy> .. (wrong) .. (card/#1)
    | <dummy> s (misplaced card/error/mistake)
    | <dummy> (had/has)? (<gave>) (up)? (<suitname>/<rankname>/<card>) .. (<not>/instead of/in place of/rather than) .. (called/named/asked for/wanted/<suitname>/<rankname>/<card>)
gesture-faced_on_table =
    | faced (on/in)
gesture-faced_on_table-likely =
    | (put/puts/placed/slap-/laid/plac-/tabled/played/lands/landed/slammed) .. (<table>/faced)
gesture-held_so_partner_could_see =
    | (held/hold-/holds/tilted/bared/flash-/show-) .. <partner> .. (see/saw/sees/face)?
    | <partner> .. (saw/see/seen/sees) .. (card/face/it)
gesture-held_touching_or_near_table =
    | (inch/inches/cm/centimetres/finger/fingers) (or)? (off/above/from) .. (<table>)?
gesture-held_touching_or_near_table-likely =
    | (held/hold-/holds/hover-/almost/nearly/practically/close/near/inch/inches/cm/fingers/touching/next/right down/half) .. (<table>)
gesture-named-likely =
    | (<lowcard>/<highcard>/<wincard>/<anycard>/<suitname>/<rankname>) .. (<he>/<declarer>/<me>) (<says>)
    | (<suitname>/<rankname>) (from/off) (<dummy>/board/table)
gesture-touched_in_dummy =
    | (touch-/straighten-) .. <dummy> | (put/puts/laid) .. finger .. on
gesture-touched_in_dummy-likely =
    | (touch-/brush-/finger on/hand on/nudg-/finger-) .. (card/<dummy>/king/queen/jack/ace/heart/spade/diamond/club/#4/#5/#6/#7/#8/#9/#10/it/<card>)
purpose_arranging-no =
    | (touch-/tapped/finger/card) .. (on purpose/deliberate-/intention-)
    | <not> .. (sort/sort-/straighten-/arrange/arranging/tidy/tidying)
purpose_arranging-yes =
    | to (reach/get at/get to)
turn-next-likely =
    | (mine/<me>/this) (right/straight)? (after/next)
    | (his/her/hers/other s/their) (go/turn/%1)? .. then (mine/<me>/this)
turn-own =
    | (turn of <me>/mine #1 on turn/<me> on turn)
changed-no-likely =
    | <not> (changed/change/swapped) (it/anything)?
changed-yes =
    | (changed/changes/change/corrects/corrected/switched/altered/swapped/swaps) .. (card/mind/to/it/call/her/his/for)
    | then changed
    | (called/said/says) .. then (<rankname>/<suitname>/<not>/sorry) | (swapped/swaps/swap)
changed-yes-likely =
    | (uh/sorry/er/<me> mean/oops/<me> meant) (make it)? (<rankname>/<suitname>/<lowcard>/<highcard>)
pause_for_thought-no =
    | (at once/straight away/instantly/straight) .. (chang-/said/correct-/<not>)
    | (chang-/said/correct-/realised/then/<not>) .. (at once/straight away/instantly/right away) | <not> .. pause
pause_for_thought-no-likely =
    | (same breath/<not> thinking/#1 go/straight off/#1 breath/in flash)
declarer_played_again-no =
    | <not> played (again/#1 more/anything further/further)
declarer_played_again-yes =
    | <declarer> .. (played/led) .. (again/next card/his next)
designation-anything =
    | (<says>) .. (<anycard>) | play (<anycard>)
designation-high =
    | (<highcard>) .. (<says>) | (<highcard>) from
designation-not_in_dummy =
    | <dummy> <not> (has/have/got) | <not> got it
designation-rank_only =
    | said (<rankname>) | <dummy> .. #2 (aces/kings/queens/jacks/tens)
designation-win =
    | (win it/take it/beat it/cover it/ruff it)
dummy_leads-no =
    | <dummy> (following/to follow/to play %2/in %3 seat)
dummy_leads-no-likely =
    | <dummy> (follows/follow/must follow/follow-)
dummy_leads-yes =
    | <dummy> (to lead/on lead/leading/led/in) | last trick won
rank_in_suit_won-yes =
    | (won/took) .. (with/in) (<suitname>) .. (holds/has/where it has/there) .. (<rankname>/<suitname>)
legal_cards_of_that_rank-more =
    | (#2/#3/both) .. (playable/legal)
legal_cards_of_that_rank-more-likely =
    | (#2/#3) of <they>
legal_cards_of_that_rank-one =
    | #1 (<rankname>)? (legal-/playable)
each_side_played_on-no =
    | (spotted/found/noticed/seen) (it)? (before/at once/straight away) .. (next/either)?
each_side_played_on-yes =
    | (<everyone>/all/<we> all) .. (played/followed/led/gone/carried/went) .. (next/on)
revoke_by-nobody =
    | (nobody) (revoked/failed)
opponent_played-no =
    | (<left_opponent>/<right_opponent>/<opponent>/<east>/<west>/<next_player>) (had)? <not> (played/followed)
declarer_followed-yes =
    | <declarer> (<he>)? (then)? (followed/played) (from hand/too)
already_played_to_trick-no =
    | (%1/#1) card .. (trick)
already_played_to_trick-yes =
    | (%2/%5/extra/#1 more/#5) card .. trick?
designation-suit_only =
    | <says> <suitname> (from <dummy>/from table/without/with no/& nothing/no more/no rank/, no more)
    | <says> <suitname> , (no more/nothing more/nothing else)
