"""What can be told at the table, a module for each kind of irregularity."""
