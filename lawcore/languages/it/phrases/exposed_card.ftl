# How a card seen during the auction is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 24
word-mostra =
    | mostra | mostro | mostrato | mostrata | mostrano | cade | cadut- | caduto | caduta | casca | cascat- | scopre | scopro | scopert- | scoperto | scoperta | scivol- | scappa | scappat- | vola | volat-
    | perde | perso | gira | girato | girata | esce | uscito | uscita | espone | esposto | esposta | visto | vista | vede | vedere | visibile | spunta | intravisto | mette | messo
word-suit = picche | cuori | quadri | fiori
certain =
    | (vedere/mostr-/cadut-/scopert-) .. (asso/re/dama/carta/carte) .. (mentre/durante/prima) .. (licit-/dichiar-)
    | (cadut-/scopert-/attaccato) .. prima .. (fine/finisse) .. (licita/dichiarazione/licitazione)
topic =
    | (durante/in/nella/mentre) .. (licita/licitazione/dichiarazione/licitava) .. (cad-/cadut-/scopert-/mostr-/vist-/carta/asso/<low>/<high>/scivol-)
    | (cad-/cadut-/scivolat-/scopert-/mostrat-/vist-/esposta) .. (in licita/durante la? licita/licitazione/dichiarazione/prima di licitare/prima dell attacco/licita finita)
    | (carta/carte/asso/re) .. (licita/licitazione/dichiarazione/prima della? chiamata/prima di aprire)
    | (attacc-) .. (durante la? licita/licita non finita/prima che finisse)
hint =
    | (licita/licitazione/dichiarazione)
trace =
    | (carta/carte/asso/re)
    | (cadut-/cade/scopert-)
against =
    | presa
    | fuori turno
    | (spieg-/alert)
word-figura = asso | re | dama | donna | fante | dieci | figura | onore | regina | assi | onori | figure | fanti | dame
word-seme = picche | cuori | quadri | fiori
when-auction =
    | + mentre (dichiarav-/licitav-/si dichiarava/si licitava) | + (durante/in/nella/mentre/nel corso/mezzo/piena/corso/ancora/nel bel mezzo) .. (licita/licitazione/dichiarazione/dichiarazioni/licitava/dichiarava/licitando/dichiarando/asta)
    | + (licita/dichiarazione/asta) (in corso/aperta)
    | + (licita/dichiarazione/asta) <not> .. (finit-/chius-/conclus-/terminat-)
    | + prima .. (fine/finisse/finire/finisca/finisce/finita/chiusura/termine) .. (licita/dichiarazione/asta)
    | + prima .. (ultimo passo/passo finale) | + (passi) .. (ancora/corso/fare)
    | + (si/stava/stavamo/stanno) (licitava/dichiarava/licitando/dichiarando) | + (licitava/dichiarava/licitando/dichiarando)
    | + giro di (dichiarazione/licita/dichiarazioni) | + doveva .. parlare | + sta pensando se | + turno di dichiarare
    | + in licita | + cartellino | + aperto <card> | + siamo a <card> | + mentre .. (dichiara/licita/dichiarava/licitava)
    | + <not> .. finita (licita/dichiarazione) | + convinto .. (licita) .. (chiusa/finita) .. <not> | + in (dichiarazione/asta)
    | + prima (che)? (licita/dichiarazione) * (finita/chiusa/terminata)
when-before =
    | + prima (di/della/dell/del/che)? (licita/dichiarazione/asta/aprire/aprisse/apertura/parlare/licitare/dichiarare/cominci-/inizi-)
    | + prima .. (cominci-/inizi-/qualcuno/chiunque/mazziere/parlasse/qualunque/qualsiasi/prima chiamata/chiamata/apertura)
    | + prima .. %1? primo passo
    | + (sistemando/ordinando/togliendo/estraendo/prendendo/contando/contava/contavano/sfilando) .. (carte/mano)
    | + nessuno .. (parlato/dichiarato/licitato/aperto) | + distribu- | + inizio board
    | + (licita/dichiarazione) <not> .. (iniziat-/cominciat-) | + nessuno .. (chiamat-/chiamato/parlato/aperto)
    | + (prendo/prende/prendere/estrae) .. carte .. board
when-clarification =
    | + prima .. (attacco/attaccare) .. (licita/dichiarazione/asta) (finit-/chius-/terminat-/conclus-)
    | + (dopo/finita/chiusa/terminata/conclusa/fatti) .. (licita/dichiarazione/ultimo passo/terzo passo/passo finale/licitazione/passi finali/#3 passi)
    | + (licita/licitazione/dichiarazione) (finita/chiusa/terminata/conclusa/finit-) .. attacc-?
    | + (passo finale/ultimo passo/passi finali) .. (detto/fatt-/dopo)
    | + prima .. (attacco/attaccare/attacchi/attaccasse/uscisse) | + passato tutti | + attacco <not> | + passo passo passo
    | + passato (tutti)? .. #3 | + fine (licita/dichiarazione/asta)
    | + (licita/dichiarazione/asta) (gia)? (finit-/chius-/terminat-/conclus-)
    | + (finita/chiusa/terminata) (licita/dichiarazione/asta)
when-unless =
    | prima fine
count-more =
    | + (<figura>/<card>) di (picche/cuori/quadri/fiori) (&/,) (<figura>/<card>)
    | + (mano intera/tutta mano/tutte carte) | + (#2/#3/#4/#5/varie/alcune/diverse/cinque o sei/sette) (carte/assi/re/dame/fanti/figure)
    | + (<figura>/<card>/#5/#6) & (<figura>/<card>/#2/#3/#4/#5/#6/#7/#8/#9) | + tutte .. carte
    | + carte (cadute/scoperte/esposte/visibili) | + #2 erano scoperte | + carte in terra | + le .. viste tutte
    | + (scend-/cadon-/scappan-/vola-/scese) .. (#2/#3/#4) | + mostrate #2 | + aperta la mano | + <card> (basse/piccole/alte)
    | + (#2/#3/#4) (onori/cartine/scartine/figure) | + (#2/#3) (si)? (son)? (viste/cadute/scese/scivolate)
    | + mie carte .. (girano/girate/cadono/cadute) .. (#2/#3/#4)? | + carte (si)? (girano/cadono)
    | + (<mostra>) (#2/#3/#4) carte
count-one-else =
    | + (carta/<figura>/cartina/scartina) | + <low> | + <high> | + <card>
    | + (cade/casca/cascato/caduto/cascat-/perde/vola-/volato/mett-/scopre/vist-/vedeva) .. (#2/#3/#4/#5/#6/#7/#8/#9)
    | + #1 carta | + (#2/#3/#4/#5/#6/#7/#8/#9) di (<seme>) | + (#3/#4/#5/#6/#7/#8/#9) (visto/cad-/casc-)
    | + ^ (#4/#5/#6/#7/#8/#9) ($/visibile/vist-/scopert-) | + <mostra> (mio/suo)? (#4/#5/#6/#7/#8/#9)
    | + (#4/#5/#6/#7/#8/#9/#10) (<mostra>/visibile/scopert-) | + (mio/suo) (#2/#3/#4/#5/#6/#7/#8/#9/#10)
    | + (attacc-) .. (#2/#3/#4/#5/#6/#7/#8/#9/#10) $ | + (#2/#3/#4/#5/#6/#7/#8/#9) visibile | + (<mostra>) #10
count-unless =
    | carte in terra
rank-honour-else =
    | + <figura> | + <high> | + (mio/suo/<mostra>) #10 | + #10 (<mostra>/visibile/di <suit>)
rank-low-else =
    | + ^ (un/una)? (#2/#3/#4/#5/#6/#7/#8/#9) (scoperto/scoperta/caduto/caduta) | + <low> | + (piccola/bassa/cartina/scartina/<low>) | + (#2/#3/#4/#5/#6/#7/#8/#9) di (<seme>)
    | + (cade/casca/cascato/caduto/perde/volato/scopre/vedeva/scivolat-/scappat-) .. (#2/#3/#4/#5/#6/#7/#8/#9) $
    | + (cad-/casc-/vol-/scopre) (#3/#4/#5/#6/#7/#8/#9) | + (#3/#4/#5/#6/#7/#8/#9) (vist-/visto)
    | + attaccato .. col? (#4/#5/#6/#7) | + ^ (#4/#5/#6/#7/#8/#9) ($/visibile/vist-/scopert-)
    | + <mostra> (mio/suo)? (#4/#5/#6/#7/#8/#9) | + (#4/#5/#6/#7/#8/#9) (<mostra>/visibile/scopert-)
    | + (mio/suo) (#2/#3/#4/#5/#6/#7/#8/#9) | + (attacc-) .. (#2/#3/#4/#5/#6/#7/#8/#9) $ | + (#2/#3/#4/#5/#6/#7/#8/#9) visibile
    | + (#2/#3/#4/#5/#6/#7/#8/#9) di <suit>
led-yes-else =
    | (attaccato/attacca)
led-yes =
    | (attaccato/attacca/attaccato lui) (<card>/<figura>/con/col/di/scopert-)? | come (se)? attacc- | (tirato) come attacco
    | attaccato .. (licita/prima/ancora/dichiarazione) | (attacca/attaccato) .. (re/asso/dama/<card>) | + attacco in anticipo
    | + (attaccata/attaccato/uscito/uscita) (in anticipo/troppo presto/prima) | + attacco prima (che/di/della) | + ^ attacca
    | + attaccata
led-no =
    | <not> (l)? (ho/ha)? (attaccat-/attaccando) | <not> .. (attaccato/attaccando) | senza attaccare | mica attaccat-
    | + <not> (attaccat-/uscita/uscito)
led-unless =
    | prima .. attacc-
seen-no =
    | compagno .. (voltato/voltata/distratto/guardava altrove) | compagno .. <not> .. (visto/vista/vedere/vederla/vederlo/leggere/ved-) | nessuno .. (vist-) | <not> (visto/vista/visibile)
    | compagno .. (girato/dormiva/altra parte/bagno/giura di no) | girato .. compagno
    | + compagno .. (guardava/guardato/girato/distratto/dormiva/bagno/altrove/assente/fuori) .. (altrove/altra parte/<not>)?
    | + compagno .. <not> .. (vist-/veder-/vederla/averla) | + (tranne/salvo/eccetto/meno/fuorche) .. compagno
    | + <not> (vist-) .. (dal)? compagno
seen-yes-else =
    | (visto/vista/viste/vede/vedere/mostr-/vedono) .. (tutto/intero) tavolo | davanti a <all>
    | (tutti/compagno/<partner>) .. (visto/vista/viste/vedono/vede/guardat-) | vist- (da)? tutti | sotto naso
    | + (visto/vista/vede/vedono) .. compagno | + compagno (l)? (ha)? (vede/visto/vista) | + vista (pure)? .. compagno
seen-unless =
    | <not> (visto/vista/potut-)
fault-other =
    | (cameriere/cameriera/spettatore/passante/qualcuno/vicino/angolista/avversario/avversari/altri/bambino) .. (urtat-/fatto cadere/spint-/urta/sbattut-/rovesci-/inciampa/girat-/scopert-/gomitata/dato)
    | (urtat-/spint-/gomitata) .. (da)? | colpa (di/dell/del/d/degli) (avversario/altri/cameriere/vicino)
    | <not> colpa (mia/sua) | no colpa (mia/sua/del giocatore)
    | + (cameriere/cameriera/spettatore/passante/qualcuno/vicino/angolista/avversario/avversari/altri/bambino/uno/tizio/vento/ventilatore/corrente/cane) .. (urtat-/urta/fatta cadere/fatto cadere/fa cadere/spint-/spinge/sbatt-/rovesci-/inciampa/gira/girat-/gomitata/dato)
    | + <not> (per)? colpa (mia/sua) | + (fatta/fatto/fatte) cadere (da)? (altri/altro/cameriere/vicino/<who>)
    | + colpa (di)? (altri/cameriere/avversario/vento) | + (urtata/urtato/urtati) (da)
    | + colpa (della)? (corrente/aria/gatto/vento)
fault-own =
    | colpa (sua/mia/della sua) | colpa della sua fretta | (maneggio male) | (fatta io) la frittata | io che .. male
    | storto in mano | + colpa (mia/sua) | + (per)? (sbadat-/distra-/goffa-/maldestr-) | + colpa (del/della) (giocatore/stesso)
side-declares =
    | futuro (dichiarante/morto) | <dummy> (cade/scopre/mostra)
    | (dichiarante/morto) .. (carta/asso/re/dama/fante/cade/cadut-/scopre/mostra) | chi .. (vinto) .. contratto
    | (carta) .. (dal/del/dal)? (dichiarante) | (sua linea/suoi/linea sua) .. (vinto/gioca-/contratto)
    | (diventa/diventato/finito) .. (dichiarante/morto) | stavamo dichiarando noi | preso loro contratto
    | (contratto) .. (giocato/gioca) (lui/il compagno) | sua linea (ha)? vinto | + linea (poi)? (dichiarante/giocante)
    | + <offending> (poi)? (gioca/giocano/giocheranno/dichiara/dichiarano) | + futuro morto | + contratto .. (preso/vinto) loro
    | + (sua/mia/loro) linea (ha)? (vinto/giocato/gioca)
side-defends =
    | (difensore/difesa/controgiocante) .. (carta/asso/re/dama/fante/cade/cadut-/scopre/mostra/vedere)?
    | (difend-/indifesa/controgioc-/difendiamo) | futuro attaccante | chi (deve/doveva) attaccare | chi avrebbe difeso
    | contratto .. giocato .. altri | me difeso | noi difeso | + difend-
    | + <innocent> (gioca/giocano/giocheranno/dichiara/dichiarano) | + futuro (difensore/attaccante)
    | + (giocano/giochera/gioca) <innocent>
side-unknown =
    | <not> .. (contratto/chi gioca) ancora | + <not> .. (sa/so) chi .. (gioca/giochera) | + insicuro chi .. (gioca/giochera)
rank-unless =
    | + <figura> & (#2/#3/#4/#5/#6/#7/#8/#9) | + (#2/#3/#4/#5/#6/#7/#8/#9) & <figura> | + (#3/#4/#5/#6/#7/#8/#9) carte
    | + (#4/#5) o (#5/#6) carte | + #2 (<figura>) compres- | + #2 carte , #4
