"""Sentences in Italian about anything but a revoke, with all that each surely states.

A sentence of no subject is under "none", and one that could be of two as well.
"""

from lawcore.fact import Answer

SENTENCES: dict[str, tuple[tuple[str, dict[str, Answer]], ...]] = {
    "claim": (
        (
            "il dichiarante ha claimato le ultime tre prese",
            {"by": "declarer", "act": "said_win_n"},
        ),
        (
            "il dichiarante ha rivendicato il resto, la difesa contesta",
            {"by": "declarer", "act": "said_win_n", "accepted": "no"},
        ),
        ("un difensore ha concesso una presa", {"by": "defender", "act": "said_lose_n"}),
        (
            "un difensore concede le ultime due prese e gli avversari accettano",
            {"by": "defender", "act": "said_lose_n", "accepted": "yes"},
        ),
        ("il dichiarante non ha rivendicato nulla", {}),
        ("claim del dichiarante, contestato dai difensori", {"by": "declarer", "accepted": "no"}),
        ("claim del dichiarante, non contestato", {"by": "declarer"}),
        (
            "il dichiarante ha fatto claim mostrando le carte",
            {"by": "declarer", "act": "showed_cards"},
        ),
        ("il dichiarante fa richiesta, tutti d'accordo", {"by": "declarer", "accepted": "yes"}),
        ("claim accettato o contestato?", {}),
        ("forse il dichiarante ha claimato tutte le prese", {}),
        (
            "sono il dichiarante, ho claimato il resto senza nominare l'atout fuori",
            {"by": "declarer", "act": "said_win_n", "trumps_out": "not_mentioned"},
        ),
        (
            "il dichiarante ha claimato, non c'erano più atout fuori",
            {"by": "declarer", "trumps_out": "none"},
        ),
        ("ho concesso una presa agli avversari", {"act": "said_lose_n"}),
        (
            "il mio avversario, dichiarante, ha claimato e io non sono d'accordo",
            {"by": "declarer", "accepted": "no"},
        ),
        ("il dichiarante ha rivendicato tre prese?", {"by": "declarer"}),
        (
            "il difensore ha concesso una presa ma ora vuole annullare la concessione",
            {"by": "defender", "act": "said_lose_n", "accepted": "conceder_withdraws"},
        ),
        ("come si contesta un claim?", {}),
    ),
    "penalty_card": (
        ("un difensore ha fatto cadere una carta", {"role": "defender", "how": "dropped"}),
        (
            "il difensore ha lasciato cadere il re di picche",
            {"role": "defender", "how": "dropped", "honour": True},
        ),
        ("è caduta una carta al dichiarante", {"role": "declarer_side", "how": "dropped"}),
        ("il difensore non ha fatto cadere nessuna carta", {"role": "defender"}),
        ("un difensore ha una carta penalizzata", {"role": "defender"}),
        (
            "carta penalizzata del difensore: il dichiarante vieta quel seme",
            {"role": "defender", "declarer_choice": "forbid"},
        ),
        (
            "carta penalizzata di un difensore, il dichiarante impone il seme",
            {"role": "defender", "declarer_choice": "require"},
        ),
        (
            "un difensore ha una penalizzata e il compagno attacca",
            {"role": "defender", "on_lead": "partner"},
        ),
        (
            "carta penalizzata, il dichiarante non ha ancora scelto",
            {"declarer_choice": "not_yet", "role": "defender"},
        ),
        ("maggiore o minore?", {"role": "defender"}),
        ("il dichiarante può vietare il seme della carta penalizzata?", {"role": "defender"}),
        ("a un difensore è scivolata una carta", {"role": "defender", "how": "dropped"}),
        (
            "il difensore non ha giocato la carta penalizzata",
            {"how": "not_played", "role": "defender"},
        ),
        (
            "il difensore ha giocato due carte alla stessa presa, carta penalizzata?",
            {"role": "defender", "how": "two_cards_to_trick"},
        ),
        ("forse il difensore ha fatto cadere una carta", {}),
        ("che cosa succede con una carta penalizzata minore?", {"role": "defender"}),
        (
            "il dichiarante lascia libero l'attacco, e la carta penalizzata?",
            {"declarer_choice": "none", "role": "defender"},
        ),
    ),
    "lead_out_of_turn": (
        (
            "il dichiarante ha attaccato dalla mano sbagliata",
            {"lead": "declarer", "turn": "partner"},
        ),
        (
            "il dichiarante attacca dalla mano sbagliata e la difesa accetta",
            {"lead": "declarer", "turn": "partner", "reply": "accepted"},
        ),
        (
            "il dichiarante ha giocato dalla mano sbagliata, un difensore rifiuta",
            {"lead": "declarer", "turn": "partner", "reply": "refused"},
        ),
        ("il dichiarante non ha attaccato dalla mano sbagliata", {}),
        ("attacco iniziale fuori turno coperto", {"lead": "opening_face_down"}),
        ("attacco iniziale fuori turno scoperto di un difensore", {"lead": "opening_faced"}),
        ("un difensore ha attaccato fuori turno", {}),
        (
            "un difensore ha attaccato fuori turno alla quinta presa, toccava al compagno",
            {"lead": "defender", "turn": "partner"},
        ),
        (
            "il difensore ha attaccato fuori turno, toccava al dichiarante",
            {"turn": "opponent"},
        ),
        (
            "attacco iniziale scoperto fuori turno, il dichiarante ha steso le carte",
            {"lead": "opening_faced", "reply": "spread"},
        ),
        (
            "attacco iniziale scoperto fuori turno, il dichiarante non accetta",
            {"lead": "opening_faced", "reply": "refused"},
        ),
        ("attacco fuori turno accettato", {"reply": "accepted"}),
        ("attacco fuori turno, è accettato?", {}),
        ("forse un difensore ha attaccato fuori turno alla terza presa", {}),
        ("che succede con un attacco fuori turno?", {}),
        ("attacco fuori turno di un difensore, il dichiarante rifiuta", {"reply": "refused"}),
    ),
    "played_card": (
        (
            "il dichiarante ha chiamato una carta dal morto",
            {"who": "dummy_for_declarer", "gesture": "named"},
        ),
        (
            "il dichiarante chiama fiori dal morto",
            {"who": "dummy_for_declarer", "gesture": "named", "designation": "suit_only"},
        ),
        (
            "il dichiarante ha chiesto piccola dal morto",
            {"who": "dummy_for_declarer", "gesture": "named", "designation": "low"},
        ),
        (
            "il dichiarante ha toccato una carta del morto",
            {"who": "dummy_for_declarer", "gesture": "touched_in_dummy"},
        ),
        (
            "il dichiarante ha toccato una carta del morto per sistemare le carte",
            {
                "who": "dummy_for_declarer",
                "gesture": "touched_in_dummy",
                "purpose_arranging": True,
            },
        ),
        ("il dichiarante non ha toccato nessuna carta del morto", {}),
        (
            "un difensore ha posato una carta scoperta sul tavolo, è carta giocata?",
            {"who": "defender", "gesture": "faced_on_table"},
        ),
        (
            "un difensore ha estratto una carta senza mostrarla, è carta giocata?",
            {"who": "defender", "gesture": "detached_only"},
        ),
        (
            "il dichiarante ha chiamato una qualunque dal morto",
            {"who": "dummy_for_declarer", "gesture": "named", "designation": "anything"},
        ),
        (
            "il dichiarante ha chiamato alta",
            {"who": "dummy_for_declarer", "gesture": "named", "designation": "high"},
        ),
        ("quando una carta è carta giocata?", {}),
        (
            "il dichiarante può cambiare la carta chiamata dal morto?",
            {"who": "dummy_for_declarer"},
        ),
        ("forse il dichiarante ha toccato una carta del morto", {}),
        (
            "il dichiarante ha tenuto una carta vicino al tavolo",
            {"who": "declarer", "gesture": "held_touching_or_near_table"},
        ),
        (
            "il dichiarante ha chiamato il fante di picche dal morto, era un lapsus",
            {
                "who": "dummy_for_declarer",
                "gesture": "named",
                "designation": "full",
                "unintended": "yes",
            },
        ),
        ("il dichiarante non ha chiamato nessuna carta dal morto", {}),
    ),
    "dummy": (
        (
            "il morto si è alzato a guardare le carte del dichiarante, che diritti perde?",
            {"act": "left_seat_to_watch"},
        ),
        ("il morto ha scambiato le carte col dichiarante", {"act": "exchange_hands"}),
        ("il morto ha guardato le carte di un difensore", {"act": "looked_at_defender_hand"}),
        ("il morto ha chiamato l'arbitro", {"act": "call_director"}),
        ("il morto non ha chiamato l'arbitro", {}),
        (
            "durante il gioco il morto ha suggerito una carta",
            {"act": "suggest_or_touch", "phase": "during_play"},
        ),
        ("il morto ha toccato una carta", {"act": "suggest_or_touch"}),
        ("il morto non ha toccato nessuna carta", {}),
        ("il morto commenta il gioco", {"act": "comment_on_play"}),
        ("il morto ha fatto notare un'irregolarità", {"act": "draw_attention"}),
        (
            "il morto, a gioco finito, ha fatto notare un'infrazione",
            {"act": "draw_attention", "phase": "after_play"},
        ),
        ("il morto avverte il dichiarante", {"act": "prevent"}),
        ("quali sono i diritti del morto?", {}),
        ("il morto può chiamare l'arbitro?", {"act": "call_director"}),
        ("il morto tiene il conto delle prese", {"act": "count_tricks"}),
        ("forse il morto ha guardato le carte di un difensore", {}),
        ("un difensore ha mostrato le sue carte al morto", {"act": "shown_defender_hand"}),
    ),
    "inquiry": (
        (
            "un difensore ha chiesto di rivedere la presa",
            {"asker": "defender", "wants": "see_trick"},
        ),
        ("il dichiarante vuole rivedere la presa", {"asker": "declarer", "wants": "see_trick"}),
        ("il morto chiede di rivedere la presa", {"asker": "dummy", "wants": "see_trick"}),
        ("il morto non ha chiesto di rivedere la presa", {}),
        (
            "un difensore chiede di vedere la presa, già coperta da tutti",
            {"asker": "defender", "wants": "see_trick", "trick": "quitted"},
        ),
        (
            "il dichiarante ha chiesto di vedere la presa, la sua carta è ancora scoperta",
            {"asker": "declarer", "wants": "see_trick", "trick": "card_faced"},
        ),
        (
            "il morto ha chiesto al dichiarante se aveva ancora picche",
            {"asker": "dummy", "wants": "ask_declarer"},
        ),
        (
            "un difensore ha chiesto al dichiarante se aveva finito i cuori",
            {"asker": "defender", "wants": "ask_declarer"},
        ),
        (
            "il dichiarante ha chiesto al difensore se non aveva più fiori",
            {"asker": "declarer", "wants": "ask_defender"},
        ),
        (
            "il morto ha chiesto a un difensore se aveva ancora quadri",
            {"asker": "dummy", "wants": "ask_defender"},
        ),
        ("posso rivedere la presa?", {"wants": "see_trick"}),
        (
            "chi può chiedere di vedere la presa precedente?",
            {"wants": "see_trick", "asked": "not_yet"},
        ),
        ("forse il difensore ha chiesto di rivedere la presa", {}),
        ("nessuno ha chiesto di rivedere la presa", {}),
        (
            "il morto, che ha perso i suoi diritti, chiede di rivedere la presa",
            {"asker": "dummy", "wants": "see_trick", "dummy_lost_rights": True},
        ),
        ("il dichiarante non vuole rivedere la presa", {}),
    ),
    "none": (
        ("quinta presa", {}),
        ("alla 7a presa", {}),
        ("la coppia ha fatto reclamo contro la decisione arbitrale", {}),
        ("i difensori hanno presentato ricorso al comitato", {}),
        ("il dichiarante reclama contro la decisione dell'arbitro", {}),
        ("il concorrente ricorre contro la decisione sulla richiesta del dichiarante", {}),
        ("buongiorno, abbiamo bisogno di un tavolo", {}),
        ("un difensore è arrivato in ritardo", {}),
        ("il dichiarante ha pensato a lungo", {}),
        ("quante prese ha fatto il dichiarante?", {}),
    ),
}
