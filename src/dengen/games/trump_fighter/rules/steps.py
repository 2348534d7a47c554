# mypyc: compile
"""The steps of a fight, in the rulebook's words; questions have numbers of their own, from 20 on."""

from typing import Final

CHOOSE: Final = 1  # both pick a character (TF-5)
MEET: Final = 2  # the picks are shown
DEAL: Final = 3  # TF-7
FASTEST: Final = 4  # "Battle!": the fastest beat (TF-47)
BATTLE: Final = 5  # an ordinary beat (TF-13)
OPENING: Final = 6  # the opening rule makes a seat Move (TF-50)
BEAT: Final = 7  # what both chose happens
MISCALL: Final = 8  # TF-44
ATTACK: Final = 9  # TF-22
DRAW: Final = 10  # TF-26
DECLARE: Final = 11  # attack="manual": both name their hits
JUDGE: Final = 12  # TF-62
