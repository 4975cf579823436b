# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
word-giocare =
    | giocato | gioca | giocare | giocata | gioco | messo | mette | messa | calato | cala | risposto | risponde
    | rispondere | tagliato | taglia | tirato | tirata | tira | dato | posato | butto | buttato | butta | anticipato
    | partito | carta | seguito | giocava | giocasse | rispondessi | scartato | giocassi | chiamato | chiama
word-prima =
    | prima | anticipo | in anticipo | anzitempo | troppo presto | fuori tempo | fuori turno | anticipato
    | anticipatamente | <not> aspettare | prematura | prematuramente | anticipata
word-ancora =
    | pensava | pensando | pensare | pensa | riflettere | riflettendo | deve giocare | doveva giocare | deve | doveva
    | dovendo giocare | scegliendo | dorme | guardava | stava | doveva dare | doveva tirar fuori | aspettava
    | sta pensando | doveva mettere | toccava
case-declarer =
    | <declarer> (gioca/giocato/chiama/mette/messo/calato) (prima/troppo presto/fuori turno/in anticipo)
case-declarer-likely =
    | (<declarer>) .. (<prima>) .. (<defender>/<opponent>/<east>/<west>/turno/toccasse)
    | <declarer> .. (<giocare>) .. (quando/mentre/prima) .. (<opponent>/destra/<me>/<not>)
case-defender_at_rho_turn =
    | (turno/toccava/tocca) .. (alla/della)? (sua/mia)? destra
    | (turno/toccava/tocca/posto/mentre/toccando) .. (<right_opponent>) | <declarer> alla (mia/sua) destra
case-defender_at_rho_turn-likely =
    | toccava (a/al/alla/all) .. (<dummy>/<declarer>/<rho>)
case-defender_before_partner =
    | anticip- .. <partner> | <partner> <him>? .. (giocato/gioca/messo/scartato) prima di <me>
case-defender_before_partner-likely =
    | prima .. (<partner>/marito/moglie/<other_defender>) | <partner> .. (<ancora>)
since-both_hands-likely =
    | di mano .. (dal/del) <dummy> | da <everyone> | (tutte & #2/<everyone>) mani | (dal/del) <dummy> .. (di)? mano
misinformed-no =
    | nessuno .. (ingannat-/spint-/confus-/detto/indott-/invitat-/suggerit-)
    | nessuno .. (detto/indotto/sollecit-/chiam-/invit-)
misinformed-yes =
    | (tocca/sta/stai/toccava/vai/dai) .. (a te/a voi/te/tu) .. (detto/dice/fa/dico)?
    | (detto/dice/fa/dicendo) .. (tocca/toccava/sta a/prego/gioca/suo turno/tuo turno)
