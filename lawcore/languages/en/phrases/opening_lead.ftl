# How an opening lead is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 41
certain =
    | face down lead
    | lead ? face down
    | (change/retract/withdraw/withdrawn/take back) .. (opening lead/face down)
    | (ask/asks/asking) .. (questions/about/bidding) .. (face down/before .. lead)
    | dummy .. (put/puts/spread-/went down/down) .. before .. (lead/led)
    | (opening lead) .. (withdrawn/retracted/taken back/changed)
    | (right/correct/proper) (person/defender/player/leader) .. (led/faced)
    | (led/leads) face down .. (asks/explanation/question/review)
topic =
    | opening lead .. (face down/retract-/withdraw-/take back/taken back/change)
    | (led/leads) face down
    | lead .. (face down)
    | (card/lead) .. (not turned/still face down)
    | (take back/retract-) .. (opening lead/lead)
    | opening lead
hint =
    | face up
    | (led/lead/leads)
    | face down
against =
    | trick
    | (out of turn/both of us)
    | (wrong defender) .. (accept-/spread)
    | (revok-/reneg-)
    | not mine
leader-right =
    | (right/correct/proper) (person/defender/player/leader) | (right/correct/proper/rightful) (person/defender/player/leader/hand/one)
    | (player/defender/person) .. (on lead/to lead/whose lead/who should lead) | (lho/declarer s lho/declarer s left) .. (led/leads)
    | (i/he/she) on lead | my (opening)? lead
leader-wrong =
    | (wrong) (person/defender/player/leader)
    | wrong (person/defender/player/leader/hand/one/side) | (led/lead/leads) out of turn | <not> (on lead/turn to lead/to lead) | instead of
leader-decl_side =
    | (declarer/dummy) led
    | (declarer/dummy) .. (led/leads/lead/opening lead) | (declaring side)
faced-no =
    | face down | not turned
    | (face down/not turned/unfaced/not faced/concealed/not face up/still down)
faced-yes =
    | led faced | faced (lead/up)
    | (face up/faced/turned over/exposed/face upwards)
misinformed-yes =
    | told .. (lead)
    | (told/said/informed) .. (lead/turn/on lead) | (wrong/mis) (explan-/information) | misinform- | (opponent/declarer/they) .. (told/said) .. lead
choice-accept =
    | (declarer/dummy/they/we/i) .. <accepts> | accepted
choice-refuse =
    | <not> .. <accepts> | <declines> | (wants/asked) .. (back/retracted/other lead)
choice-spread =
    | (declarer) .. (spread/tabled/put down/laid/faced) .. (hand/cards) | (declarer) .. (becomes/became/be) dummy
choice-undecided =
    | <not> decided
partner_down-yes =
    | partner .. (also/too)? .. face down | (both) .. (led/leads)
dummy_seen-yes =
    | (seen/saw) .. dummy | dummy .. (spread/tabled/down/faced/exposed)
leader-wrong-else =
    | (wrong/incorrect) (one/side/defender/hand/opponent/player/opp/person)
leader-decl_side-else =
    | (declarer/dummy) .. (led/leads/made/lead) .. (opening lead/himself/herself)?
faced-no-else =
    | (upside down/face down/concealed/not turned/still down)
faced-yes-else =
    | (face up/faced/turned over)
choice-refuse-else =
    | (refus-/reject-/<not> want/<not> accept)
choice-spread-else =
    | (spread/tabled/put) .. (hand/cards) .. (dummy)?
