# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
offender-role = asker
word-asks =
    | ask | asks | asked | asking | query | queries | queried | inquires | inquired | enquires | enquired | questioned
    | questions | says | said | say | goes | went | wonders | wondered
offender =
    | <who> (asked/asks/ask/wants/queries/query/enquire-/inquire-/requests)
    | <who> (queried/queries/goes/speaking/here/wants/wanted/turns/requested/peeked)
asker-declarer =
    | <declarer> .. (ask-/wants/wanted/query/queries/see)
asker-defender =
    | (<me>/<we>)? defending | in <defending_side> | <defending_side> .. ask
    | (ask-/asks/asked) (my/his/her)? <partner>
asker-defender-likely =
    | (on/in) <defending_side>
asker-dummy =
    | <dummy> .. (would like/wants/asks/asked/goes/says) | (as/<me>) <dummy>
asker-dummy-likely =
    | <dummy> .. (ask-/says/said/goes/went/queries/wants)
wants-ask_about_dummy =
    | <asks> .. (on table/in <dummy>/about <dummy>/<dummy> s discard)
wants-ask_declarer =
    | (ask-/asked/asks) <declarer>
    | <dummy> .. <asks> .. (<declarer>/his <partner>/her <partner>/my <partner>/<partner>)
wants-ask_defender =
    | <defending_side> .. (each other/#1 #1 more)
    | (<declarer>) .. <asks> .. (<left_opponent>/<right_opponent>/<west>/<east>/<north>/<south>/<opponent>/<defender>)
    | <dummy> .. (to/asks/asked/ask) (my)? (<left_opponent>/<right_opponent>/<west>/<east>/<north>/<south>/<opponent>/<defender>)
wants-see_trick =
    | (see/look/inspect/view/show/face/review) .. (trick/cards/it again/last)
    | (turn/turned/show/reopen) .. (up/back/again/over)
    | (show/shown/turn/face/faced/reopen) .. (trick/up/again/cards)
    | (see/look/inspect/review/check/view/peek) .. (trick/again/last/last #1/previous/that #1/at it/back)
trick-card_faced =
    | (own/his/my/mine/her) (card)? (s)? (up/faced) | (mine/my card/card) s? (up/open)
trick-card_faced-likely =
    | (card/mine/my card) .. (<not>/faced/up) .. (turned/faced/up)?
trick-card_turned =
    | (turned/flipped/quitted) (his/her/mine/my/their/own)? (own/card/over)? .. (<not>/nobody/noone) .. (led/played/moved/gone on)
    | card (quitted/turned over/over)
trick-card_turned-likely =
    | card .. (turned/quitted) | (turned/flipped) (mine/his/hers/my card/his own/own card)
trick-quitted =
    | (led/played) to next
asked-after_others =
    | (had/have/has) (asked/queried/said)
    | (after/once) (<dummy>/<declarer>/<west>/<east>/<north>/<south>/<left_opponent>/<right_opponent>/<partner>/<defender>/<other_defender>/<somebody>) (had/has)
    | after .. (asked/said/queried)
asked-not_yet =
    | + (want/wants/wanted/like) to (ask/know/query) | + <not> (asked/done/far/done it)
asked-not_yet-likely =
    | + (can/may/could) (<me>/<we>/<he>/<they>/<dummy>/<declarer>/<defender>/<defending_side>/<east>/<west>/<north>/<south>/<left_opponent>/<right_opponent>/my <partner>/<partner>) .. (ask/query/say)
dummy_lost_rights-no =
    | <dummy> .. <not> .. (left/peeked/looked/moved/seen/exchanged)
    | rights (intact/unimpaired/preserved/kept/untouched)
dummy_lost_rights-yes-likely =
    | <dummy> .. (exchanged/swapped/lost/forfeited/looked at/peeked/walked/wandered/seen/stood/got up/looking/to look/behind/left/changed seats/changed chairs/moved/gone) .. (hand/hands/cards/over/round/behind/rights/seat/seats/chair/peep/<declarer>)?
