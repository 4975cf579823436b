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
leader-wrong =
    | (sbagliato/non toccava)
faced-no =
    | copert-
faced-yes =
    | scopert-
