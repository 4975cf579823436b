# How a card that may have been played, or was called from dummy, is told. See phrases.py.
certain =
    | (chiam-/dett-/dice/nomin-/chiede) .. (ma/,) .. (voleva/intendeva)
    | (dichiarante/dice/detto) .. (piccola/alta/bassa/qualsiasi)
    | (tocc-) .. (carta/asso/re/dama) .. morto
    | (tirat-/estratt-/sfilat-) fuori .. carta
    | (carta) .. (considera giocata/considerata giocata/e giocata/giocata se)
    | quando .. carta .. giocata
    | (tenut-/tien-) .. carta .. (vicino/tavolo)
    | (posat-) .. carta .. (scoperta/tavolo)
    | (detto/dice) gioca
topic =
    | (chiam-/chied-/chiest-/dett-/dice/dic-/nomin-) .. (al morto/dal morto/del morto/morto)
    | (chiam-/chied-/chiest-/dett-/dice/nomin-) (alta/bassa/piccola/qualsiasi/qualunque/picche/cuori/quadri/fiori/carta)
    | morto .. (messo/mette/preso/prende/giocat-/dato) .. (diversa/altra/asso/sbagliat-/quella/al posto)
    | (giocata o no/carta giocata/e giocata/si considera giocata/considera giocata/vale come giocata/sono giocate)
    | (lapsus/slip/sbagliato a dire)
    | (tocc-/indic-) .. (carta/asso/re) .. (morto)
    | (cambi-) .. (carta/idea) ..
    | (estratt-/tirat- fuori/sfilat-/staccat-) .. carta
    | (scoperta/quasi) .. (sul tavolo/tavolo) .. (ritira/riprend-/rimess-)
    | (carta) .. (ritir-/riprend-/riprens-/rimett-/indietro)
    | (nominat- la carta/nominato la carta)
    | quale (carta)? si gioca
    | (alta/bassa/piccola/qualsiasi)
    | (scivolat-/cadut-) .. giocata
hint =
    | (morto)
    | (carta)
    | giocata
    | quale
against =
    | (puo/deve/diritti) .. morto
    | morto .. (suggeri-/tocca carta/guarda)
    | gioca dal morto
    | cadut-
    | (renonce/rifiut-/penalizz-)
    | (attacc-/fuori turno)
    | (licit-/dichiarazione/licita/alert)
    | (chied-/chiest-) .. niente
    | (chied-) .. non (picche/cuori/quadri/fiori)
    | giocato dal morto
word-chiamare = chiamato | chiama | chiesto | chiede | nominato | nomina | ordinato | ordina
word-dal = dal | del | al
word-toccare = toccato | tocca | sfiorato | sfiora
subject =
    | carta giocata o no | carta giocata | <declarer> <he>? <chiamare> * <dal> <dummy> | <declarer> <he>? <toccare> * carta * <dal> <dummy>
    | <declarer> <he>? <toccare> * <dal> <dummy> | <who> estratto * carta | <who> estrae * carta | <who> posato * carta | <who> posa * carta
    | lapsus | ha sbagliato a chiamare | <who> <he>? estratto <card> | <declarer> <he>? <chiamare> <designata> | si considera giocata
    | giocata o no | <declarer> <he>? tenuto * carta | <declarer> tiene * carta
word-designata = piccola | bassa | alta | qualunque | qualsiasi
asked-about = gesture designation changed
word-dire =
    | detto | dice | dico | chiama | chiamato | chiamata | chiede | chiesto | chiedo | nomina | nominato | ordina | ordinato | diceva | esclama | fa | dammi | dichiara | designa | scelto
word-bassa = piccola | bassa | cartina | scartina | liscia | piccola carta | più bassa
word-alta = alta | grossa | più alta | la migliore | figura alta
word-vinci = prendi | vinci | prendila | vincila | taglia | copri | la vince | prendere | supera | vince
word-qualsiasi =
    | qualsiasi | qualunque | quella che vuoi | quello che vuoi | quel che vuoi | una a caso | come vuoi | non importa | gioca e basta | fai tu | scegli tu | qualsiasi cosa | indifferente
word-nomeseme = picche | cuori | quadri | fiori
word-rango = asso | re | dama | donna | fante | dieci | 10 | nove | otto | sette | sei | cinque | quattro | tre | 9 | 8 | 7 | 6
word-tavolo = tavolo | panno | tappeto | tavola
word-prende = mette | messo | messa | prende | preso | gioca | giocato | sposta | spostato | tira | tirato | alza | dato | da | mettendo | ci messo | preso su
word-altra = altra | sbagliata | diversa | invece | accanto | sbagliato | sbagliando | mai nominata | non chiamata | un altra
gesture-dummy_took_another =
    | (carta sbagliata) | carta sbagliata .. morto? | morto .. (sentito male/sbagliato carta/sbaglia)
    | morto .. (<prende>) .. invece | morto .. (<dato>) .. (<altra>) | (carta) .. (<dato>) .. (male/diversa)
    | carta .. diversa da quella | altra carta da quella | morto .. (sbaglia/sbagliato/sbagliando)
    | (al posto/invece) (di/della) .. (quella)? (chiamata/nominata/richiesta/detta)
    | (<dire>) .. (<rango>) ... (morto/compagno) .. (<dato>) (<rango>)
    | (<dire>) .. (<card>) ... (morto/compagno) .. (<dato>) <card>
    | (<dire>) .. (<nomeseme>) ... (morto/compagno) .. (<dato>) .. (<nomeseme>)
    | (<dire>) .. (<nomeseme>) .. (messa/dato/data) .. (<nomeseme>) (dal)? morto
    | morto .. (<dato>) (<rango>) ... (<dire>) (<rango>) | morto .. (colore/seme) diverso | morto carta sbagliata
    | (<dire>) .. (<rango>/<card>) ... (morto/compagno) .. (<dato>) .. (invece)
    | (non chiamata/mai chiamata/non nominata) | (piccola/alta/bassa) .. morto prende .. invece
gesture-held_so_partner_could_see =
    | (tenut-/tiene/tien-/mostr-/gira-/tilt-) .. (compagno/ovest/est/nord/sud) .. (ved-/vist-/vedere/leggess-)?
    | compagno .. (vist-/vede/vedere/veda/potut-) .. (carta/faccia)? | (in modo che) .. (vedess-/leggess-/ved-)
    | compagno .. (vedeva/vede/visto/vista/letto/leggere) .. (benissimo/carta/faccia/bene)?
    | (in vista/girata) .. compagno | (mostrat-/girat-) (al/verso il)? compagno
gesture-held_touching_or_near_table =
    | (a)? (#2/due) dita (dal)? | (cm/centimetr-/vicin-/sfior-/quasi/dita/a contatto) .. (<tavolo>) | mezz aria
    | mezzaria | (dito/palmo/spanna/filo) (dal) (<tavolo>) | appoggiat- quasi | quasi (sul/a)? (<tavolo>)
gesture-held_as_played =
    | (tenut-/tiene/alzat-) .. (come) .. giocat- | come fosse giocat- | posizione di gioco
    | (tenut-/tiene/alzat-/sollevat-/mostrat-/in mano) .. come .. (giocat-) | come se .. giocat-
    | posizione di (gioco/carta giocata/giocata) | come (si)? (gioca/giocata)
gesture-touched_in_dummy =
    | (mano/dito) (su/sul/sulla) .. (carta/asso/re/dama/fante) | (sposta/spostat-) .. morto
    | (mano/dito) .. (sul/sulla/su) .. (morto) | toccat- .. (tavolo/di proposito)
    | (tocca/toccato/toccata/toccare/tocco/tocchi/sfior-/sfiorat-) .. (carta/carte/morto/re/asso/dama/donna/fante/#4/<card>/<rango>)
gesture-designated_otherwise =
    | (indic-/accenn-/gesto/cenno/mento) .. (carta/morto/dito/testa/mano/re/asso)? | senza nominar-
    | indic- .. (morto/mento/dito) | <not> (parlare/dire/nominare) .. ++ indic- | (dito/mento) verso
gesture-detached_only =
    | (sfilat-/sfila/staccat-/tirat- fuori/mezza fuori/estratt-/tolt-) .. (rimess-/senza/<not>/dentro) .. (mostr-/vist-/giu/messa)?
    | (stacc-/estratt-/sfil-/separat-/tirat- fuori) .. <not> .. (vedere/mostr-/far vedere/nessuno)
    | carta (estratt-/staccat-/sfilat-) , <not>
gesture-penalty_card =
    | penalizzata
gesture-named-else =
    | (<dire>) .. (<bassa>/<alta>/<vinci>/<qualsiasi>/<nomeseme>/<rango>/<card>/<bid>/carta)
    | (<bassa>/<alta>/<vinci>/<qualsiasi>/<nomeseme>/<rango>) .. (<dire>)
    | ^ (<bassa>/<alta>/<vinci>/<qualsiasi>/<nomeseme>/<rango>) $ | (<nomeseme>) per (<nomeseme>) | dammi
    | (<card>/<rango>) (chiamato/chiamata/nominat-) | cambiato (<rango>/<nomeseme>) in | (chiamata) .. cambiat-
    | (chiamat-/chiesto/detto) .. (carta/altra) | (<rango>/<nomeseme>) (&/e)? basta
    | ^ (<bassa>/<alta>/<vinci>/<qualsiasi>/<nomeseme>/<rango>/<card>) ($) | carta (chiamata/nominata) dal dichiarante
    | (<rango>) .. (chiamat-/nominat-)
gesture-faced_on_table-else =
    | (carta/asso/re/dama/fante) .. (sul tavolo/scoperta/in tavola/in chiaro/sul panno)
    | (posa-/posat-/mett-/messo/butt-/appoggiat-/calat-/giocat-) .. (sul tavolo/scoperta/in tavola/in chiaro)
    | (carta/asso/re/dama/fante) .. (faccia in su/girata in su/in faccia) .. (sul)? (panno/tavolo)?
    | (messo/messa/calat-/posat-) (giù)? (scoperta/in faccia) | calato .. sul tavolo
who-dummy_for_declarer =
    | <dire> .. al morto | (del/dal) tavolo .. (toccat-/tocca)? | non al morto | che fa il? morto
    | (tocca) .. del tavolo | (al/dal/del/nel/col/sul) morto
    | morto .. (<dato>/avuto/sentito/sbagli-/segue/risponde/fermo)
who-dummy_for_declarer-else =
    | (<dire>) .. (<bassa>/<alta>/<vinci>/<qualsiasi>/<nomeseme>/<rango>/<card>) | dichiarante (<dire>)
    | (dichiarante) .. (chiam-/chied-/chiest-/dice/detto/nomin-/ordin-/indic-/tocc-)
    | ^ (<bassa>/<alta>/<nomeseme>/<rango>) $ | morto | (<nomeseme>) per (<nomeseme>) | lapsus
    | (<dire>) .. (<alta>/<bassa>/<vinci>/<qualsiasi>) | (indic-) .. (mento/dito)
    | ^ (<bassa>/<alta>/<vinci>/<qualsiasi>/<nomeseme>/<rango>/<card>) ($) | (chiamata) | qualsiasi cosa | del tavolo
who-declarer-else =
    | dichiarante .. (posa-/posat-/tiene/tenut-/teneva/mostr-/tira/cad-/cadut-/scivol-/estra-/sfil-/appoggi-/cala/calat-/mostra/scopre/ritira) .. (carta/mano/fante/re/asso/dama/<tavolo>)?
    | carta del dichiarante | (me/io) dichiarato .. carta | (cadut-/scivol-) .. (al dichiarante) | dichiarato , carta
    | cadut- .. (di)? mano .. dichiarante | (cascat-/casca/cade/scappa-/cadut-/lasciata cadere) .. (dichiarante)
    | dichiarante .. (cade/casca/quinta/estrae/messo la carta/lascia) | (quinta/%5) .. (dichiarante)
    | (di mano/mano) , io dichiarante | io dichiarante | ho dichiarato | gioco io (la)? mano | carta dichiarante
    | carta (cadut-/cascat-/scoperta) .. dal dichiarante
who-defender-else =
    | difensore .. (carta/posa-/tiene/tenut-/mostr-/tira/sfil-/staccat-/risposto/estra-)
    | (est/ovest/avversario/controgiocante/compagno) .. (tenut-/tiene/sfil-/appoggi-/mostr-/stacca-/estra-)
    | penalizzata | carta del difensore | (indifesa/difendo/difendiamo/difendeva/difesa) | (dal/del) difensore
    | altro difensore | <defender> , | il mio (compagno) .. visto
designation-not_in_dummy =
    | morto ha solo (#5/5) | (<not>) (ce/c/c è)? (nel/al) morto | (al)? morto (manca/privo/vuoto) | manca .. al morto
    | morto <not> (<rango>/<card>) | carta che .. morto <not> | <not> c proprio | morto <not> possiede
    | morto <not> (l/ce/la)? (possiede/ce l/avuto (,/$/<rango>/<card>))
designation-full-else =
    | (<dire>) .. (<rango>) di (<nomeseme>) | (<dire>) (il/la/l)? <card> | ^ <card> (&/$)
    | (<rango>) di (<nomeseme>) (dice/chiamat-/detto) | <card> (dice/chiamat-/detto/nominat-)
designation-suit_only-else =
    | (<dire>) (solo)? (<nomeseme>) | ^ (<nomeseme>) $ | <not> .. (detto/nominat-/specificat-) .. (rango/quale/valore)
    | (<nomeseme>) per (<nomeseme>) | ^ (prima)? (<nomeseme>) , | (<nomeseme>) (dice/chiama/detto/& basta)
    | (solo)? seme & basta | ^ (solo)? (<nomeseme>) ($)
designation-rank_only-else =
    | (<dire>) (il/l/la/un/solo)? (<rango>) | ^ (il)? (<rango>) $ | #2 (assi/re/dame/fanti/dieci)
    | (<rango>) (dice/detto/chiama/& basta/lui) | (solo)? rango .. (<rango>) | ^ (<rango>) ($)
    | (dichiarato/nominato) .. rango | rango chiamato (<rango>)
designation-high-else =
    | ^ (in)? (<alta>/alto) (&/chiama/$) | (<dire>) (<alta>/alto/grande/in alto) | gioca alto
    | (<alta>) (dichiara/chiama/dice/detto/anzi)
designation-low-else =
    | (<bassa>) (,/$/dal/al/&/mentre) | (<dire>) (<bassa>) (dal/al/,/$/&) | ^ (<bassa>) (&/detto/chiama/$)
    | (<bassa>) (dice/detto/chiama/invece) | (<dire>) (<bassa>)
designation-win-else =
    | (<dire>) .. (<vinci>) | (<vinci>) .. (<dire>) | ^ (<vinci>) $ | (prendila/vincila/la vince) .. morto
    | (dice/detto) (<vinci>) | ^ (<vinci>) (&/$)
designation-anything-else =
    | <qualsiasi> | dice gioca $
purpose_arranging-yes =
    | (per/stava/voleva)? (sistem-/riordin-/raddrizz-/aggiust-/ordinar-/in ordine/allinear-/storto/spostar-/spostando)
    | prendere quell- | arrivare (a/al/alla) | stava cercando | vedere quella sotto
purpose_arranging-no =
    | volutamente | <not> .. (sistem-/riordin-)
    | (toccat-/tocca/tocc-) .. (di proposito/apposta/volutamente/deliberata-)
    | <not> .. (sistem-/riordin-/spost-/allinear-/aggiust-)
pause_for_thought-yes =
    | dopo .. (pausa/pensat-/secondi/riflession-/riflessione/pensarci) | (pensa/pensato/pensandoci) su | lunga pausa
    | aspetta & pensa | riflette | pensa ,
pause_for_thought-no =
    | (stesso respiro/senza pausa/senza pensarci/tutto d un fiato/d un fiato/senza respirare/niente pausa/<not> pausa/<not> respirare)
    | (cambiat-/corrett-/corregg-/anzi) .. (subito/immediata-)
    | (subito/immediata-) .. (cambiat-/corrett-/corregg-/anzi)
    | (al volo/d un fiato/fiato/anzi no/in un soffio/sull istante/all istante) | <not> prendere fiato | , anzi
changed-yes =
    | (cambi-/cambiat-) .. (idea/carta/chiamata/in/subito/dopo)?
    | (vuole/vorrebbe/prova/chied-) .. (cambiar-/cambiare/corregger-/riprender-)
    | (ripens-/ripensat-/corregg-/corretto) .. (giocat-)? | anzi | rimangia
    | (poi/anzi/scusa/infine) (no)? .. (dice/<nomeseme>/<rango>/<card>/<bassa>/<alta>/chiede)
    | <not> , (<nomeseme>/<rango>/<card>/altra) | (tira indietro/tirat- indietro/ritira mano) | corrett-
    | (vuole/vuol) riprender-
changed-no =
    | <not> .. (modifica/cambiat-/cambia) | nessuna modifica | <not> (cambiat-/cambia/cambio) | <not> avuto cambiat-
partner_played-yes = compagno (avuto)? (messo/giocat-/giocato/risposto) | quando .. compagno .. giocat-
partner_played-no = compagno <not> .. (mosso/messo/giocat-/risposto) | prima che .. compagno .. (giocasse/mettesse)
declarer_played_again-yes =
    | dichiarante .. (rigioca/rigiocat-) | (avuto) (gia)? giocato (dalla)? (sua)? mano | giocato .. altra carta di mano
    | (giocat-/tirat-) .. (sua mano) ++ (cambi-/corregg-/lapsus/dire no) | giocato di mano per presa
declarer_played_again-no = <not> .. rigiocat-
opponent_played-yes =
    | (avversario/difensore/signora/<lho>/<rho>) .. (avuto)? (giocato/risposto/seguito/coperto/messo) ++ (lapsus/chied-/chiede/detto/dice/cambi-/anzi/quella chiamata/dato/dire/morto/idea)
    | (est/ovest/nord/sud) .. (avuto)? (risposto/seguito/coperto/messo sua/giocato sopra/gioca sopra) ++ (lapsus/chied-/chiede/detto/dice/cambi-/anzi/chiamata/dato/dire/morto/idea/chiama/corrett-)
    | io (avuto)? (giocato/risposto) ++ (lapsus/idea/cambi-) | giocata mia , | giocato (avversario/difensore)
    | avversario dopo gioca | (est/ovest/nord/sud) .. avuto messo sua
    | (dopo che/quando/ma) .. (avversario/difensore/<lho>) .. (giocato/risposto/seguito/coperto/messo) ++ (morto/chiam-/dichiarante/dice/detto)
opponent_played-no =
    | <not> avversario (avuto)? (giocat-) | nessuno avuto giocat-
    | (est/ovest/avversario/<lho>) <not> (avuto)? (giocat-/messo/risposto)
    | nessuno (avuto)? (giocato/messo) (dopo/quando/$)
declarer_followed-yes = dichiarante di mano (pure)? | giocato dichiarante di mano | giocato .. dichiarante .. di mano
declarer_followed-no = di mano <not> (avuto)? messo | dichiarante .. <not> (avuto)? messo
each_side_played_on-yes =
    | presa dopo (giocata/giocat-) | #2 prese fa | presa dopo .. tutti | presa dopo abbiamo
    | tutti .. (presa dopo/presa successiva/avanti/oltre) | (ognuno/ciascuno) .. giocato .. dopo
    | tutti .. giocat- .. dopo | siamo tutti
each_side_played_on-no =
    | presa (nuova/dopo) <not> | <not> .. (mosso/giocat-/partita) .. presa (dopo/nuova)? ++ morto | presa nuova .. <not>
    | (difesa/dichiarante) da giocare | <not> (siamo)? andat- avanti
    | (nessuno) (ancora)? (andato avanti/giocato alla presa dopo) | (presa dopo/presa prossima) (noi/loro) | accort- $
    | accorgiamo $
revoke_by-dummy = morto .. <not> (avuto)? risposto | morto .. rifiutat-
revoke_by-defender =
    | (difensore/indifesa) ++ (avuto cuori/avevo cuori/non risposto)
    | (difensore/est/ovest/nord/sud) ... (<not> (avuto)? risposto/renonce/pur avendo) | (scarta/risposto) .. pur avendo
revoke_by-declarer = dichiarante .. <not> (avuto)? (seguito/risposto/risponde) | <not> risponde .. di mano
revoke_by-nobody = nessuno .. renonce | nessuno .. (rifiutat-/mancat-/sbagliato seme/renonce)
unintended-yes =
    | lapsus | (involontari-/senza volere) | scappat- (di bocca) | (voleva dire/volevo dire/volevo solo dire)
    | partita lingua | (sbagliato) a parlare | sbagliato a parlare | lingua partita | <not> mai voluto
unintended-no =
    | rimangia | (cambiato idea/ripensat-) | <not> lapsus | (cambiato idea/ripensat-/ripensament-/cambia idea/ripenso)
unintended-open = (lapsus) .. o (se)? | devo capire | (lapsus) .. ripensamento | ripensamento o lapsus
intent_incontrovertible-yes =
    | (chiaramente/ovviamente) (voleva) | (evidente/palese/indiscutibil-) .. (voleva/tutti)? | voleva chiaramente
    | tutti .. (sanno/sapevano/d accordo) | nessuno dubita | indiscutibil-
intent_incontrovertible-no = <not> (per niente)? chiar- | <not> (crede/credono/creduto) | <not> .. crede nessuno
dummy_leads-yes =
    | (al morto) .. di mano | morto .. (per primo/di mano/in presa) | attacca il? morto
    | morto (in/di) (presa/uscita/mano/attacco) | (esce/muove/attacca) (dal)? morto | dal morto di mano
dummy_leads-no =
    | davanti al (10/dieci/re/<rango>) | morto .. (seme d uscita/deve rispondere)
    | morto .. (segue/risponde/seguire/rispondere/in seconda/in terza/in quarta/deve seguire)
rank_in_suit_won-yes =
    | (presa) .. vinta .. (stesso)? (<nomeseme>) .. morto | (nel/in/quello) (seme/colore) con (cui) .. (vinto/preso)
    | presa vinta c | quello della presa vinta | preso a (<nomeseme>) & (<card>)
rank_in_suit_won-no =
    | vinta a (<nomeseme>) .. (<not>) | (in/un)? altro (seme/colore)
    | <not> (del/nel) (seme/colore) .. (vinto/vinta/preso) | (vinto/vinta) .. <not> .. ma
    | (<rango>/<card>) <not> (c/ce) ++ (presa/vinto/vinta/preso)
legal_cards_of_that_rank-more =
    | (<rango>) @h #2 | (#2/#3) (altri)? (giocabil-/legal-) | (mettere/giocare/giocarne) #2 | altri ne @h #2
    | #2 di (<rango>) | #2 giocabil- | #2 (assi/re/dame/fanti/donne)
legal_cards_of_that_rank-one = soltanto (#1/uno) | ce n #1 | #1 (giocabil-/legal-) | #1 (solo)? legal-
legal_cards_of_that_rank-none =
    | nessun (<rango>) giocabil- | (fanti/assi/re/dame) giocabil- .. <not>
    | <not> (può)? (dare/mettere) <not>? (<rango>) | <not> (<rango>) (giocabil-/legal-)
already_played_to_trick-yes =
    | (quinta/%5) carta | carta in piu | (seconda/%2) carta .. (dal/alla) | %5 (carta) | (seconda) carta .. stessa presa
    | (<dato>) #1 altra carta & esce
meant_as_lead-yes =
    | (attacco/attaccare/era) .. (alla/la/per la) (presa dopo/prossima)
    | (era/stava) .. (attacco/uscendo) .. (prossima/dopo) | esce con questa | attacco per quella dopo
meant_as_lead-no = <not> .. attaccando .. (prossima/dopo) | <not> (volev-) .. (attaccare/uscire/muovere)
meant_as_lead-open = <not> .. sa se .. attaccare
turn-own = toccava (pero)? a me | ero io di turno | (toccava/tocca) (a)? (me/io) | turno (era)? (il)? mio
turn-next =
    | io dopo | veniv- dopo | (toccava) .. (poi) (a)? (me/io/lui) | prima di (me/io) | (altro) , questa .. dopo
    | (toccava) (all/al) altro .. prima
turn-later = solo alla fine | venivo .. fine | più tardi | piu tardi | poi #1 & poi
who-declarer =
    | <declarer> <he>? (tenuto/tiene/teneva/posato/posa/estratto/appoggia/cala/calato/sfila/sfilato) .. (carta/fante/re/asso/dama/<tavolo>/mano) | carta del dichiarante
who-defender =
    | <defender> <he>? (estratto/estrae/posato/posa/nominato/tenuto/tiene/sfila/sfilato/staccata/mostra) .. (carta/asso/re/dama/donna/fante/<card>) | carta del difensore
told-first = designation
word-dato =
    | mette | metteva | messo | messa | mettere | da | dà | dato | data | prende | preso | presa | gioca | giocato
    | giocata | tira | tirato | tirata | tirato giù | tirata giù | cala | calato | posa | posato | alza | alzato
    | scelta | scelto | posto | posta | pesca | pescato
gesture-at_the_same_time-else =
    | (insieme/contemporanea-/stesso momento/stesso istante/stesso tempo/simultanea-/stesso secondo)
gesture-dropped-else =
    | (cadut-/cade/scivol-/sfuggit-/sfugge/cascat-/casca/lasciata cadere/cadere/scappat- di mano/scappa di mano)
designation-unless =
    | morto .. (<dato>) .. (<altra>) | carta sbagliata | al posto di quella | diversa da quella
    | chiamat- .. mess- .. dal morto
intent_incontrovertible-open =
    | discutibil- | (valutare/giudicare/decidere) ++ (voleva/intenzione) | da (valutare/giudicare)
already_played_to_trick-no =
    | <not> %5 | prima (sua/carta) .. presa | %1 .. carta .. presa | %1 sua .. presa | prima sua in quella presa
