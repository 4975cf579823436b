# How a restriction on the lead is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 26
certain =
    | lead (restriction-/penalt-)
    | lead (restriction/restrictions/penalty/penalties) | (restriction-/26b/law 26) | (can/may) .. (forbid/prohibit/require/ask for/ban) .. lead
topic =
    | (forbid/prohibit/ban/bar/require) .. lead .. (suit/after/because)
    | (withdrawn/cancelled) (call/bid) .. lead
    | (after/because of) .. (insufficient-/withdrawn/changed/out of turn) .. lead | forbid .. lead .. (bid/call/withdrawn)
hint =
    | (withdrawn/cancelled)
    | (prohibit-/forbid-/forbad-)
    | (withdrawn/retracted) (call/bid) | forbid- | lead
against =
    | exposed card
    | penalty card-
    | (revok-/reneg-)
    | exposed
origin-ib =
    | insufficient-
origin-out_of_turn =
    | out of turn
origin-changed =
    | (changed/change of) (call/bid/mind)
origin-inadmissible =
    | inadmissible
first_turn-yes =
    | (first/%1) (turn/time/lead) | opening lead
first_turn-no =
    | (already/has) led (before/earlier/once)
origin-ib-else =
    | (insufficient/not enough/too low) .. (bid)?
origin-out_of_turn-else =
    | (out of turn/out of rotation/oot)
origin-changed-else =
    | (changed/replaced) .. (call/bid/pass)
first_turn-yes-else =
    | (first (turn/time/lead)/opening lead)
first_turn-no-else =
    | (already/had) .. (led/been on lead/lead) .. (once/before/earlier)?
side-defends =
    | (defend-/defence/defense/on lead) | (<offending>/they/partner/mate) .. (lead/leads/leading)
    | (partner/mate/<offending>) .. (opening lead/first lead/first turn to lead) | (i/me/we) (declare/declaring/play/playing)
    | lost auction | on lead | (against/to) our <card> | partner .. on lead
side-declares =
    | (they/<offending>/offenders/offending side/who broke rules) .. (declar-/in contract/playing/won auction/won contract)
    | we .. won auction | their contract | <offending> .. (declare/declares/plays contract) | <who> plays it ++ withdrawn
