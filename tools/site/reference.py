"""The API reference: one page per part of the public API, from docstrings and types."""

CHAPTERS = {
    "games": (
        "Games and states",
        "The interface for programs: a game has a card set and makes states; a state is a position in play.",
        "dengen.game dengen.registered dengen.Game dengen.State dengen.Chance dengen.Event dengen.ALL dengen.LEGAL dengen.RULING "
        "dengen.plan dengen.View dengen.Viewer dengen.OPEN dengen.Outcome dengen.Standing dengen.ranks dengen.shares dengen.Action "
        "dengen.Source",
    ),
    "errors": ("Errors", "All errors that dengen raises.", "dengen.core.base.errors"),
    "players": (
        "Players",
        "Bots, their levels and hints.",
        "dengen.players dengen.players.match dengen.Heuristics dengen.Level dengen.SearchSettings dengen.USUAL_LEVELS",
    ),
    "environments": (
        "Environments",
        "Environments for reinforcement learning, and for libraries that you may already use.",
        "dengen.rl dengen.rl.gymnasium dengen.rl.pettingzoo dengen.rl.openspiel dengen.rl.decisions",
    ),
    "records": (
        "Records and replays",
        "Recorded games.",
        "dengen.table.records.record dengen.table.records.replay",
    ),
    "observations": (
        "Readings",
        "Views as arrays of numbers.",
        "dengen.Reading dengen.one_hot dengen.chosen dengen.counted dengen.per_seat dengen.padded",
    ),
    "writing-a-game": (
        "Writing a game",
        "The building blocks of a new game.",
        "dengen.Option dengen.Switch dengen.Number dengen.Choice dengen.Either dengen.ListOf dengen.SeatOr dengen.Clauses dengen.Deck "
        "dengen.DeckReport dengen.Decks dengen.buildable dengen.deck_option dengen.read_decks dengen.SetEntry dengen.SetHead "
        "dengen.SetPart dengen.check_ids dengen.Fields dengen.Flow dengen.Sparse dengen.Observer dengen.Particular dengen.Phrase "
        "dengen.Unit dengen.About dengen.Question dengen.Tracked dengen.TrackedEvent dengen.TrackedGroup "
        "dengen.TrackedSides dengen.Vocabulary",
    ),
    "words": (
        "Words",
        "Texts in both languages.",
        "dengen.Text dengen.Words dengen.Lang dengen.fill dengen.joined dengen.listed dengen.plural dengen.signed dengen.who",
    ),
    "testing": ("Testing", "For tests of games.", "dengen.testing dengen.check_conformance"),
}


def names(chapter: str) -> list[str]:
    return CHAPTERS[chapter][2].split()


def pages() -> dict[str, str]:
    return {f"reference/{chapter}.md": page(chapter) for chapter in CHAPTERS}


def page(chapter: str) -> str:
    title, about, _ = CHAPTERS[chapter]
    return "\n\n".join([f"# {title}", about, *map(directive, names(chapter))]) + "\n"


def directive(name: str) -> str:
    """The line that mkdocstrings replaces; `Game` shows the members of its facets, too."""
    return f"::: {name}\n    options:\n      inherited_members: true" if name == "dengen.Game" else f"::: {name}"
