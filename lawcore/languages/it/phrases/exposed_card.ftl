# How a card seen during the auction is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 24
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
    | (durante/in/nella/mentre/nel corso/mezzo/piena/corso/ancora/nel bel mezzo) .. (licita/licitazione/dichiarazione/dichiarazioni/licitava/dichiarava/licitando/dichiarando/asta) | (licita/dichiarazione) .. (in corso/aperta/<not>) .. (finit-/chius-/conclus-)?
    | prima .. (fine/finisse/finire/ultimo passo/passo finale) .. (licita/dichiarazione/asta)? | (passi) .. (ancora/corso/fare) | (si/stava/stavamo/stanno) (licitava/dichiarava/licitando/dichiarando) | (licitava/dichiarava/licitando/dichiarando) | giro di (dichiarazione/licita/dichiarazioni)
    | doveva .. parlare | sta pensando se | turno di dichiarare | in licita | cartellino | aperto <card>
when-before =
    | prima .. (licita/dichiarazione/aprire/aprisse/cominci-/inizi-/qualcuno/chiunque/mazziere/parlasse/qualunque/chiamata/apertura/parlare) | (sistemando/ordinando/togliendo/estraendo/prendendo/contando/contava/contavano/sfilando) .. (carte/mano) | nessuno .. (parlato/dichiarato/licitato/aperto)
    | distribu- | inizio board | (licita/dichiarazione) <not> .. (iniziat-/cominciat-)
when-clarification =
    | (dopo/finita/chiusa/terminata/conclusa/fatti) .. (licita/dichiarazione/ultimo passo/terzo passo/passo finale/licitazione/passi finali/#3 passi) | (licita/licitazione/dichiarazione) .. (finita/chiusa/terminata/conclusa/finit-) .. attacc-? | (passo finale/ultimo passo/passi finali) .. (detto/fatt-/dopo)
    | prima .. (attacco/attaccare/attacchi/attaccasse/uscisse) | passato tutti | attacco <not> .. (ancora)? | passo passo passo | passato (tutti)? .. #3
when-unless =
    | prima fine
count-more =
    | (#2/#3/#4/#5/varie/alcune/diverse/cinque o sei/sette) (carte/assi/re/dame/fanti/figure) | (<figura>/<card>/#5/#6) & (<figura>/<card>/#2/#3/#4/#5/#6/#7/#8/#9) | tutte .. carte | carte (cadute/scoperte/esposte/visibili) | #2 erano scoperte | carte in terra | le .. viste tutte
    | (scend-/cadon-/scappan-/vola-/scese) .. (#2/#3/#4) | mostrate #2 | aperta la mano
count-one-else =
    | (carta/<figura>/cartina/scartina) | <low> | <high> | <card> | (cade/casca/cascato/caduto/cascat-/perde/vola-/volato/mett-/scopre/vist-/vedeva) .. (#2/#3/#4/#5/#6/#7/#8/#9) | #1 carta | (#2/#3/#4/#5/#6/#7/#8/#9) di (<seme>)
    | (#3/#4/#5/#6/#7/#8/#9) (visto/cad-/casc-)
count-unless =
    | carte in terra
rank-honour-else =
    | <figura> | <high>
rank-low-else =
    | <low>
    | (piccola/bassa/cartina/scartina/<low>) | (#2/#3/#4/#5/#6/#7/#8/#9) di (<seme>) | (cade/casca/cascato/caduto/perde/volato/scopre/vedeva/scivolat-/scappat-) .. (#2/#3/#4/#5/#6/#7/#8/#9) $ | (cad-/casc-/vol-/scopre) (#3/#4/#5/#6/#7/#8/#9) | (#3/#4/#5/#6/#7/#8/#9) (vist-/visto)
    | attaccato .. col? (#4/#5/#6/#7)
led-yes-else =
    | (attaccato/attacca)
led-yes =
    | (attaccato/attacca/attaccato lui) (<card>/<figura>/con/col/di/scopert-)? | come (se)? attacc- | (tirato) come attacco | attaccato .. (licita/prima/ancora/dichiarazione) | (attacca/attaccato) .. (re/asso/dama/<card>)
led-no =
    | <not> .. (attaccat-/attaccare/attacco/attaccando) | senza attaccare | mica attaccat-
led-unless =
    | prima .. attacc-
seen-no =
    | compagno .. <not> .. (visto/vista/vedere/vederla/vederlo/leggere/ved-) | nessuno .. (vist-) | <not> (visto/vista/visibile) | compagno .. (girato/dormiva/altra parte/bagno/giura di no) | girato .. compagno
seen-yes-else =
    | (tutti/compagno/<partner>) .. (visto/vista/viste/vedono/vede/guardat-) | vist- (da)? tutti | sotto naso
seen-unless =
    | <not> (visto/vista/potut-)
fault-other =
    | (cameriere/cameriera/spettatore/passante/qualcuno/vicino/angolista/avversario/avversari/altri/bambino) .. (urtat-/fatto cadere/spint-/urta/sbattut-/rovesci-/inciampa/girat-/scopert-/gomitata/dato)
    | (urtat-/spint-/gomitata) .. (da)? | colpa .. (avversario/altri/cameriere) | (scoperta/girata) nel board | <not> colpa (mia/sua)
fault-own =
    | colpa (sua/mia/della sua) | colpa della sua fretta | (maneggio male) | (fatta io) la frittata | io che .. male | storto in mano
side-declares =
    | futuro (dichiarante/morto) | <dummy> (cade/scopre/mostra) | (dichiarante/morto) .. (carta/asso/re/dama/fante/cade/cadut-/scopre/mostra) | chi .. (vinto) .. contratto | (carta) .. (dal/del/dal)? (dichiarante) | (sua linea/suoi/linea sua) .. (vinto/gioca-/contratto)
    | (diventa/diventato/finito) .. (dichiarante/morto) | stavamo dichiarando noi | preso loro contratto | (contratto) .. (giocato/gioca) (lui/il compagno) | sua linea (ha)? vinto
side-defends =
    | (difensore/difesa/controgiocante) .. (carta/asso/re/dama/fante/cade/cadut-/scopre/mostra/vedere)? | (difend-/indifesa/controgioc-/difendiamo) | futuro attaccante | chi (deve/doveva) attaccare | chi avrebbe difeso | contratto .. giocato .. altri | me difeso | noi difeso
side-unknown =
    | <not> .. (contratto/chi gioca) ancora
