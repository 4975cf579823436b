# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
word-guarda =
    | guardato | guardare | guarda | sbirciato | sbircia | visto | vista | letto | legge | guardata | sporto | occhiata
    | guardando | viste
word-dice =
    | dice | detto | dico | chiede | chiesto | avverte | avvertito | avvisa | avvisato | segnala | segnalato | fa notare
    | fatto notare | gridato | grida | fa | richiama | annuncia | dicendo
word-scambia =
    | scambiato | scambia | scambiano | scambiati | passati | passano | scambiate | passato
act-ask_declarer_revoke-likely =
    | + <dummy> <him>? (chiede/chiesto/domanda/detto/dice) <not> (picche/cuori/quadri/fiori)
act-ask_defender-likely =
    | (chied-) (al/a/all) (<defender>/<opponent>)
act-call_director =
    | <dummy> chiama | <dummy> .. (chiam-) .. (arbitro/<he>)
act-comment_on_play =
    | <dummy> .. (comment-/critic-/brontol-/bisbigli-/rimprover-/complimenta/lament-)
act-comment_on_play-likely =
    | commenta
act-count_tricks-likely =
    | (cont-/conta/conto) .. (prese/quante)
act-draw_attention-likely =
    | <dummy> .. (dice/dice che/detto/denunci-/fa notare/segnal-/annunci-/grid-/fatto notare) .. (renonce/irregolar-/infrazion-/rifiut-/fuori turno/<not> toccava/turno/renonciato/rinunciat-/attacc-/partito/uscit-/uscita/giocata/sbagliat-/mano sbagliata/risposto)
    | <dummy> .. (far notare/fatto notare/fa notare/segnal-/richiam-/tira fuori)
act-exchange_hands-likely =
    | (scambiato/scambiati/scambia/scambiano/scambiate/scambiare/scambio) .. (mani/carte/mano)
    | (passati/passato/passano) (mano/mani/carte/ventagli)
act-hand_revoked-likely =
    | <dummy> <him>? (rifiutato/renonciato/fatto renonce/<not> risposto)
act-info_to_director =
    | <dummy> .. racconta
act-info_to_director-likely =
    | <dummy> .. (spieg-/raccont-/riferi-/risponde/risposto/dice) .. (fatti/arbitro/com andata/successo/accaduto/domande)
act-left_seat_to_watch-likely =
    | <dummy> alzato
act-looked_at_defender_hand-likely =
    | <dummy> .. (sbirciato/sbircia/letto/legge) .. carte
act-prevent =
    | (occhio/attento/attenta) .. (<dummy>/mano/tavolo)
    | <dummy> .. (blocca/ferma/avverte/avvisa/previene/trattiene/stoppa/impedisce)
act-prevent-likely =
    | <dummy> .. (dice/detto/avvert-/avvisa-) .. <not> (muover-/giocar-/partir-/attaccar-/uscir-/gioc-) .. (mano/<dummy>/tavolo)
    | (#6/eri/stai) .. (in mano/al <dummy>/di qua/dal <dummy>/di/di mano/al tavolo)
act-shown_defender_hand =
    | (mostr-/fa vedere/fatto vedere) .. (al) <dummy>
act-shown_defender_hand-likely =
    | (<defender>/<opponent>/<east>/<west>/<north>/<south>) .. (mostr-/fatto vedere/fa vedere/mette) .. (carte/mano) .. (<dummy>/naso)?
act-suggest_or_touch-likely =
    | <dummy> sugger- | <dummy> .. (sugger-/indic-/tocc-/spost-/allung-/cenno/segno/preso/prende/tira avanti/messo davanti/spinge/avvicina) .. (carta/gioc-/re/asso/dama/fante/cosa/quale/prima/<card>/#8/#7/#9/#10)
phase-after_play =
    | (fine/finita/finito/dopo/terminat-/chius-) .. (mano/gioco/smazzata/ultima presa/ultima carta)
phase-after_play-likely =
    | (mano/smazzata/gioco/presa) .. (finit-/terminat-/chius-) | (aspetta/aspettato/alla/a) fine
phase-during_play =
    | (%4/%3/%5/%6/%7/%8/%2) presa
phase-during_play-likely =
    | (durante/meta/corso/mezzo/mentre) .. (gioco/mano/smazzata/giocano/gioca)
    | (mentre/durante) .. (gioc-/gioco/mano/giocava) | (<we> giocato/gioca/giocando)
    | (gioco/mano) (in corso/<not> finit-/aperta)
attention_already_drawn-no =
    | nessuno .. (detto/notat-/segnal-/accort-/visto/parlato)
attention_already_drawn-no-likely =
    | per primo
attention_already_drawn-yes-likely =
    | (<east>/<west>/<north>/<south>/<opponent>) .. detto
    | (dopo che/avuto) .. (<declarer>/<defender>/<opponent>/<somebody>/<east>/<west>/<north>/<south>/altri/<him>)? .. (segnal-/protest-/richiamat-/fatto notare)
a2_breached_before-no-likely =
    | <not> .. (<guarda>) .. (carte/mano/nessun-)?
a2_breached_before-yes =
    | (<guarda>/<scambia>/alzat-/sbirciat-/girato/fatto giro dietro/sporto/scambiat-) .. (poi/ora/adesso) .. (<dice>/chiam-/ferm-/avvert-/denunci-/diritti)
a2_breached_before-yes-likely =
    | (prima/poco prima) .. (<guarda>/<scambia>/alzat-/sbirciat-/girato/fatto giro dietro/sporto/scambiat-)
was_a_revoke-no =
    | <not> renonce
was_a_revoke-yes-likely =
    | (renonce/rifiut-/rinunciat-/renonciat-/<not> .. risposto)
was_irregularity_by-defender =
    | (fuori turno/renonce/rifiuto/giocata/uscita) (di/del/dell/della) (<defender>/<opponent>/<east>/<west>/<north>/<south>/<defending_side>)
    | (renonce/irregolarita/rinuncia) .. (del/di/dell/da) (<defender>/<opponent>/<east>/<west>/<north>/<south>)
was_irregularity_by-defender-likely =
    | (<defender>/<opponent>/<east>/<west>/<north>/<south>/loro/<defending_side>) .. (renonce/rifiut-/irregolar-/fuori turno/<not> toccava/errore/attaccato/rinunciat-)
    | (<defender>/<opponent>/<east>/<west>/loro) .. (renonce/rifiut-/irregolar-/fuori turno)
lead_from_wrong_hand-yes-likely =
    | (mano sbagliata/parte sbagliata/#6 in mano/#6 al <dummy>/di qua/altra mano)
    | (#6/eri/stai) .. (in mano/al <dummy>/di qua/dal <dummy>/di/di mano) | (mano sbagliata/#6 in mano)
    | (muovere/partire/uscire/giocare/partito/uscito/uscendo/giocando/tirare) (dal/dalla) (tavolo/<dummy>/mano)
