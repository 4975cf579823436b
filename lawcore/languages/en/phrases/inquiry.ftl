# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
offender-role = asker
word-asks =
    | ask | asks | asked | asking | query | queries | queried | inquires | inquired | enquires | enquired | questioned
    | questions | says | said | say | goes | went | wonders | wondered
offender =
    | <who> (asked/asks/ask/wants/queries/query/enquire-/inquire-/requests)
    | <who> (queried/queries/wants/wanted/requested)
asker-declarer =
    | <declarer> (ask-/wants/wanted/query/queries)
asker-declarer-likely =
    | <declarer> .. (ask-/wants/wanted/query/queries/see)
asker-defender =
    | <me> defending | <defending_side> ask
asker-defender-likely =
    | (on/in) <defending_side> | (<me>/<we>)? defending | in <defending_side>
    | (ask-/asks/asked) (my/his/her)? <partner> | <defending_side> .. ask
asker-dummy =
    | <dummy> (would like/wants/asks/asked) | as <dummy> <me>
asker-dummy-likely =
    | <dummy> .. (ask-/says/said/goes/went/queries/wants) | <dummy> .. (would like/wants/asks/asked/goes/says)
    | (as/<me>) <dummy>
wants-ask_about_dummy =
    | <asks> about <dummy>
wants-ask_about_dummy-likely =
    | <asks> .. (on table/in <dummy>/about <dummy>/<dummy> s discard)
wants-ask_declarer =
    | (asked/asks) <declarer> (inquiry/having/<not>/about/,/.)
    | <dummy> <asks> (<declarer>/<partner>) (inquiry/having/<not>/about/,/.)
wants-ask_declarer-likely =
    | (ask-/asked/asks) <declarer>
    | <dummy> .. <asks> .. (<declarer>/his <partner>/her <partner>/my <partner>/<partner>)
wants-ask_defender =
    | <defending_side> .. <asks> each other
    | <declarer> <asks> (<left_opponent>/<right_opponent>/<west>/<east>/<north>/<south>/<opponent>/<defender>)
    | <dummy> (asks/asked) (<left_opponent>/<right_opponent>/<west>/<east>/<north>/<south>/<opponent>/<defender>)
wants-ask_defender-likely =
    | <defending_side> .. (each other/#1 #1 more)
    | (<declarer>) .. <asks> .. (<left_opponent>/<right_opponent>/<west>/<east>/<north>/<south>/<opponent>/<defender>)
    | <dummy> .. (to/asks/asked/ask) (my)? (<left_opponent>/<right_opponent>/<west>/<east>/<north>/<south>/<opponent>/<defender>)
wants-see_trick =
    | (see/look at/inspect/view/review) (last/previous/that/this)? trick | (see/look at) (last/previous) (trick/#1)
    | see it again
wants-see_trick-likely =
    | (turn/turned/show/reopen) .. (up/back/again/over)
    | (show/shown/turn/face/faced/reopen) .. (trick/up/again/cards)
    | (see/look/inspect/review/check/view/peek) .. (trick/again/last/last #1/previous/that #1/at it/back)
    | (see/look/inspect/view/show/face/review) .. (trick/cards/it again/last)
trick-card_faced =
    | (own/his/my/her) (own)? card faced
trick-card_faced-likely =
    | (card/mine/my card) .. (<not>/faced/up) .. (turned/faced/up)? | (mine/my card/card) s? (up/open)
    | (own/his/my/mine/her) (card)? (s)? (up/faced)
trick-card_turned =
    | (turned/flipped/quitted) (my/his/her/own) card .. (nobody/noone) .. (led/played)
    | (my/own/his/her) card (quitted/turned over)
trick-card_turned-likely =
    | card .. (turned/quitted) | (turned/flipped) (mine/his/hers/my card/his own/own card)
    | (turned/flipped/quitted) (his/her/mine/my/their/own)? (own/card/over)? .. (<not>/nobody/noone) .. (led/played/moved/gone on)
    | card (quitted/turned over/over)
trick-quitted-likely =
    | (led/played) to next
asked-after_others =
    | after (<dummy>/<declarer>/<west>/<east>/<north>/<south>/<left_opponent>/<right_opponent>/<partner>/<defender>/<other_defender>/<somebody>) (had/has)? (asked/queried)
asked-after_others-likely =
    | (had/have/has) (asked/queried/said) | after .. (asked/said/queried)
    | (after/once) (<dummy>/<declarer>/<west>/<east>/<north>/<south>/<left_opponent>/<right_opponent>/<partner>/<defender>/<other_defender>/<somebody>) (had/has)
asked-not_yet =
    | + (want/wants/wanted/like) to ask | + <not> asked
asked-not_yet-likely =
    | + (can/may/could) (<me>/<we>/<he>/<they>/<dummy>/<declarer>/<defender>/<defending_side>/<east>/<west>/<north>/<south>/<left_opponent>/<right_opponent>/my <partner>/<partner>) .. (ask/query/say)
    | + (want/wants/wanted/like) to (ask/know/query) | + <not> (asked/done/far/done it)
dummy_lost_rights-no =
    | <dummy> (has/had)? <not> (left/looked/moved/exchanged/peeked)
    | rights (intact/unimpaired/preserved/kept/untouched)
dummy_lost_rights-no-likely =
    | <dummy> .. <not> .. (left/peeked/looked/moved/seen/exchanged)
dummy_lost_rights-yes-likely =
    | <dummy> .. (exchanged/swapped/lost/forfeited/looked at/peeked/walked/wandered/seen/stood/got up/looking/to look/behind/left/changed seats/changed chairs/moved/gone) .. (hand/hands/cards/over/round/behind/rights/seat/seats/chair/peep/<declarer>)?
