# How misinformation is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 21
certain =
    | misexplain-
    | (alert-) .. (wrong/wrongly/late/not/must/missing)
    | (wrong) (explanation/information)
    | told .. (transfer/natural/weak/strong) .. (but)
    | not announcement
    | not agreement
    | forgot .. system
    | misinformation
    | (misinformation/misinform-/mis information)
    | not (alert/alerted/announced)
    | (failed/forgot) to (alert/announce)
    | (unalerted/without alert/late alert)
    | (wrong/mistaken/incorrect/bad/misleading) (explan-/information/info/description)
    | (correct-) .. explan-
    | not agreement
topic =
    | alert-
    | (explan-/described/description) .. (wrong/weak/strong/incorrect/natural/mistaken/instead/turned out/but)
    | (told) .. (weak/strong/natural/wrong/artificial/meant/showed)
    | (natural) .. told
    | (forgot/forgets) .. (system/agreement/convention/transfer)
    | misbid-
    | convention card
    | explan-
hint =
    | i (would/had) .. (bid/doubled/led/passed)
    | (natural/artificial/weak/strong)
    | agreement-
    | auction
trace =
    | (psych/psychic)
against =
    | (hesitat-/tempo)
    | (led face down)
when-auction =
    | (still/during/in) .. (auction/bidding)
when-clarification =
    | after final pass | before .. (lead/opening lead)
when-play =
    | mid play | during play
when-after =
    | after .. (hand/play/board) | (hand/play/board) over | afterwards
m_kind-wrong_expl =
    | (wrong/mistaken/incorrect) (explan-/information/info) | (correct-) .. explan- | told .. (natural/weak/strong/transfer/multi) | (explained/described) .. (wrong/wrongly/incorrectly) | misexplain-
    | (explain-/told/said) .. as .. (it/but) .. (strong/weak/natural/artificial)
m_kind-failed_alert =
    | not (alert/alerted/announce/announced) | (failed/forgot) to (alert/announce) | unalerted | late alert
m_kind-no_agreement =
    | not agreement | (no idea/not know) what .. means
m_kind-misbid =
    | (misbid/forgot .. system)
m_partner-not_called =
    | partner not (called/bid)
m_partner-called =
    | partner .. (already)? (called/bid)
m_harm-yes =
    | (gained/damaged/cost us/would have)
