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
word-scambiare = scambiato | scambia | scambiano
act-exchange_hands =
    | <dummy> <he>? <scambiare> * carte | <dummy> <he>? <scambiare> * mani | <dummy> <he>? <scambiare> * mano
    | <dummy> & <declarer> * <scambiare> * carte | <declarer> & <dummy> * <scambiare> * carte
    | <dummy> & <declarer> <him>? <scambiare> carte | (scambi-/passano/passat-/scambiano) .. (mani/mano/carte)
act-left_seat_to_watch =
    | <dummy> <he>? alzato * guardare * | <dummy> alza * guardare * | <dummy> <he>? alzato * vedere * | <dummy> alza * vedere *
    | <dummy> <he>? alzato a guardare | <dummy> va dietro al <declarer> | <dummy> <he>? andato dietro al <declarer>
    | <dummy> <he>? alzato per vedere | <dummy> <he>? lasciato posto per guardare | (va/andato/passa) dietro ..
    | morto .. (alza-/alzat-/dietro) .. (vedere/guardare/compagno/dichiarante)
act-looked_at_defender_hand =
    | <dummy> <he>? guardato * carte di <defender> | <dummy> <he>? guardato * carte del <defender> | <dummy> guarda * carte di <defender>
    | <dummy> guarda * carte del <defender> | <dummy> <he>? guardato * mano di <defender> | <dummy> <he>? guardato * mano del <defender>
    | <dummy> guarda * mano di <defender> | <dummy> guarda * mano del <defender> | <dummy> sbircia * carte del <defender>
    | <dummy> <he>? sbirciato * carte del <defender> | <dummy> <he>? sbirciato * carte di <defender>
    | morto .. (guard-/sbirci-/vist-) .. (carte/mano) .. (difensore/avversario/mie/mia)
act-call_director =
    | <dummy> <he>? chiamato arbitro | <dummy> chiama arbitro | morto .. (chiam-/chiama/chiamat-) .. arbitro
    | (grid-/url-) .. arbitro
act-suggest_or_touch =
    | <dummy> <he>? suggerito * carta | <dummy> suggerisce * carta | <dummy> <he>? indicato * carta | <dummy> indica * carta
    | <dummy> <he>? toccato carta | <dummy> tocca carta | <dummy> <he>? suggerito carta | <dummy> <he>? indicato carta
    | <dummy> suggerisce carta | <dummy> indica carta | <dummy> <he>? suggerito * giocata | <dummy> suggerisce * giocata
    | <dummy> <he>? suggerito giocata | morto .. (tira avanti/suggeri-/tocc-/indica/spinge/allunga/prende) .. (carta/asso/re/giocat-/prima)?
act-comment_on_play =
    | <dummy> <he>? commentato * gioco | <dummy> commenta * gioco | <dummy> <he>? commentato * mano | <dummy> commenta * mano
    | morto .. (comment-/critic-/dovevi/avresti)
act-draw_attention =
    | <dummy> <he>? fatto notare * irregolarita | <dummy> fa notare * irregolarita | <dummy> <he>? segnalato * irregolarita
    | <dummy> segnala * irregolarita | <dummy> <he>? richiamato attenzione * irregolarita
    | <dummy> <he>? richiamato attenzione su infrazione | <dummy> fa notare * infrazione | <dummy> <he>? fatto notare * infrazione
    | <dummy> <he>? fatto notare infrazione | <dummy> <he>? fatto notare irregolarita | <dummy> fa notare irregolarita
    | <dummy> segnala irregolarita | <dummy> <he>? segnalato irregolarita | <dummy> segnala infrazione
    | morto .. (notare/segnal-/attenzione/fatto presente/indicat-) .. | morto .. (detto/dice) .. (renonce/avversario/irregol-)
act-prevent =
    | <dummy> <he>? avvertito <declarer> | <dummy> avverte <declarer> | <dummy> <he>? impedito * infrazione
    | <dummy> <he>? avvertito * <declarer> | <dummy> avvisa <declarer> | <dummy> <he>? avvisato <declarer>
    | (blocco/fermo/avverto/avviso/blocca/ferma/avvert-/avvis-/impedi-) .. (io/lui/dichiarante/compagno)? | sei in mano
    | morto .. (dice/detto) .. in mano
act-count_tricks =
    | <dummy> tiene * conto * prese | <dummy> <he>? tenuto * conto * prese | <dummy> conta * prese | <dummy> <he>? contato * prese | (cont-/conto) .. prese
act-shown_defender_hand =
    | <defender> <he>? mostrato * carte * al <dummy> | <defender> mostra * carte * al <dummy>
    | <defender> <he>? mostrato sua mano al <dummy> | <defender> <he>? mostrato sue carte al <dummy>
    | <defender> mostra sue carte al <dummy> | <defender> mostra sua mano al <dummy> | (mostr-/vedere) .. (carte/mano) .. al morto
phase-during_play =
    | durante gioco | durante mano | mentre si gioca | mentre si giocava | (a)? meta mano | durante (gioco/mano)
phase-after_play =
    | fine mano | gioco finito | a gioco finito | finito gioco | dopo fine gioco | (a)? (mano/gioco) (finit-) | (fine/finita/finito) (mano/gioco)
attention_already_drawn-yes =
    | dopo che <defender> fatto notare | gia segnalata da <defender> | dopo che <who> segnalata | attenzione * richiamata da <defender>
    | (dopo che/gia) .. (dichiarante/difensore/avversario/qualcuno) .. (detto/segnal-/protest-/chiamat-)
a2_breached_before-yes =
    | <dummy> <he>? * perso * diritti | <dummy> che perso * diritti | <dummy> senza diritti
    | morto .. (guardat-/sbirciat-/scambiat-/vist-/visto) .. (carte/mano) .. (poi/dopo/e/dice/avvis-/avvert-)
a2_breached_before-no = <dummy> <he>? <not> * perso * diritti | <dummy> <he>? <not> perso * diritti
act-ask_declarer_revoke =
    | morto .. (chied-/chiest-/domand-/dice/detto) .. (niente/non) (picche/cuori/quadri/fiori)
act-ask_defender =
    | morto .. (chied-/chiest-/domand-) .. (difensore/avversario)
attention_already_drawn-no =
    | nessuno .. (detto/segnal-/notat-/visto)
lead_from_wrong_hand-yes =
    | (tirare/giocare/giocando/gioca/attaccare) .. (tavolo/morto/mano sbagliata) .. (in mano)? | (sei in mano) | mano sbagliata
was_irregularity_by-defender =
    | (difensore/avversario) .. (renonce/fuori turno/irregol-)
act-ask_declarer_revoke-else =
    | (niente/non/piu/senza/hai) .. (picche/cuori/quadri/fiori)
    | (chied-/dire/dico/dice/chiest-/domand-) .. (dichiarante/compagno/lui) .. (niente/finit-/se/non)? | (posso/puo) chiedere
    | morto .. (chied-/domand-/chiest-) .. (dichiarante/giocante/compagno/non/niente) .. (picche/cuori/quadri/fiori/piu/finit-)?
act-ask_defender-else =
    | (chied-/chiest-/domand-) .. (difensore/avversario/est/ovest)
    | morto .. (chied-/domand-/chiest-) .. (difensore/avversario/est/ovest/controgiocante)
act-draw_attention-else =
    | (dire/dice/dico/detto/segnal-/not-/far notare/fatto notare/fa notare/avvis-/grid-) .. (renonce/irregolar-/infrazion-/rifiut-/fuori turno)
    | morto .. (dice/detto/segnal-/fa notare/fatto notare/annunc-/grid-/accort-/nota) .. (renonce/rifiut-/irregolar-/infrazion-/fuori turno/difensore)
act-call_director-else =
    | (chiam-) .. arbitro
    | morto .. (chiam-/chied-) .. (arbitro/la/direttore)
act-prevent-else =
    | (avvert-/ferm-/blocc-/avvis-/impedi-/dice/detto/dico/sta per) .. (in mano/al morto/mano sbagliata/al tavolo/di mano)
    | sei (in mano/al morto/al tavolo)
    | morto .. (avvis-/avvert-/ferm-/dice/detto/attento/fa/segnala/imped-/ricord-) .. (mano/di qua/dal morto/in mano/sbagliata/qui/sei/parte)
    | (sei/eri/stai) (in mano/al morto/di qua/dal morto)
act-suggest_or_touch-else =
    | (tocc-/sugger-/indic-/prend-/preso/tir-/muov-/moss-) .. (carta/re/asso/dama/fante/prima/giocata)
    | morto .. (sugger-/indic-/tocc-/dice quale/dice cosa/spost-/prend-/muov-/allung-) .. (carta/gioc-/re/asso/dama/cosa/quale/prima)?
act-comment_on_play-else =
    | (comment-/critic-/dovevi/perche non/lament-)
    | morto .. (comment-/critic-/brontol-/dovevi/rimprover-/parla/discut-)
act-exchange_hands-else =
    | (scambi-/pass-) .. (mano/mani/carte)
    | (scambi-/scambiat-) .. (carte/mano/mani)
act-left_seat_to_watch-else =
    | (alz-/dietro/in piedi/gira/giro) .. (compagno/dichiarante/vedere/guard-)?
    | morto .. (alz-/alzat-/va/andato/gir-/passat-/sedut-/lascia-) .. (dietro/vedere/guardare/intorno/posto/sedia/vicino)?
act-looked_at_defender_hand-else =
    | (guard-/sbirci-/vist-/visto) .. (carte/mano) .. (difensore/mie/avversario/est/ovest/sue)? | (guard-/sbirci-) .. (mie) carte
    | morto .. (guard-/vist-/sbirc-/curios-/vede/occhiata) .. (carte/mano)
act-shown_defender_hand-else =
    | (mostr-/fatto vedere/fa vedere) .. (carte/mano) .. (al morto)?
    | (difensore/avversario/est/ovest/controgiocante) .. (mostr-/fatto vedere/fa vedere/piazzat-/messo) .. (carte/mano) .. (morto/me/naso)?
act-count_tricks-else =
    | (cont-) .. prese
phase-during_play-else =
    | (durante/meta/corso) .. (gioco/mano)
    | (durante/meta/mezzo/corso) .. (gioco/mano)
phase-after_play-else =
    | (fine/finita/finito/dopo/terminat-) .. (mano/gioco/smazzata)
    | (mano/smazzata/gioco) (gia)? finit- | (a/alla) fine mano
attention_already_drawn-yes-else =
    | (dopo/gia) .. (dichiarante/difensore/avversario/qualcuno) .. (segnal-/detto/chiam-/notat-/protest-)
    | (gia/dopo) .. (segnalat-/notat-/detto/chiamat-/fatto notare)
attention_already_drawn-no-else =
    | nessuno .. (detto/notat-/segnal-/accort-) | per primo
a2_breached_before-yes-else =
    | (guard-/sbirci-/vist-/scambi-/alz-) .. (carte/mano/mani/posto) .. (poi/&/,) | perso .. diritti
lead_from_wrong_hand-yes-else =
    | (mano sbagliata/sei in mano)
    | (mano sbagliata/parte sbagliata/sei in mano/sei al morto/di qua/altra mano)
was_a_revoke-yes-else =
    | (renonce/rifiut-)
was_irregularity_by-defender-else =
    | (difensore/avversario/est/ovest/loro) .. (renonce/rifiut-/irregolar-/fuori turno)
was_irregularity_by-declarer-else =
    | (dichiarante/compagno) .. (renonce/rifiut-/irregolar-/mano sbagliata)
