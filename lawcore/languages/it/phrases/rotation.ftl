# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 33
certain =
    | (dichiarat-/licit-/passat-/contrat-/parlat-) .. (insieme/contemporanea-/stesso momento) | (#3/tre) passo .. fuori turno
    | (saltato/perso) .. turno | mano passata .. (fuori turno/turno)
topic =
    | turno .. saltat-
hint =
    | turno
against =
    | (carta/presa/attacco)
case-simultaneous_calls =
    | (insieme/contemporanea-/stesso momento)
case-three_passes_one_out_of_rotation =
    | (#3/tre) passo
deprived-yes =
    | (saltato/perso) .. turno | <not> .. potuto .. (parlare/dichiarare)
lead_faced-yes =
    | attacco .. (fatto/scoperto)
case-three_passes_one_out_of_rotation-else =
    | (tre/#3) (passo/passi) | passo ,? passo ,? passo
case-simultaneous_calls-else =
    | (insieme/contemporane-/stesso istante/stesso momento) .. (parlat-/licit-/dichiar-/passat-)?
deprived-yes-else =
    | <not> .. (mai/parlat-/turno/licitat-/dichiarat-) | (saltat-/scavalcat-/perso il turno)
lead_faced-no-else =
    | (attacco) .. <not> | prima .. attacco | <not> .. attacc-
lead_faced-yes-else =
    | attacco .. (fatto/scoperto/girato)
