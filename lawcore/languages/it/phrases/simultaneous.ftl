# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 58
certain =
    | (#2/#3/due/tre) carte .. (insieme/contemporanea-/alla volta/assieme/un colpo/stesso momento) | (simultane-/contemporanea-)
    | nello? stesso (momento/istante/tempo) | (carte) (appiccicate/attaccate)
topic =
    | (#2/due) carte .. (giocat-/uscite/tirat-)
hint =
    | (insieme/appiccic-)
against =
    | (licita/dichiarazione) | presa dopo
case-two_cards_one_hand =
    | (#2/#3) carte | appiccicat-
case-two_players =
    | (tutti e due/entrambi/due giocatori/due difensori) .. (giocat-/attaccat-)
visible-one =
    | (vede/visibile/scoperta) .. (solo)? #1 | altra .. copert-
visible-more =
    | (entrambe/tutte e due/due) .. (visibil-/scopert-/vedono/viste)
hand-defender =
    | difensore
hand-declarer =
    | (dichiarante/morto)
case-two_cards_one_hand-else =
    | (due/#2/tre/#3/seconda/altra) .. carte? .. (insieme/appiccic-/attaccat-/incollat-/stessa/presa/mano/sotto)?
case-two_players-else =
    | (due/entrambi) (giocatori/difensori) | (stesso/medesimo) (istante/momento)
visible-one-else =
    | (solo/soltanto/una) .. (ved-/visibil-/vist-) | (altra) .. (nascost-/coperta/sotto)
visible-more-else =
    | (entrambe/tutte e due/due) .. (visibil-/scopert-/ved-/vist-/faccia)
hand-defender-else =
    | (difensore/est/ovest/avversario/controgiocante)
hand-declarer-else =
    | (dichiarante/giocante/morto)
