# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
goes-on = found-after_both_sides_played_next
no-number-before = mano mani smazzata smazzate board giro turno tavolo
trick-number =
    | <ordinal> presa | (alla/nella/sulla) <ordinal> | presa <number>
    | <not> (giocato/gioca/messo/mette/dato/risposto) (carta)? (alla/nella/sulla) presa? <number>
kind-misplaced =
    | + carta .. (data/giocata) .. (finit-/sotto/fra/tra/mucchio/<not> sta/davanti/in mano/ricadut-/altrove)
    | + fuori posto
kind-misplaced-likely =
    | + (finit-/infilat-/mess-/caduta/sta/stava/resta) .. (sotto/fra/tra/in mezzo/dentro) .. (prese/carte/presa/piattino/segnapunti/mie/sue/quelle)
    | + (ripres-/rimess-/tornat-/ritrovat-/rientrat-/ricadut-/ripescat-/pescat-) .. (mano/fra/tra/carte/sue/mucchio/davanti)
kind-omitted =
    | + #3 carte
kind-omitted-likely =
    | + (manca/mancava/mancante/mancato) .. (carta/%4/mia/sua/quella)
    | + <not> .. (giocato/gioca/giocare/messo/mette/dato/risposto/calato/tirato/mettere) .. (carta/presa/alla/<not>/#1)?
    | + (carta) (in piu/di troppo)
kind-too_many =
    | + (mess-/dat-/giocat-/calat-/tirat-/buttat-) #2 (carte)? | + #5 carte
    | + #2 carte .. (di/insieme/presa/attaccate/nella/stessa/sul)
kind-too_many-likely =
    | + #2 carte
found-after_both_sides_played_next =
    | (<we> loro/<we> che loro/<everyone>/tutte & #2/ambo) .. (giocat-/rigiocat-/oltre/avanti/messo/proseguit-/passat-/andat-) .. (dopo/successiva/alla/#2)?
    | + (<everyone>/<him>) (alla/oltre/alla presa) (dopo/<next_player>/successiva)?
found-after_both_sides_played_next-likely =
    | (siamo/adesso/ora) (alla/a)? presa? <number> | (siamo/eravamo/ormai/adesso/<everyone>) .. (alla/oltre/a) .. (#4/#5/#6/#7/#8/#9/#3/#10/#11/#12/fondo)
found-before_both_sides_played_next =
    | + nessuno .. (avanti/proseguit-/oltre/andato)
found-before_both_sides_played_next-likely =
    | (<not>/prima) .. (dopo/successiva/<next_player>/oltre/cominciat-/iniziat-/tocc-) | prima che
    | nessuno .. (rigiocat-/giocat-/calat-/attaccat-/moss-/dopo/successiva/cominciat-/iniziat-)
has_suit-no-likely =
    | (picche/cuori/quadri/fiori/seme/colore) .. <not> (avuto/<him>/<me>/<he>)?
has_suit-yes-likely =
    | (picche/cuori/quadri/fiori/seme/colore) .. (avuto/<he>/<him>/<me>/avendone) (#2)?
played_again-no =
    | <not> .. (rigiocat-/riusat-/rigiocar-)
played_again-yes =
    | (giocat-/usat-/messo/messa) .. (di nuovo/#1 altra volta/altra volta/#2 volte/%2 volta/#2 volta)
