# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
word-insieme =
    | insieme | assieme | contemporaneamente | contemporanea | simultaneamente | stesso momento | stesso istante
    | stesso tempo | stesso attimo | medesimo istante | medesimo momento | momento esatto | identico istante
    | frazione di %2 | stessa frazione | colpo | pari tempo | all unisono
word-visibile =
    | vede | vedeva | vedono | vedevano | vedere | visibile | visibili | scoperta | scoperte | vista | viste | legge
    | leggono | lette | letta | girata | girate | mostra | faccia in su | in chiaro | in vista | scoperto | scoperti
    | chiare | chiara | leggere | leggeva
word-nascosta =
    | nascosta | coperta | sotto | dietro | capovolta | rovesciata | faccia in giu | dorso | a dorso | a dorso in su
    | nascosto | coperto
word-giocato =
    | giocato | gioca | giocano | attaccato | attaccano | attacca | calato | calano | messo | mettono | partiti | posano
    | posato | depongono | giocata | rispondono | giocavo | <they> | tirano | tirato | buttato | giocare | uscito
    | usciti | escono
case-two_cards_one_hand =
    | carte .. (stessa mano/insieme) | appiccicat- | (#2/#3) (insieme/per sbaglio/invece)
    | #2 (attaccate/incollate/appiccicate/insieme) | <bid> .. (<insieme>/presa) | (uscite/partite/scivolate) #2
    | attaccata | <card> <card> .. (<insieme>) | assieme uscito
    | (re/asso/dama/donna/fante/#10/<card>/#2/#3/#4/#5/#6/#7/#8/#9) (re/asso/dama/donna/fante/#10/<card>/#2/#3/#4/#5/#6/#7/#8/#9) .. (<insieme>)
    | partono #2
case-two_cards_one_hand-likely =
    | #2 | (#2/#3) (carte/figure/cartine/atout/fiori/quadri/cuori/picche) | (#2/#3) .. (presa/colpo/tavolo/panno/mano)
    | #2 di | %2 dietro | (%2/altra/doppia) carta | doppia
case-two_players =
    | #2 (giocatori/<defending_side>/<opposing_side>/mani/persone) | in #2 .. (<insieme>)
    | (<everyone> & #2/<everyone>) .. (<giocato>/<insieme>) | (in) #2 (<insieme>/giocano/giocato/<we>/<they>)
    | (<insieme>) .. in #2
    | (<me>) .. (<east>/<west>/<north>/<south>/<partner>/<left_opponent>/<right_opponent>/<opponent>) .. (<insieme>)
    | partiti .. (<insieme>) | <him> <him> .. (<insieme>) | (<insieme>) .. <him> <him>
    | (<insieme>) (a/al/all/alla/con/col) <him>
case-two_players-likely =
    | (<giocato>) .. (in)? #2 .. (<insieme>) | (<giocato>) .. (<everyone> & #2/<everyone>)
    | (<insieme>) (in cui/che/di/del) .. <him> | giocato #2 in
visible-more =
    | (<visibile>) .. (tutte & #2/tutt & #2/<everyone>/tutte/ambedue)
    | (vedono/vedevano/visibili) .. (tutte #2/#2/<everyone>)
    | (tutte & #2/tutt & #2/<everyone>/ambedue/tutte) .. (<visibile>) | (tutte #2/<everyone>) .. (<visibile>)
    | #2 (carte)? (scoperte/visibili/girate/in vista) | <visibile> (altra/<he>) | (li) vedono <everyone>
    | #3 carte .. scoperte
visible-one =
    | (<visibile>) .. (#1/prima/quella sopra/quella di sopra) | (<visibile>) (quella)? (di)? (sopra/prima/#1/davanti)
    | (vede/vedeva) (#1/soltanto/sola) | (<visibile>) .. #1 sola | (altra/%2/quella sotto) .. (<nascosta>)
    | (<nascosta>) <not> .. (<visibile>) | quella (di)? sotto .. <not> .. (<visibile>) | #1 (sola)? (<visibile>)
    | (<visibile>) soltanto | in vista (#10/re/asso/dama/fante/<card>/#1)
    | faccia visibile (fante/re/dama/asso/<card>) | <not> .. (<visibile>) .. (altra/%2/sotto)
    | (appiccicata/altra) sotto nascost- | (altra/%2) <not> .. (<visibile>) | (<visibile>) sola
hand-declarer-likely =
    | (<we>) dichiarato
hand-defender-likely =
    | <defender> | (<defending_side>/controgioco/indifesa) | difeso | (difende/<me> difeso/difendeva)
