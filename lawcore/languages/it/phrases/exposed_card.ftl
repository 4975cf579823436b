# How each answer is told; lawcore/understanding/language.py says how a phrase is written.
word-mostra =
    | mostra | mostro | mostrato | mostrata | mostrano | cade | cadut- | caduto | caduta | casca | cascat- | scopre
    | scopro | scopert- | scoperto | scoperta | scivol- | scappa | scappat- | vola | volat- | perde | perso | gira
    | girato | girata | esce | uscito | uscita | espone | esposto | esposta | visto | vista | vede | vedere | visibile
    | spunta | intravisto | mette | messo
word-figura =
    | asso | re | dama | donna | fante | #10 | figura | onore | regina | assi | onori | figure | fanti | dame
when-auction =
    | + (durante/in/nella/mentre/nel corso/mezzo/piena/corso/nel bel mezzo) .. (licita/licitazione/dichiarazione/dichiarazioni/licitava/dichiarava/licitando/dichiarando/asta)
    | + (licitava/dichiarava/licitando/dichiarando) | + (licita/dichiarazione/asta) (in corso/aperta)
    | + mentre (dichiarav-/licitav-/dichiarava/licitava) | + mentre .. (dichiara/licita/dichiarava/licitava)
    | + (licita/dichiarazione/asta) <not> .. (finit-/chius-/conclus-/terminat-)
    | + prima .. (fine/finisse/finire/finisca/finisce/finita/chiusura/termine) .. (licita/dichiarazione/asta)
when-before =
    | + prima (di/della/dell/del/che)? (licita/dichiarazione/asta/aprire/aprisse/apertura/parlare/licitare/dichiarare/cominci-/inizi-)
    | + nessuno .. (chiamat-/chiamato/parlato/aperto)
when-before-likely =
    | + prima .. (cominci-/inizi-/<somebody>/chiunque/mazziere/parlasse/qualunque/qualsiasi/prima chiamata/chiamata/apertura)
    | + nessuno .. (parlato/dichiarato/licitato/aperto)
when-clarification =
    | + (dopo/finita/chiusa/terminata/conclusa/fatti) .. (licita/dichiarazione/ultimo passo/%3 passo/passo finale/licitazione/passi finali/#3 passi)
when-clarification-likely =
    | + (licita/dichiarazione/asta) (finit-/chius-/terminat-/conclus-) | + attacco <not>
    | + prima .. (attacco/attaccare/attacchi/attaccasse/uscisse)
    | + (passo finale/ultimo passo/passi finali) .. (detto/fatt-/dopo)
count-more =
    | + carte (cadute/scoperte/esposte/visibili) | + (#2/#3/#4) (onori/cartine/scartine/figure)
count-more-likely =
    | + (#2/#3/#4/#5/varie/alcune/diverse/#5 o #6/#7) (carte/assi/re/dame/fanti/figure)
count-one-likely =
    | + (carta/<figura>/cartina/scartina) | + <card> | + <mostra> (mio/suo)? (#4/#5/#6/#7/#8/#9) | + <low> | + <high>
rank-honour-likely =
    | + <figura> | + <high>
rank-low =
    | + <mostra> (mio/suo)? (#4/#5/#6/#7/#8/#9)
rank-low-likely =
    | + (piccola/bassa/cartina/scartina/<low>)
led-yes-likely =
    | + attacca | + attaccata | (attaccato/attacca/attaccato <he>) (<card>/<figura>/con/col/di/scopert-)?
seen-no =
    | + <partner> .. <not> .. (vist-/veder-/vederla/averla)
seen-no-likely =
    | + <partner> .. (guardava/guardato/girato/distratto/dormiva/bagno/altrove/assente/fuori) .. (altrove/altra parte/<not>)?
seen-yes-likely =
    | + (visto/vista/vede/vedono) .. <partner> | (<everyone>/<partner>) .. (visto/vista/viste/vedono/vede/guardat-)
    | + <partner> (<he>)? (vede/visto/vista)
fault-other =
    | (cameriere/cameriera/spettatore/passante/<somebody>/<next_player>/angolista/<opponent>/<opposing_side>/altri/bambino) .. (urtat-/fatto cadere/spint-/urta/sbattut-/rovesci-/inciampa/girat-/scopert-/gomitata/dato)
    | colpa (di/dell/del/d/degli) (<opponent>/altri/cameriere/<next_player>) | + <not> (per)? colpa (mia/sua)
fault-other-likely =
    | + (cameriere/cameriera/spettatore/passante/<somebody>/<next_player>/angolista/<opponent>/<opposing_side>/altri/bambino/#1/tizio/vento/ventilatore/corrente/cane) .. (urtat-/urta/fatta cadere/fatto cadere/fa cadere/spint-/spinge/sbatt-/rovesci-/inciampa/gira/girat-/gomitata/dato)
    | (urtat-/spint-/gomitata) .. (da)?
fault-own =
    | colpa (sua/mia/della sua)
side-defends-likely =
    | (difend-/indifesa/controgioc-/<we> difeso)
    | (<defender>/<defending_side>) .. (carta/asso/re/dama/fante/cade/cadut-/scopre/mostra/vedere)? | + difend-
    | difeso
