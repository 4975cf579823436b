"""Sentences in Italian as they are typed, with all that each surely states about a revoke.

A sentence that is about no revoke has None.
"""

from lawcore.fact import Answer

SENTENCES: tuple[tuple[str, dict[str, Answer] | None], ...] = (
    (
        "difensore, quinta presa, vinta dal compagno, consumata, altre due dopo",
        {
            "hand": "defender",
            "trick": 5,
            "won_by": "partner",
            "since": "played",
            "later_tricks": "more",
        },
    ),
    ("il dichiarante ha fatto renonce alla terza presa", {"hand": "declarer", "trick": 3}),
    (
        "un difensore ha fatto renonce e ha vinto la presa",
        {"hand": "defender", "won_by": "offender"},
    ),
    ("renonce del morto, presa vinta dal dichiarante", {"hand": "dummy", "won_by": "partner"}),
    ("renonce del morto, presa vinta da un difensore", {"hand": "dummy", "won_by": "opponents"}),
    (
        "renonce del dichiarante, presa vinta al morto, poi nessuna presa",
        {"hand": "declarer", "later_tricks": "none"},
    ),
    (
        "renonce di un difensore, presa dell'altro difensore",
        {"hand": "defender", "won_by": "partner"},
    ),
    ("renonce di un difensore, presa vinta da un difensore", {"hand": "defender"}),
    (
        "difensore ha fatto renonce, presa vinta dal compagno del dichiarante",
        {"hand": "defender", "won_by": "opponents"},
    ),
    (
        "difensore ha fatto renonce, presa vinta dal compagno del colpevole",
        {"hand": "defender", "won_by": "partner"},
    ),
    ("il compagno del dichiarante ha fatto renonce", {"hand": "dummy"}),
    ("renonce del compagno del morto alla sesta", {"hand": "declarer", "trick": 6}),
    ("ho tagliato e avevo il seme", {}),
    (
        "ho tagliato e avevo il seme, presa mia, poi abbiamo fatto altre 3 prese",
        {"won_by": "offender", "later_tricks": "more"},
    ),
    (
        "sono in difesa, ho fatto renonce e il mio compagno ha vinto la presa",
        {"hand": "defender", "won_by": "partner"},
    ),
    (
        "difendo contro 4♥, ho fatto renonce e la presa l'ha fatta il dichiarante",
        {"hand": "defender", "won_by": "opponents"},
    ),
    ("il mio compagno ha fatto renonce e ho vinto io la presa", {"won_by": "partner"}),
    ("il mio compagno ha fatto renonce e ha vinto la presa", {"won_by": "offender"}),
    ("un avversario ha fatto renonce, presa vinta dal mio compagno", {"won_by": "opponents"}),
    ("un avversario ha fatto renonce, presa vinta dal suo compagno", {"won_by": "partner"}),
    ("un avversario ha fatto renonce, poi abbiamo fatto altre due prese", {}),
    ("ho fatto renonce, poi abbiamo fatto un'altra presa", {"later_tricks": "one"}),
    ("ho fatto renonce e non abbiamo fatto altre prese", {"later_tricks": "none"}),
    (
        "Difensore taglia alla nona avendo il seme, vince la presa, la sua linea non fa più prese",
        {"hand": "defender", "trick": 9, "won_by": "offender", "later_tricks": "none"},
    ),
    ("il dichiarante non ha fatto renonce", {}),
    ("nessuno ha fatto renonce", {}),
    ("non c'è stata renonce", {}),
    ("il difensore ha fatto renonce ma non ha vinto la presa", {"hand": "defender"}),
    ("renonce del morto, consumata", {"hand": "dummy", "since": "played"}),
    ("renonce di un difensore, è consumata", {"hand": "defender", "since": "played"}),
    ("renonce del dichiarante, non consumata", {"hand": "declarer", "since": "nothing"}),
    ("renonce del morto, non consumata", {"hand": "dummy", "since": "nothing"}),
    ("renonce di un difensore, non consumata", {"hand": "defender", "since": "nothing"}),
    ("renonce del dichiarante, non è ancora consumata", {"hand": "declarer", "since": "nothing"}),
    ("renonce del dichiarante, è consumata?", {"hand": "declarer"}),
    (
        "renonce del difensore alla settima presa, consumata",
        {"hand": "defender", "trick": 7, "since": "played"},
    ),
    (
        "renonce del difensore, nessuno ha giocato alla presa successiva",
        {"hand": "defender", "since": "nothing"},
    ),
    (
        "renonce di un difensore, il suo compagno ha attaccato nella presa successiva",
        {"hand": "defender", "since": "played"},
    ),
    (
        "renonce di un difensore, il dichiarante ha attaccato nella presa successiva",
        {"hand": "defender"},
    ),
    (
        "renonce di un difensore, il suo compagno non ha giocato alla presa successiva",
        {"hand": "defender", "partner_played_after": False},
    ),
    (
        "renonce del dichiarante, tutti hanno giocato alla presa successiva",
        {"hand": "declarer", "since": "played"},
    ),
    (
        "renonce di un difensore, poi il dichiarante ha rivendicato",
        {"hand": "defender", "since": "opponents_claimed"},
    ),
    (
        "renonce del dichiarante, poi il dichiarante ha concesso",
        {"hand": "declarer", "since": "claimed"},
    ),
    ("renonce del dichiarante, consumata con la richiesta", {"hand": "declarer"}),
    ("forse un difensore ha fatto renonce, presa vinta dal dichiarante", {}),
    ("credo che il dichiarante abbia fatto renonce alla quinta presa", {}),
    ("il difensore ha fatto renonce, quinta presa mi pare", {"hand": "defender"}),
    ("il difensore ha fatto renonce alla presa 5 o 6", {}),
    ("4 picche, il dichiarante ha fatto renonce col tre di quadri", {"hand": "declarer"}),
    ("il difensore ha fatto renonce, il dichiarante ha fatto dieci prese", {"hand": "defender"}),
    (
        "Sud gioca 4♠, Ovest ha fatto renonce, presa vinta da Est",
        {"hand": "defender", "won_by": "partner"},
    ),
    ("Sud gioca 4♠, Nord ha fatto renonce", {"hand": "dummy"}),
    ("Ovest ha fatto renonce e Ovest ha vinto la presa", {"won_by": "offender"}),
    ("Ovest ha fatto renonce, presa vinta da Sud", {"won_by": "opponents"}),
    ("difesore ha fatto renonse alla qiunta presa", {"hand": "defender", "trick": 5}),
    ("renonce del dichairante, vinta dal morto", {"hand": "declarer", "won_by": "partner"}),
    (
        "renonce alla dodicesima presa, carte già nell'astuccio",
        {"trick": 12, "hands_returned": True, "attention": "after_play"},
    ),
    ("renonce alla penultima presa", {"trick": 12}),
    ("finito il turno ci siamo accorti della renonce: due prese?", {"attention": "after_round"}),
    ("renonce del dichiarante scoperta alla nona presa", {"hand": "declarer"}),
    (
        "un angolista ha notato la renonce del dichiarante",
        {"hand": "declarer", "noticed_by": "spectator"},
    ),
    (
        "mi accorgo della mia renonce prima che si giochi la presa dopo: sono in difesa",
        {"hand": "defender", "since": "nothing"},
    ),
    (
        "il difensore ha corretto la renonce e il tre di quadri resta sul tavolo",
        {"hand": "defender", "since": "nothing"},
    ),
    ("cosa succede se il morto fa renonce?", {"hand": "dummy"}),
    ("se avesse fatto renonce sarebbero due prese?", {}),
    ("quante prese per una renonce?", {}),
    ("il dichiarante ha fatto renonce?", {"hand": "declarer"}),
    ("il difensore ha fatto renonce due volte e ha vinto la presa", {"hand": "defender"}),
    ("ho tagliato e lui aveva il seme", {}),
    ("il dichiarante ha fatto renonce dal morto", {}),
    ("entrambe le linee hanno fatto renonce alla quarta presa", {}),
    ("il dichiarante ha fatto renonce e un difensore ha fatto renonce", {}),
    ("licita insufficiente: il compagno del colpevole deve passare per sempre?", None),
    (
        "un difensore ha fatto renonce giocando la sua carta penalizzata",
        {"hand": "defender", "played_card_faced": True},
    ),
    (
        "seconda renonce nello stesso seme, la prima era consumata",
        {"earlier_revoke_same_suit": "established"},
    ),
    (
        "seconda renonce nello stesso seme, la prima corretta",
        {"earlier_revoke_same_suit": "corrected"},
    ),
    ("seconda renonce nello stesso seme, la prima non era consumata", {}),
    (
        "renonce dichiarante vinta in mano +2",
        {"hand": "declarer", "won_by": "offender", "later_tricks": "more"},
    ),
    ("renonce difensore quinta presa +1", {"hand": "defender", "trick": 5, "later_tricks": "one"}),
    ("renonce dichiarante non vinta in mano", {"hand": "declarer"}),
    ("renonce fatta da est alla 5a presa, sud gioca", {"hand": "defender", "trick": 5}),
    ("io e il mio compagno abbiamo fatto renonce", {}),
)
