# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 58
certain =
    | (#2/two/#3/three) cards .. (at once/at same time/simultaneous-/together/at time) | simultaneous-
    | (both) .. (played/led) .. (at once/same time/together/same moment) | at same (time/moment/instant) | stuck together
topic =
    | (two/#2) (cards/players) .. (played/led/came out)
hint =
    | (together/once/stuck)
against =
    | (auction/bidding/bid/call) | next trick
word-together =
    | at once | at same time | same time | at same moment | same moment | same instant | same second | simultaneously | together | in unison
    | very moment | very instant | exact moment | exactly when
word-seen =
    | see | seen | visible | read | showing | showed | shows | shown | show | make out | faced | plain | exposed | visible faced | face up
word-hidden =
    | hidden | hiding | underneath | beneath | behind | face down | upside down | tucked | concealed | quitted | covered
word-played =
    | played | led | plays | leads | play | lead | put | faced | laid | released | hit | landed | threw | dropped | reached | followed
case-two_players =
    | <him> & <him> .. (<together>) | (<together>) .. <him> & <him> | (<together>) (as) <him>
    | (<together>) <him> (<played>) | <him> (<played>) & <him> .. (<together>) | (<played>) .. as <him> (<played>)
    | (#2/both) (players/defenders/opponents/people/different players/hands) | both (defenders/opponents/players)
    | we (both)? (<played>) .. (<together>) | we both (<played>) | us (<played>) | both our cards | we tied
    | (<played>) .. (with/against) <him> .. (<together>) | <him> .. <played> .. (<together>) as
    | both of (us/them) (<played>/<together>)
case-two_cards_one_hand-else =
    | (#2/#3/both/extra/second/pair of/couple of) (of)? (his/her/my/their)? <suits>? (cards/card/spades/hearts/diamonds/clubs/trumps/honours/trump)
    | (#2/#3/both) .. (cards/card/spades/hearts/diamonds/clubs/trumps/honours/faces) | (pair/couple) of | double card
    | stuck | sticky | <bid> .. (trick/down/fell/at once/together/<together>) | (put/fell/moved/dropped) <bid>
    | (laid/put/played/threw/dropped/tossed/led/flung) .. (#2/#3/pair) | #2 (of them)? (fell/came/dropped/at/out/from)
    | <card> (&/with/plus) * <card> .. (<together>)
    | (ace/king/queen/jack/ten/<card>) & (ace/king/queen/jack/ten/<card>) | #2 (on/to) (one/#1/same)? trick | moved #2
    | (slid/stuck/came) (along/with it/together) | (pair/brace/couple) (of)? .. (at once/together)
    | (three/#3/#4) (<suits>/clubs/cards/hearts/spades/diamonds)
word-suits = spade | heart | diamond | club | small | low
visible-one =
    | (<seen>) .. (top #1/top card/top/#1/first/lower #1/front #1) | (#1/first/top/top card/top #1/front) (card/face)? (of them/of two)? can? (<seen>)
    | (top/one/#1/first) .. (<seen>) | (<card>/ace/king/queen/jack/ten/five/six) .. can be seen | can .. (see/make out/read) (<card>/#1/five/six/king/ace/queen/jack)
    | (other/second/lower/bottom/it/#1) .. (<hidden>) | <not> .. (see/read/make out/seen) .. (other/second/lower/bottom)
    | (other/second/lower/bottom) .. <not> .. (<seen>) | (<hidden>) (it/other/first) .. <not>?
visible-more =
    | (both/all/#2/#3) (cards/faces/of them)? (could be/were/are/can be/plainly/plain)? (<seen>)
    | (<seen>) .. (both/them all/all of them) | both (faces/face) | (#2/#3/both) faces | both plain | all visible
    | both of them (<seen>) | both .. (plain/<seen>) | showing both | (cards) .. (both) (<seen>) | all (faced/<seen>)
    | & <card> (both)? (<seen>) | (read/see/saw) all | all (#3)? (<seen>)
hand-defender =
    | defender | defenders | on defence | defending side | defence | (i/we) (defending/defended) | defending | defend
hand-declarer =
    | (declarer/dummy) | in my (contract/<card>) | contract holder | (i/we) (declaring/declared) | playing contract
hand-defender-else =
    | (lho/rho/opponent)
hand-unless =
    | <him> & <him> | #2 (players/opponents) | as (lho/rho/opponent) | at very moment | with my opponent
    | same (time/moment/instant)
