### What double dummy says of a revoke, in English: an indication, never the ruling.

title = Indication at sight of all cards (double dummy)

## Why there is no number

silence-no_revoke = No revoke, nothing to compare.
silence-record_errors = Not computed: the record has errors.
silence-deal_unknown = Not computed: not all hands are known.
silence-to_be_corrected = Revoke { $number } (trick { $trick }, { $player }): no comparison, the card is corrected.
silence-one_comparison = Revoke { $number } (trick { $trick }, { $player }): both sides revoked, one comparison from the first revoke on.
silence-not_finished = Revoke { $number } (trick { $trick }, { $player }): not computed, the solver did not finish.

## One revoke

without = Without revoke { $number } (trick { $trick }, { $player }):
item = – { $said }
range = { $least }–{ $most }
cards =
    { $transferred ->
        [0] with { $cards } declarer takes { $tricks }
        [1] with { $cards } declarer takes { $before }, { $to ->
            [declarer] plus one trick
           *[defence] less one trick
        } for the earlier revokes: { $tricks }
       *[other] with { $cards } declarer takes { $before }, { $to ->
            [declarer] plus { $transferred } tricks
           *[defence] less { $transferred } tricks
        } for the earlier revokes: { $tricks }
    }
as-played =
    { $changes ->
        [0] played on as in the record, with { $card }: declarer { $tricks }
        [1] played on as in the record, with { $card } and one other card changed: declarer { $tricks }
       *[other] played on as in the record, with { $card } and { $changes } other cards changed: declarer { $tricks }
    }
cumulative = opinions differ; with redress for the earlier repeated revokes carried along: declarer { $tricks }
verdict-enough = even the view most favourable to the non-offending side gives no more than the law already has: no sign that { $reading } applies
verdict-not_enough = whichever card he plays, the non-offending side would have done better: { $reading } probably applies, as far as declarer { $tricks }
verdict-depends = it depends on the card he would have played whether { $reading } applies
twelfth =
    { $possible ->
        [yes] Revoke { $number } (trick 12, { $player }): corrected, declarer can have { $tricks } (62D); the result of the table is among them
        [no] Revoke { $number } (trick 12, { $player }): corrected, declarer can have { $tricks } (62D); the result of the table is not possible
       *[unknown] Revoke { $number } (trick 12, { $player }): corrected, declarer can have { $tricks } (62D)
    }

## All together

result =
    { $verdict ->
        [enough] For { $side } no comparison gives more: declarer { $law }.
       *[other] For { $side } the best comparison is declarer { $tricks }, against { $law } by the law alone ({ $reading }).
    }
reading = The comparison starts immediately before the revoker's card; that revoke and all after it are undone, what the earlier ones cost stays.
engine-dds = Solved by DDS.
engine-python = Solved by the built-in solver.
question = The solver counts tricks; whether the score is adjusted, and how, is left to the Director.

## What it cannot see

caveat-sees_all = It sees all hands: it finds every queen, every drop and every squeeze.
caveat-defence = Its defence is perfect too, better than the real one.
caveat-belief = After a revoke the others believe that player void; the solver does not.
caveat-mistakes = Mistakes after the revoke, though not due to it, are undone; a serious error or a later inquiry is a matter of law.
caveat-choice = Which card he would have played is a guess, usually the lowest.
caveat-tricks = It values tricks, not the score, and no weights; doubt goes to the non-offending side.
caveat-true_deal = It needs the true deal and order of play: one wrong card changes it.
caveat-duty = A card required by law that was not led or played is not seen.
