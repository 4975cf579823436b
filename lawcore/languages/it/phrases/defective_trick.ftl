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
    | + #3 carte | + erano in #3 | + (dimentic-/scordat-/omess-) .. (di)? (giocare/mettere/rispondere/carta/presa/dare/giocata)
    | + (saltat-/salta) (carta/presa/giro/giocata/turno) | + carta (di)? .. mancante | + carta mancante
    | + (carta/una) (in piu/di troppo) | + (dato/messo) <not> | + presa .. saltat-
    | + (avanz-/rimast-/restano) .. (carta/carte/due) | + (%4/quarta) carta .. manca
    | + presa .. (carta in meno/monca/incompleta/da #3) | + carta in piu (di/degli/rispetto)
kind-too_many =
    | + #5 carte | + %5 carta
    | + (mess-/dato/date/giocat-/tirat-/calat-/buttat-) .. (#2 carte/#2 picche/#2 cuori/#2 quadri/#2 fiori)
    | + #2 carte .. (di/insieme/presa/attaccate/nella/stessa/sul) | + <who> date #2 | + <him> date #2
    | + (messo/giocato/dato) .. & (pure/anche)? (il/la)? (#6/#7/#8/#9/<card>) | + rispost- #2 volte | + (carta/una) (in meno)
    | + (mess-/dat-/giocat-/calat-/tirat-/buttat-) #2 (carte)? | + #2 carte | + carta doppia | + (carte/carta) di troppo
    | + presa (da/di/con/ha) #5 | + nella presa #5
found-before_both_sides_played_next =
    | nessuno * (rigiocat-/giocat-/calat-/attaccat-/moss-/dopo/successiva/cominciat-/iniziat-) | (giocat-/giocato) .. nessuno
    | (<not>/prima) .. (dopo/successiva/seguente/oltre/cominciat-/iniziat-/tocc-)
    | (presa/alla) (dopo/seguente/successiva) .. <not> | immediatamente | all istante | <him> bloccat- | fermi
    | (tutti/siamo) .. su questa presa | presa di adesso | (siamo) rimasti tutti fermi | prima che
    | + nessuno .. (avanti/proseguit-/oltre/andato) | + #1 (sola)? (linea/coppia/parte) .. (giocat-/andat-/messo)
    | + sola linea .. giocat- | + prima .. (<who>/tutti) .. (giocass-/giochi-/giochin-) | + (altri/avversari) <not> .. giocat-
found-after_both_sides_played_next =
    | (noi & loro/noi che loro/tutti/entrambe/tutte e due/ambo) .. (giocat-/rigiocat-/oltre/avanti/messo/proseguit-/passat-/andat-) .. (dopo/successiva/alla/%2)?
    | (siamo/eravamo/ormai/adesso/tutti) .. (alla/oltre/a) .. (#4/#5/#6/#7/#8/#9/%3/%4/%5/%6/%7/%8/%9/%10/%11/%12/fondo)
    | (#1/#2/#3/#4) (prese/giri) (dopo/fa/avanti/piu tardi) | (alla/a) fine | fine mano
    | (giocat-/girat-) (altre)? (#2/#3/#4) (altre)? prese | altre (#2/#3/#4) prese
    | (accort-/accorg-/visto/scopert-) .. (alla <ordinal>/dopo/tardi/fine) | ormai <not> | presa vecchia | giocato avanti
    | tutti giocato | + (giocat-/giocato) (gia)? (tutti/entrambe/<all>)
    | + (entrambe/tutti/<all>) (gia)? (alla/oltre/alla presa) (dopo/seguente/successiva)?
    | + (alla/in) (seguente/successiva/dopo) (tutti/<all>)
kind-misplaced-else =
    | + (finit-/infilat-) .. (fra/tra/in mezzo) | + (rigiocat-/riusat-) | + fuori posto
has_suit-yes-else =
    | (avuto/aveva/avev-/ha/avendone/ho/pur/<him>/io) .. (picche/cuori/quadri/fiori/colore/seme)
    | (picche/cuori/quadri/fiori/seme/colore) .. (avuto/ha/<him>/io/avendone/ne ha) (ancora/#2)? | (pur)? avendone
    | in mano <suit> | (picche/cuori/quadri/fiori) (<him>/io) (avuto)?
kind-misplaced =
    | + (ripres-/rimess-/tornat-/ritrovat-/rientrat-/ricadut-/ripescat-/pescat-) .. (mano/fra/tra/carte/sue/mucchio/davanti)
    | + carta .. (data/giocata) .. (finit-/sotto/fra/tra/mucchio/non sta/davanti/in mano/ricadut-/altrove)
    | + (giocata/giocato/data/dato/messo/messa) .. (%2/%3/%4/%5/%6/%7/presa) .. (mano/fra/tra/sotto/tornat-/ritrovat-/mucchio/rigioc-/riusat-/di nuovo/un altra volta)
    | + (finit-/infilat-/mess-/caduta/sta/stava/resta) .. (sotto/fra/tra/in mezzo/dentro) .. (prese/carte/presa/piattino/segnapunti/le mie/le sue/quelle/sue)
    | + mucchio .. (sbagliat-/precedent-) | + <not> .. (sta/stava) .. (mucchio/altre/con) | + carte sbagliate
    | + carta fuori posto | + (rimasta/rimasto/finita) (fuori posto/sotto altre/altrove) | + doveva stare .. presa
has_suit-no-else =
    | <not> * (seme/colore/picche/cuori/quadri/fiori) | (picche/cuori/quadri/fiori/seme/colore) .. <not> (avuto/<him>/ho/ha)?
    | (vuoto/secco/finito) | (a/di) (picche/cuori/quadri/fiori) vuoto | <not> potevo rispondere
    | <him> (di/a)? (picche/cuori/quadri/fiori/seme/colore) .. <not>
    | <him> (di/a)? (picche/cuori/quadri/fiori/seme/colore) .. <him> <not> avuto
    | (di/a)? (picche/cuori/quadri/fiori) <him>? <not> (avuto/ha)
played_again-yes =
    | (rigiocat-/riusat-/rigioca/richiamat-)
    | (giocat-/usat-/messo/messa) .. (di nuovo/#1 altra volta/un altra volta/altra volta/#2 volte/una seconda volta/%2 volta)
played_again-no =
    | <not> .. (rigiocat-/riusat-/rigiocar-) | rigiocar- <not> | <not> rigiocat-
    | + <not> .. (giocata/giocato/usata) (due volte/#2 volte/di nuovo/%2 volta/altra volta)
word-suit =
    | picche | cuori | quadri | fiori
has_suit-no =
    | + (seme/colore/picche/cuori/quadri/fiori) .. (finit-/esaurit-)
kind-omitted-else =
    | + <not> .. (giocato/gioca/giocare/messo/mette/dato/risposto/calato/tirato/mettere) .. (carta/presa/alla/niente/#1)?
    | + (manca/mancava/mancante/mancato) .. (carta/quarto/quarta/mia/sua/quella)
