"""Changes the laws one small thing at a time, and sees to it that every change is noticed.

    python -m tools.mutants                          all of them
    python -m tools.mutants dummy revoke.law_64      those of some subjects and modules

To every changed code the checks of its subject are put, the quickest first, and the first
complaint is enough. Those of the revoke are the form of the editions, the notes, the vectors of
the specification, a fixed sample of worlds and all dialogues against the second procedure. Those
of another subject are the tests of its own module, with the changed subject in the place of the
real one, and what is asked of every subject's form. Exit status 1 where a change goes unnoticed.
"""
