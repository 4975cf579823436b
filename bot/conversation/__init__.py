"""What an interview is: its rows, what the law says to it and what its buttons do; pure."""
