"""Sentences in English about anything but a revoke, with all that each surely states.

A sentence of no subject is under "none", and one that could be of two as well.
"""

from lawcore.fact import Answer

SENTENCES: dict[str, tuple[tuple[str, dict[str, Answer]], ...]] = {
    "claim": (
        ("declarer claimed the last three tricks", {"by": "declarer", "act": "said_win_n"}),
        (
            "declarer claims the rest at trick 9",
            {"by": "declarer", "act": "said_win_n", "claimed_all": True},
        ),
        (
            "declarer claimed the rest and a defender objected",
            {"by": "declarer", "act": "said_win_n", "accepted": "no", "claimed_all": True},
        ),
        ("a defender conceded a trick", {"by": "defender", "act": "said_lose_n"}),
        (
            "a defender conceded the last two tricks, everybody agreed",
            {"by": "defender", "act": "said_lose_n", "accepted": "yes"},
        ),
        ("declarer has not claimed", {}),
        ("claim by declarer, disputed by the defenders", {"by": "declarer", "accepted": "no"}),
        ("claim by declarer, not disputed by the defenders", {"by": "declarer"}),
        (
            "declarer claimed and showed his hand",
            {"by": "declarer", "act": "showed_cards"},
        ),
        ("was declarer's claim accepted?", {"by": "declarer"}),
        ("perhaps declarer claimed the rest", {}),
        (
            "declarer claimed without mentioning the outstanding trump",
            {"by": "declarer", "trumps_out": "not_mentioned"},
        ),
        (
            "declarer claimed the rest, there were no trumps out",
            {
                "by": "declarer",
                "act": "said_win_n",
                "trumps_out": "none",
                "claimed_all": True,
            },
        ),
        (
            "declarer claimed but forgot a trump still out",
            {"by": "declarer", "trumps_out": "not_mentioned"},
        ),
        ("I conceded a trick to my opponents", {"act": "said_lose_n"}),
        (
            "declarer claimed and the defenders said nothing",
            {"by": "declarer", "accepted": "silent"},
        ),
        ("how do I contest a claim?", {}),
    ),
    "penalty_card": (
        ("a defender dropped a card", {"role": "defender", "how": "dropped"}),
        (
            "a defender dropped the KH",
            {"role": "defender", "how": "dropped", "honour": True},
        ),
        (
            "a defender dropped the king of spades",
            {"role": "defender", "how": "dropped", "honour": True},
        ),
        ("declarer dropped a card", {"role": "declarer_side", "how": "dropped"}),
        ("a defender has not dropped a card", {"role": "defender"}),
        ("a defender has a penalty card", {"role": "defender"}),
        (
            "a defender has a penalty card and declarer forbids a spade lead",
            {"role": "defender", "declarer_choice": "forbid"},
        ),
        (
            "a defender has a penalty card, declarer requires a heart lead",
            {"role": "defender", "declarer_choice": "require"},
        ),
        (
            "a defender's penalty card, declarer has not chosen yet",
            {"role": "defender", "declarer_choice": "not_yet"},
        ),
        (
            "a defender has a penalty card, his partner is on lead",
            {"role": "defender", "on_lead": "partner"},
        ),
        ("is it a major or a minor penalty card?", {"role": "defender"}),
        ("can declarer forbid the suit of the penalty card?", {"role": "defender"}),
        (
            "a defender did not play his penalty card",
            {"how": "not_played", "role": "defender"},
        ),
        (
            "a defender played two cards to the same trick, which is the penalty card?",
            {"role": "defender", "how": "two_cards_to_trick"},
        ),
        ("maybe a defender dropped a card", {}),
        ("can I pick up my penalty card if declarer says lead anything", {"role": "defender"}),
        ("two penalty cards of the same suit", {"number_of_penalty_cards": "same_suit"}),
    ),
    "lead_out_of_turn": (
        ("declarer led from the wrong hand", {"lead": "declarer", "turn": "partner"}),
        (
            "declarer led from the wrong hand and a defender accepted",
            {"lead": "declarer", "turn": "partner", "reply": "accepted"},
        ),
        (
            "declarer led from the wrong hand, the defenders did not accept it",
            {"lead": "declarer", "turn": "partner", "reply": "refused"},
        ),
        ("declarer did not lead from the wrong hand", {}),
        ("opening lead out of turn, face down", {"lead": "opening_face_down"}),
        ("a faced opening lead out of turn by a defender", {"lead": "opening_faced"}),
        ("a defender led out of turn", {}),
        (
            "a defender led out of turn at trick 5, it was his partner's turn",
            {"lead": "defender", "turn": "partner"},
        ),
        (
            "a defender led out of turn, it was declarer's lead",
            {"turn": "opponent"},
        ),
        (
            "faced opening lead out of turn, declarer spread his hand",
            {"lead": "opening_faced", "reply": "spread"},
        ),
        ("lead out of turn by a defender, declarer refused", {"reply": "refused"}),
        ("is the lead out of turn accepted?", {}),
        ("possibly a defender led out of turn at trick 3", {}),
        ("what happens after a lead out of turn?", {}),
        ("lead out of turn by a defender at trick 13", {"last_trick": True}),
        ("nobody led out of turn", {}),
    ),
    "played_card": (
        (
            "declarer called for a card from dummy",
            {"who": "dummy_for_declarer", "gesture": "named"},
        ),
        (
            "declarer called a club from dummy",
            {"who": "dummy_for_declarer", "gesture": "named", "designation": "suit_only"},
        ),
        (
            "declarer calls for a low card from dummy",
            {"who": "dummy_for_declarer", "gesture": "named", "designation": "low"},
        ),
        (
            "declarer touched a card in dummy",
            {"who": "dummy_for_declarer", "gesture": "touched_in_dummy"},
        ),
        (
            "declarer touched a card in dummy to straighten the cards",
            {
                "who": "dummy_for_declarer",
                "gesture": "touched_in_dummy",
                "purpose_arranging": True,
            },
        ),
        ("declarer has not touched a card in dummy", {}),
        (
            "a defender put a card face up on the table",
            {"who": "defender", "gesture": "faced_on_table"},
        ),
        (
            "a defender detached a card but did not show it",
            {"who": "defender", "gesture": "detached_only"},
        ),
        (
            "declarer called for any card from dummy",
            {"who": "dummy_for_declarer", "gesture": "named", "designation": "anything"},
        ),
        (
            "declarer called for a small spade from dummy",
            {"who": "dummy_for_declarer", "gesture": "named"},
        ),
        ("when is a card played?", {}),
        ("may declarer change the card called from dummy?", {"who": "dummy_for_declarer"}),
        ("perhaps declarer touched a card in dummy", {}),
        (
            "declarer held a card near the table",
            {"who": "declarer", "gesture": "held_touching_or_near_table"},
        ),
        (
            "declarer called the jack of spades from dummy, a slip of the tongue",
            {
                "who": "dummy_for_declarer",
                "gesture": "named",
                "designation": "full",
                "unintended": "yes",
            },
        ),
        ("declarer did not call for a card from dummy", {"who": "dummy_for_declarer"}),
    ),
    "dummy": (
        ("dummy left his seat to watch declarer play", {"act": "left_seat_to_watch"}),
        ("dummy exchanged hands with declarer", {"act": "exchange_hands"}),
        ("dummy looked at a defender's hand", {"act": "looked_at_defender_hand"}),
        ("dummy called the director", {"act": "call_director"}),
        ("dummy did not call the director", {}),
        (
            "during play dummy suggested a card",
            {"act": "suggest_or_touch", "phase": "during_play"},
        ),
        ("dummy touched a card", {"act": "suggest_or_touch"}),
        ("dummy never touched a card", {}),
        ("dummy commented on the play", {"act": "comment_on_play"}),
        ("dummy drew attention to an irregularity", {"act": "draw_attention"}),
        (
            "after play dummy drew attention to an infraction",
            {"act": "draw_attention", "phase": "after_play"},
        ),
        ("dummy warned declarer", {"act": "prevent"}),
        (
            "what are dummy's rights, can he stop declarer leading from wrong hand?",
            {"act": "prevent", "lead_from_wrong_hand": True},
        ),
        ("may dummy call the director?", {"act": "call_director"}),
        ("dummy keeps count of the tricks", {"act": "count_tricks"}),
        ("maybe dummy looked at a defender's hand", {}),
        ("a defender showed his hand to dummy", {"act": "shown_defender_hand"}),
    ),
    "inquiry": (
        ("a defender asked to see the last trick", {"asker": "defender", "wants": "see_trick"}),
        ("declarer wants to see the last trick", {"asker": "declarer", "wants": "see_trick"}),
        ("dummy asks to see the previous trick", {"asker": "dummy", "wants": "see_trick"}),
        ("dummy did not ask to see the trick", {}),
        (
            "a defender asked to inspect the quitted trick",
            {"asker": "defender", "wants": "see_trick", "trick": "quitted"},
        ),
        (
            "declarer asked to see the trick, his own card is still faced",
            {"asker": "declarer", "wants": "see_trick", "trick": "card_faced"},
        ),
        (
            "dummy asked declarer whether he had any spades",
            {"asker": "dummy", "wants": "ask_declarer"},
        ),
        (
            "a defender asked declarer whether he had more hearts",
            {"asker": "defender", "wants": "ask_declarer"},
        ),
        (
            "declarer asked a defender if he was out of clubs",
            {"asker": "declarer", "wants": "ask_defender"},
        ),
        (
            "dummy asked a defender whether he had any diamonds",
            {"asker": "dummy", "wants": "ask_defender"},
        ),
        ("may I see the last trick?", {"wants": "see_trick"}),
        ("who may ask to see the previous trick?", {"wants": "see_trick"}),
        ("perhaps a defender asked to see the trick", {}),
        ("nobody asked to see the last trick", {}),
        (
            "dummy, having lost his rights, asks to see the last trick",
            {"asker": "dummy", "wants": "see_trick", "dummy_lost_rights": True},
        ),
        ("declarer does not want to see the last trick", {}),
    ),
    "none": (
        ("trick 5", {}),
        ("at trick seven", {}),
        ("declarer appeals against my ruling on his claim", {}),
        ("the defenders claim that I ruled wrongly and want to appeal", {}),
        ("good morning, we need another table", {}),
        ("a defender came late", {}),
        ("declarer thought for a long time", {}),
        ("how many tricks did declarer make?", {}),
    ),
}
