# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
# Più penalizzate di una, senza dire se dello stesso seme.
word-several =
    | (#2/#3/#4/piu/diverse/altre/varie/molte/entrambe/tutte) (carte)? (piccole/minori/maggiori)? penalizzate
    | (altra/seconda/%2) (carta)? penalizzata | penalizzate
offender =
    | <who> <him>? (avuto)? .. penalizzat- | penalizzata (di/del/della/dell) <who> | (a/al/ad) <who> (cade/caduta/caduto/cadut-)
word-figura =
    | asso | re | dama | donna | fante | regina
word-seme_carta =
    | picche | cuori | quadri | fiori
word-cadere =
    | fatto cadere | fa cadere | fatto vedere | lasciato cadere | lascia cadere | perso
word-sfuggire =
    | caduta | cade | sfuggita | scivolata | cascata | caduto
role-declarer_side =
    | (al/del) <declarer> .. (cadut-/cade/scivol-) .. carta?
    | (al/dal) (<dummy>/<declarer>) (cadut-/cade/casca/cascat-/scivol-/scappat-/sfugg-/volat-)
role-declarer_side-likely =
    | (<declarer>/<dummy>) <he>? (#1/#2)? (carta/carte)? penalizz- | penalizz- (di/del) (<declarer>/<dummy>)
    | (carta/carte/asso/re/dama/donna/fante/<low>/<high>) (di/del/dal/al) (<dummy>/<declarer>) .. (cadut-/cade/scivol-/cascat-/vist-/scopert-/volat-)?
role-defender =
    | (difende/difendono/<me> difeso/indifesa/difendevo/<we> difeso/<defender>/<defending_side>) | + indifesa
    | (<defender>/<defending_side>/indifesa/controgioco/penalizzata maggiore/penalizzata minore)
how-another_way =
    | (in/durante/in corso di/alla/dalla/mentre) (licita/licitazione/dichiarazione/dichiarazioni/asta)
    | (in piu/di troppo/sovrappiu/in eccesso/eccedente) .. (restituit-/ridat-/rimess-/torn-/reintegr-)
    | carta (in piu/di troppo/in sovrappiu/in eccesso) | <everyone> .. (renonciat-/renonce/rifiut-)
how-another_way-likely =
    | (carta/<low>/<high>/re/asso/dama/donna/fante) .. (mancante/smarrit-/perduta/mancava)
how-claim_context =
    | (concess-/concede/conced-/claim/richied-/richiest-/reclam-/rivendic-/stende/steso/stese)
    | (mostr-/vedere/girat-/scopert-/gira) .. (dicendo/dire/dice) .. (presa/mia/<me> vinto)
how-claim_context-likely =
    | questa (mia/nostra/<me> vinto/batto)
how-dropped =
    | (cadut-/cade/cascat-/scivolat-/scivola/sfuggit-/per terra) .. (carta/asso/re/dama/donna/fante/<low>/<high>/picche/cuori/quadri/fiori/tavolo)
    | carta <sfuggire> | <who> <him>? <cadere> <figura> di? <seme_carta>? | <card> <sfuggire> | fatto cadere
how-dropped-likely =
    | (caduta/caduto/cadute/cadde/cade/cadono/cadere/cadeva/scivol-/sfuggit-/sfugge/casca/cascat-/cascano/per terra/volat-/rovesciat-/sgusciat-/persa)
how-led_out_of_turn =
    | (attacc-/attacco/uscit-/uscita/mossa/intavol-) .. (fuori turno/rifiutat-/respint-/ritirat-/<not> accettat-/ripres-/fuori tempo)
    | attacco .. (rest- sul tavolo/rest- li/rest-)
how-named =
    | (a voce alta/ad alta voce) | (<me>) (asso/re/dama/donna/fante/#10/<low>/<high>) .. (dice/detto)
how-named-likely =
    | (dice/detto/dico/dire/scapp-/annunci-/esclam-/sussurr-/bocca/voce/dicono) (che/di)? (<me>/<he>/hai/avere/avuto/aver/tengo/tanto)? (<me>/<he>)? (asso/re/dama/donna/fante/#10/<low>/<high>/#9/#8/#7/#6)
    | (nomin-/citat-/cita/annunci-/menzion-) .. (carta/asso/re/dama/donna/fante/#10/<low>/<high>)
how-not_played =
    | (sostituta/carta sbagliata)
    | (penalizz-/carta scoperta/quella scoperta) .. <not> .. (giocat-/messa/gioca/messo/mette)
    | (giocat-/gioca/messo/messa/mette/metto/gioco) .. (al posto/invece/anziche) .. (penalizz-/scopert-/minore/quella)
    | invece (della/di) .. (penalizz-/scopert-) | (penalizz-) (dovut-/dovuta)
how-not_played-likely =
    | (giocat-/gioca/messo/messa/mette/metto) .. (altra/#1 altra) .. (al posto/invece)?
    | (giocat-/gioca/messo/messa/mette/metto) #1? altra carta
    | (giocat-/gioca/messo/messa/mette/metto/gioco) .. (invece/anziche)
    | toccav- (mettere/giocare/a)? (quella/<he>/penalizz-)
how-played_early =
    | (gioc-/giocat-/rispost-/risponde/messo/messa/mette/scopert-/calato/calata/buttat-/servit-) .. prima .. (del/di/della/che/dell) .. (<partner>/turno/mio/suo/tocc-/<he>/tempo)
    | (prima) (del/di) (<partner>/mio/suo)
how-played_early-likely =
    | (in)? anticip-
how-revoke_corrected =
    | (rettific-/rimess- a posto/rimediat-/corregg-/corrett-/ripres-/sistemat-) .. (renonce/rifiut-)
how-revoke_corrected-likely =
    | (renonce/rifiut-/scarto) .. (corrett-/rimediat-/corregg-) | corrett-
how-two_cards_to_trick =
    | #2 (carte)? (insieme/appiccicate/in colpo/alla volta/nella stessa)
    | (messo/messe/mette/giocat-/dat-/scopert-/tirat-/calat-/uscit-) .. #2 (carte)? .. (insieme/stessa/presa/volta/colpo/appicc-/attacc-)
how-two_cards_to_trick-likely =
    | #2 carte .. (insieme/presa/appiccic-/volta)
other_way-both_sides_revoked =
    | <everyone> .. (renonce/rifiut-/renonciat-)
other_way-found_again =
    | (carta/<low>/<high>/re/asso/dama/donna/fante) .. (mancante/smarrit-/perduta/mancava)
other_way-in_the_auction-likely =
    | (licita/licitazione/dichiarazione/dichiarazioni/dichiaravamo/licitavamo/licitavano/licitando)
other_way-surplus_restored-likely =
    | (in piu/di troppo/sovrappiu/in eccesso/eccedente)
claim-stands =
    | (concessione/richiesta/claim) .. (valid-/accettat-/buon-/vale)
claim-trick_in_progress =
    | questa (mia/nostra/<me> vinto/batto)
claim-trick_in_progress-likely =
    | presa in corso | (parlav-/riferiv-/riguard-) .. presa
faces-more-likely =
    | #2 carte .. (cadut-/cadon-/scoper-/scivol-/tavolo)
honour-no =
    | <low> | minore | carta (piccola/bassa)
honour-yes =
    | <high> | onore
    | (cade/cadono/caduto/caduta/cascato/cascata/scivolato/scivolata/scoperto/scoperta/mostra/mostrato/attaccato/attacca/giocato) (asso/re/dama/donna/fante/#10) | (asso/re/dama/donna/fante/#10) .. (caduto/caduta/cascato/cascata/scivolato/scivolata/scoperto/scoperta)
honour-yes-likely =
    | (asso/re/dama/donna/fante/#10/figura/onore/regina/onori)
declarer_accepts-accepted-likely =
    | (<declarer>/<me>/<he>/<east>/<west>/<north>/<south>) (dice)? (accetta/accetto/accettato/tiene/tengo/va bene/sta bene/contento/d accordo)
    | (va bene/lascia correre/sta bene/per va bene)
declarer_accepts-refused =
    | (rivuole/esige/pretende/vuole) .. (penalizz-/quella/scopert-)
declarer_accepts-refused-likely =
    | rifiuta
on_lead-other-likely =
    | (attacca/muove/esce/attaccare/uscire/tocca/spetta) (al/a)? (<declarer>/<dummy>)
on_lead-partner =
    | (<partner>) .. (in presa/deve uscire/deve attaccare/attacca/esce/in mano/di mano/gioca/muove/uscire/attaccare)
    | (di mano/in presa/di turno/di attacco/attacco/muove/attacca/esce/tocca/muovere/uscire/attaccare/spetta/toccherebbe) .. (al/a)? (mio/suo)? (<partner>)
    | (<partner>) .. (attacc-/esce/uscito/muove/mosso/entrato in presa)
on_lead-who =
    | <who> .. (in presa/di attacco) | in presa <who> | (deve/dovra) (attaccare/uscire/muovere) <who>
declarer_choice-forbid-likely =
    | <not> (giochi/giocare/attacchi/attaccare/esca/uscire/muova/muovere/vuole/voglio/volere)? (a/in)? (picche/cuori/quadri/fiori) (dal/da/per favore)?
    | (viet-/proib-/imped-) .. (picche/cuori/quadri/fiori/seme/colore/attacco/uscita/quello/quella/#2/entramb-)?
declarer_choice-led_too_soon-likely =
    | (uscit-/attacc-/giocat-/esce) (al volo)? .. (<not>/prima) .. (aspettar-/chieder-/sceglie-/scelt-/<declarer>/decid-)
    | (attacc-/uscit-/esce/giocat-/mosso/attacco) .. <not> (aspett-/attend-/chied-)
    | (attaccat-/uscit-/mosso/giocat-/attacca/esce) prima che (<declarer>)
declarer_choice-none =
    | (quello/cio) che vuole | libero (di)? (attaccare/uscire/giocare/muovere)?
declarer_choice-not_yet =
    | <declarer> <him>? <not> .. scelto
declarer_choice-require-likely =
    | (impon-/impost-/imposta/chied-/chiest-/ordin-/pretend-/pretes-/esig-/obblig-/comand-) .. (picche/cuori/quadri/fiori/seme/colore/attacco/uscita)
    | (impon-/imporre/impost-/esig-/pretend-)
partner_could_see-no =
    | <partner> .. <not> .. (vist-/vederla/veder-/poteva)
    | <partner> (avuto)? (girato/girata/voltato/distratto/assente)
partner_could_see-no-likely =
    | <partner> .. (bagno/girato/girata/distratt-/telefono/cellulare/altrove/fuori/caffe/dormiva/guardava)
partner_could_see-yes-likely =
    | (mostrat-/vedere/mostra) .. (al)? <partner>
deliberate-no-likely =
    | <not> (apposta/voler-/proposito)
deliberate-yes =
    | (apposta/di proposito/volutamente)
number_of_penalty_cards-one =
    | unica (penalizz-)
number_of_penalty_cards-same_suit =
    | penalizzate .. stesso seme
    | (#2) penalizzat- .. (a/di/tutte & #2) .. (picche/cuori/quadri/fiori)
number_of_penalty_cards-several_suits =
    | (#2/#3) .. (penalizzat-/carte) .. (divers-) (semi/colori/seme)?
    | penalizzate .. (semi divers-/divers- semi/vari semi/altri semi)
number_of_penalty_cards-same_suit-likely =
    | <several>
number_of_penalty_cards-several_suits-likely =
    | <several>
    | (#2) .. (penalizzat-) .. (picche/cuori/quadri/fiori) .. (&) .. (picche/cuori/quadri/fiori)
due-due =
    | penalizz- dovuta
due-honour_instead-likely =
    | (minore/penalizz-) .. (messo/giocat-/mette/gioca/gioco/risposto) .. (re/asso/dama/donna/fante/onore/<high>)
    | (re/asso/dama/donna/fante/onore/<high>) .. stesso (seme/colore) .. (posto/invece)?
due-other_duty-likely =
    | + (doveva/dovev-/dovuto/obbligat-/costrett-) (a)? rispondere
misinformed-yes-likely =
    | (detto/dice/fatto segno/fatto cenno/invitat-) .. (tocca/gioca/tuo turno/suo turno/a te/turno)
declarer_side_played-both_hands-likely =
    | (<everyone>/tutte #2/#2) mani
at_right_hand_turn-yes-likely =
    | (turno/toccav-) .. destra
disobeyed-no-likely =
    | (obbedito/obbedisc-/eseguit-/esegue/rispettat-)
both_sides_played_on-yes =
    | <everyone> .. (giocat-/rigiocat-) .. presa (dopo/successiva/<next_player>)
both_sides_played_on-yes-likely =
    | (quando/ormai) .. <everyone> .. (giocat-/rigiocat-/oltre)
role-defender-likely =
    | + penalizz- | + (impon-/impost-/viet-)
    | (<declarer>) .. (viet-/impon-/impost-/scegl-/scelto/decis-/sceglie-/esige) | + (minore/maggiore)
    | (prima/anticip-/posto) .. (di/del/sul) (mio)? <partner>
    | (<east>/<west>/<north>/<south>) .. (giocat-/mostr-/scopr-/anticip-) | (<partner>) .. (anticip-/attes-/aspett-)
