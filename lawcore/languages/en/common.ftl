### What is said about the law, in English, of whatever subject. The keys are the names in the code.
### In our own words: the official text of the Laws is not reproduced.

## Frame

yes = Yes
no = No
edition = { $edition } Laws
with-article = { $text } ({ $article }).
article-printed = { $printed } [{ $number }]
list-heading = Did anything unusual happen?
rare-unusual = Something unusual
trick-number = Trick { $trick }
why = Law { $article } needs it: { $text }
why-through = What depends on that: { $articles }.
appeal = Either side may appeal within the time limit

## Whom something is said to

said-to = { $to }: { $text }
to-all = to all
to-seat = to { $seat }
said-to-seat = { $seat }, { $text }
always-capital = I
to-both_sides = to both sides
to-declarer = to declarer
to-dummy = to dummy
to-defenders = to the defenders
to-defender = to the defender
to-other_defender = to the other defender
to-partner = to the partner
to-declarers_partner = to declarer's partner
to-speakers_partner = to the partner of the player who spoke
to-players_partner = to that player's partner
to-card_owners_partner = to the partner of the card's owner
to-revoker = to the revoking player
to-holder = to the penalty card's owner
to-leader = to the defender who led
to-defender_on_lead = to the defender on lead
to-next_defender = to the defender who played after it
to-hasty_defender = to the defender who played too soon
to-defender_before_partner = to the defender who played before his partner
to-defenders_partner = to the defender's partner
to-opponent_who_played = to the opponent who has already played
to-side_taking_back = to the side that takes a card back
to-other_side = to the other side
to-innocents = to the non-offending side
to-informed_player = to the player who knows something
to-claimer = to the player who claimed
to-side_that_did_not_claim = to the side that did not claim
to-asker = to the player who asks
to-appellants = to those who appeal
to-askers_partner = to the partner of the player who asked
to-asked_partner = to the partner who was asked
to-short_player = to the player who did not play to the trick
to-offender = to the player who erred
to-lho = to the next player
to-peers = to players of the same level, away from this table
to-explainers = to each of the pair that explained, away from the table
to-explainers_partner = to the explainer's partner, away from the table
to-misled_player = to the player who was misled

## Rulings in few words

supposes = Assumed: { $what }.
depends = It depends on the answer:
depends-on = It depends on { $what }:
cannot-rule = This cannot be ruled on without knowing { $what }.
depends-rest = What else follows depends on { $what }.
depends-and = { $first } and { $last }
depends-or = { $first } or { $last }
depends-line = { $case }: { $outcome }
depends-part = { $text } ({ $article })
depends-always = In every case: { $what }.
step-said-now = { $to }: “{ $text }” ({ $articles })
step-said-next_lead = Later, { $to }: “{ $text }” ({ $articles })
step-said-end_of_play = At the end, { $to }: “{ $text }” ({ $articles })
step-said-director = Then, { $to }: “{ $text }” ({ $articles })
task-asked = what was chosen?
step-done-now = Director: { $text } ({ $articles }).
step-done-next_lead = Later: { $text } ({ $articles }).
step-done-end_of_play = At the end: { $text } ({ $articles }).
step-done-director = Director, then: { $text } ({ $articles }).

## Articles

article-heading = { $article } · { $edition }
article-none = Law { $number } is not treated here in the { $edition }.

## Errors

error-unknown_fact = { $fact }: not a fact of this subject
error-unknown_setting = { $fact }: not an option of the authority
error-unknown_option = { $fact }: '{ $value }' is not one of { $allowed }
error-unknown_key = '{ $value }' is not a key of a request: { $allowed }
error-number_as_text = '{ $value }' is a text: give the number { $value }, without quotation marks
error-impossible = { $fact }: '{ $value }' cannot go together with { $allowed }
error-unknown_subject = '{ $value }' is not a subject: { $allowed }
error-no_subject = The request names no subject: "subject" is one of { $allowed }
error-did-you-mean = { $error }. Did you mean { $suggestion }?
error-unknown_edition = '{ $value }' is not an edition: { $allowed }
error-not_covered = { $fact }: the { $value } Laws are not covered, only { $allowed }. Ask under 2017 for the ruling of the Laws in force since March 2017
instead-of-it = The { $value } Laws are not covered here: this is ruled by those of { $edition }.
error-unknown_language = '{ $value }' is not a language: { $allowed }
error-not_json = The line is not JSON: { $value }
error-not_an_object = The line is not a JSON object with "answers"
error-too_unsure = Too many unsure facts at once: tell at least one of { $allowed }
error-too_long = The line has { $value } characters, at most { $allowed } are allowed
error-bad_auction = '{ $value }' cannot be read as an auction: write it as { $allowed }
error-legal_auction = All calls are legal and in turn in '{ $value }', with the passes that were not written: name a subject, or put ? behind the call that was out of turn
error-wrong_type = { $fact }: { $allowed } is needed here

## Why

tree-held = yes · { $article } · { $text }
tree-not-held = no · { $article } · { $text }
tree-set-aside = set aside by { $by } · { $article } · { $text }
changes-none = Nothing changed from { $former } to { $latter }.
changes-not-searched = The changes from { $former } to { $latter } have not been searched since the law changed: `{ $command }` does it, and writes them down.
changes-not-covered = { $subject }: not covered in both { $former } and { $latter }.
