# How an opening lead is told. Slots and signs: see lawcore/understanding/phrases.py.
law = 41
certain =
    | attacco coperto .. (posso/cambi-/ritir-/riprend-)
    | (ritir-/cambi-) .. attacco
    | morto .. (steso/stende) prima .. attacco
    | attacco (scoperto/coperto) .. (giusto/chi doveva)
topic =
    | (attacco/attacc-) .. (coperto/coperta/copert-)
    | (chi doveva attaccare/difensore giusto/quello giusto) .. (attacc-)
    | (attacco) .. (difensore giusto/ritir-/giusto)
    | (attacco iniziale) .. (giusto/copert-)
    | (attacc-) .. quello sbagliato .. coperta
    | (attacco) .. (scoperto/girato)
    | (ritirare) .. (attacco)
    | (morto) .. (stende/stendere) .. (prima dell attacco/per forza)
hint =
    | (coperta/coperto)
    | (ritir-)
trace =
    | attacc-
against =
    | (presa)
    | accett-
    | (dichiarante) .. (attacc-/stes-)
    | (seconda carta)
    | (mio compagno) .. (coperta/fuori)
leader-right =
    | (difensore giusto/chi doveva attaccare/quello giusto)
    | (difensore/giocatore/quello/attaccante) giusto | chi (doveva/tocca/toccava) .. attacc- | (toccava/spettava) (a)? (lui/lei/me) | di turno
leader-wrong =
    | (sbagliato/non toccava)
    | (difensore/giocatore/quello/attaccante/compagno) sbagliato | (fuori turno/non toccava) | (al posto/invece)
faced-no =
    | copert-
    | (copert-/non scopert-/non girata/faccia in giu/dorso)
faced-yes =
    | scopert-
    | (scopert-/girata/faccia in su)
leader-decl_side =
    | (dichiarante/morto) .. attacc- | attacc- .. (dichiarante)
choice-accept =
    | (dichiarante/io/noi) .. <accepts> | <accepts>
choice-refuse =
    | <not> .. <accepts> | <declines> | dichiarante .. (vuole) .. altro
choice-spread =
    | dichiarante .. (stes-/stende/mette giu/cala/scopre) | (fa/fare/diventa) .. morto
misinformed-yes =
    | (dett-/detto) .. (tocca-/attacc-) | spiega- .. (male/sbagliat-)
partner_down-yes =
    | compagno .. copert- | (tutti e due/entrambi) .. attacc-
dummy_seen-yes =
    | (vist-/visto/vede) .. morto | morto .. (stes-/steso/giu/scende/sceso)
leader-wrong-else =
    | (difensore/parte/giocatore/quello) sbagliat- | toccava (a/al) (sud/nord/est/ovest/altro/compagno)
leader-decl_side-else =
    | (dichiarante/giocante) .. (attacc-)
faced-no-else =
    | (copert-/faccia in giu/rovesciat-)
faced-yes-else =
    | (scopert-/faccia in su/girat-)
choice-refuse-else =
    | <not> .. (vuole/accett-/voglio) | rifiut-
