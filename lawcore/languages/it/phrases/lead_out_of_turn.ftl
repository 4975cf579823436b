# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
# Who led is told no later than that it was out of turn: what follows was played then.
told-before-turn = lead-declarer
word-muovere =
    | attaccato | attacca | attaccano | giocato | gioca | intavolato | intavola | rigiocato | rigioca | uscito | esce
    | mosso | muove | muovo | tirato | tira | parte | partito | mette | messo | chiamato | chiama | chiesto | esco
    | gioco | partita | uscita | mossa | tirata | muovere | giocata | buttato | butta | mossi
word-ok =
    | accetta | accettato | accettano | accetto | va bene | tiene | tenere | accettare | contento | contenta | d accordo
    | vuole | lascia | resti | sta bene | favorevole | prende
word-ko =
    | no | <not> | rifiuta | rifiutato | rifiutare | protesta | protestava | scuote | rimanda | contrario | contraria
    | contesta | dice no | rimetti | torni | indietro | <not> vuole
word-presa =
    | presa #2 | presa #3 | presa #4 | presa #5 | presa #6 | presa #7 | presa #8 | presa #9 | presa #10 | presa #11
    | presa #12 | %2 presa | %3 presa | %4 presa | %5 presa | %6 presa | %7 presa | %8 presa | %9 presa | %10 presa
    | %11 presa | %12 presa | meta mano | meta gioco | durante gioco | a meta | alla #7 | alla #2 | alla #3 | alla #4
    | alla #5 | alla #6 | alla #8 | alla #9 | alla #10 | alla #11 | alla #12 | alla %2 | alla %3 | alla %4 | alla %5
    | alla %6 | alla %7 | alla %8 | alla %9 | alla %10 | all %8
word-uscire =
    | attaccato | attacca | gioca | giocato | rigioca | rigiocato | esce | uscito | mosso | muove | muovo | tirato
    | tira | parte | partito | gioco | mossa | uscita | giocata | esco
word-carte =
    | carte | carta | mano | tutto | tutte | gioco
word-risponde =
    | risposto | risponde | seguito | segue | copre | scartato | scarta | messo | mette | giocato
lead-declarer =
    | <declarer> .. (<uscire>) .. (mano/<dummy>/tavolo) | (<uscire>) <declarer> .. (mano/<dummy>/tavolo)
    | (ero/<declarer>/in mano/in presa/sono) (al <dummy>/in mano/di/di qua) .. (<muovere>) .. (mia/mano/qua/qui/<dummy>/tavolo)
    | <declarer> .. (mano sbagliata/parte sbagliata/lato sbagliato)
    | (mano sbagliata/parte sbagliata/lato sbagliato) .. <declarer>
lead-defender =
    | <defender> (muove/mosso/esce/uscito)
    | <defender> <him>? (gioca/giocato) fuori turno
lead-defender-likely =
    | <presa>
lead-opening_face_down =
    | <not> .. (girata/scoperta/girato) | (attacc-/uscit-/esce) (<card>/<compass>/<partner>/<defender>/carta)? copert-
lead-opening_faced =
    | (attacco/attaccato/attacca/attacco iniziale) .. (scopert-/faccia in su/in chiaro/carta su/visibile/in vista)
    | (carta su/faccia in su/in chiaro/carta in vista)
lead-opening_faced-likely =
    | <dummy> .. (sceso/scende/stes-/stende/stendere/appoggiat-) | (attacca/attacc-) .. contro <card>
turn-opponent =
    | (vinto/preso/fatta/fatto presa) (<declarer>/<dummy>)
turn-opponent-likely =
    | (in mano/in presa/di mano) (<declarer>/<dummy>)
turn-partner =
    | (toccava/spettava/tocca/doveva/di/anziche/stava) .. (<partner>/altro)
    | (al posto mio/al posto del <partner>/al posto suo) | (difensore/<defender>) sbagliato
turn-partner-likely =
    | (dalla mano/di mano) .. (toccava/doveva/invece) .. (al/dal/che dal) <dummy>
    | (dal <dummy>/dal tavolo) .. (ero/doveva/invece) .. (in mano/dalla mano/di mano) | lato (sbagliato/giusto/buono)
turn-who =
    | (al posto/anziche/invece) (di/del/dell/della)? <who> | presa .. (fatta/vinta/di/del) (da/dal)? <who>
turn-who-likely =
    | (toccava/tocca/spettava/spetta/doveva/stava) (attaccare/muovere/giocare)? (a/al/all/alla/agli/ai)? <who>
    | in (presa/mano) (c)? <who> | di mano <who>
reply-accepted-likely =
    | (<declarer>/<me>/<opposing_side>/<compass>) <him>? (accett-/tiene) | + (vuole/vorrebbe) (accettar-/tener-)
reply-differ =
    | (#1/<defender>/<him>) .. (<ok>) .. (ma/mentre)? (#1/altro/altra/<partner>/<him>) .. (<ko>)
reply-next_played =
    | (<next_player>/<lho>/successivo) (<him>)? (<risponde>)
reply-next_played-likely =
    | (<lho>/<next_player>/<defender>) (<him>)? (risposto/risponde/seguito/segue/coperto/copre/scartato)
reply-nothing =
    | <not> .. (deciso/scelto/pronunciato/reagito/reazione/reazioni/parlato/decisione/aperto bocca/fiatato/detto <not>)
reply-proper_lead =
    | (attacc-/giocat-/uscit-) .. (quello giusto/altro giusto/<defender> giusto/chi doveva)
reply-refused =
    | <not> .. (accett-/vuole/vogli-/sta bene/va bene/gradi-)
reply-refused-likely =
    | (rifiut-/pretend-/esig-/insist-/contest-) | (riprend-/ritirata/ritira/tolta) .. (come/loro)?
reply-spread =
    | <declarer> .. (steso/stende/stes-/stendere/stendo/apre carte/aperto carte)
    | (stendo/stendendo) (giu)? (sue/mie)? (<carte>)
reply-spread-likely =
    | (stende/steso/stendo/stendono) (giu)? (sue/mie)? (<carte>)? (contento)?
    | (fare/fa/<me> fatto/fatto) (<he>/<me>)? (da)? <dummy>
reply-wrong_defender_played =
    | <not> (veniva)? .. (prossima/prossimo/dopo/<next_player>)
misinformed-no-likely =
    | nessuno <him> (avuto)? detto
misinformed-yes-likely =
    | (detto/dice/fa/diceva/dett-/dicono) .. (tocca/toccava/sta/attacchi/attacca/esci/giochi/#6 in mano/#6 di attacco/di mano)
    | (tocca a te/stai tu/esci tu/attacchi tu/attacchi <he>/#6 in mano tu/tocca a <he>/vai)
last_trick-no =
    | <not> (fino)? (all/alla)? (ultima/#13)
last_trick-yes =
    | carta a testa
last_trick-yes-likely =
    | (#13/presa #13/all ultima/ultima carta/penultim- no)
dummy_seen-no =
    | <not> .. (vist-/visto/vedere) .. <dummy>
    | <dummy> <him>? <not> .. (steso/stende/sceso/scende/scendere/calato/giu/aperto/scoperto/mostrato/messo)
dummy_seen-yes =
    | <dummy> <him>? (sue)? (steso/stese/stesa/stende/sceso/scesa/scende/calato/cala/giu/a terra/per terra/in tavola)
    | <dummy> <him>? (aperto/apre/scoperto/scopre/mostrato/mostra/esposto/messo/mette/posato/posa) (sue)? (giu)? (carte/carta/mano/tutto)
    | <dummy> <him>? (messo/mette) giu | (sceso/scende/steso) <dummy>
    | carte del <dummy> .. (scopert-/stes-/espost-/in vista/in tavola/sul tavolo/visibil-/giu)
dummy_seen-yes-likely =
    | (vist-/visto/intravist-/vedendo) (#1/#2/#3/carta/carte/fante/asso/re/dama/donna)? (carte/carta)? (del/di)? <dummy>
partner_led_face_down-no =
    | <not> .. messo (giu)? (<not>)
defender_played_before_the_lead-yes =
    | (<defender>/<east>/<west>/<north>/<south>/<him>) .. (giocat-/gioca/messa/messo/risposto/scartato) .. prima che .. (chiam-/tirass-/tirato/partiss-/rigioc-/avuto/muovess-/usciss-/attacc-/giocass-/riparti-/<him>)
on_purpose-no-likely =
    | (per distrazione/distrazione/distratt-)
on_purpose-yes =
    | (apposta/di proposito/volut-/furb-/sapeva bene/in malafede/mala fede/intenzional-/deliberat-)
reply-dummy_played =
    | <declarer> <him>? giocato (carta)? dal <dummy>
