# What dummy does, as it is told. Slots and signs: see phrases.py.
certain =
    | (puo/deve/diritti/diritto) .. morto
    | morto (puo/deve/potrebbe/potere)
    | morto .. (dice/detto/avvis-/avvert-/segnal-) .. (in mano/che avversario/che difensore/dichiarante/irregol-/infrazion-)
    | morto .. (guard-/sbirci-) .. (carte/mano)
    | morto .. (suggeri-/indica/indicato/tocca/toccato) .. (carta/giocata)
    | morto .. (fa notare/fatto notare)
    | morto .. (conto/conta) .. prese
    | morto .. prima che .. (chiam-/dichiarante)
    | (mostr-) .. (carte/mano) .. al morto
    | compagno .. morto .. (preso/detto/guarda/tocca)
    | diritti del morto
    | facci- il morto
    | facendo il morto
topic =
    | morto .. (scambi-/pass- .. mani/alza-/alzato/guard-/va dietro/sbirci-/comment-/avvert-/avvis-/suggeri-/indica/tocc-/tira avanti/chiama arbitro/chiamato arbitro/chiama/conta/segnal-/fa notare/dice/ferma/blocc-/impedi-/spinge/allunga)
    | morto (puo/deve/ha diritto/non puo) | (puo/deve) .. morto | sono morto | (sono) al morto | (mostr-) .. al morto
    | (blocco/fermo/avverto) .. (dichiarante/compagno/lui/io)
hint =
    | morto
    | (arbitro)
    | (in mano)
against =
    | (renonce/rifiut-) .. (morto/dichiarante)
    | (renonce/rifiut-)
    | morto per? primo
    | (dichiarante) .. (chiam-/chied-/dett-/nomin-) .. morto
    | al morto & basta
    | dal morto
    | (attacc-/attacco)
    | presa .. morto
    | (chied-/domand-) .. (niente/non) (picche/cuori/quadri/fiori)
    | (vuole/vuol) (vedere/rivedere/sapere)
    | morto .. (messo/mette/preso) .. (carta/asso)
    | morto .. (vinto/vince)
    | penalizzata
    | toccava al morto
subject = diritti del morto | diritti del <dummy> | diritti di <dummy> | limiti del <dummy> | cosa puo fare <dummy>
word-seme = picche | cuori | quadri | fiori
word-guarda = guardato | guardare | guarda | sbirciato | sbircia | visto | vista | letto | legge | guardata | sporto | occhiata | guardando | viste
word-dice = dice | detto | dico | chiede | chiesto | avverte | avvertito | avvisa | avvisato | segnala | segnalato | fa notare | fatto notare | gridato | grida | fa | mi fa | richiama | annuncia | dicendo
word-scambia = scambiato | scambia | scambiano | scambiati | passati | passano | scambiate | passato
act-ask_declarer_revoke =
    | (niente/non/piu/senza/finito/finite/altri/altre/hai/nessuna) .. (<seme>) .. ++ (<dice>)
    | morto .. (chied-/chiest-/domand-/chiesto) .. (dichiarante/compagno/me/se/gli) .. (<seme>/niente/<not>/senza/altri)?
    | niente piu (<seme>) | (niente/<not>/senza/finito/finite/altri/altre) .. <seme> .. compagno
    | compagno .. (niente/<not>/finite/finito/senza/hai) .. <seme> | (hai/hai proprio) (finito/finite/altre/ancora) <seme>
    | (sei) senza <seme> ++ morto
    | morto .. (chied-/chiest-/domand-) .. (dichiarante/compagno/me/gli/giocante) .. (<not>/<seme>/renonce/finit-/rifiut-/se)
    | morto (chied-/chiest-/domand-) se .. (<seme>/finit-/<not>)
    | (chied-/domand-/dire/dico) (al/a)? (mio/suo)? (dichiarante/compagno) .. (<seme>/renonce/rifiut-/finit-) ++ morto
act-ask_defender =
    | (chied-) (al/a/all) (difensore/avversario/<defender>)
    | morto .. (domanda-/domand-/chied-/chiest-/rivolge/dice) .. (difensore/avversario/est/ovest/nord/sud/controgiocante/difesa) .. (se/<seme>/finit-/<not>/davvero)
    | (chied-/chiest-/domand-) .. (difensore/avversario) .. (se/<seme>/<not>/finit-) ++ morto
act-prevent =
    | (sei/eri/stai) .. (in mano/al morto/di qua/dal morto/di la/di mano/al tavolo) | <not> sei .. mano
    | morto .. (bloccat-/fermat-/avvisat-/avvertit-)
    | (avvert-/ferm-/blocc-/avvis-/impedi-/impedir-/attento/occhio/guarda che/preven-/trattien-) .. (in mano/al morto/mano sbagliata/al tavolo/dal tavolo/di mano/di la/di qua/dalla mano/dal morto/tocca/altra mano/muovere/uscire/uscendo/attaccare/prima che/prima di) ++ morto
    | (avvert-/ferm-/blocc-/avvis-/preven-/impedi-) (dichiarante/compagno/difensore/giocante) ++ morto
    | (sei/eri/stai/tocca) .. (in mano/al morto/di qua/dal morto/di la/di mano/al tavolo/alla mano/a te) ++ (morto/giocante)
    | (occhio/attento/attenta) .. (morto/mano/tavolo) | <not> .. (di mano/dal morto/di la/da li) ++ morto
    | morto .. (blocca/ferma/avverte/avvisa/previene/trattiene/stoppa/impedisce)
    | (avvert-/avvis-) (dichiarante) .. (uscendo/giocando/mano)
act-draw_attention =
    | morto .. (far notare/fatto notare/fa notare/segnal-/richiam-/tira fuori)
    | (segnal-/far notare/fatto notare/fa notare/grid-/gridato/richiama/tira fuori/denunci-/annunci-/nota) .. (renonce/irregolar-/infrazion-/rifiut-/fuori turno/non toccava/turno/renonciato/rinunciat-/attacc-/partito/uscit-/uscita/giocata/sbagliat-/mano sbagliata/risposto) ++ morto
    | morto (,)? .. (dice/dice che/detto/denunci-/fa notare/segnal-/annunci-/grid-/fatto notare) .. (renonce/irregolar-/infrazion-/rifiut-/fuori turno/non toccava/turno/renonciato/rinunciat-/attacc-/partito/uscit-/uscita/giocata/sbagliat-/mano sbagliata/risposto)
    | morto .. (messo in mezzo/intromess-/saltato su) .. (renonce/irregolar-/infrazion-/rifiut-/fuori turno/non toccava/turno/renonciato/rinunciat-/attacc-/partito/uscit-/uscita/giocata/sbagliat-/mano sbagliata/risposto)
    | morto dice <who> (avuto)? (rifiutat-/renonce)
act-call_director =
    | (chiam-/chiama/chiamat-/chiamata) .. (arbitro/lei/direttore) ++ morto | morto .. (chiam-) .. (arbitro/lui/lei) | alzato .. mano .. arbitro | mi chiama .. morto | morto mi? chiama
    | (arbitro/direttore) .. (chiamat-) .. (da/dal) morto | (arbitro/direttore) (avuto)? chiamat- (morto)
    | morto .. (chiam-/chiede/vuole/convoc-) (arbitro/lei/direttore/me) | chiamat- .. morto ++ arbitro
act-info_to_director =
    | morto .. (racconta/raccontat-/spiega/spiegat-/dett-) .. (arbitro/com/fatti/dinamica/come/prime)? ++ (arbitro/direttore) | racconto .. arbitro | arbitro .. (chiesto/chiede) .. morto
    | morto .. (spieg-/raccont-/riferi-/risponde/risposto/dice) .. (fatti/arbitro/com andata/successo/accaduto/domande)
    | (arriva/arrivo) arbitro .. morto .. (spieg-/raccont-/dice) | (spieg-/raccont-/rispond-) .. arbitro ++ morto | morto .. racconta
act-comment_on_play =
    | (comment-/critic-/dovevi/perche non/lament-/bastava/ti conviene/andava giocata/complimenta/brontol-/rimprover-) ++ morto
    | morto .. (comment-/critic-/brontol-/bisbigli-/rimprover-/complimenta/lament-)
    | (bastava/dovevi/potevi/conveniva/peccato/bella giocata/bravo/mai piu/sprecata) ++ (morto/mano in corso) | commenta
act-hand_revoked =
    | renonce dalla mano del morto | mano del morto .. renonce | dalle carte del morto | renonce del morto | renonciato tavolo
    | morto <not> (avuto)? risposto
    | (mano/carte) (morto/di morto/esposta) (avuto)? .. (rifiutat-/renonce/renonci-/mancato di rispondere/fatto renonce)
    | morto (avuto)? (rifiutat-/messo <seme> su <seme>/scartato) | mano esposta .. (renonce/rifiutat-) | morto ad .. rifiutat-
act-shown_defender_hand =
    | (mostr-/fatto vedere/fa vedere/aperto) .. (sua)? (carte/mano) .. (al morto/me/vedere/naso)? ++ morto | (difensore/avversario/est/ovest/nord/sud/controgiocante) .. (mostr-/fatto vedere/fa vedere/mette) .. (carte/mano) .. (morto/me/naso)?
    | (difensore/avversario/est/ovest/nord/sud/controgiocante/difesa) .. (mostr-/fatto vedere/fa vedere/gira/mette/apre/piega/inclina) .. (carte/mano/sua/sue/ventaglio) .. (verso/sotto naso/al)? morto
    | (mostr-/fa vedere/fatto vedere) .. (al) morto | su invito .. (difensore/avversario/est/ovest/nord/sud) ++ morto
    | (difensore/avversario/est/ovest/nord/sud) .. (invitat-/offert-/pregat-) .. (guardare/vedere) ++ morto
act-looked_at_defender_hand-else =
    | morto .. (<guarda>) .. (carte/mano) .. (difensore/avversario/est/ovest/nord/sud/difesa/mie/quello)
    | morto .. (sbirciato/sbircia/letto/legge) .. carte
    | (<guarda>/sbirciare/vede) .. (carte/mano) .. (di/del/della/dell)? (est/ovest/nord/sud/difensore/avversario/difesa/destra/sinistra) ++ morto
    | morto .. (<guarda>/sbirci-/vede/sporge) .. (carte/mano) .. (difensore/avversario/mie/est/ovest/nord/sud/destra/sinistra)
    | (sporge/sporto) .. difensore .. carte | sbirci- .. carte ++ (morto) | guardat- .. carte .. difensore
act-left_seat_to_watch-else =
    | (dietro) .. (spalle/compagno/dichiarante)
    | morto .. (alza/alzato/andato/va/in piedi/gira/lascia/lasciato/spostato/sedut-) .. (dietro/vedere/guardare/intorno/posto/sedia/vicino/spalle/alle spalle/fianco)
    | (alzat-/alza) .. (per)? (vedere/guardare) .. (mano/carte/gioco/come) .. (giocante/dichiarante/compagno/giocava)
    | (alzat-/alza) .. (dichiarante/giocante/compagno) ++ morto | morto alzato $ | alzato morto
act-suggest_or_touch-else =
    | morto .. alzato .. carta | (cenno) .. (carta/asso/re/fante)
    | morto .. (sugger-/indic-/tocc-/spost-/allung-/cenno/segno/preso/prende/tira avanti/messo davanti/spinge/avvicina) .. (carta/gioc-/re/asso/dama/fante/cosa/quale/prima/<card>/otto/sette/nove/dieci)
    | tocc- .. (carta/dama/re/asso/fante/<card>) ++ morto | (carta) .. tocca- .. morto | (allung-/avvicin-) .. mano .. carta
    | (toccat-/tocca/indicat-) (da/dal) morto
act-count_tricks-else =
    | (cont-/conta/conto) .. (prese/quante)
    | (cont-/conta/conto/tiene/tengo/tenere) (il)? (conto/silenzio)? .. prese | #4 prese fatte
    | <number> (prese)? (fatte/vinte) .. (perse)? ++ morto | quante .. fatte ++ (morto/contando)
    | (contava/contando/conteggio) ++ (prese/morto)
phase-during_play =
    | (durante/meta/corso/mezzo/mentre) .. (gioco/mano/smazzata/giocano/gioca) | (quarta/terza/quinta/sesta/settima/ottava/seconda) presa | piena mano | (mano/gioco) in corso | alla (%2/%3/%4/%5/%6/%7/%8/%9/%10) presa | siamo a meta
    | (mentre/durante) .. (gioc-/gioco/mano/giocava) | carte .. ancora in mano | ancora (giochiamo/si gioca/giocando)
    | (gioco/mano) (in corso/non finit-/aperta) | a (gioco/mano) in corso | (mancano/mancavano) .. (prese/carte)
phase-after_play =
    | (fine/finita/finito/dopo/terminat-/chius-) .. (mano/gioco/smazzata/ultima presa/ultima carta) | (mano/smazzata/gioco/presa) .. (finit-/terminat-/chius-) | carte .. riposte | ultima presa chiusa | dopo ultima carta | fine mano
    | (carte) (finite/riposte/raccolte) | (aspetta/aspettato/alla/a) fine | (mano/gioco) finit- | fine (mano/gioco/board/smazzata)
    | dopo (la/il)? (mano/gioco/smazzata)
attention_already_drawn-yes =
    | (dopo che/avuto) .. (dichiarante/difensore/avversario/qualcuno/est/ovest/nord/sud/altri/<him>)? .. (segnal-/protest-/richiamat-/fatto notare) | (est/ovest/nord/sud/avversario) .. appena detto
    | (prima)? .. (avuto/avevano/avevamo) (detto/segnalat-/notat-/parlat-/richiamat-/protestat-) .. (est/ovest/nord/sud/tutti/noi/altri/difensore/avversario/dichiarante)? ++ morto
    | (est/ovest/nord/sud/tutti/noi/difensore/avversario/dichiarante/qualcuno) (avuto)? (gia)? (detto/segnalat-/notat-/parlat-/chiamat-/fatto notare)
    | attenzione .. richiamata | prima .. (detto/segnalat-) (est/ovest/nord/sud/tutti/noi)
attention_already_drawn-no =
    | nessuno .. (detto/notat-/segnal-/accort-/visto/parlato) | per primo | prima (di/che) (chiunque/tutti/nessuno/altri/qualcuno)
    | (morto) (per)? primo | nessuno (avuto)? .. (detto/notat-/segnalat-/parlat-/accort-) ++ morto
a2_breached_before-yes =
    | (<guarda>/<scambia>/dietro/sbirciat-) ... (poi/dopo/ora/&) ... (<dice>/ferm-/avvertit-/avvisat-) | (perso) .. diritti
    | senza diritti | (morto) .. (<guarda>/<scambia>) .. (carte/mano/mani) ... (<dice>/occhio/fermat-)
    | (prima/poco prima) .. (<guarda>/<scambia>/alzat-/sbirciat-/girato/fatto giro dietro/sporto/scambiat-)
    | (avuto) .. (<guarda>/<scambia>/alzat-/sbirciat-/girato/fatto giro dietro/sporto/scambiat-) .. (mano/mani/carte/posto/spalle) ... (poi/ora/adesso/quindi/dopo)
    | (<guarda>/<scambia>/alzat-/sbirciat-/girato/fatto giro dietro/sporto/scambiat-) ... (poi/ora/adesso/quindi) .. (<dice>/chiam-/ferm-/avvert-/denunci-/diritti)
    | (perso/persi/decaduto) .. (diritti/diritto) | (dietro) .. compagno .. poi
a2_breached_before-no =
    | <not> .. (perso) .. diritti | <not> .. (<guarda>) .. (carte/mano/nessun-)? | <not> guardat-
    | diritti (intatti/integri/salvi/tutti) | con (tutti)? .. diritti | <not> (perso/persi) .. (diritti)?
    | <not> (avuto)? .. (guardat-/visto/sbirciat-/scambiat-/alzat-) .. (carte/mano/posto/niente)? ++ morto
    | (sempre/restato/rimasto) (seduto/al suo posto)
lead_from_wrong_hand-yes =
    | (mano sbagliata/parte sbagliata/altra mano) | (sei/eri/stai) .. (in mano/al morto/di qua/dal morto/di la/di mano) | al morto che devi | di mano invece | <not> (era)? di mano | al morto prima
    | tocca .. (al morto/alla mano/mano/di la) ++ (dichiarante/dich/compagno/avverte)
    | (muovere/partire/uscire/giocare/partito/uscito/uscendo/giocando/tirare) (dal/dalla) (tavolo/morto/mano)
    | (muovere/partire/uscire/giocare/tirare) .. (tavolo/morto) .. (in mano/mano) | mano sbagliata
lead_from_wrong_hand-no =
    | <not> .. (mano sbagliata) | #2 carte invece
    | <not> (toccava/tocca) .. (te/lui)? ++ difensore | difensore .. (uscire/uscita/attaccare/giocare) .. (turno/diritto/toccava)
    | <not> .. questione .. mano | (difensore) (<not>/fermo) (toccava/tocca)?
was_a_revoke-no =
    | <not> .. renonce ++ morto | sbagliat- .. turno | <not> (una)? renonce
was_a_revoke-yes-else =
    | (renonce/rifiut-/rinunciat-/renonciat-/non .. risposto)
    | (<not>/finit-/finite/niente/senza) (piu/piu)? <seme> | se ha <seme> | davvero finit- | mancato di rispondere
    | (hai/ha) (ancora)? <seme> | renonci- | (messo/scartato/giocato) <seme> su <seme>
was_irregularity_by-defender =
    | (difensore/avversario/est/ovest/nord/sud/loro/difesa/controgiocante/dif) .. (renonce/rifiut-/irregolar-/fuori turno/non toccava/errore/attaccato/rinunciat-)
    | (renonce/irregolarita/rinuncia) .. (del/di/dell/da) (difensore/avversario/est/ovest/nord/sud/controgiocante)
    | (difensore/avversario/controgiocante/est/ovest/nord/sud) .. (fuori turno/rifiutat-/renonce/renonci-/toccava/uscire/rinunciat-)
    | (fuori turno/renonce/rifiuto/giocata/uscita) (di/del/dell/della) (difensore/avversario/est/ovest/nord/sud/difesa)
    | (avvert-/avvis-/ferm-) .. (difensore/controgiocante/difesa) ++ morto
was_irregularity_by-declarer =
    | (dichiarante) .. (renonce/renonciat-/rifiut-/irregolar-/mano sbagliata/mosso) ++ (segnal-/dice/detto/notare/chiamat-/diceva)
    | renonce (del/di) (suo)? (compagno/dichiarante) | dichiarante .. (mano sbagliata/partito/partendo/uscendo/stava/sta)
    | guarda che .. (mano/morto) | (sei/eri) (in mano/al morto/di la/di qua) | uscita dalla mano sbagliata
    | renonce (di/del/dichiarante) dichiarante
    | (avvert-/avvis-/ferm-/blocc-/prevenut-/dire/dico) .. (dichiarante/compagno/giocante) .. (mano/tavolo/morto/tocca/uscendo/giocando/partire/muovere)
phase-during_play-else =
    | durante gioco | durante mano | mentre si gioca | mentre si giocava | (a)? meta mano | durante (gioco/mano)
    | (durante/meta/corso) .. (gioco/mano)
    | (durante/meta/mezzo/corso) .. (gioco/mano)
phase-after_play-else =
    | fine mano | gioco finito | a gioco finito | finito gioco | dopo fine gioco | (a)? (mano/gioco) (finit-) | (fine/finita/finito) (mano/gioco)
    | (fine/finita/finito/dopo/terminat-) .. (mano/gioco/smazzata)
    | (mano/smazzata/gioco) (gia)? finit- | (a/alla) fine mano
lead_from_wrong_hand-yes-else =
    | (tirare/giocare/giocando/gioca/attaccare) .. (tavolo/morto/mano sbagliata) .. (in mano)? | (sei in mano) | mano sbagliata
    | (mano sbagliata/sei in mano)
    | (mano sbagliata/parte sbagliata/sei in mano/sei al morto/di qua/altra mano)
was_irregularity_by-defender-else =
    | (difensore/avversario) .. (renonce/fuori turno/irregol-)
    | (difensore/avversario/est/ovest/loro) .. (renonce/rifiut-/irregolar-/fuori turno)
was_irregularity_by-declarer-else =
    | (dichiarante/compagno) .. (renonce/rifiut-/irregolar-/mano sbagliata)
act-exchange_hands-else =
    | morto & dichiarante .. <scambia> | dichiarante & morto .. <scambia>
    | (scambiato/scambiati/scambia/scambiano/scambiate/scambiare/scambio) .. (mani/carte/mano)
    | (passati/passato/passano) (mano/mani/carte/ventagli)
