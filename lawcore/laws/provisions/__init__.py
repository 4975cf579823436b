"""Provisions that several subjects share, in words that belong to none of them.

A module here is a part of a Law. It holds premises, which are questions it leaves open, and
provisions that rest on them alone. A subject takes the module in among its own Laws and says
which of its provisions answers each premise; so number, editions, verdict, order and words of a
shared provision stand in one place.
"""
