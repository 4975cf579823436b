# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
word-together =
    | at once | at same time | same time | at same moment | same moment | same instant | same %2 | simultaneously
    | together | in unison | very moment | very instant | exact moment | exactly when
word-seen =
    | see | seen | visible | read | showing | showed | shows | shown | show | make out | faced | plain | exposed
    | visible faced
word-hidden =
    | hidden | hiding | underneath | beneath | behind | quitted | upside down | tucked | concealed | covered
word-played =
    | played | led | plays | leads | play | lead | put | faced | laid | released | hit | landed | threw | dropped
    | reached | followed
word-suits =
    | spade | heart | diamond | club | small | low
case-two_cards_one_hand =
    | (<other_defender>/<partner>/<left_opponent>/<right_opponent>/<compass>/<dummy>/<me>) (has/had)? (played/plays/dropped/put/threw/pulled/detached) (down)? #2 (of)? (his/her/my)? cards | #2 cards .. from (<who> s hand/same hand/#1 hand)
    | stuck together | sticky cards
case-two_cards_one_hand-likely =
    | (#2/#3/both/extra/%2/pair of) (of)? (his/her/my/their)? <suits>? (cards/card/spades/hearts/diamonds/clubs/trumps/honours/trump)
    | (#2/#3/both) .. (cards/card/spades/hearts/diamonds/clubs/trumps/honours/faces)
    | (laid/put/played/threw/dropped/tossed/led/flung) .. (#2/#3/pair) | (slid/stuck/came) (along/with it/together)
    | <bid> .. (trick/down/fell/at once/together/<together>) | (pair/couple) of
    | (#3/#4) (<suits>/clubs/cards/hearts/spades/diamonds) | double card | #2 (on/to) (#1/same)? trick | moved #2
    | (put/fell/moved/dropped) <bid> | <card> (with/plus) .. <card> .. (<together>)
    | (ace/king/queen/jack/#10/<card>) (ace/king/queen/jack/#10/<card>) | stuck | sticky
case-two_players =
    | #2 players (played/plays/put) | <we> both (played/discarded) | + (played/plays) (card)? at same (time/moment) as
case-two_players-likely =
    | (#2/both) (players/<defending_side>/<opposing_side>/people/different players/hands)
    | both (<defending_side>/<opposing_side>/players) | <we> (<played>) | <we> both (<played>) | both our cards
    | <we> tied | both of (<we>/<they>) (<played>/<together>) | <him> <him> .. (<together>)
    | (<together>) .. <him> <him> | (<together>) (as) <him> | (<together>) <him> (<played>)
    | <him> (<played>) <him> .. (<together>) | (<played>) .. (with/against) <him> .. (<together>)
    | <him> .. <played> .. (<together>) as | <we> (both)? (<played>) .. (<together>)
    | (<played>) .. as <him> (<played>)
visible-more =
    | (both/#2) (cards/faces) (visible/seen/can seen/could seen) | both (visible/showing) | both faces (visible/seen) | both (faces/face)
    | (showing/showed/saw/seen/see) both (cards/faces) | showing both | all visible
visible-more-likely =
    | (both/all/#2/#3) (cards/faces/of <they>)? (could/can/plainly/plain)? (<seen>) | (#2/#3/both) faces
    | (cards) .. (both) (<seen>) | both plain | both of <they> (<seen>) | all (#3)? (<seen>) | all (faced/<seen>)
    | <card> (both)? (<seen>) | (read/see/saw) all | (<seen>) .. (both/<they> all/all of <they>)
visible-one =
    | top card (visible/seen/can seen/could seen/showing) | (other/%2) card hidden
visible-one-likely =
    | (top/#1/%1) .. (<seen>) | (#1/%1/top/top card/top #1/front) (card/face)? (of <they>/of #2)? can? (<seen>)
    | (other/%2/lower/bottom/it/#1) .. (<hidden>) | can .. (see/make out/read) (<card>/#1/#5/#6/king/ace/queen/jack)
    | (<hidden>) (it/other/%1) .. <not>? | (<card>/ace/king/queen/jack/#10/#5/#6) .. can seen
    | <not> .. (see/read/make out/seen) .. (other/%2/lower/bottom) | (other/%2/lower/bottom) .. <not> .. (<seen>)
hand-declarer-likely =
    | contract holder | in my (contract/<card>) | (<me>/<we>) (declaring/declared) | playing contract
hand-defender-likely =
    | <defender> | defending | (<me>/<we>) (defending/defended) | defend | on <defending_side>
