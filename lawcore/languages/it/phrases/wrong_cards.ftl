# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 14
certain =
    | (#12/#14/#11/#15) carte | carta (mancante/in meno/in piu/persa) | (manca/mancava/mancano) .. carta
    | (avev-/avuto/trovat-/contat-) .. (#14/#12) | carta .. (per terra/nel board/sotto/rimasta)
topic =
    | (#13) carte | numero .. carte | quattordici | carte .. (contat-)
hint =
    | (contat-/carte/terra/manca-)
against =
    | presa con | penalizzat- | renonce | cadut-
word-estranea =
    | altro mazzo | mazzo diverso | mazzo sbagliato | mazzo di altri | altri mazzi | estranea | estraneo | dorso diverso | dorso blu
    | dorso rosso | retro diverso | retro blu | retro rosso | dorso di altro | colore diverso | dorso | doppione | doppia | doppio
    | due assi di | due re di | due dame di | due fanti di | non nostra | dell altro mazzo | tavolo vicino
word-luogo =
    | terra | tavolo | sedia | tasca | board | sotto | astuccio | borsa | sacchetto | cartellini | pavimento | moquette | divano | manica
    | scatola | bidding box | poltrona | fodera
case-not_of_the_deal =
    | + <estranea> | + #2 (assi/re/dame/donne/fanti/dieci/<card>) di | + (altro/divers-) .. (mazzo/dorso/retro)
case-14_and_12-else =
    | + #14 .. (contro/e/&) .. #12 | + di troppo | + in piu (aveva/avuto/nord/sud)? | + #14 a <who> | + (#14/#15/%14) | + quattordici
    | + quindici | + quattordicesima | + carta (in piu/di troppo) | + (#1/una) (in piu/di troppo) | + #14 carte | + %12 .. #14
case-missing-else =
    | + nessuno .. (in piu/di piu/piu di #13/piu di tredici/piu di) | + averne (#12/#11) | + (ne)? (aveva/avevo) #12 | + resta senza
    | + (manca/mancano/mancava/mancavano/mancante/mancanti/persa/perso/sparita/sparito/smarrita) .. (carta/carte)?
    | + carta .. (manca-/persa/persa/in meno/sparita) | + (#12/#11) carte | + (#1/una) (in meno/di meno)
    | + (avuto/aveva/ho/ha/contat-/trov-/solo/soltanto/con) .. (#12/#11) | + #12 .. (altri) .. #13 | + #13 .. #12 | + (mancante)
    | + dodici carte
call_by_wrong_hand-yes =
    | + (gia/entrambi/tutti/pure)? (parlat-/dichiarat-/licitat-/apert-/passat-/parlato/dichiarato/licitato/aperto/passato)
    | + detto (passo/<card>/contro) | + dopo (licita/dichiarazione) | + fine .. licita | + licita (iniziata/finita/terminata/chiusa)
    | + (fine/finita/terminata) (della)? (licita/dichiarazione)
call_by_wrong_hand-no =
    | + <not> .. aperto bocca | + prima .. (licita/dichiar-/parl-/licit-/chiam-/apert-)
    | + nessuno .. (parlato/dichiarato/licitato/aperto/licit-) | + <not> .. (parlato/dichiarato/licitato/iniziat-)
    | + licita <not> (iniziata/cominciata)
seen-yes =
    | (vist-/visto/vista/guardat-/sbirciat-/intravist-/mostrat-/vedono/vede/vedere) .. (carta/carte/asso/re/dama/donna/fante/mano/tutti/<card>)
    | (asso/re/dama/donna/fante/carta) .. (vist-/vista/visto/sbirciat-) | (vista/vedono/visto) tutti
seen-no =
    | + <not> .. (vist-/visto/guardat-/viste/vista/vede) | + nessuno .. (vist-/visto/guardat-/vede) | + <not> .. viste nessuno
    | + (carte) .. <not> (viste/vista)
playable-no =
    | + irrecuperab- | + <not> .. (rimedi-/sistem-/corregg-/ricostru-/rifa-/giocabil-/recuper-/aggiust-)
    | + (mani/carte) .. (mischiat-/mescolat-/mescolate) | + <not> (da fare) | + ingiocabil-
playable-yes =
    | + (sistemat-/sistemato/corrett-/corregg-/correggibil-/rimediat-/aggiustat-/ripristinat-) | + (giocabil-)
    | + (si puo/possibile) .. (rimedi-/corregg-/gioc-/sistem-)
lead_faced-yes =
    | + attacco .. (tavola/visto/vista) | + <ordinal> <who> (resta/rest-) | + (dopo/fatto) .. attacco
    | + attacco .. (girato/scopert-/fatto/scoperto/visto) | + (durante/meta/corso/mezzo) .. (gioco/mano)
    | + (alla/presa/dopo) (<ordinal>/<number>) (presa/prese)? | + presa <number> | + <ordinal> presa | + morto (steso/sceso/giu/a terra)
    | + (fine/finita/dopo) .. (mano/gioco) | + fine mano | + mancava .. morto
lead_faced-no =
    | + prima di attaccare | + (devo/dobbiamo/deve) attaccare | + giro di (licita/dichiarazion-) | + licita finita ++ <not> attaccato
    | + attacco no | + prima .. (attacco/attacc-) | + attacco .. <not> .. (girato/scoperto/fatto)?
    | + <not> .. (attaccat-/attaccato/attacco) | + (in/durante/fase di/piena/meta/mezzo) (licita/dichiarazione) | + in fase .. licita
    | + attacco <not>
where-found =
    | (trovat-/trovata/ritrovat-/era/stava/cadut-/caduta/saltata fuori/incastrat-/infilat-/finita/scivolat-) .. <luogo> | + (per/a/in) terra
    | (trovata/trovato) $ | <luogo> (vuot-/accanto) | + ^ trovata
where-not_found =
    | + (ovunque/dappertutto) | + <not> .. (trov-/salta fuori/saltata fuori/trova/trovano/trovata) | + (cercat-) .. <not>
    | + (sparita nel/introvabil-) | + dappertutto <not>
where-among_played =
    | + in (#1)? presa .. (voltata/girata/coperta) | + (tra/fra/insieme/sotto/nelle) .. (giocate/giocat-/prese/coperte)
where-elsewhere =
    | + (altro/altra/precedente) (board/astuccio/tavolo)
played_to_quitted_trick-yes =
    | + presa .. voltata | + (giocat-/giocata/giocato) .. (presa/<ordinal>) .. (girat-/copert-/coperta/girata/chiusa)?
    | + (presa/levee) .. (coperta/girata/chiusa) | + giocata .. (girata/coperta)
played_to_quitted_trick-no =
    | + presa .. (aperta/<not> voltata/sul tavolo) | + <not> (giocat-) | + (in mano/qui) $ ++ (mazzo/dorso)
found-after_play-else =
    | + finita .. (contiamo/segn-) | + tutte le prese | + giocato tutta | + (fine/dopo/finit-) .. (mano/gioco/smazzata)
    | + (mano/gioco/smazzata) finit- | + fine mano | + (quando) .. (segnav-/segna-/riporre) | + (segnando/riponendo/rimettendo)
found-earlier-else =
    | + (durante/meta/prima/corso/fine/fase) .. (gioco/mano/licita/attacco)
