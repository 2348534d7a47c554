# mypyc: compile
"""The steps of a fight and the questions it asks, in the rulebook's words."""

from typing import Final

# Steps
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

# Questions
PICK: Final = 20
PICK_AGAIN: Final = 21  # TF-R2
FAST: Final = 22  # Move, Call or wait together with "Battle!"
FAST_MOVE: Final = 23  # the breakthrough rule: Move together with "Battle!" (TF-53)
FIGHT: Final = 24  # Move, Call, Strike or wait
FORCED_MOVE: Final = 25  # the opening rule: Move (TF-50)
NAME_HITS: Final = 26
