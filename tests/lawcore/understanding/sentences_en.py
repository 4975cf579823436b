"""Sentences in English as they are typed, with all that each surely states about a revoke.

A sentence that is about no revoke has None.
"""

from lawcore.fact import Answer

SENTENCES: tuple[tuple[str, dict[str, Answer] | None], ...] = (
    (
        "defender, trick 5, won by partner, established, two more after",
        {
            "hand": "defender",
            "trick": 5,
            "won_by": "partner",
            "since": "played",
            "later_tricks": "more",
        },
    ),
    (
        "declarer ruffed but had a diamond, won it in hand",
        {"hand": "declarer", "won_by": "offender"},
    ),
    ("defender revoked on trick 4", {"hand": "defender", "trick": 4}),
    (
        "declarer revoked at the ninth trick and won it",
        {"hand": "declarer", "trick": 9, "won_by": "offender"},
    ),
    ("dummy revoked, declarer won the trick", {"hand": "dummy", "won_by": "partner"}),
    ("dummy revoked and a defender won the trick", {"hand": "dummy", "won_by": "opponents"}),
    ("declarer revoked, trick won in dummy", {"hand": "declarer", "won_by": "partner"}),
    (
        "declarer revoked, won by dummy, no more tricks",
        {"hand": "declarer", "won_by": "partner", "later_tricks": "none"},
    ),
    (
        "a defender revoked and the other defender won the trick",
        {"hand": "defender", "won_by": "partner"},
    ),
    ("a defender revoked and a defender won the trick", {"hand": "defender"}),
    ("defender revoked, declarer won the trick", {"hand": "defender", "won_by": "opponents"}),
    (
        "defender revoked, declarer's partner won the trick",
        {"hand": "defender", "won_by": "opponents"},
    ),
    (
        "defender revoked and the partner of the revoker won the trick",
        {"hand": "defender", "won_by": "partner"},
    ),
    ("declarer's partner revoked at trick 3", {"hand": "dummy", "trick": 3}),
    ("the partner of dummy revoked", {"hand": "declarer"}),
    ("revoke by dummy on trick seven", {"hand": "dummy", "trick": 7}),
    ("declarer's revoke was corrected", {"hand": "declarer", "since": "nothing"}),
    (
        "I was defending, I revoked and my partner won the trick",
        {"hand": "defender", "won_by": "partner"},
    ),
    ("I revoked, RHO won the trick", {"won_by": "opponents"}),
    ("my partner revoked and I won the trick", {"won_by": "partner"}),
    ("my partner revoked and won the trick", {"won_by": "offender"}),
    ("LHO revoked and my partner won the trick", {"won_by": "opponents"}),
    ("LHO revoked and his partner won the trick", {"won_by": "partner"}),
    ("LHO revoked and RHO won the trick", {"won_by": "partner"}),
    ("my opponent revoked, we made two more tricks", {}),
    ("I revoked, we made two more tricks", {"later_tricks": "more"}),
    ("I revoked and then we took another trick", {"later_tricks": "one"}),
    ("I ruffed and I had the suit, and then we won no more tricks", {"later_tricks": "none"}),
    ("declarer did not revoke", {}),
    ("there was no revoke", {}),
    ("nobody revoked", {}),
    ("defender revoked but did not win the trick", {"hand": "defender"}),
    ("declarer revoked, established", {"hand": "declarer", "since": "played"}),
    ("dummy revoked and it is established", {"hand": "dummy", "since": "played"}),
    ("declarer revoked, it is not established", {"hand": "declarer", "since": "nothing"}),
    ("declarer revoked, is it established?", {"hand": "declarer"}),
    (
        "defender revoked at trick 6, established",
        {"hand": "defender", "trick": 6, "since": "played"},
    ),
    (
        "defender revoked, nobody has led to the next trick",
        {"hand": "defender", "since": "nothing"},
    ),
    (
        "defender revoked, his partner led to the next trick",
        {"hand": "defender", "since": "played"},
    ),
    (
        "defender revoked, declarer led to the next trick",
        {"hand": "defender", "opponents_played_after": True},
    ),
    (
        "defender revoked, revoker's partner led to the next trick",
        {"hand": "defender", "since": "played"},
    ),
    ("defender revoked, his partner has not led to the next trick", {"hand": "defender"}),
    (
        "declarer revoked and both sides played to the next trick",
        {"hand": "declarer", "since": "played"},
    ),
    (
        "a defender revoked, then declarer claimed",
        {"hand": "defender", "since": "opponents_claimed"},
    ),
    ("declarer revoked and then claimed", {"hand": "declarer"}),
    ("declarer revoked and then declarer claimed", {"hand": "declarer", "since": "claimed"}),
    ("declarer revoked, established by the claim", {"hand": "declarer"}),
    ("maybe a defender revoked, declarer won the trick", {}),
    ("I think declarer revoked at trick 5", {}),
    ("defender revoked, trick 5 I think", {"hand": "defender"}),
    ("defender revoked at trick 5 or 6", {}),
    ("4 spades, declarer revoked, 3 of diamonds played", {"hand": "declarer"}),
    ("defender revoked, declarer made ten tricks", {"hand": "defender"}),
    (
        "South plays 4♠, West revoked, East won the trick",
        {"hand": "defender", "won_by": "partner"},
    ),
    ("4♠ by South, North revoked", {"hand": "dummy"}),
    (
        "4♠ by South, East revoked and South won the trick",
        {"hand": "defender", "won_by": "opponents"},
    ),
    ("West revoked and West won the trick", {"won_by": "offender"}),
    ("West revoked, South won the trick", {"won_by": "opponents"}),
    ("defendr revokd on the fifht trick", {"hand": "defender", "trick": 5}),
    ("decalrer revoked, won by dummmy", {"hand": "declarer", "won_by": "partner"}),
    (
        "revoke at trick 12, all four hands back in the board",
        {"trick": 12, "hands_returned": True, "attention": "after_play"},
    ),
    ("revoke discovered after the round", {"attention": "after_round"}),
    ("declarer's revoke noticed at trick 9", {"hand": "declarer"}),
    ("a kibitzer noticed declarer's revoke", {"hand": "declarer", "noticed_by": "spectator"}),
    (
        "RHO corrected his revoke, is the 3 of diamonds a minor penalty card",
        {"hand": "defender", "since": "nothing"},
    ),
    ("revoke trick turned over but nobody led to the next one", {"since": "nothing"}),
    ("what happens if dummy revokes?", {"hand": "dummy"}),
    ("if he had revoked, would it be two tricks?", {}),
    ("how many tricks for a revoke?", {}),
    ("did declarer revoke?", {"hand": "declarer"}),
    ("defender revoked twice and won the trick", {"hand": "defender"}),
    ("both sides revoked on trick 4", {}),
    ("declarer revoked and a defender overruffed him with the suit in hand", {}),
    ("I ruffed but he had a diamond", {}),
    ("declarer failed to follow suit from dummy", {}),
    ("declarer revoked and a defender revoked", {}),
    ("2 hearts over 2 spades, insufficient", None),
    (
        "a defender revoked by playing his penalty card",
        {"hand": "defender", "played_card_faced": True},
    ),
    (
        "second revoke in the same suit, the first was established",
        {"earlier_revoke_same_suit": "established"},
    ),
    (
        "second revoke in the same suit, the first one was corrected",
        {"earlier_revoke_same_suit": "corrected"},
    ),
    ("second revoke in the same suit, the first was not established", {}),
    (
        "revoke declarer won in hand +2",
        {"hand": "declarer", "won_by": "offender", "later_tricks": "more"},
    ),
    (
        "revoke defender trick 5 won by partner +1",
        {"hand": "defender", "trick": 5, "won_by": "partner", "later_tricks": "one"},
    ),
)
