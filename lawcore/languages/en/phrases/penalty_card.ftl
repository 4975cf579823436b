# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
offender =
    | <who> (has/had/have) .. penalty card | penalty card (of/by) <who> | <who> (has/had)? (drop-/expos-)
word-aux =
    | has | have | had
word-forbids =
    | forbids | forbade | forbidden | bans | banned | prohibits | prohibited
# More penalty cards than one, which does not tell whether of one suit.
word-several =
    | (#2/#3/#4/several/many/other/more/multiple/both) (major/minor/exposed)? penalty cards
    | (another/second/%2/#1 more/further) (major/minor/exposed)? penalty card
    | penalty cards
word-suit =
    | spade | spades | heart | hearts | diamond | diamonds | club | clubs | suit | that suit | lead
role-declarer_side =
    | (<declarer>/<dummy>) (has/had)? (drop-/expos-/flash-/spill-/knock-) (card/#1 card/#2 cards/ace/king/queen/jack/<high>/<low>)
role-declarer_side-likely =
    | (<declarer>/<dummy>) s? .. (dropped/drops/card fell/fell/exposed/faced/knocked)
    | (<declarer>/<dummy>) (has/had/have/holds)? (#1/#2)? .. penalty (card/cards)
    | penalty card of (<declarer>/<dummy>)
    | (<declarer>/<dummy>) .. (drop-/expos-/flash-/spill-/knock-/tip-) .. (card/cards/ace/king/queen/jack/#10/<high>/<low>/#1)
role-defender =
    | (<compass>/<left_opponent>/<right_opponent>/<partner>) (has/holds) .. penalty (card/cards)
    | <defender> s card
    | <defender> (has/had)? (dropped/drops/exposed/showed/faced/played/has/holds) .. (card/ace/king/queen/jack/#10/<high>/<low>/penalty)
    | <defender> s (penalty/exposed) card
how-another_way =
    | (exposed/dropped/fell/faced/shown) (in/during) (auction/bidding)
how-another_way-likely =
    | (in/during/since/while/before/of/at/until/on) (<we>/<they>)? (auction/bidding)
    | (missing/lost/mislaid/fourteenth) .. (card/#1/<low>/<high>/#2/#3/#4/#5/#6/#7/#8/#9/#10/ace/king/queen/jack) .. (found/back/turned up/restor-/return-/recover-/put back/given)
    | (extra/surplus) (card/#1) | <everyone> .. (revok-/reneg-)
    | (found/turned up/recovered/picked up) .. (floor/carpet/chair/under table/board/box/pocket)
    | before .. <declarer> .. (led/lead/leads/made/makes) .. (owed/should/had to/must/right/correct/other hand/<dummy>/due)
    | <partner> s? (revok-/reneg-)
    | (withdr-/taken back/took back/retract-) .. (after/because/when/since) .. <partner> s? .. revok-
how-claim_context-likely =
    | (claim-/conced-) | (concess-/giving up/gave up/gives up/statement) | (showed/shows) (his/her) (hand/cards)
    | conceding
how-dropped =
    | (dropped/drops) (his/her/my)? (card/ace/king/queen/jack/<high>/<low>) | (card/ace/king/queen/jack/<high>/<low>) (fell/dropped/slipped/flew/tumbled)
    | (fell/falls/dropped/drops/slipped/tumbled) (faced/out/on table)
    | (dropped/drops/fell/falls/slipped/slips/slid/spilled/tumbled/flew) .. (out/table/floor/by accident/out of hand)
how-dropped-likely =
    | (dropped/drops/drop/fell/falls/fallen/slipped/slips/slid/spilled/spills/tumbled/tumbles/flew/flies/jumped out/hopped/popped out/came loose/escaped) .. (over/out/table/floor/accident/face/hand/card/by)?
    | (fell/falls/fall/fallen/drop-/slip-/slid/tumbl-/slipping)
how-law_context-likely =
    | (law/laws/rule/rules/code/regulation-/director) .. (requir-/made/make/told/tell/order-/instruct-/demand-/oblig-/asked/said) .. (face/faced/show/shown/turn/lay/put/it/card)?
how-led_out_of_turn =
    | (lead/led) out of turn
how-led_out_of_turn-likely =
    | (lead/led) .. (out of turn)
how-named =
    | (naming/named/announced/mentioned) (card/ace/king/queen/jack/<high>/<low>)
how-not_played =
    | penalty card (unplayed/<not> played/ignored)
how-not_played-likely =
    | + <not> play (his/her/my)? (penalty/exposed) | (put/played/follow-/chose) .. (instead/rather than)
    | (instead of/rather than/in place of) .. (penalty/exposed) .. (card/#1)?
    | (penalty card) .. (unplayed/<not> put/held back/<not> gone/<not> played/ignored)
how-played_early =
    | (played/plays) (card)? (before/ahead of) <partner>
how-played_early-likely =
    | (jump-) (in/queue/gun/ahead) | <partner> s (turn/go)
    | (played/plays) .. (before/ahead of/early/out of turn/prematurely) .. (<partner>/turn/<dummy>/<declarer>)?
    | (too soon/too early/early/premature-) | (play-/faced/put .. card) .. (before/ahead of) .. (<partner>)
    | ahead of (<partner>/<dummy>) | (play-/went/go) before (<me>/<he>/her/<partner>)
how-revoke_corrected =
    | (corrected/put right) by <defender>
how-revoke_corrected-likely =
    | (corrected/fixed/withdrew/changed/put right) .. (revok-/reneg-)
how-two_cards_to_trick =
    | #2 cards (to trick/together/at once/at same time/stuck)
how-two_cards_to_trick-likely =
    | (put/push-/pull-/play-/pushed out/came out/lay/laid/slapped) .. (#2/both) .. (at once/together/#1 go/in #1)?
    | (#2) cards .. (trick/together/at once/same time/stuck) | #2 .. (at once/together/in #1 go/same trick)
    | (came/come/coming) .. (stuck/together) .. (to)?
other_way-before_declarers_lead-likely =
    | before .. <declarer> .. (led/lead/leads/made/makes) .. (owed/should/had to/must/right/correct/other hand/<dummy>/due/made)
    | before .. <declarer> .. made .. lead
other_way-both_sides_revoked-likely =
    | <everyone> .. (revok-/reneg-)
other_way-found_again-likely =
    | (missing/lost/mislaid) .. (card/#1/<low>/<high>/#2/#3/#4/#5/#6/#7/#8/#9/#10/ace/king/queen/jack) .. (found/back/turned up/restor-/return-/recover-/put back/given)
    | (found/turned up/recovered/picked up) .. (floor/carpet/chair/under table/board/box/pocket)
other_way-in_the_auction-likely =
    | (auction/bidding)
other_way-surplus_restored-likely =
    | (extra/surplus/superfluous/additional/#1 too many) .. (card/#1) .. (back/return-/restor-/put back/given/came/goes/went/taken)?
other_way-withdrawn_after_a_revoke-likely =
    | <partner> s? (revok-/reneg-)
    | (withdr-/taken back/took back/retract-) .. (after/because/when/since) .. <partner> s? .. revok-
faces-more =
    | both (cards)? (fell/dropped/landed) faced
faces-more-likely =
    | (both/#2) (cards)? (faced/exposed) | #2 (fell/dropped/fall/landed) | #2 cards .. (fell/dropped/faced/exposed)
    | both (cards)? (fell/dropped/fall/landed)
faces-one-likely =
    | #1 (card)? s? (face/visible/seen)
claim-partner_objected =
    | <partner> (has/had)? (at once)? (object-/protest-/objected)
claim-partner_objected-likely =
    | <partner> .. (object-/goes <not>/says <not>/said <not>/shout- <not>/protest-/disagree-/contest-/disput-/refus-/<not> accept)
honour-no =
    | (<low>/#4/#5/#6/#7/#8/#9) (fell/dropped/slipped/exposed/faced)
    | (small/minor) penalty card | (fell/dropped/drops/exposed/faced/showed) (#2/#3/#4/#5/#6/#7/#8/#9/deuce/<low>)
honour-no-likely =
    | <low> | (small/low/spot/pip/little/tiny) (card/spade/heart/diamond/club/#1/spades/hearts/diamonds/clubs) | minor
    | (spade/heart/diamond/club) (#2/#3/#4/#5/#6/#7/#8/#9)
    | (#4/#5/#6/#7/#8/#9) (s/penalty/fell/drops/dropped/faced/face/stays/stayed/flew/slid/slipped/lying/exposed/at/came/tumbled/jumped/turned/back/hit)
    | (drop-/show-/showed/shown/shows/flash-/named/hold/have/has/had/holds/expos-/faced/faces/with/my/his/her/have got/penalty/card/spade/heart/diamond/club) (#4/#5/#6/#7/#8/#9) (of/s/penalty/fell/dropped/faced/stays/stayed/lying/at/to/face/when/before/but/on/out/back)
    | (#2/#3/#4/#5/#6/#7/#8/#9/deuce) of (spades/hearts/diamonds/clubs/trumps)
honour-yes-likely =
    | (ace/king/queen/jack/#10/<high>) | honour
    | (drop-/drops/fell/falls/flash-/exposed/faced/led/leads/showed/shows) (ace/king/queen/jack/#10/<high>)
    | (ace/king/queen/jack/<high>) (fell/falls/dropped/drops/slipped/exposed/face/faced) | <high> out of turn
since-nothing-likely =
    | (nobody/nobody else) .. (played/moved) .. (since/after <he>/after her/after that)
declarer_accepts-accepted =
    | (<declarer>/<me>) (accepts/accepted/happy with it)
declarer_accepts-accepted-likely =
    | (<declarer>/<me>) .. (accept-/happy/let it/fine)
declarer_accepts-refused-likely =
    | (<declarer>/<me>/<he>/<west>/<east>/<north>/<south>) .. <not> have (it/<low>/<high>/that/#2/#3/#4/#5/#6/#7/#8/#9/other)
on_lead-holder-likely =
    | (<offender>/holder) .. (won/on lead/to lead) | (on lead/to lead) (<he>/<me>)
on_lead-partner =
    | <partner> leads (,/.)
    | <partner> of player .. on lead
    | (<partner>/<other_defender>) (on lead/to lead/has lead)
on_lead-partner-likely =
    | (<partner>/his <partner>/her <partner>/my <partner>/<other_defender>) .. (on lead/to lead/going to lead/has lead/his lead/her lead/got lead)
    | (<partner>/<other_defender>) .. (then/now)? (led/leads/leading) (<suit>/before/<not>/while/though)
on_lead-who =
    | <who> (on lead/to lead/has lead)
on_lead-who-likely =
    | <who> (on lead/to lead/has lead/wants to lead/leads)
declarer_choice-forbid =
    | <declarer> <aux>? <forbids>
    | <declarer> (said/says/asks/asked) <not> (spade/heart/diamond/club/spades/hearts/diamonds/clubs)
    | (asked/tells/told) <partner> <not> to lead
declarer_choice-forbid-likely =
    | (forbid-/forbade/prohibit-/bar/bars/barred/ban/bans/banned/stop-/<not> to lead/<not> lead) .. (suit/spade/heart/diamond/club/lead/spades/hearts/diamonds/clubs)?
    | (<not>) (spade/heart/diamond/club/spades/hearts/diamonds/clubs)
    | <declarer> (asks/says/wants/said/asked) .. <not> (spade/heart/diamond/club/spades/hearts/diamonds/clubs)
    | (asked/tells/told/wants) .. <not> to lead
declarer_choice-led_too_soon =
    | led before <declarer> <aux>? | (led/leads) .. <not> waiting
declarer_choice-led_too_soon-likely =
    | (led/leads/lead) (at once/straight away)? .. (before/<not>) .. (<declarer>/<me>/waiting/chose/choice/asking/said/choose/option/anything)
    | (led/leads) .. <not> wait-
declarer_choice-none =
    | <declarer> leaves .. free
declarer_choice-none-likely =
    | (any lead/whatever/lead what/lead anything/you like/any suit/free to lead/leaves it)
    | (free/liberty) (to lead/choice)?
declarer_choice-require =
    | (demanded/required/demands/requires) (<suit>/that suit/lead of <suit>)
    | <declarer> (demand-/requires/required/insists/insisted) (on)? (<suit>/that suit)
declarer_choice-require-likely =
    | (demand-/requir-/insist-/impos-/order-/command-) (on)? .. (<suit>/that suit/lead)
deliberate-no =
    | by accident
deliberate-no-likely =
    | by (accident/mistake) | (accident/accidental)
deliberate-yes =
    | (deliberately/on purpose)
number_of_penalty_cards-one-likely =
    | #1 penalty card
number_of_penalty_cards-same_suit =
    | (#2/#3) penalty cards .. same suit
number_of_penalty_cards-same_suit-likely =
    | <several> | (#2/#3/#4) .. (penalty/cards/honours) .. (both/all)? (spades/hearts/diamonds/clubs/same suit)
    | (#2/#3) .. (penalty cards/cards) .. (same suit/both (spades/hearts/diamonds/clubs))
    | both (spades/hearts/diamonds/clubs)
number_of_penalty_cards-several_suits-likely =
    | <several> | #2 .. cards .. (spade/heart/diamond/club) (&) (spade/heart/diamond/club)
number_of_penalty_cards-several_suits =
    | (#2/#3/several/more) penalty cards .. (different suits/various suits)
leader_has_penalty_card-yes =
    | both <defending_side> have penalty (card/cards)
leader_has_penalty_card-yes-likely =
    | (leader/<partner>/on lead/<he>) .. (has/got/have) (#1/his/her/own) .. (too/as/also/own/of his)
    | both <defending_side> have | both .. (have/got) (#1)
due-other_duty =
    | + could <not> (have)? (legally)? play (it/penalty/exposed/his/my)
due-other_duty-likely =
    | (had to/must/obliged to/needed to) follow (to)? .. (suit/spades/hearts/diamonds/clubs)
misinformed-no =
    | nobody (told/misled/misinform-) (<he>/<me>/her)
misinformed-no-likely =
    | nobody .. (told/misled/said/misinform-/prompt-)
misinformed-yes-likely =
    | (said/told/tells/says/nodded/wav-/gestur-/prompt-) .. (your turn/turn of <me>/turn of <he>/turn of her/s turn/your go/my go/his go/her go/s go/it you/s lead/your lead/my lead/play on)
    | (said/told) .. you
declarer_side_played-dummy-likely =
    | <dummy> (had/has)? (pushed/moved/pulled/detached/slid/put) .. (card/#1/up/forward)
    | <dummy> .. (on his own/own accord/off his own) | <dummy> .. (touched/moved/picked) .. card
declarer_side_played-no-likely =
    | <declarer> .. <not> .. played
partner_played_too_soon-no-likely =
    | <partner> .. (waited/waits/waiting/sitting on)
partner_played_too_soon-yes-likely =
    | <partner> .. (led/leads/lead/played/put) .. (before/<not>) .. (<declarer>/choice/wait-/decid-/chose/said/could)
both_sides_played_on-yes =
    | (<everyone>/both) (has/have/had)? (gone on/led/played) (on)? to next
both_sides_played_on-yes-likely =
    | (<everyone>/<we>/all) .. (gone on/led to/played to/played on) .. (to)? .. (next)?
dummy_asked-no =
    | <dummy> (<not> ask/<not> asked/quiet/silent/said nothing/kept quiet/kept silent)
dummy_asked-no-likely =
    | <dummy> .. (<not> ask-/<not> asked/quiet/silent/said nothing/mute/kept quiet/kept silent)
role-defender-likely =
    | + penalty card | + (minor/major)
    | + <declarer> .. (forbid-/require-/says/asks/wants/refuses/accepts/chose/choose) | <defending_side>
    | (<left_opponent>/<right_opponent>) .. (led/played/dropped/showed) | + <not> .. penalty card | <partner> to lead
    | + defend-
    | <defender> .. (drop-/expos-/show-/faced/fac-/play-/has/holds) .. (card/ace/king/queen/jack/#10/<high>/<low>/penalty)
    | <defender> s card
how-named-likely =
    | (said/says/say/saying/blurt-/told/mutter-/exclaim-/announc-/let slip/out loud/aloud) .. (<me>/<he>) (had/have)? (got/have/had/hold/holds/has/holding)? .. (ace/king/queen/jack/#10/#2/#3/#4/#5/#6/#7/#8/#9/<high>/<low>)
    | <me> (have)? got .. (queen/king/ace/jack) | (out loud/aloud)
    | (naming/named/names/name/announc-/blurt-/mention-/mutter-/declared/declares/reveal-) .. (card/ace/king/queen/jack/#10/#2/#3/#4/#5/#6/#7/#8/#9/<high>/<low>)
honour-yes =
    | (dropped/drops/fell/falls/exposed) (ace/king/queen/jack/#10/<high>)
    | (ace/king/queen/jack/<high>) (fell/falls/dropped/slipped/exposed)
