# How the question is told whether a call is comparable. Slots and signs: see lawcore/understanding/phrases.py.
law = 23
certain =
    | comparabil-
    | (comparabil-/paragonabil-) | (dichiarazione/licita/chiamata) equivalent-
topic =
    | (stesso/simile) (significato)
    | stesso (significato/scopo) | sottoinsieme
against =
    | insufficient-
    | fuori turno
hint =
    | significato | scopo
c_similar-yes =
    | (stesso/simile/analogo) significato | significato (simile/uguale/analogo)
c_similar-no =
    | (altro/diverso) significato | significato diverso
c_subset-yes =
    | sottoinsieme | piu precisa
c_purpose-yes =
    | stesso scopo
c_purpose-no =
    | (altro/diverso) scopo
c_known-no =
    | <not> .. (sa/conosc-/chiaro) .. significa-
c_similar-yes-else =
    | (stesso/simile/quasi) .. significat- | vuol dire .. (stessa/quasi)
c_similar-no-else =
    | <not> .. (simil-/stesso) | (tutt altro/divers-) .. (significat-)?
c_subset-yes-else =
    | (tutte/ogni) .. mani? .. (avrebbe/avrebbero/anche) | piu (precisa/preciso)
c_subset-no-else =
    | <not> .. (sottoinsieme/piu precis-)
c_purpose-yes-else =
    | (stesso/medesimo) scopo | entrambe .. (interrog-/chied-)
