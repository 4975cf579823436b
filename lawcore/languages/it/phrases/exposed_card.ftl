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
when-auction =
    | (durante/in/nella/mentre) .. (licita/licitazione/dichiarazione/dichiarava) | licita in corso
    | (attacc-/attaccato) .. prima .. (finis-/fine) | prima .. (finisse/finire/fine) .. (licita/dichiarazione/asta)
when-before =
    | prima .. (chiamata/licitare/aprire/licita iniziata) | prima (della/che/di) .. licita
when-clarification =
    | (licita/licitazione/dichiarazione) finita .. (attacco/prima)
count-one =
    | (cade/cadut-/vist-/scopert-/mostr-/vedere) .. (asso/re/dama/donna/fante/<low>/<high>/#7/#2/#3/#4/#5/#6/#8/#9) | una carta
count-more =
    | (#2/#3/#4) carte | due carte
rank-honour =
    | (asso/re/dama/donna/fante/<high>)
rank-low =
    | (<low>/#2/#3/#4/#5/#6/#7/#8/#9) .. (licita/dichiarazione/licitazione)
led-yes =
    | attaccat-
seen-no =
    | compagno .. non .. (ved-/vist-)
fault-other =
    | (cameriere/qualcuno/avversario) .. (urtat-/fatto cadere/spint-)
when-auction-else =
    | (durante/in/mentre/piena/corso/mezzo) .. (licita/dichiarazione/licitazione/asta) | licita .. (in corso/aperta/non finita)
    | (mentre) .. (licit-/dichiar-) | prima .. (fine/finire/finisse) .. (licita/dichiarazione/asta)
    | (in/durante/mezzo/piena/corso/ancora) .. (licita/dichiarazione) | licita .. (non/<not>) .. (finit-/chius-/conclus-)
    | (stiamo/stavamo/stavo/si stava) .. (licitando/dichiarando)
when-before-else =
    | prima .. (licita/dichiarazione/aprire/cominci-/inizi-/qualcuno/chiunque/mazziere/parlasse)
    | (sistemando/ordinando/togliendo/estraendo/prendendo) .. carte | (nessuno) .. (parlato/dichiarato/licitato) | (distribu-/smazz-)
    | (prima) .. (licita/licitare/cominciar-/iniziar-/dichiarar-/parlare/apertura)
    | (sfilando/prendendo/ordinando/sistemando/estraendo/contando) .. (carte/mano)
when-clarification-else =
    | (dopo/finita/chiusa/terminata/conclusa) .. (licita/dichiarazione/ultimo passo/terzo passo/passo finale/licitazione)
    | licita .. (finita/chiusa/terminata/conclusa) | prima .. attacco
    | (licita/dichiarazione) .. (finit-/chius-/conclus-/tre passo) .. (attacco)? | (attacco) .. (non/<not>/prima/ancora) .. (fatto)?
    | prima (dell/del/di) (attacco/attaccare)
count-one-else =
    | (carta/asso/re/dama/fante/dieci) | <low> | <high> | (#1/una) carta
    | (una/#1/la/mia/sua) (carta/figura) | (asso/re/dama/donna/fante/<high>/<low>)
count-more-else =
    | (#2/#3/#4/#5/varie/alcune/diverse/piu) carte | (asso/re/dama/fante) & .. (asso/re/dama/fante) | tutte .. carte
    | carte (cadute/scoperte/esposte)
    | (due/#2/tre/#3/alcune/varie) .. carte | (asso/re/dama/fante/<high>/<low>) & (asso/re/dama/fante/<high>/<low>/#7)
rank-honour-else =
    | (onore/onori/asso/re/dama/donna/fante/assi) | <high> | #10 di (picche/cuori/quadri/fiori)
    | (asso/re/dama/donna/fante/dieci/figura/onore/<high>)
rank-low-else =
    | <low> | (cartina/scartina/piccola/bassa) | (#2/#3/#4/#5/#6/#7/#8/#9) (di)? (picche/cuori/quadri/fiori)
    | (piccola/bassa/cartina/scartina/<low>) | (due/tre/quattro/cinque/sei/sette/otto/nove) (di) (picche/cuori/quadri/fiori)
led-yes-else =
    | (attacc-)
    | (attaccat-/attacca/attacco/uscit-/esce) .. (licita/prima/ancora/dichiarazione)
seen-no-else =
    | compagno .. <not> .. (visto/vista/vedere/vederla/vederlo) | nessuno .. (visto/vista) | <not> (visto/vista/visibile)
    | (nessuno/<not>/compagno) .. <not>? .. (vist-/vede)
seen-yes-else =
    | (tutti/compagno) .. (visto/vista/vedono/vede)
fault-other-else =
    | (cameriere/cameriera/spettatore/passante/qualcuno/vicino/angolista) .. (urtat-/fatto cadere/spint-/urta/sbattut-/rovesci-)
    | (urtat-/spint-) da | non (colpa) | colpa .. (avversario/altri/cameriere) | (scoperta/girata) nel board
    | (avversario/avversari/spettatore/cameriere/altri) .. (urtat-/fatto cadere/girat-/scopert-/rovesciat-)
side-declares-else =
    | (dichiarante/morto) .. (carta/asso/re/dama/fante/cade/cadut-/scopre/mostra) | futuro (dichiarante/morto)
    | (diventa/diventato/finito) .. (dichiarante/morto) | giochera
    | (gioc-/dichiar-) .. (contratto/loro/noi)
side-defends-else =
    | (difensore/difesa/controgiocante) .. (carta/asso/re/dama/fante/cade/cadut-/scopre/mostra) | (diventa/diventato/finito) .. (difensore)
    | indifesa
    | (difend-/difesa/difensore/indifesa/controgioc-)
