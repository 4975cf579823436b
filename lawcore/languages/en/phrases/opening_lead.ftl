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
    | (right/correct/proper) (person/defender/player/leader)
leader-wrong =
    | (wrong) (person/defender/player/leader)
leader-decl_side =
    | (declarer/dummy) led
faced-no =
    | face down | not turned
faced-yes =
    | led faced | faced (lead/up)
misinformed-yes =
    | told .. (lead)
