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
    | articleminimum | insuff | <bid> over <beaten> | (too low/not enough)
origin-out_of_turn =
    | out of turn
    | (articleforward/articleaccepted/articlerepeated)
    | out of turn
origin-changed =
    | (changed/change of) (call/bid/mind)
    | articleslip | (bidding box/changed) .. (corrected/mishap/mind/call/bid)
origin-inadmissible =
    | inadmissible
    | (articleundone/articlebarred/articleabove/articleclosed) | <over_seven> | silenced
    | #8 <suits>
first_turn-yes =
    | (first/%1) (turn/time/lead) | opening lead
    | (first/%1) (turn/time/lead/to lead) | (opening/about to make) .. lead | leads for (the)? first | makes opening lead
    | for first time | about to make opening lead
first_turn-no =
    | (already/has) led (before/earlier/once)
    | (already/had/has) .. led .. (once/before/earlier/trick/one)? | on lead .. (twice/second time/again/already) | been on lead
    | second time | in again
    | been on lead
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
word-suits =
    | spades | spade | hearts | heart | diamonds | diamond | clubs | club | majors | minors | red | four
word-showed =
    | shown | showed | shows | showing | bid | bids | named | named | said
word-undone =
    | withdrawn | cancelled | retracted | taken back | annulled
specified-suits =
    | suits shown
    | (legal-/proper-/valid/count/stood/above board/later/afterwards/afterward/honest-/legit-) .. (<showed>)? .. <suits>
    | <suits> (shown/named) (legal-/proper-/afterward-/later)?
    | (offender/he/she/<offending>) (later/has/had/then/legally)? (<showed>) (both/only/all)? <suits>
    | (<showed>) .. <suits> .. (proper/legal/valid/count/stood) | only <suits> shown | (he/she/offender) (later)? showed <suits>
specified-none =
    | never (shown/showed/called/bid) .. (suit/again/anything)? | passed throughout | <not> (shown/showed) (suit/anything)
    | never legally showed
    | <not> (shown/showed) (suit/anything)
specified-SHDC =
    | (all four/#4/every) suits (naturally)? .. legal
exempt-27B1a =
    | articleminimum
exempt-25A =
    | articleslip
exempt-28B =
    | articleforward
exempt-29A =
    | articleaccepted | (accept-/went along/bid over it/condon-) .. (out of turn)?
exempt-31A1 =
    | articlerepeated
exempt-36A =
    | articleundone
exempt-37A =
    | articlebarred
exempt-38D =
    | articleabove
exempt-39B =
    | articleclosed
exempt-none =
    | (no/not/nothing) .. (rule/article/exempt-/exception/saves) .. (him/them/limit/away)?
withdrawn_relates_to_suits-suits =
    | (<undone>) * <suits> | <suits> ,? .. (<undone>) | <suits> .. (only/and nothing else/nothing but) .. (<undone>)?
    | (natural) <suits> | <undone> * <card>
    | (<undone>) .. (about/showed/showing/meant/meaning/promis-/indicat-/saying) .. <suits>
withdrawn_relates_to_suits-none =
    | (<undone>) .. <not> .. suit
