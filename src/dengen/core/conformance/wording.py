"""Checks that all texts exist in both languages, and that actions have different labels."""

from dengen.core.base.words import LANGS, Words
from dengen.core.conformance.trial import Trial
from dengen.core.rules.state import State
from dengen.core.views.view import OPEN


def everything_has_words(trial: Trial) -> None:
    names_are_stable(trial)
    options_have_words(trial)
    for state in trial.positions():
        events_have_words(trial, state)
        for seat in state.actors():
            question = trial.game.question(state, seat)
            trial.require(question is not None and has_words(question), f"seat {seat} is asked without words")
            trial.require(question is not None and question.clause in trial.game.clauses, f"clause of {question}")
            answers_have_words(trial, state, seat)
            previews_agree(trial, state, seat)
        for viewer in (None, *range(trial.seats), *([OPEN] if state.over() else [])):
            view = trial.game.view(state, viewer)
            trial.require(
                view.asked == trial.game.openly_asked(state), "a view says otherwise than `openly_asked` who is asked"
            )
            trial.require(all(trial.game.text(view, lang).strip() for lang in LANGS), "the board in text is empty")


def has_words(words: Words) -> bool:
    return all(words[lang].strip() for lang in LANGS) and bool(words.kind)


def names_are_stable(trial: Trial) -> None:
    names = [trial.game.name(act) for act in range(trial.game.num_actions)]
    trial.require(len(set(names)) == len(names), "two actions have one name")
    trial.require([trial.game.number(name) for name in names] == list(range(len(names))), "names don't lead back")


def options_have_words(trial: Trial) -> None:
    for option in trial.game.options:
        told = [option.about, option.kind.expected(), *option.kind.words.values()]
        trial.require(all(text[lang].strip() for text in told for lang in LANGS), f"option {option.name} has no words")


def answers_have_words(trial: Trial, state: State, seat: int) -> None:
    described = trial.game.described(state, seat)
    trial.require(all(has_words(words) for words in described), f"an answer of seat {seat} has no words: {described}")
    for lang in LANGS:
        labels = [words[lang] for words in described]
        trial.require(len(set(labels)) == len(labels), f"two answers have one label: {sorted(labels)}")


def previews_agree(trial: Trial, state: State, seat: int) -> None:
    before = trial.dump(state)
    for act in state.legal(seat):
        preview = trial.game.preview(state, seat, [act])
        trial.require(preview.refusal is None and preview.done == 1, f"{trial.game.name(act)} can't be previewed")
    illegal = next((act for act in range(trial.game.num_actions) if act not in state.legal(seat)), None)
    if illegal is not None:
        refused = trial.game.preview(state, seat, [illegal])
        trial.require(refused.refusal is not None and refused.done == 0, "a preview took what isn't legal")
    trial.require(trial.dump(state) == before, "a preview changed the table")


def events_have_words(trial: Trial, state: State) -> None:
    for seat in state.actors():
        world = state.clone()
        world.listen()
        world.apply(seat, trial.rng(9).pick(world.legal(seat)))
        for event in world.events():
            for viewer in (None, *range(trial.seats)):
                words = trial.game.tell(event, viewer)
                trial.require(words is None or has_words(words), f"{event!r} has no words")
