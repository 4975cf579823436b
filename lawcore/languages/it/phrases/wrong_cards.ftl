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
word-dopo_attacco =
    | mentre giocavamo | mentre si giocava | mentre giocava | mentre giocavano
    | attacco scoperto | attacco fatto | attacco girato | attacco in tavola | attacco sul tavolo | dopo attacco
    | attaccato scoperto | morto sceso | morto steso | morto a terra | durante gioco | meta gioco | pieno gioco
    | corso di gioco | gioco in corso | a carte viste
case-not_of_the_deal =
    | + <estranea> | + #2 (assi/re/dame/donne/fanti/dieci/<card>) di | + (altro/divers-) .. (mazzo/dorso/retro)
    | + <not> .. (questo/nostro) (mazzo/board) | + carta .. mazzo (del/dell/di)
    | + carta .. (di/del/dell) (altro/altra) (mazzo/board/deal/smazzata) | + carta (intrusa/estranea/straniera)
    | + mazzo (blu/rosso) | + carta .. (blu/rossa/rosso)
    | + <card> (di/del/dell) (altro/altra/vecchio) (board/mazzo/smazzata)
    | + #2 <low> (in/nel/nella/nello)
case-14_and_12-else =
    | + #14 .. (contro/e/&) .. #12 | + di troppo | + in piu (aveva/avuto/nord/sud)? | + #14 a <who> | + (#14/#15/%14) | + quattordici
    | + quindici | + quattordicesima | + carta (in piu/di troppo) | + (#1/una) (in piu/di troppo) | + #14 carte | + %12 .. #14
case-missing-else =
    | + nessuno .. (in piu/di piu/piu di #13/piu di tredici/piu di) | + averne (#12/#11) | + (ne)? (aveva/avevo) #12
    | + resta senza
    | + (manca/mancano/mancava/mancavano/mancante/mancanti/persa/perso/sparita/sparito/smarrita) .. (carta/carte)?
    | + carta .. (manca-/persa/persa/in meno/sparita) | + (#12/#11) carte | + (#1/una) (in meno/di meno)
    | + (avuto/aveva/ho/ha/contat-/trov-/solo/soltanto/con) .. (#12/#11) | + #12 .. (altri) .. #13 | + #13 .. #12 | + (mancante)
    | + dodici carte | + %13 .. (trovat-/ritrovat-/saltata/era/stava/per terra/sotto/nel/mancante)
    | + (ritrovat-/trovat-) .. %13
call_by_wrong_hand-yes-else =
    | + (parlato/dichiarato/licitato/aperto/passato/parlat-/dichiarat-/licitat-/chiamato) | + detto (passo/<card>/contro)
    | + mano sbagliata .. licita | + chiamat- con mano sbagliata
call_by_wrong_hand-no =
    | + <not> .. aperto bocca | + prima .. (licita/dichiar-/parl-/licit-/chiam-/apert-)
    | + nessuno .. (parlato/dichiarato/licitato/aperto/licit-) | + <not> .. (parlato/dichiarato/licitato/iniziat-)
    | + licita <not> (iniziata/cominciata) | + nessuno .. (chiamat-/chiamato/detto) | + <not> (chiamata/chiamato/chiamate)
    | + <not> .. (chiamat-) .. (mano sbagliata)? | + nessuno (dei)? (#2)? .. detto <not>?
    | + prima .. (chiamat-/aprire/apertura)
seen-yes =
    | (vist-/visto/vista/guardat-/sbirciat-/intravist-/mostrat-/vedono/vede/vedere) * (carta/carte/asso/re/dama/donna/fante/mano/tutti/<card>)
    | (asso/re/dama/donna/fante/carta) .. (vist-/vista/visto/sbirciat-) | (vista/vedono/visto) tutti
    | + <who> (ha/avuto)? (visto/vista/sbirciato) .. (<card>/#2/#3/#4/#5/#6/#7/#8/#9/re/asso/dama/fante/carta)
    | + carte altrui (viste/viste) | + carte (di)? .. (mostrat-) | + carta .. (vista/mostrata)
    | + (mostrat-/mostra) .. (carta/sua)
seen-no =
    | + <not> .. (vist-/visto/guardat-/viste/vista/vede) | + nessuno .. (vist-/visto/guardat-/vede) | + <not> .. viste nessuno
    | + (carte) .. <not> (viste/vista) | + <not> (vedere/vedut-/guardare) | + <not> .. visto <not>?
    | + nessuno (ha)? (visto/guardato)
playable-no =
    | + irrecuperab- | + <not> .. (rimedi-/sistem-/corregg-/ricostru-/rifa-/giocabil-/recuper-/aggiust-)
    | + <not> (si)? (puo/possono/poteva/possibile) (piu)? .. (gioca-/rimedia-/sistema-/corregge-/recupera-)
    | + (board/mano) (annullat-/da annullare/morto/buttare) | + (mani/carte) .. (mischiat-/mescolat-/mescolate)
    | + <not> (da fare) | + ingiocabil-
    | + <not> gioca (piu)? $ | + (mano/board/smazzata) (rovinat-/compromess-)
    | + impossibile (correggere/giocare/rimediare/sistemare/recuperare)
playable-yes =
    | + (sistemat-/sistemato/corrett-/corregg-/correggibil-/rimediat-/aggiustat-/ripristinat-) | + (giocabil-)
    | + (si puo/possibile) .. (rimedi-/corregg-/gioc-/sistem-) | + (tutto)? (risistemat-/ridat-) (le)? carte
    | (sistema/corregge/rimedia) & gioca | , gioca $
    | + (fa/fatta/fatto/fanno/faceva) giocare
    | + (rimess-/rimette/rimesse/messo/messe) a posto (le)? carte
lead_faced-yes =
    | + attacco .. (tavola/visto/vista) | + <ordinal> <who> (resta/rest-) | + (dopo/fatto) .. attacco
    | + attacco .. (girato/scopert-/fatto/scoperto/visto) | + (durante/meta/corso/mezzo) .. (gioco/mano)
    | + morto (steso/sceso/giu/a terra) | + mancava .. morto | + attacco (gia)? (scoperto/girato/fatto/in tavola/sul tavolo)
    | + attaccato (scoperto/gia scoperto)
lead_faced-no =
    | + prima di attaccare | + (devo/dobbiamo/deve) attaccare | + giro di (licita/dichiarazion-)
    | + licita finita ++ <not> attaccato | + attacco no | + prima .. (attacco/attacc-)
    | + attacco <not> .. (girato/scoperto/fatto)? | + <not> * (attaccat-/attaccato/attacco) | + nessuno .. attaccat-
    | + attacco (da/ancora) (fare/scoprire/girare/attaccare) | + attacco coperto
    | + (durante/fase di/piena/meta/mezzo/aperta) (licita/dichiarazione) | + siamo in (licita/dichiarazione)
    | + in fase .. licita | + attacco <not>
where-found-else =
    | (trovat-/trovata/ritrovat-/era/stava/cadut-/caduta/saltata fuori/incastrat-/infilat-/finita/scivolat-) .. <luogo>
    | + (per/a/in) terra | (trovata/trovato/ritrovat-/saltata fuori/salta fuori/rispuntat-/riapparsa) | + (ritrovat-/rispuntat-)
    | <luogo> (vuot-/accanto) | + ^ trovata
    | + (nella/nel/in) (tasca/custodia/astuccio) (del/di)? board $
where-not_found =
    | + (ovunque/dappertutto) | + <not> .. (trov-/salta fuori/saltata fuori/trova/trovano/trovata) | + (cercat-) .. <not>
    | + (sparita nel/introvabil-) | + dappertutto <not> | + <not> (traccia/tracce/trovata/trovabile) | + introvabil-
    | + <not> trovat- | + cercata ovunque
where-among_played =
    | + (in/dentro) (#1)? presa .. (voltata/girata/coperta/chiusa) | + (fra/tra) .. (giocat-/prese)
    | + (tra/fra/insieme/sotto/nelle) .. (giocate/giocat-/prese/coperte)
    | + (nella/dentro la) (mia/sua/una)? presa
    | + (attaccat-/incollat-/appiccicat-) .. (prese/presa/giocate)
where-elsewhere =
    | + (nel/nell/al/in/sul/stava/rimast-) (board/tavolo/astuccio) (di)? (fianco/a fianco/accanto/precedente/vicino/prima/sbagliato/<who>)
    | + (nel/nell/al/in/sul) (altro/altra/vecchio/precedente) (board/tavolo/astuccio) | + (scatola/tasca/astuccio/custodia/vassoio) (del/di/dell) (board/altro/tavolo) .. (prima/precedente/accanto/vicino/board/tavolo/fianco) | + altrove
    | + (trovat-/trovata/ritrovat-/era/stava/cadut-/caduta/spuntata/saltata/finita/sotto/per) .. <luogo> ++ <dopo_attacco>
    | + (nel/nell/al/in/sul) (board/astuccio/mazzo) (successivo/seguente/dopo)
played_to_quitted_trick-yes =
    | + giocat- .. presa .. voltata
    | + (giocat-/giocata/giocato) .. (presa/<ordinal>) .. (girat-/copert-/coperta/girata/chiusa)?
    | + (giocat-/andat-/finit-/usat-/data/messa) .. (presa/levee) .. (coperta/girata/chiusa/voltata)
    | + giocata .. (girata/coperta)
played_to_quitted_trick-no =
    | + presa .. (aperta/<not> voltata/sul tavolo) | + <not> (giocat-) | + (in mano/qui) $ ++ (mazzo/dorso)
    | + presa <not> .. (girat-/voltat-/copert-/chius-) | + <not> .. presa .. (girata/chiusa/coperta/voltata)
    | + <not> (giocat-) .. presa .. (chiusa/girata/coperta/voltata)?
    | + presa , (quella)? (scoperta/aperta) | + presa (scoperta/aperta)
found-after_play-else =
    | + finita .. (contiamo/segn-) | + tutte le prese | + giocato tutta | + (fine/dopo/finit-) .. (mano/gioco/smazzata)
    | + (mano/gioco/smazzata) finit- | + fine mano | + (quando) .. (segnav-/segna-/riporre) | + (segnando/riponendo/rimettendo)
    | + finito tutto | + (fine/finit-/dopo) (mano/gioco/smazzata/board) | + tutto finito | + giocat- tutto
    | + a (mano/smazzata/gioco) (giocat-/finit-/conclus-)
found-earlier-else =
    | + (durante/meta/corso/mezzo/fase di) .. (gioco/mano/licita) | + gioco .. in corso | + in tempo
    | + prima .. (giocare/iniziare/licita/gioco/aprire) | + poteva .. giocare
    | + (alla/a) (<ordinal>/<number>) presa
case-14_and_12 =
    | + #13 piu #1 | + #13 plus #1 | + (mani/carte) .. miste | + #13 piu (#1)? | + #14 ++ #12
    | + (#10/#11/#12) .. (quindici/quattordici/#14/#15/#16) | + (quindici/quattordici/#14/#15/#16) .. (#10/#11/#12)
call_by_wrong_hand-unless =
    | + (dichiarato/licitato/parlato/passato) <all> | + <all> (dichiarato/licitato/parlato/passato)
lead_faced-yes-else =
    | + (alla/presa/dopo) (<ordinal>/<number>) (presa/prese)? | + presa <number> | + <ordinal> presa
    | + (alla/in/siamo alla) (seconda/terza/quarta/quinta/sesta/settima) presa
lead_faced-unless =
    | + (giocat-/messa/mess-/data/finita) .. presa
