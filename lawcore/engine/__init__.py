"""What every law is written with and read by: facts, provisions, subjects, one reading of them."""
