"""Printed cards: the usual course of each subject on a page of A4, and a booklet of them all."""
