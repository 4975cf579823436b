# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
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
    | (<declarer>/<dummy>) .. (drop-/expos-/flash-/spill-/knock-/tip-) .. (card/cards/ace/king/queen/jack/#10/<high>/<low>/#1)
role-declarer_side-likely =
    | (<declarer>/<dummy>) s? .. (dropped/drops/card fell/fell/exposed/faced/knocked)
    | (<declarer>/<dummy>) (has/had/have/holds)? (#1/#2)? .. penalty (card/cards)
    | penalty card of (<declarer>/<dummy>)
role-defender =
    | <defending_side>
    | <defender> .. (drop-/expos-/show-/faced/fac-/play-/has/holds) .. (card/ace/king/queen/jack/#10/<high>/<low>/penalty)
    | (<left_opponent>/<right_opponent>) .. (led/played/dropped/showed) | + <not> .. penalty card | <partner> to lead
    | <defender> s card | + defend-
how-another_way =
    | (in/during/since/while/before/of/at/until/on) (<we>/<they>)? (auction/bidding)
    | (missing/lost/mislaid/fourteenth) .. (card/#1/<low>/<high>/#2/#3/#4/#5/#6/#7/#8/#9/#10/ace/king/queen/jack) .. (found/back/turned up/restor-/return-/recover-/put back/given)
    | (extra/surplus) (card/#1) | <everyone> .. (revok-/reneg-)
    | (found/turned up/recovered/picked up) .. (floor/carpet/chair/under table/board/box/pocket)
    | before .. <declarer> .. (led/lead/leads/made/makes) .. (owed/should/had to/must/right/correct/other hand/<dummy>/due)
    | <partner> s? (revok-/reneg-)
    | (withdr-/taken back/took back/retract-) .. (after/because/when/since) .. <partner> s? .. revok-
how-claim_context =
    | (concess-/giving up/gave up/gives up/statement) | (showed/shows) (his/her) (hand/cards) | conceding
how-claim_context-likely =
    | (claim-/conced-)
how-dropped =
    | (fell/falls/fall/fallen/drop-/slip-/slid/tumbl-/slipping)
    | (dropped/drops/drop/fell/falls/fallen/slipped/slips/slid/spilled/spills/tumbled/tumbles/flew/flies/jumped out/hopped/popped out/came loose/escaped) .. (over/out/table/floor/accident/face/hand/card/by)?
how-law_context-likely =
    | (law/laws/rule/rules/code/regulation-/director) .. (requir-/made/make/told/tell/order-/instruct-/demand-/oblig-/asked/said) .. (face/faced/show/shown/turn/lay/put/it/card)?
how-led_out_of_turn =
    | (lead/led) .. (out of turn)
how-named =
    | <me> (have)? got .. (queen/king/ace/jack)
    | (naming/named/names/name/announc-/blurt-/mention-/mutter-/declared/declares/reveal-) .. (card/ace/king/queen/jack/#10/#2/#3/#4/#5/#6/#7/#8/#9/<high>/<low>)
    | (out loud/aloud)
how-not_played =
    | (put/played/follow-/chose) .. (instead/rather than)
    | (penalty card) .. (unplayed/<not> put/held back/<not> gone/<not> played/ignored)
    | (instead of/rather than/in place of) .. (penalty/exposed) .. (card/#1)?
how-not_played-likely =
    | + <not> play (his/her/my)? (penalty/exposed)
how-played_early =
    | (played/plays) .. (before/ahead of/early/out of turn/prematurely) .. (<partner>/turn/<dummy>/<declarer>)?
    | (too soon/too early/early/premature-) | (play-/faced/put .. card) .. (before/ahead of) .. (<partner>)
    | ahead of (<partner>/<dummy>) | (play-/went/go) before (<me>/<he>/her/<partner>)
how-played_early-likely =
    | (jump-) (in/queue/gun/ahead) | <partner> s (turn/go)
how-revoke_corrected =
    | (corrected/put right) by <defender>
how-revoke_corrected-likely =
    | (corrected/fixed/withdrew/changed/put right) .. (revok-/reneg-)
how-two_cards_to_trick =
    | (#2) cards .. (trick/together/at once/same time/stuck) | #2 .. (at once/together/in #1 go/same trick)
    | (came/come/coming) .. (stuck/together) .. (to)?
how-two_cards_to_trick-likely =
    | (put/push-/pull-/play-/pushed out/came out/lay/laid/slapped) .. (#2/both) .. (at once/together/#1 go/in #1)?
other_way-before_declarers_lead =
    | before .. <declarer> .. (led/lead/leads/made/makes) .. (owed/should/had to/must/right/correct/other hand/<dummy>/due/made)
    | before .. <declarer> .. made .. lead
other_way-both_sides_revoked =
    | <everyone> .. (revok-/reneg-)
other_way-found_again =
    | (missing/lost/mislaid) .. (card/#1/<low>/<high>/#2/#3/#4/#5/#6/#7/#8/#9/#10/ace/king/queen/jack) .. (found/back/turned up/restor-/return-/recover-/put back/given)
    | (found/turned up/recovered/picked up) .. (floor/carpet/chair/under table/board/box/pocket)
other_way-in_the_auction =
    | (auction/bidding)
other_way-surplus_restored =
    | (extra/surplus/superfluous/additional/#1 too many) .. (card/#1) .. (back/return-/restor-/put back/given/came/goes/went/taken)?
other_way-withdrawn_after_a_revoke =
    | <partner> s? (revok-/reneg-)
    | (withdr-/taken back/took back/retract-) .. (after/because/when/since) .. <partner> s? .. revok-
faces-more =
    | both (cards)? (fell/dropped/fall/landed)
faces-more-likely =
    | (both/#2) (cards)? (faced/exposed) | #2 (fell/dropped/fall/landed) | #2 cards .. (fell/dropped/faced/exposed)
faces-one =
    | #1 (card)? s? (face/visible/seen)
claim-partner_objected =
    | <partner> .. (object-/goes <not>/says <not>/said <not>/shout- <not>/protest-/disagree-/contest-/disput-/refus-/<not> accept)
honour-no =
    | minor | (small/minor) penalty card | (spade/heart/diamond/club) (#2/#3/#4/#5/#6/#7/#8/#9)
    | (#4/#5/#6/#7/#8/#9) (s/penalty/fell/drops/dropped/faced/face/stays/stayed/flew/slid/slipped/lying/exposed/at/came/tumbled/jumped/turned/back/hit)
    | (drop-/show-/showed/shown/shows/flash-/named/hold/have/has/had/holds/expos-/faced/faces/with/my/his/her/have got/penalty/card/spade/heart/diamond/club) (#4/#5/#6/#7/#8/#9) (of/s/penalty/fell/dropped/faced/stays/stayed/lying/at/to/face/when/before/but/on/out/back)
    | (#2/#3/#4/#5/#6/#7/#8/#9/deuce) of (spades/hearts/diamonds/clubs/trumps)
honour-no-likely =
    | <low> | (small/low/spot/pip/little/tiny) (card/spade/heart/diamond/club/#1/spades/hearts/diamonds/clubs)
honour-yes-likely =
    | (ace/king/queen/jack/#10/<high>) | honour
since-nothing-likely =
    | (nobody/nobody else) .. (played/moved) .. (since/after <he>/after her/after that)
declarer_accepts-accepted =
    | (<declarer>/<me>) .. (accept-/happy/let it/fine)
declarer_accepts-refused =
    | (<declarer>/<me>/<he>/<west>/<east>/<north>/<south>) .. <not> have (it/<low>/<high>/that/#2/#3/#4/#5/#6/#7/#8/#9/other)
on_lead-holder =
    | (on lead/to lead) (<he>/<me>)
on_lead-holder-likely =
    | (<offender>/holder) .. (won/on lead/to lead)
on_lead-partner =
    | (<partner>/his <partner>/her <partner>/my <partner>/<other_defender>) .. (on lead/to lead/going to lead/has lead/his lead/her lead/got lead)
    | (<partner>/<other_defender>) .. (then/now)? (led/leads/leading) (<suit>/before/<not>/while/though)
on_lead-who =
    | <who> (on lead/to lead/has lead/wants to lead/leads)
declarer_choice-forbid =
    | <declarer> <aux>? <forbids>
    | <declarer> (asks/says/wants/said/asked) .. <not> (spade/heart/diamond/club/spades/hearts/diamonds/clubs)
    | (asked/tells/told/wants) .. <not> to lead
declarer_choice-forbid-likely =
    | (forbid-/forbade/prohibit-/bar/bars/barred/ban/bans/banned/stop-/<not> to lead/<not> lead) .. (suit/spade/heart/diamond/club/lead/spades/hearts/diamonds/clubs)?
    | (<not>) (spade/heart/diamond/club/spades/hearts/diamonds/clubs)
declarer_choice-led_too_soon =
    | led before <declarer> <aux>? | (led/leads) .. <not> wait-
declarer_choice-led_too_soon-likely =
    | (led/leads/lead) (at once/straight away)? .. (before/<not>) .. (<declarer>/<me>/waiting/chose/choice/asking/said/choose/option/anything)
declarer_choice-none =
    | <declarer> leaves .. free
declarer_choice-none-likely =
    | (any lead/whatever/lead what/lead anything/you like/any suit/free to lead/leaves it)
    | (free/liberty) (to lead/choice)?
declarer_choice-require =
    | (demand-/requir-/insist-/impos-/order-/command-) (on)? .. (<suit>/that suit/lead)
deliberate-no =
    | (accident/accidental)
deliberate-no-likely =
    | by (accident/mistake)
deliberate-yes =
    | (deliberately/on purpose)
number_of_penalty_cards-one-likely =
    | #1 penalty card
number_of_penalty_cards-same_suit =
    | (#2/#3) .. (penalty cards/cards) .. (same suit/both (spades/hearts/diamonds/clubs))
    | both (spades/hearts/diamonds/clubs)
number_of_penalty_cards-same_suit-likely =
    | <several>
    | (#2/#3/#4) .. (penalty/cards/honours) .. (both/all)? (spades/hearts/diamonds/clubs/same suit)
number_of_penalty_cards-several_suits-likely =
    | <several>
number_of_penalty_cards-several_suits =
    | (#2/#3/several/more) penalty cards .. (different suits/various suits)
    | #2 .. cards .. (spade/heart/diamond/club) (&) (spade/heart/diamond/club)
leader_has_penalty_card-yes =
    | (leader/<partner>/on lead/<he>) .. (has/got/have) (#1/his/her/own) .. (too/as/also/own/of his)
    | both <defending_side> have | both .. (have/got) (#1)
due-other_duty =
    | + could <not> (have)? (legally)? play (it/penalty/exposed/his/my)
due-other_duty-likely =
    | (had to/must/obliged to/needed to) follow (to)? .. (suit/spades/hearts/diamonds/clubs)
misinformed-no =
    | nobody .. (told/misled/said/misinform-/prompt-)
misinformed-yes =
    | (said/told/tells/says/nodded/wav-/gestur-/prompt-) .. (your turn/turn of <me>/turn of <he>/turn of her/s turn/your go/my go/his go/her go/s go/it you/s lead/your lead/my lead/play on)
    | (said/told) .. you
declarer_side_played-dummy =
    | <dummy> (had/has)? (pushed/moved/pulled/detached/slid/put) .. (card/#1/up/forward)
    | <dummy> .. (on his own/own accord/off his own) | <dummy> .. (touched/moved/picked) .. card
declarer_side_played-no-likely =
    | <declarer> .. <not> .. played
partner_played_too_soon-no-likely =
    | <partner> .. (waited/waits/waiting/sitting on)
partner_played_too_soon-yes-likely =
    | <partner> .. (led/leads/lead/played/put) .. (before/<not>) .. (<declarer>/choice/wait-/decid-/chose/said/could)
both_sides_played_on-yes =
    | (<everyone>/<we>/all) .. (gone on/led to/played to/played on) .. (to)? .. (next)?
dummy_asked-no =
    | <dummy> .. (<not> ask-/<not> asked/quiet/silent/said nothing/mute/kept quiet/kept silent)
role-defender-likely =
    | + penalty card | + (minor/major) | + <declarer> .. (forbid-/require-/says/asks/wants/refuses/accepts/chose/choose)
how-named-likely =
    | (said/says/say/saying/blurt-/told/mutter-/exclaim-/announc-/let slip/out loud/aloud) .. (<me>/<he>) (had/have)? (got/have/had/hold/holds/has/holding)? .. (ace/king/queen/jack/#10/#2/#3/#4/#5/#6/#7/#8/#9/<high>/<low>)
honour-yes =
    | (drop-/drops/fell/falls/flash-/exposed/faced/led/leads/showed/shows) (ace/king/queen/jack/#10/<high>) | (ace/king/queen/jack/<high>) (fell/falls/dropped/drops/slipped/exposed/face/faced) | <high> out of turn
