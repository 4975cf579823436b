# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 67
certain =
    | (#3/#5) carte .. presa | presa .. (di/con/da) (#3/#5) carte | <not> .. (giocat-/messo/rispost-) .. (carta)? .. presa
    | (#2) carte .. stessa presa | presa difettosa | (carta/una) (in piu/in meno) .. (altri/fine/mano)
topic =
    | (dimenticat-) di (giocare/mettere/rispondere)
hint =
    | (presa/carta)
against =
    | (licita/dichiarazione) | (tagliat-/scartat-/seme)
    | renonce (di/del/della/fatta/consumata)
kind-omitted =
    | (<not>/dimenticat-) .. (giocat-/giocare/messo/mettere/rispost-) | (#3) carte | carta in piu
kind-too_many =
    | #5 carte | #2 carte .. presa | carta in meno
found-before_both_sides_played_next =
    | prima .. (presa/successiva/dopo) | (subito/immediatamente)
found-after_both_sides_played_next =
    | (prese dopo/presa dopo/fine mano/piu tardi/alla fine/presa successiva)
has_suit-yes =
    | (avuto/avev-/ha) .. (seme/colore)
has_suit-no =
    | <not> .. (seme/colore)
kind-omitted-else =
    | (tre/#3) carte | (dimentic-/saltat-) .. (giocare/mettere/carta)
    | (carta/una) .. (avanz-/in piu/di troppo/rimast-/rest-) | morto .. (saltat-/dimentic-)
kind-too_many-else =
    | (cinque/#5) carte | (due/#2) carte .. (presa/stessa) | (carta/una) .. (in meno/manca)
kind-misplaced-else =
    | carta .. giocat- .. (<not>/finit-/tra/fra/in mano/altrove/sta/dell avversario) | (finit-/infilat-) .. (fra/tra/in mezzo)
found-before_both_sides_played_next-else =
    | (nessuno/prima) .. (dopo/successiva)
found-after_both_sides_played_next-else =
    | (prese/giri) dopo | (alla/a) fine | (dopo/piu tardi/meta smazzata)
has_suit-yes-else =
    | (avuto/aveva/avev-) .. (picche/cuori/quadri/fiori/colore/seme)
