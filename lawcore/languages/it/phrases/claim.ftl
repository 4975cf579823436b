# How a claim or a concession is told. Slots and signs: see phrases.py.
word-reclamare = claimato | claima | claimano | claimando | rivendicato | rivendica | rivendicano | reclamato | reclama | richiesto prese | richiede prese | fatto claim | fa claim | fanno claim | fatto richiesta | fa richiesta
word-concedere = concesso | concede | concedono | concedendo
subject = claim | <reclamare> | <concedere> | concessione | rivendicazione | richiesta di prese | richiesta contestata | richiesta accettata | richiesta del dichiarante
elsewhere = reclamo | reclami | ricorso | ricorsi | ricorre | ricorrono | appello | appellarsi | <reclamare> contro | <reclamare> * decisione | <reclamare> perche | renonce | <not> risposto seme | <not> risposto a? colore | avuto * seme
offender-role = by
offender = <who> <reclamare> | <who> <he>? <reclamare> | <who> <concedere> | <who> <he>? <concedere> | claim di <who> | claim del <who> | claim della <who> | claim dell <who> | concessione di <who> | concessione del <who> | concessione dell <who> | richiesta di <who> | richiesta del <who>
word-carte = carte | mano
word-mostrare = mostrato | mostra | mostrando | mostrano | steso | stende | stendendo | esposto | espone | scopre tutte | scoperto tutte
word-prese = presa | prese | levee
act-showed_cards = <offending>? <he>? <mostrare> <carte> | <offending>? <he>? <mostrare> sue <carte> | <offending>? <he>? <mostrare> sua <carte> | <offending>? <he>? <mostrare> tutte? mie <carte> | <offending>? <he>? <mostrare> tutte? sue? <carte>
act-said_win_n = <offending>? <he>? <reclamare> ultime? <number> <prese> | <offending>? <he>? <reclamare> resto | <offending>? <he>? <reclamare> tutte <prese>? | <offending>? <he>? <reclamare> tutte altre? <prese> | <offending>? <he>? <reclamare> altre? <number> <prese> | <offending>? <he>? <reclamare> tutto? resto | <offending>? <he>? <reclamare> prese rimanenti
    | claim del resto | claim di tutte * prese | claim di <number> prese
act-said_lose_n = <offending>? <he>? <concedere> <number> <prese> | <offending>? <he>? <concedere> <number> | <offending>? <he>? <concedere> ultime? <number> <prese> | <offending>? <he>? <concedere> ultima? presa | concessione di <number> <prese>
    | <offending>? <he>? <concedere> tutte <prese>? | <offending>? <he>? <concedere> resto | <offending>? <he>? <concedere> ultime <number>? <prese>
act-abandoned_hand = <offending>? <he>? <abbandonare> mano | <offending>? <he>? <abbandonare> gioco
word-abbandonare = abbandonato | abbandona | abbandonando
act-curtail = <offending>? <he>? <proporre> di smettere | <offending>? <he>? <proporre> di finire
word-proporre = proposto | propone
word-contestare = contestato | contesta | contestano | contestata | opposto | oppone | oppongono | protesta | protestano | protestato
word-chiesta = claim | richiesta | concessione | rivendicazione
accepted-no = <chiesta> * contestato | <chiesta> * contestata | <innocent> <he>? <contestare> | <innocent> <he>? <not> d accordo | <innocent> <he>? <not> accettato | <innocent> <he>? <not> accetta | <innocent> <he>? <not> accettano | <chiesta> <not> accettato | <chiesta> <not> accettata | contestata da <innocent> | contestato da <innocent> | contestato dal <innocent> | contestata dal <innocent> | contestato dagli <innocent> | contestata dagli <innocent> | contestato dalla <innocent> | contestata dalla <innocent> | contestato dai <innocent> | contestata dai <innocent>
    | <chiesta> dubbio | <chiesta> dubbia
accepted-yes = <chiesta> accettato | <chiesta> accettata | <innocent> <he>? accettato | <innocent> <he>? accetta | <innocent> <he>? accettano | <innocent> <he>? d accordo | accettata da <innocent> | accettato da <innocent> | accettata dagli <innocent> | accettato dagli <innocent> | accettato dalla <innocent> | <innocent> sono d accordo | <all> d accordo | <all> sono d accordo
accepted-silent = <innocent> <he>? taciuto | <innocent> <he>? tace | <innocent> <he>? tacciono | <innocent> <he>? <not> detto niente | <innocent> <he>? <not> detto <not>
accepted-later_withdrawn = <innocent> <he>? accettato ** poi <him>? <contestare> | <innocent> <he>? ritirato accordo | <innocent> <he>? ritira accordo | <innocent> <he>? ritirano accordo | ritirato accordo
accepted-conceder_withdraws = <offending> <he>? ritirato * concessione | <offending> <he>? ritira * concessione | ritirare * concessione | annullare * concessione | ritirato * concessione
word-fuori = fuori | rimasta | in giro | ancora fuori | mancante
word-menzionare = menzionato | menzionare | menziona | nominato | nominare | nomina | parlato | parlare | citato | citare
trumps_out-not_mentioned = <not> <menzionare> di? dell? atout <fuori> | atout <fuori> ** <not> menzionata | atout <fuori> ** <not> nominata | con atout <fuori> ** <not> <menzionare> | atout <fuori> <not> menzionata | dimenticato? * atout <fuori> <not> nominata
phase-round_over = finito turno | a turno finito | turno finito
phase-correction_period_over = dopo periodo di correzione | scaduto periodo di correzione | periodo di correzione * scaduto
