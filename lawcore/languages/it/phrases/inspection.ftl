# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 66
certain =
    | (vedere/rivedere/guardare/ispezionare/controllare/mostrare) .. (presa/prese)
    | (presa/carta) .. (girata/messa/orientata/verso/storta) .. (sbagliat-/male) | (sbirciare) .. prese
topic =
    | ispezion- .. pres-
hint =
    | (presa/girat-)
against =
    | (chied-/domand-) .. (niente/picche/cuori/quadri/fiori) | renonce
case-current_trick =
    | (ultima/appena giocata/questa/la) presa
case-quitted_trick =
    | (prese/presa precedente/presa vecchia/due prese fa/gia coperte)
case-wrongly_pointed =
    | (girata/messa/orientata/verso/storta) .. (sbagliat-/male) | verso sbagliato
own_side_played_next-yes =
    | (compagno/io/noi/dichiarante) .. (giocat-/rigiocat-/attaccat-)
own_side_played_next-no =
    | (nessuno/<not>/prima) .. (giocat-/rigiocat-/attaccat-)
own_card_turned-yes =
    | (girat-/copert-) .. carta | carta .. (girata/coperta)
own_card_turned-no =
    | carta .. (scoperta/non girata/non coperta) | <not> (girat-/copert-)
case-current_trick-else =
    | (questa/ultima/la/questa ultima) presa | (ancora/di nuovo) .. (vedere/rivedere)
case-quitted_trick-else =
    | prese? (vecchi-/precedent-/passat-/chius-/gia) | (vecchi-) prese
case-wrongly_pointed-else =
    | (girat-/orientat-/messa/mess-/punta-) .. (sbagliat-/male/storta/dalla parte/verso) | (verso/parte) sbagliat-
own_card_turned-no-else =
    | <not> .. (girat-/voltat-/copert-)
own_card_turned-yes-else =
    | gia (girat-/voltat-/copert-)
own_side_played_next-yes-else =
    | gia .. (giocat-/rigiocat-/attaccat-) .. (dopo/successiva)?
