# How it is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 58
certain =
    | (#2/#3/due/tre) carte .. (insieme/contemporanea-/alla volta/assieme/un colpo/stesso momento) | (simultane-/contemporanea-)
    | nello? stesso (momento/istante/tempo) | (carte) (appiccicate/attaccate)
topic =
    | (#2/due) carte .. (giocat-/uscite/tirat-)
hint =
    | (insieme/appiccic-)
against =
    | (licita/dichiarazione) | presa dopo
word-insieme =
    | insieme | assieme | contemporaneamente | contemporanea | simultaneamente | stesso momento | stesso istante | stesso tempo | stesso attimo
    | medesimo istante | medesimo momento | momento esatto | identico istante | frazione di secondo | stessa frazione | un colpo solo | colpo
    | pari tempo | all unisono
word-visibile =
    | vede | vedeva | vedono | vedevano | vedere | visibile | visibili | scoperta | scoperte | vista | viste | legge | leggono | lette | letta
    | girata | girate | mostra | faccia in su | in chiaro | in vista | scoperto | scoperti | chiare | chiara | leggere | leggeva
word-nascosta =
    | nascosta | coperta | sotto | dietro | capovolta | rovesciata | faccia in giu | dorso | a dorso | a dorso in su | nascosto | coperto
word-giocato =
    | giocato | gioca | giocano | attaccato | attaccano | attacca | calato | calano | messo | mettono | partiti | posano | posato | depongono
    | giocata | rispondono | giocavo | gioca | hanno | tirano | tirato | buttato | giocare | uscito | usciti | escono
case-two_players =
    | <him> & <him> .. (<insieme>) | (<insieme>) .. <him> & <him> | (<insieme>) (a/al/all/alla/con/col) <him> | (<insieme>) (in cui/che/di/del) .. <him>
    | (<giocato>) .. (in)? #2 .. (<insieme>) | (in) #2 (<insieme>/giocano/giocato/abbiamo/hanno) | (tutti e due/entrambi) .. (<giocato>/<insieme>)
    | (<giocato>) .. (tutti e due/entrambi) | #2 (giocatori/difensori/avversari/mani/persone) | (<insieme>) .. in #2 | giocato #2 in
    | (io) .. & .. (est/ovest/nord/sud/compagno/lho/rho/avversario) .. (<insieme>) | partiti .. (<insieme>) | in #2 .. (<insieme>)
case-two_cards_one_hand-else =
    | <bid> .. (<insieme>/presa) | (#2/#3) (carte/figure/cartine/atout/fiori/quadri/cuori/picche)
    | (#2/#3) (insieme/per sbaglio/invece) | appiccicat- | attaccata | carte .. (stessa mano/insieme)
    | (seconda/altra/doppia) carta | <card> & <card> .. (<insieme>)
    | (#2/#3) .. (una presa/presa/colpo/tavolo/panno/mano) | #2 $ | #2 di | seconda dietro | doppia | assieme uscito
    | (cad-/cala-/scend-/pesca-/esc-/uscit-/tirat-/lasciat-/gioca-) .. #2
    | (re/asso/dama/donna/fante/dieci/<card>/#2/#3/#4/#5/#6/#7/#8/#9) & (re/asso/dama/donna/fante/dieci/<card>/#2/#3/#4/#5/#6/#7/#8/#9) .. (<insieme>)
    | #2 (attaccate/incollate/appiccicate/insieme) | partono #2 | (uscite/partite/scivolate) #2
visible-one =
    | (<visibile>) soltanto | (<visibile>) (quella)? (di)? (sopra/prima/#1/una/davanti)
    | (<visibile>) .. (#1/prima/quella sopra/quella di sopra) $
    | (una/#1/quella sopra/prima/fante/re/dama/donna/asso/dieci/<card>) a? (<visibile>)
    | (altra/seconda/una/quella sotto) .. (<nascosta>) | (<nascosta>) <not> .. (<visibile>)
    | quella (di)? sotto .. <not> .. (<visibile>) | <not> .. (<visibile>) .. (altra/seconda/sotto)
    | (appiccicata/altra) sotto , nascost- | in vista (dieci/re/asso/dama/fante/<card>/#1) | di una .. (<visibile>)
    | (altra/seconda) <not> .. (<visibile>) | #1 (sola)? (<visibile>) | (<visibile>) .. #1 sola | (<visibile>) sola
    | faccia visibile (fante/re/dama/asso/<card>) | (vede/vedeva) (#1/soltanto/sola)
visible-more =
    | (<visibile>) .. (tutte e due/tutt e due/entrambe/tutte/ambedue)
    | (tutte e due/tutt e due/entrambe/ambedue/tutte) .. (<visibile>) | <visibile> anche (altra/lei)
    | #2 (carte)? (scoperte/visibili/girate/in vista) | (li/le) vedono tutti | #3 carte .. scoperte
    | (vedono/vedevano/visibili) .. (tutte & #2/#2/tutti) | (tutte & #2/tutti) .. (<visibile>)
hand-defender =
    | <defender> | (difesa/controgioco/indifesa/linea difensiva) | (difende/difendo/difendeva) | me difeso
hand-declarer = (dichiarante/morto) | (me/noi) dichiarato
hand-unless =
    | <him> & <him> .. (<insieme>) | (<insieme>) .. <him> & <him> | carta in tavola .. carta in tavola
