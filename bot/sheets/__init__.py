"""Sheets of an evening's rulings: a table for the scorer, pages to print, sheets for appeals."""
