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
    | out of turn | out of rotation | out of order | (articleforward/articleaccepted/articlerepeated) | when it not his turn | not his turn
origin-changed =
    | (changed/change of) (call/bid/mind) | articleslip | (bidding box/changed) .. (corrected/mishap/mind/call/bid) | (call/bid/<card>) (he/she/they)? changed | changed (to/from) | switched (call/calls/bid/bids)
    | (slip/mispull) .. (corrected/put right) | changed (<card>/pass/double)
origin-inadmissible =
    | inadmissible | ineligible | (articleundone/articlebarred/articleabove/articleclosed) | <over_seven> | silenced | #8 <suits> | (bid/call/opening) of #8 | (double/redouble/bid/call) .. (not allowed/no right to make/was not allowed)
    | barred (bidder/player/partner) | (keep quiet) .. bid
first_turn-yes =
    | (first/%1) (turn/time/lead) | opening (lead/leader) ++ (partner/his/her/makes/about/offender/to lead/defend-) | (first/%1) (turn/time/lead/to lead) | (about to make) .. lead | (leads/leading/lead) (for)? %1 | (leads/lead) first $
    | for %1 time | (lead/on lead/leads) to (trick #1/%1 trick) | (never/not) .. on lead before
first_turn-no =
    | (already/has/had/have) led .. (once/before/earlier/trick/one)? | (partner/he/she) led .. (before/earlier/once) | on lead .. (twice/second time/%2 time/again) | (had/has/have) on lead (before/earlier/once/at)? | (second/%2) time | in again | led at trick #1 | on lead at trick #1
origin-ib-else =
    | (insufficient/not enough/too low) .. (bid)?
origin-out_of_turn-else =
    | (out of turn/out of rotation/oot)
origin-changed-else =
    | (changed/replaced/swapped) .. (call/bid/pass) ++ (changed/switched) | (changed/replaced) (his/her)? (call/bid/pass)
first_turn-yes-else =
    | (first (turn/time/lead)/opening lead)
first_turn-no-else =
    | (already/had) .. (led) .. (once/before/earlier)
side-defends =
    | (defend/defends/defending/defended) | (on/in) defence | (<offending>/they/partner/mate/<him>) (is/are/was)? (on lead/to lead/about to lead) .. (for %1 time/against)? | (partner/mate/<offending>) .. (opening lead/opening leader/first lead/first turn to lead/first time)
    | (i/me/we) (declare/declaring/play/playing) | lost auction | (against/to) our <card> | we in <card> | now on lead | <him> (now/is)? on lead | (his/her/my) mate (has/leads/to lead/on lead)
side-declares =
    | who broke rules .. in contract | <offending> .. (won auction/bought it/in contract) | (made insufficient bid) & won auction
    | (they/<offending>/offenders/offending side/who broke rules) * (declare/declares/declared/declaring/in contract/playing/won auction/won contract/got to play/play it/plays it/bought contract/bought it/buys contract) .. (it/contract)?
    | (they/<offending>/offenders/offending side) .. (declare/declares/declaring/bought contract/play contract) .. lead (restriction/restrictions/penalties/penalty)?
    | their contract | contract theirs | <who> plays it ++ withdrawn | (they/he/she/offender/offenders) ve? (bought/won) contract .. lead?
word-suits =
    | spades | spade | hearts | heart | diamonds | diamond | clubs | club | majors | minors | red | reds | black suits | four
word-showed =
    | shown | showed | shows | showing | bid | bids | bidding | named | names | said | promised | mentioned | called
word-undone =
    | withdrawn | withdrew | cancelled | canceled | retracted | taken back | took back | takes back | pulled back | annulled | removed | pulled | pulled bid | came back | annuls | revoked
word-amiss = out of turn | out of rotation | insufficient | too low | inadmissible | illegal | changed | not allowed
word-denoted =
    | showed | showing | shown | shows | promised | promising | promises | meant | meaning | means | indicated | indicating | natural | saying | denoting | with | about
word-legally =
    | legally | properly | legitimately | honestly | later | afterwards | afterward | since | subsequently | then | eventually | legit
word-stands =
    | legal auction | legal one | legal call | legal bidding | one that stands | auction that stood | what stood | what finally stood | valid auction | proper auction | calls that count | calls that stood | proper calls | valid calls | legal calls | valid overcall | legal overcall | proper fashion | rest of auction | real auction
specified-suits =
    | (<showed>) (both/only)? <suits> * (in/with)? (his/her)? <stands> | in <stands> * (<showed>) <suits>
    | (<legally>) (<he>)? (only)? (ever)? (<showed>) (only/just)? <suits> | <suits> * <showed> , all above board | in <stands> <he> <showed> <suits>
    | (<legally>) (only/ever/just)? (<showed>/showed) * <suits> | (<showed>) (only/just/both/ever)? <suits> (suit)? (<legally>/again) | <stands> * <suits> | <suits> (in) <stands>
    | (<he>/<offending>/offender) (only/just/ever/<legally>)? (<showed>) (both/only/all/just)? <suits> ++ (<undone>/<legally>/legal) | in <stands> (he/she/offender) (<showed>) <suits>
    | (legal/proper/valid) (call/bid/one/bidding) (<showed>/is/was)? <suits> | <suits> (<showed>) (<legally>/again/afterwards) | (ended up) (<showed>) <suits>
    | but .. (<showed>) <suits> (<legally>) | <suits> in (legal one/legal auction) | afterwards (he/she)? (only)? ever? (<showed>) <suits> | <suits> (bid) since | non comparable <card> | <card> (natural)? (stands)
specified-none =
    | never (shown/showed/called/bid/named) .. (suit/again/anything)? | passes from then on | <not> (shown/showed) (suit/anything) | never legally showed
    | (nothing/no suit/no suits) (else)? (shown/showed/bid/named/legally)? (afterwards/after/since/later/legally/thereafter) | + nothing about suits since | legally showed (nothing/<not>) | nothing (specified/shown since/shown afterwards/shown after)
    | (showed/shown/named/said) nothing (legally/since/later/afterwards) | (later)? legally? showed nothing | <not> suit (shown/named) legally
specified-SHDC =
    | (all four/#4/every/all #4) suits (naturally)? .. (legal/by end) | (shown/bid/named/showed) all? #4 (suits)? .. (legal/by end/properly)?
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
    | (no/not/nothing) .. (rule/article/exempt-/exemption/exception/saves/law excuses/excuses) .. (him/them/limit/away)?
withdrawn_relates_to_suits-suits =
    | <undone> <card>? (call/bid/double/opening/overcall)? * (<denoted>) * <suits> | (<suits>) .. (nothing else/only/those/nothing but) .. (<undone>) | (<undone>) .. michaels , (<denoted>)? (both)? <suits>
    | (<undone>) (call/bid/double/redouble/opening/overcall/one/<card>)? (had/was/were)? (<denoted>)? (both/only/just/a/natural/takeout/three suited)? (double)? <suits> (suit/bid/overcall/call/opening)?
    | ^ <undone> (call/bid/double/opening/overcall/one)? , <suits> $ | (<undone>) * (<denoted>) * (,)? <suits> | <suits> (bid/suit/call/overcall/suits)? (and nothing else/only)? (<undone>/<amiss>)
    | (<amiss>) (call/bid/double/redouble/opening/overcall/one) (that)? (<denoted>) (both)? <suits> | (call/bid/double) (he/she/they) (<undone>) (<denoted>) <suits> | <suits> (<denoted>) .. (<undone>)
    | (<undone>) (a)? <suits> (<denoted>) (<card>/bid)? | <suits> (shown/promised) by it | (<undone>) ++ double (promised/showed) all? #4
    | (<undone>/<amiss>) (bid/call/overcall/opening)? <card> (natural/overcall)? | <card> (natural)? (bid/call/overcall/opening/suit)? (<undone>/<amiss>) | <card> , (natural)? (<undone>) | (changed/swapped/switched) <card> (to/for) | <card> to pass
    | <suits> (bid/call) (he/she/they) (changed/<undone>) | (withdrew/took back) (natural)? <card> | double (promised/showed/showing) <suits> ++ <undone> | <suits> in (<undone>) (call/bid/one) | <suits> (<legally>)? , (<undone>)
withdrawn_relates_to_suits-none =
    | (<undone>/<amiss>) .. (<not>/nothing) .. (suit/suits) | (<undone>/<amiss>) .. (artificial) .. (<not>) suit | + (<card>/double/redouble/bid/call) (said/showed/showing/says) (nothing/<not>) .. suit- | + (double/redouble/call/bid) .. (<not>) .. (about/relate) .. suit-
    | artificial .. <not> suit
