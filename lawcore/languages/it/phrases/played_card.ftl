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
several = <dummy> <he>? giocato | <dummy> gioca | <dummy> <he>? preso | <dummy> <he>? messo | <dummy> mette
several-keeps = who designation
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
    | (carta sbagliata) | diversa da quella
    | morto .. (<prende>) .. (<altra>/asso/re/dama/donna/fante/<card>/#3/#7) | carta sbagliata .. morto? | morto .. (sentito male/sbagliato carta/sbaglia) | (messa) (una)? diversa .. (chiamata)? | morto .. (<prende>) .. invece
gesture-held_so_partner_could_see =
    | (tenut-/tiene/tien-/mostr-/gira-/tilt-) .. (compagno/ovest/est/nord/sud) .. (ved-/vist-/vedere/leggess-)? | compagno .. (vist-/vede/vedere/veda/potut-) .. (carta/faccia)? | (in modo che) .. (vedess-/leggess-/ved-)
gesture-held_touching_or_near_table =
    | (cm/centimetr-/vicin-/sfior-/quasi/sopra/dita/appoggiat-/a contatto) .. (<tavolo>) | (a)? (#2/due) dita (dal)?
gesture-held_as_played =
    | (tenut-/tiene/alzat-) .. (come) .. giocat- | come fosse giocat- | posizione di gioco
gesture-touched_in_dummy =
    | (tocc-/toccat-/tocca/sfior-/sfiorat-) .. (carta/carte/morto/re/asso/dama/donna/fante/#4/<card>/<rango>) | (mano/dito) (su/sul/sulla) .. (carta/asso/re/dama/fante) | (sposta/spostat-) .. morto
gesture-designated_otherwise =
    | (indic-/accenn-/gesto/cenno/mento) .. (carta/morto/dito/testa/mano/re/asso)? | senza nominar-
gesture-detached_only =
    | (sfilat-/sfila/staccat-/tirat- fuori/mezza fuori/estratt-/tolt-) .. (rimess-/senza/<not>/dentro) .. (mostr-/vist-/giu/messa)?
gesture-at_the_same_time =
    | (insieme/contemporanea-/stesso momento/stesso istante/stesso tempo/simultanea-)
gesture-dropped =
    | (cadut-/cade/scivol-/scivolat-/sfuggit-/cascat-)
gesture-penalty_card =
    | penalizzata
gesture-named-else =
    | (<dire>) .. (<bassa>/<alta>/<vinci>/<qualsiasi>/<nomeseme>/<rango>/<card>/<bid>/carta) | (<bassa>/<alta>/<vinci>/<qualsiasi>/<nomeseme>/<rango>) ,? .. (<dire>) | ^ (<bassa>/<alta>/<vinci>/<qualsiasi>/<nomeseme>/<rango>) $
    | lapsus | (<nomeseme>) per (<nomeseme>) | dammi | (<card>/<rango>) (chiamato/chiamata/nominat-) | (la)? chiamata .. cambiat- | cambiato (<rango>/<nomeseme>) in
gesture-faced_on_table-else =
    | (carta/asso/re/dama/fante) .. (sul tavolo/scoperta/in tavola/in chiaro/sul panno) | (posa-/posat-/mett-/messo/butt-/appoggiat-/calat-/giocat-) .. (sul tavolo/scoperta/in tavola/in chiaro)
who-dummy_for_declarer =
    | (al/dal/del/nel/col/sul) morto | morto .. (<prende>/ha/ce/avuto/sentito/sbagli-/resta/<not>) | <dire> .. al morto | (del/dal) tavolo .. (toccat-/tocca)? | non al morto | che fa il? morto | lapsus | (tocca) .. del tavolo
who-dummy_for_declarer-else =
    | (<dire>) .. (<bassa>/<alta>/<vinci>/<qualsiasi>/<nomeseme>/<rango>/<card>) | dichiarante (<dire>) | (dichiarante) .. (chiam-/chied-/chiest-/dice/detto/nomin-/ordin-/indic-/tocc-) | ^ (<bassa>/<alta>/<nomeseme>/<rango>) $
    | morto | (<nomeseme>) per (<nomeseme>)
who-declarer-else =
    | dichiarante .. (posa-/posat-/tiene/tenut-/teneva/mostr-/tira/cad-/cadut-/scivol-/estra-/sfil-/appoggi-/cala/calat-/mostra/scopre/ritira) .. (carta/mano/fante/re/asso/dama/<tavolo>)? | carta del dichiarante | (me/io) dichiarato .. carta
    | (cadut-/scivol-) .. (al dichiarante) | dichiarato , carta | cadut- .. (di)? mano .. dichiarante
who-defender-else =
    | difensore .. (carta/posa-/tiene/tenut-/mostr-/tira/sfil-/staccat-/risposto/estra-) | (est/ovest/avversario/controgiocante/compagno) .. (tenut-/tiene/sfil-/appoggi-/mostr-/stacca-/estra-) | penalizzata | carta del difensore
designation-not_in_dummy =
    | morto <not> .. (ha/ce l) | (<not>) (nel/al) morto | morto (<not>) $ | morto ha solo (#5/5) | carta .. (<not>) .. morto
designation-full-else =
    | (<dire>) .. (<rango>) di (<nomeseme>) | (<dire>) (il/la/l)? <card>
designation-suit_only-else =
    | (<dire>) (solo)? (<nomeseme>) | (<nomeseme>) (&/,/dice/chiama/detto) | ^ (<nomeseme>) $ | solo .. (seme/colore) | <not> .. (detto/nominat-/specificat-) .. (rango/quale/valore) | (<nomeseme>) per (<nomeseme>)
    | ^ (prima)? (<nomeseme>) ,
designation-rank_only-else =
    | (<dire>) (il/l/la/un/solo)? (<rango>) | (<rango>) ,? (<dire>) | ^ (il)? (<rango>) $ | #2 (assi/re/dame/fanti/dieci)
designation-high-else =
    | (<alta>) (,/$/dal/al/&/mentre/col)
designation-low-else =
    | (<bassa>) (,/$/dal/al/&/mentre) | (<dire>) (<bassa>) (dal/al/,/$/&)
designation-win-else =
    | (<dire>) .. (<vinci>) | (<vinci>) ,? .. (<dire>) | ^ (<vinci>) $ | (prendila/vincila/la vince) .. morto
designation-anything-else =
    | <qualsiasi> | dice gioca $
purpose_arranging-yes =
    | (sistem-/riordin-/raddrizz-/aggiust-/ordinar-/in ordine/arrivare/prendere quell-)
purpose_arranging-no =
    | volutamente | <not> .. (sistem-/riordin-)
pause_for_thought-yes =
    | (dopo) .. (pausa/pensat-/secondi/riflession-/riflessione/po) | (ci)? (pensa/pensato) su | pensa su | ci pensa
pause_for_thought-no =
    | (stesso respiro/senza pausa/senza pensarci/tutto d un fiato/d un fiato/senza respirare/niente pausa/<not> pausa/<not> respirare) | (cambiat-/corrett-/corregg-/anzi) .. (subito/immediata-) | (subito/immediata-) .. (cambiat-/corrett-/corregg-/anzi)
changed-yes =
    | (cambi-/cambiat-) .. (idea/carta/chiamata/in/subito/dopo)? | (poi/no/anzi/scusa/infine) (no)? .. (dice/detto/<nomeseme>/<rango>/<bassa>/<alta>/vuole/voleva/chiede) | (vuole/vorrebbe/prova/chied-) .. (cambiar-/cambiare/corregger-/riprender-)
    | (ripens-/ripensat-/corregg-/corretto) .. (giocat-)? | anzi | rimangia
changed-no =
    | <not> .. (modifica/cambiat-/cambia) | nessuna modifica
partner_played-yes = morto .. (avuto)? (messo/giocato) (gia)? .. (carta)? ++ lapsus | compagno morto .. messo
partner_played-no = morto <not> .. (mosso/toccat-/messo/giocat-)
declarer_played_again-yes = dichiarante .. (rigioca/rigiocat-) | (avuto) (gia)? giocato (dalla)? (sua)? mano
declarer_played_again-no = <not> .. rigiocat- | & dichiarante <not>
opponent_played-yes =
    | (est/ovest/nord/sud/avversario/difensore/io/signora/<lho>) .. (avuto/ha)? (giocato/risposto/seguito/coperto/messo) .. (carta/gia)? ++ (lapsus/chied-/chiede/detto/dice/cambi-/cambiat-/anzi/quella chiamata/dato/dire)
    | (dopo che/quando/ma) .. (io/est/ovest/avversario/difensore/<lho>) .. (giocato/risposto/seguito/coperto/messo)
opponent_played-no = nessun- .. (avuto)? giocat- | nessuno avuto giocat-
declarer_followed-yes = dichiarante di mano (pure)?
declarer_followed-no = dichiarante <not> $
each_side_played_on-yes =
    | (tutti/entrambe/tutte e due/tutte e due linee/tutti e due campi) .. (giocat-/presa dopo/gia) | presa dopo (giocata/giocat-) | #2 prese fa | presa dopo .. tutti | presa dopo abbiamo
each_side_played_on-no =
    | presa (nuova/dopo) <not> | <not> .. (mosso/giocat-/partita) .. presa (dopo/nuova)? ++ morto | presa nuova .. <not>
revoke_by-dummy = morto .. avuto .. (<not>) risposto
revoke_by-defender = (difensore/indifesa) ++ (avuto cuori/avevo cuori/non risposto)
revoke_by-declarer = dichiarante <not> .. (seguito/risposto)
revoke_by-nobody = nessuno .. renonce
unintended-yes =
    | (lapsus/involontari-/per sbaglio/per errore/senza volere/scappat-/distrazion-/voleva dire/volevo dire) | volevo (la/il)? (<rango>)
unintended-no =
    | (cambiato idea/ripensat-/ripensament-/ci ha pensato/cambia idea/ripenso) | rimangia
unintended-open = (lapsus) .. o (se)? | devo capire
intent_incontrovertible-yes =
    | (chiaramente/ovviamente/evidente/palese/indiscutibil-) .. (voleva/intend-/tagliare)? | voleva chiaramente | sapevano (pure/tutti)
intent_incontrovertible-no = <not> (per niente)? chiar-
dummy_leads-yes = (al morto) .. di mano | morto .. (per primo/di mano/in presa) | attacca il? morto
dummy_leads-no = davanti al (10/dieci/re/<rango>) | morto .. (seme d uscita/deve rispondere)
rank_in_suit_won-yes = stesso (seme/colore) | (presa) .. vinta .. (stesso)? (<nomeseme>) .. morto
rank_in_suit_won-no = vinta a (<nomeseme>) .. (<not>)
legal_cards_of_that_rank-more = #2 (assi/re/dame/fanti/dieci/donne/sette/sei/otto/nove) | (<rango>) ne (ha)? #2
legal_cards_of_that_rank-one = soltanto (#1/uno) | ce n #1 | #1 (giocabil-/legal-)
legal_cards_of_that_rank-none = nessun (<rango>) giocabil- | <not> (<rango>)
already_played_to_trick-yes =
    | (quinta/%5) carta | carta in piu | (<prende>) .. (altra) .. (carta)? (alla/su)? presa | (seconda/%2) carta .. (dal/alla) | altra carta alla presa
meant_as_lead-yes = (attacco/attaccare/era) .. (alla/la/per la) (presa dopo/prossima)
meant_as_lead-no = <not> .. attaccando .. (prossima/dopo)
meant_as_lead-open = <not> .. sa se .. attaccare
turn-own = toccava (pero)? a me | ero io di turno
turn-next = io dopo | veniv- dopo
turn-later = solo alla fine | venivo .. fine
who-declarer =
    | <declarer> <he>? (tenuto/tiene/teneva/posato/posa/estratto/appoggia/cala/calato/sfila/sfilato) .. (carta/fante/re/asso/dama/<tavolo>/mano) | carta del dichiarante
who-defender =
    | <defender> <he>? (estratto/estrae/posato/posa/nominato/tenuto/tiene/sfila/sfilato/staccata/mostra) .. (carta/asso/re/dama/donna/fante/<card>) | carta del difensore
