"""A call: somebody who isn't at the table has to be told elsewhere."""

from typing import Literal, NamedTuple

from dengen.table.header import PersonId


class Call(NamedTuple):
    """`turn`: it is the person's turn; `late`: the clock will soon answer."""

    kind: Literal["turn", "late"]
    person: PersonId
    seat: int
    question: int
