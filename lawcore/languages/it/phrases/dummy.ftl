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
    | (niente/non/piu/senza/finito/finite/altri/altre/hai/nessuna) .. (<seme>) .. ++ (<dice>) | morto .. (chied-/chiest-/domand-/chiesto) .. (dichiarante/compagno/me/se/gli) .. (<seme>/niente/<not>/senza/altri)? | niente piu (<seme>) | (sei) senza (<seme>)
act-ask_defender =
    | (chied-/chiest-/domand-/chiesto/dice/fa) .. (difensore/avversario/est/ovest/nord/sud/controgiocante) .. (<seme>/rinunciat-/renonce/finit-/<not>)? ++ morto | (chied-) (al/a/all) (difensore/avversario/<defender>)
act-prevent =
    | (avvert-/ferm-/blocc-/avvis-/impedi-/attento/occhio/guarda che) .. (in mano/al morto/mano sbagliata/al tavolo/di mano/di la/di qua/dichiarante/compagno/tempo/carte/tirare)? ++ (morto) | (sei/eri/stai) .. (in mano/al morto/di qua/dal morto/di la/di mano/al tavolo) | <not> sei .. mano
    | morto .. (bloccat-/fermat-/avvisat-/avvertit-) | al morto che devi
act-draw_attention =
    | (dire/dice/dico/detto/segnal-/segnala/far notare/fatto notare/fa notare/avvis-/grid-/gridato/richiama/tira fuori) .. (renonce/irregolar-/infrazion-/rifiut-/fuori turno/non toccava/turno/renonciato/attacc-) ++ morto
    | morto .. (far notare/fatto notare/fa notare/segnal-/richiam-/tira fuori) | dico qualcosa
act-call_director =
    | (chiam-/chiama/chiamat-/chiamata) .. (arbitro/lei/direttore) ++ morto | morto .. (chiam-) .. (arbitro/lui/lei) | alzato .. mano .. arbitro | mi chiama .. morto | morto mi? chiama
act-info_to_director =
    | morto .. (racconta/raccontat-/spiega/spiegat-/dett-) .. (arbitro/com/fatti/dinamica/come/prime)? ++ (arbitro/direttore) | racconto .. arbitro | arbitro .. (chiesto/chiede) .. morto
act-comment_on_play =
    | (comment-/critic-/dovevi/perche non/lament-/bastava/ti conviene/andava giocata/complimenta/brontol-/rimprover-) ++ morto
act-hand_revoked =
    | renonce dalla mano del morto | mano del morto .. renonce | dalle carte del morto | renonce del morto | renonciato tavolo | morto .. <not> .. risposto
act-shown_defender_hand =
    | (mostr-/fatto vedere/fa vedere/aperto) .. (sua)? (carte/mano) .. (al morto/me/vedere/naso)? ++ morto | (difensore/avversario/est/ovest/nord/sud/controgiocante) .. (mostr-/fatto vedere/fa vedere/mette) .. (carte/mano) .. (morto/me/naso)?
act-exchange_hands-else =
    | (<scambia>) .. (mano/mani/carte/ventagli)
act-looked_at_defender_hand-else =
    | morto .. (<guarda>) .. (carte/mano) .. (difensore/avversario/est/ovest/nord/sud/difesa/mie/quello) | morto .. (sbirciato/sbircia/letto/legge) .. carte | (<guarda>) .. (mie/sue)? (carte) .. (di/del/della) (est/ovest/nord/sud/difensore/avversario)
act-left_seat_to_watch-else =
    | morto .. (alza/alzato/andato/va/in piedi/girato/lascia) .. (dietro/vedere/guardare/intorno/posto/sedia/vicino/spalle) | (dietro) .. (spalle/compagno/dichiarante)
act-suggest_or_touch-else =
    | morto .. (sugger-/indic-/tocc-/spost-/allung-/cenno/alzat- carta/preso/prende/tira avanti) .. (carta/gioc-/re/asso/dama/fante/cosa/quale/prima)? | morto .. alzato .. carta | (cenno) .. (carta/asso/re/fante)
act-count_tricks-else =
    | (cont-/conta/conto) .. (prese/quante)
phase-during_play =
    | (durante/meta/corso/mezzo/mentre) .. (gioco/mano/smazzata/giocano/gioca) | (quarta/terza/quinta/sesta/settima/ottava/seconda) presa | piena mano | (mano/gioco) in corso | alla (%2/%3/%4/%5/%6/%7/%8/%9/%10) presa | siamo a meta
phase-after_play =
    | (fine/finita/finito/dopo/terminat-/chius-) .. (mano/gioco/smazzata/ultima presa/ultima carta) | (mano/smazzata/gioco/presa) .. (finit-/terminat-/chius-) | carte .. riposte | ultima presa chiusa | dopo ultima carta | fine mano
attention_already_drawn-yes =
    | (dopo che/avuto) .. (dichiarante/difensore/avversario/qualcuno/est/ovest/nord/sud/altri/<him>)? .. (segnal-/protest-/richiamat-/fatto notare) | (est/ovest/nord/sud/avversario) .. appena detto
attention_already_drawn-no =
    | nessuno .. (detto/notat-/segnal-/accort-/visto/parlato) | per primo | nessuno ne
a2_breached_before-yes =
    | (<guarda>/<scambia>/dietro/sbirciat-) ... (poi/dopo/ora/&) ... (<dice>/ferm-/avvertit-/avvisat-) | (perso) .. diritti | senza diritti | (morto) .. (<guarda>/<scambia>) .. (carte/mano/mani) ... (<dice>/occhio/fermat-)
a2_breached_before-no =
    | <not> .. (perso) .. diritti | <not> .. (<guarda>) .. (carte/mano/nessun-)? | <not> guardat-
lead_from_wrong_hand-yes =
    | (mano sbagliata/parte sbagliata/altra mano) | (sei/eri/stai) .. (in mano/al morto/di qua/dal morto/di la/di mano) | al morto che devi | di mano invece | <not> (era)? di mano | al morto prima
lead_from_wrong_hand-no =
    | <not> .. (mano sbagliata) | #2 carte invece
was_a_revoke-no =
    | <not> .. renonce ++ morto | (fuori turno/non toccava/attaccato ft)
was_a_revoke-yes-else =
    | (renonce/rifiut-/rinunciat-/renonciat-/non .. risposto)
was_irregularity_by-defender =
    | (difensore/avversario/est/ovest/nord/sud/loro/difesa/controgiocante/dif) .. (renonce/rifiut-/irregolar-/fuori turno/non toccava/errore/attaccato/rinunciat-) | (renonce/irregolarita/rinuncia) .. (del/di/dell/da) (difensore/avversario/est/ovest/nord/sud/controgiocante)
was_irregularity_by-declarer =
    | (dichiarante) .. (renonce/renonciat-/rifiut-/irregolar-/mano sbagliata/mosso) ++ (segnal-/dice/detto/notare/chiamat-/diceva) | renonce (del/di) (suo)? (compagno/dichiarante)
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
