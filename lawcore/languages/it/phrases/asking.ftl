# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
what-for_partner =
    | (chiest-/domand-) .. per <partner>
what-not_his_turn =
    | (chiest-/domand-) .. fuori turno | (chiest-/chiede/domand-) .. <not> (suo turno/toccava) | <dummy> (chiede/chiesto)
what-own_card =
    | (guard-/consult-/sbirci-) .. (propria/sua) (carta di sistema/convention card)
what-part_review =
    | (ripetizione/riepilogo) .. (parzial-/interrott-/parte)
    | (parzial-/interrott-/parte) .. (ripetizione/licitazione/riepilogo)
what-wrong_review =
    | (ripetizione/riepilogo) .. (errat-/sbagliat-/errore)
