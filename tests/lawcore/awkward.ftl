# Not = a message
-term = the { $case ->
    [one] card
   *[other] cards
}
    .gender = feminine
## A group

first = { "}" } and
    more = than
    one line

    .attribute = { $who } plays -term = { -term(case: "one") }
only-attributes =
    .a = a
    .b = b
plain = { second }
second=2
