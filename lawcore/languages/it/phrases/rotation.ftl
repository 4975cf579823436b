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
