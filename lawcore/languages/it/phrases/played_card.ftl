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
who-dummy_for_declarer =
    | <declarer> <he>? <chiamare> * <dal> <dummy> | <declarer> <he>? <toccare> * <dal> <dummy>
    | <declarer> <he>? <chiamare> <card> <dal> <dummy> | <declarer> <he>? <toccare> <card> <dal> <dummy>
    | <declarer> <he>? <chiamare> <designata> <dal>? <dummy>? | <declarer> <he>? indicato * carta * <dal> <dummy>
    | <declarer> <he>? <chiamare> carta <dal> <dummy> | (al/dal/del) morto | morto .. (messo/mette/preso/prende/ha/ce/non)
    | nominat- .. carta .. morto
who-defender =
    | <defender> <he>? estratto * carta | <defender> estrae * carta | <defender> <he>? posato * carta | <defender> posa * carta
    | <defender> <he>? estratto <card> | <defender> <he>? posato <card> | <defender> <he>? estratto carta
    | <defender> <he>? nominato * carta | <defender> <he>? posato carta | <defender> estrae carta
who-declarer =
    | <declarer> <he>? tenuto * carta * vicino | <declarer> tiene * carta * vicino | <declarer> <he>? posato * carta * dalla mano
    | <declarer> <he>? estratto * carta * dalla mano | <declarer> <he>? estratto carta dalla mano | <declarer> <he>? tenuto carta * tavolo
gesture-touched_in_dummy =
    | <declarer> <he>? <toccare> * <dal> <dummy> | <declarer> <he>? <toccare> carta <dal> <dummy>
    | <declarer> <he>? <toccare> <card> <dal> <dummy> | (tocc-/toccat-/tocca) .. (carta/asso/re/dama/fante) .. morto
    | (tocc-/sfior-) * (carta/asso/re/dama/fante/morto/<high>/<low>) | (mano/dito) (su/sul/sulla) * (carta/asso/re/dama/fante)
gesture-named =
    | <declarer> <he>? <chiamare> * <dal> <dummy> | <declarer> <he>? <chiamare> <card> <dal> <dummy>
    | <declarer> <he>? <chiamare> <designata> <dal>? <dummy>? | <declarer> <he>? <chiamare> carta <dal> <dummy>
    | (chiam-/chied-/chiest-/detto/dice/nomin-/nominat-/chiede) .. (al/dal/del) morto
    | (chiam-/chiest-/detto/dice/nominat-/chiede) (alta/bassa/piccola/qualsiasi/qualunque/picche/cuori/quadri/fiori) | nominat- .. carta
gesture-designated_otherwise =
    | <declarer> <he>? indicato * carta * <dal> <dummy> | <declarer> <he>? indicato <card> <dal> <dummy> | (indic-/indica/cenno/dito) .. (morto/carta/asso/re)
gesture-detached_only =
    | <who> <he>? solo? estratto carta senza mostrarla | <defender> <he>? estratto * carta ** <not> mostrata
    | <defender> <he>? estratto * carta ** <not> mostrarla | <defender> <he>? estratto carta <not> mostrarla
    | <defender> <he>? estratto carta , <not> mostrata
    | (estratt-/tirat- fuori/sfilat-/staccat-/preso) .. carta .. (non/senza) .. (mostr-/messa/giu/giocat-/vist-)
gesture-faced_on_table =
    | <who> <he>? posato * carta * scoperta sul tavolo | <who> <he>? posato * carta scoperta | <who> posa * carta scoperta
    | <who> <he>? posato carta scoperta | <who> posa carta scoperta | (carta) scoperta sul tavolo
    | (posat-/messo/messa/mette) .. (sul tavolo/in tavola/scoperta) | (posa/posat-/mette/messo) .. (asso/re/dama/fante/carta) .. tavolo
gesture-held_touching_or_near_table =
    | <declarer> <he>? tenuto carta * vicino al tavolo | <declarer> tiene carta * vicino al tavolo
    | <declarer> <he>? tenuto carta a contatto * tavolo | (quasi/vicino) .. (sul/al)? tavolo | (tenut-/tiene) .. (vicino/sopra) .. tavolo
    | (quasi/vicino/sopra/sfiora-) (sul/al)? tavolo
designation-suit_only =
    | <declarer> <he>? <chiamare> <seme> <dal>? <dummy>? $ | <declarer> <he>? <chiamare> solo? seme
    | <declarer> <he>? <chiamare> <seme> senza <dire> rango
    | (dice/detto/chiama/chiesto/chiede) (picche/cuori/quadri/fiori) .. (basta/morto/$) | (picche/cuori/quadri/fiori) senza dire
word-dire = dire | specificare | precisare
word-seme = picche | cuori | quadri | fiori
designation-low =
    | <declarer> <he>? <chiamare> piccola $ | <declarer> <he>? <chiamare> piccola <dal> <dummy> | <declarer> <he>? <chiamare> bassa $
    | <declarer> <he>? <chiamare> bassa <dal> <dummy> | <declarer> <he>? <chiamare> carta? bassa <dal> <dummy>
    | (dice/detto/chiama/chiesto/chiede/solo) (piccola/bassa/cartina/scartina)
designation-high =
    | <declarer> <he>? <chiamare> alta $ | <declarer> <he>? <chiamare> alta <dal> <dummy> | (dice/detto/chiama/chiesto/chiede) alta
designation-anything =
    | <declarer> <he>? <chiamare> carta? qualunque | <declarer> <he>? <chiamare> carta? qualsiasi
    | (qualsiasi/qualunque/una qualsiasi/quello che vuoi/quella che vuoi)
purpose_arranging-yes =
    | per sistemare * carte | per ordinare * carte | sistemando * carte | (sistemare/sistemando/riordin-/mettere a posto)
pause_for_thought-yes =
    | dopo pausa | dopo averci pensato | <who> <he>? pensato ** poi cambiato | dopo .. (pensat-/pausa)
changed-yes =
    | <declarer> <he>? cambiato * carta | <declarer> <he>? cambiato designazione | poi <he>? cambiato carta | poi <declarer> <he>? cambiato
    | (cambi-/cambiat-) .. (carta/idea/chiamata) | poi .. (ritira/ripreso/cambia) | poi cambia
unintended-yes =
    | era lapsus | lapsus evidente | lapsus | (errore/sbaglio) di (lingua/pronuncia)
asked-about = gesture designation changed
who-dummy_for_declarer-else =
    | (dichiarante/dice/detto/chiede/chiama) .. (alta/bassa/piccola/qualsiasi/qualunque) | (al/dal/del/nel) morto
    | morto .. (mett-/messo/prend-/preso/gioca-/tocc-/ha) | dichiarante (dice/chiama/chiede/detto/chiamat-/chiesto)
    | (chiama/detto/dice/chiede) (piccola/alta/bassa/qualsiasi/gioca/cartina)
    | (dichiarante/giocante) .. (chiam-/chied-/chiest-/dice/detto/nomin-/ordin-/indic-/tocc-)
    | (chiam-/chied-/chiest-/dice/detto/nomin-/indic-/tocc-) .. (dal/al/del) morto
    | morto .. (mett-/mette/messo/gioca/giocato/prende/preso/sposta/spostat-/tira) | (dal/al/del) morto
who-declarer-else =
    | (scivol-/cadut-/cade) .. al dichiarante | dichiarante .. (posat-/scivol-/cadut-/estra-/tirat- fuori/tiene/tenut-)
    | dichiarante , carta | dichiarante (posa/mette/tiene) .. (asso/re/dama/fante/carta)
    | dichiarante .. (carta/mano/posa-/tiene/tenut-/mostr-/tira/cad-)
    | (dichiarante/giocante) .. (di mano/in mano/propria/sua carta/della mano/carta in mano)
    | (dichiarante/giocante) .. (sfil-/sfilat-/appoggi-/tenut-/cala/calat-/mostra/scopre) .. carta
who-defender-else =
    | difensore .. (carta/posat-/estratt-/mostr-)
    | (difensore/compagno/est/ovest/avversario) .. (carta/posa-/tiene/tenut-/mostr-/tira/sfil-)
    | (difensore/controgiocante/est/ovest/avversario) .. (sfil-/tenut-/appoggi-/mostr-/mess-/stacca-/tira-) .. (carta/<high>/<low>/re/asso/dama/fante)
gesture-held_so_partner_could_see =
    | (tenut-/mostr-) .. compagno .. (vedere/veder-) | (tiene/tenut-) .. carta .. compagno .. (veda/vedere/vista)
gesture-dropped =
    | (scivolat-/cadut-/sfuggit-/cascat-) .. (mano/carta/dichiarante/al)
gesture-dummy_took_another =
    | morto .. (messo/mette/preso/prende/giocat-) .. (diversa/altra/sbagliat-/un altra) | morto (gioca/giocat-/mette) .. anche se .. chiamat-
designation-not_in_dummy =
    | morto non .. (ha/$/he)? | non .. (al/nel) morto
designation-rank_only =
    | (detto/dice/chiama/chiesto) .. (dieci/fante/dama/re/asso) .. #2
designation-win =
    | (prendi/vinci/supera)
each_side_played_on-yes =
    | tutti .. giocat- .. presa dopo | presa dopo .. tutti
opponent_played-yes =
    | avversario .. giocat-
declarer_played_again-yes =
    | dichiarante .. rigiocat-
gesture-named-else =
    | (chiam-/chied-/chiest-/dice/detto/nomin-/ordin-) .. (piccola/bassa/alta/picche/cuori/quadri/fiori/re/dama/asso/fante/carta/qualsiasi/gioca/<low>/<high>/cartina/scartina/donna)
    | (piccola/alta/asso/re/dama/fante/picche/cuori/quadri/fiori) (dice/chiama/detto/chiamato/chiamata) | lapsus
    | (chiam-/chied-/chiest-/dice/detto/dico/nomin-/ordin-) .. (carta/piccola/bassa/alta/grossa/picche/cuori/quadri/fiori/asso/re/dama/donna/fante/dieci/<high>/<low>/qualsiasi/quella/quello/gioca/metti/quel)
    | (lapsus) | ^ (piccola/alta/asso/re/dama/picche/cuori/quadri/fiori) .. (dice/detto/dal morto/chiam-)
gesture-dummy_took_another-else =
    | morto .. (mett-/messo/prend-/preso/gioca-/tir-/tocc-) .. (altra/diversa/sbagliat-/invece/dama/re/asso/fante/donna/<low>/<high>)
    | carta sbagliata .. morto
    | morto .. (mett-/mette/messo/gioca/giocat-/prende/preso/sposta/tira/alza) .. (altra/sbagliat-/divers-/invece/asso/re/dama/donna/fante/un altra/mai nominat-/non chiamat-)
    | morto .. mette .. (dama/re/asso/donna/fante/<high>)
gesture-detached_only-else =
    | (estr-/tirat-/sfil-/stacc-/mezza fuori/fuori dalla mano) .. (carta/non/senza/mostr-)?
    | (sfilat-/sfila/staccat-/tirat- fuori/mezza fuori/estratt-/tolt-) .. (carta/mano/rimess-/ma/senza/non)
gesture-faced_on_table-else =
    | (carta/asso/re/dama/fante) .. (sul tavolo/scoperta/in tavola) | (posa-/mett-/messo/butt-) .. (sul tavolo/scoperta/in tavola)
    | (messa/mette/messo/appoggiat-/calat-/giocat-/posat-) .. (scoperta/sul tavolo/in tavola/faccia)
gesture-held_so_partner_could_see-else =
    | (tien-/tenut-/mostr-/tira fuori) .. (compagno/io) .. (ved-/vist-)? | compagno .. (vist-/vede/vedere) .. carta
    | (compagno/socio) .. (vist-/vede/vedere/potut-) .. (carta/faccia)?
gesture-held_touching_or_near_table-else =
    | (tien-/tenut-/quasi/vicino/sopra/sfior-) .. tavolo
    | (cm/centimetr-/vicin-/sfior-/tocca/toccat-/quasi/sopra) .. (dal/al/il/sul)? tavolo
gesture-touched_in_dummy-else =
    | (tocc-/mano su/dito su) .. (carta/asso/re/dama/fante/morto)
    | (tocc-/toccat-/sistem-/spost-/mano su/dito su) .. (carta/carte/morto/re/asso/dama/fante/<low>/<high>)
gesture-designated_otherwise-else =
    | (indic-/cenno/gesto/dito/testa) .. (carta/morto/re/asso/dama)
    | (indic-/accenn-/gesto/cenno/punt-) .. (carta/morto/dito/testa/mano)?
gesture-dropped-else =
    | (scivol-/cadut-/cade/sfuggit-/cascat-)
designation-suit_only-else =
    | (chiam-/dice/detto/chied-/chiest-/nomin-) (solo)? (picche/cuori/quadri/fiori)
    | (picche/cuori/quadri/fiori) (dice/chiama/detto/e basta/& basta)
    | (solo/soltanto) .. (seme/colore) | <not> .. (detto/nominat-/specificat-) .. (rango/quale/valore)
    | (dice/detto/chiam-/chied-/chiest-) (picche/cuori/quadri/fiori) (&/e/,/$/senza/dal/al)
designation-rank_only-else =
    | (chiam-/dice/detto/chied-/chiest-) (il/l/la/un)? (asso/re/dama/fante/donna/dieci/#10)
    | (asso/re/dama/fante/donna) .. (chiamato/chiamata/dal morto) | (due/#2) (assi/re/dame/fanti/dieci)
    | (dice/detto/chiam-/chied-/chiest-) (asso/re/dama/donna/fante/dieci/l asso/il re) (&/e/,/$/dal/senza)
designation-high-else =
    | (alta)
    | (alta/grossa/piu alta/la migliore/testa)
designation-low-else =
    | (piccola/bassa/cartina/scartina)
    | (piccola/bassa/piu bassa/scartina/cartina/liscia)
designation-win-else =
    | (prendi/vinci/supera/taglia)
    | (prendi/vinci/prendila/vincila/taglia/copri)
designation-anything-else =
    | (qualsiasi/qualunque/quello che vuoi/quella che vuoi/fai tu/scegli tu/non importa/dice gioca/gioca qualcosa/indifferente)
    | (qualsiasi/qualunque/quella che vuoi/quello che vuoi/quel che vuoi/una a caso/come vuoi/non importa/gioca e basta)
designation-not_in_dummy-else =
    | morto .. <not> .. (ha/ce/nessun-) | <not> .. (nel/al) morto | morto non
    | (al/nel/sul/dal) morto .. (non c e/non c era/<not>) | morto .. <not> .. (ha/aveva/avuto/ce l) | carta .. <not> .. morto
    | <not> .. (al/nel) morto
designation-full-else =
    | (chiam-/nomin-/dice/detto/chied-) .. (asso/re/dama/fante/donna/#2/#3/#4/#5/#6/#7/#8/#9/#10) di (picche/cuori/quadri/fiori)
    | (chiam-/chied-/chiest-/dice/detto/nomin-) (il/la/l)? <card>
changed-yes-else =
    | (cambi-/corregg-/anzi/aspetta/ripens-/rimett-/ritir-/no no) .. (piccola/carta/altra/re/dama/asso/fante/mano/idea/posto)
    | (chiama/chiamato/dice/detto) .. poi .. (piccola/altra/re/dama/asso/fante/bassa/alta/anzi/no)
    | (poi/no/anzi/scusa/subito dopo/,) .. (dice/detto/cambi-/vuole/voleva/volevo/corregg-) .. (cambi-/altra/dama/re/asso/fante/piccola/alta/no)?
    | (vuole/voleva/vorrebbe/prova/chied-) .. (cambiar-/cambiare/corregger-/riprender-)
pause_for_thought-yes-else =
    | (paus-/pensa-/dopo un po/secondi)
    | (dopo) .. (pausa/pensat-/secondi/riflession-)
pause_for_thought-no-else =
    | (stesso respiro/subito dopo/immediatamente/senza pausa/istante)
    | (subito/immediata-/all istante/senza pausa/senza pensarci/stesso momento/stesso respiro)
unintended-yes-else =
    | (lapsus/voleva dire/volevo dire/pensando/intendev-/per sbaglio)
    | (lapsus/involontari-/per sbaglio/per errore/senza volere/scappat-/distrazion-)
unintended-no-else =
    | (ripensat-/cambi- idea/contato male)
    | (cambiato idea/ripensat-/ripensament-/ci ha pensato)
intent_incontrovertible-yes-else =
    | (ovvi-/chiar-/evident-/indiscutibil-/palese)
    | (chiaramente/ovviamente/evidente/palese) .. (voleva/intend-)
legal_cards_of_that_rank-more-else =
    | (due/#2) (assi/re/dame/fanti/dieci)
    | (#2/due) (assi/re/dame/fanti/dieci/donne)
legal_cards_of_that_rank-one-else =
    | (solo/puo) .. (uno/#1) solo? | #1 .. (legal-/giocabil-)
    | (solo/soltanto) (#1/una/uno) .. (giocar-/legal-/giocabil-)
opponent_played-yes-else =
    | (avversario/difensore/<lho>) .. (giocat-/risposto/coperto)
    | (dopo che/quando/ma) .. (io/est/ovest/avversario/difensore/<lho>) .. (gia)? (giocato/risposto/seguito/coperto/messo)
declarer_played_again-yes-else =
    | dichiarante .. (rigiocat-/gia giocat-)
each_side_played_on-yes-else =
    | (tutti/entrambe le linee/tutte due linee) .. (giocat-/rispost-/avanti) | (due/#2/#3) prese (fa/dopo/avanti)
    | (tutti/entrambe/le due linee/tutte e due/la difesa) .. (giocato/giocata/rigiocat-) .. (dopo/successiva/presa)
purpose_arranging-yes-else =
    | (sistem-/riordin-/raddrizz-/mettere a posto)
    | (sistem-/riordin-/raddrizz-/aggiust-/ordinar-/mettere in ordine/spostar-)
gesture-unless =
    | (tocc-/sfior-)
each_side_played_on-no-else =
    | nessuno .. (giocato/rigiocat-/attaccato) .. (dopo/successiva/ancora)
rank_in_suit_won-yes-else =
    | (stesso/medesimo) (seme/colore)
