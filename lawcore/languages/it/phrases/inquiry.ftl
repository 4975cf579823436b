# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
offender-role = asker
word-chiede =
    | chiede | chiedo | chiedono | chiesto | chiedere | chiedergli | domanda | domando | domandato | domandare | dice
    | dico | detto | dire | fa | chiedersi | chiedeva | domandava
word-senza =
    | <not> | not piu | not avere | finito | finite | finiti | esaurito | esaurite | not | se | davvero | not altre
    | not altri | hai finito | a <not>
word-altri =
    | <defender> | <east> | <west> | <north> | <south> | <opponent> | <opposing_side>
offender =
    | <who> <him>? (chied-/chiest-/domand-/vuole/vuol/puo chiedere/chiede/puo)
asker-declarer-likely =
    | <declarer> .. (posso/puo/vuole/vorrei/rivedere/vedere)
asker-defender =
    | indifesa
asker-defender-likely =
    | (<defender>/indifesa/<defending_side>) .. (posso/puo/vuole/rivedere/chiedo/chiesto/<chiede>) | <defending_side>
    | <we> difeso
asker-dummy =
    | <dummy> .. (<chiede>/vuole/vuol/gira/puo)
asker-dummy-likely =
    | (sono/<me> fatto/fa) .. <dummy>
wants-ask_declarer =
    | (chied-/chiest-/domand-/chiedere/domandare) .. (al/a) <declarer> | <dummy> .. <chiede> .. (<partner>/<declarer>)
wants-ask_declarer-likely =
    | <dummy> .. <senza>
wants-ask_defender =
    | <declarer> .. <chiede> .. (<altri>/altro) | <dummy> .. <chiede> .. <altri>
wants-ask_defender-likely =
    | (chied-/domand-/chiest-) .. (al/a/ai) (mio/suo)? (<partner>/<defender>/<opponent>/<east>/<west>/<other_defender>)
    | (tra/fra) (<we>/loro/compagni/<defending_side>)
wants-see_trick =
    | + (vedere/rivedere/riveder-/guardare/controllare) .. presa
    | (rimostrare/rimostr-/rivederla/rivedere/mostrassero) .. (presa/tutta)?
wants-see_trick-likely =
    | (vedere/rivedere/vederla/rivederla/riguardare/guardare/guardarla/rigirarla/rigirarle/girare su/vista)
trick-card_faced =
    | (mia/sua/carta) (scoperta/in tavola/a faccia in su/in su/aperta/visibile)
    | (mia/sua)? carta .. (scoperta/girata in su/visibile/a faccia in su)
trick-card_turned =
    | (girata/voltata/voltato/girato/coperta/coperto) (mia/sua/propria)? .. (<not>/nessuno) .. (giocat-/avanti/rigiocat-/mosso)
trick-card_turned-likely =
    | (avuto)? girata | (girat-/voltat-/copert-) .. (mia/carta) | carta .. (girata/voltata/coperta)
    | (voltato/girato/coperto) (mia/sua)
trick-quitted-likely =
    | giocato .. (dopo/successiva/prossima/nuova)
asked-after_others-likely =
    | (dopo/prima) .. (chiede/chiesto/quella/fatto/domandato) .. (<west>/<east>/<north>/<south>/<declarer>/<dummy>/<partner>/altro)
    | avuto (chiest-/domandat-)
    | (avuto) (chiesto/domandato/detto/fatto) .. (<declarer>/<dummy>/<partner>/<east>/<west>/<north>/<south>/altro/#2)
    | dopo (quella/che) .. (<west>/<east>/<north>/<south>/<partner>/<declarer>)
asked-first =
    | (chiest-/domand-/chiede) .. per primo
asked-not_yet =
    | + (vuole/vuol/vorrebbe/vorrei/voglio) (sapere/chiedere/domandare)
asked-not_yet-likely =
    | + (posso/puo/possiamo/possono/lecito/consentito) .. (chied-/domand-/dire/sapere)
    | + (voglio/volevo/vorrei/vuole/vorrebbe/voleva) .. (chiedere/sapere/domandare)
dummy_lost_rights-no =
    | (al suo posto/al posto suo/diritti intatti)
dummy_lost_rights-yes-likely =
    | <dummy> .. (sbirciat-/scambiat-/guardat-/girat-/alzat-/visto/spostat-/giro) .. (carte/mano/mani/dietro/posto/giocare)?
    | pers- .. diritti
