"""Printed cards: the usual course of each subject on sides of A5, and a booklet of them all."""
