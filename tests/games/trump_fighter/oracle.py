"""A slow matcher that tries every set of cards, written from the meaning of the notation and nothing else."""

from itertools import combinations, product

from dengen.games.trump_fighter.rules.conditions import FREE, HORIZONTAL, NO_CARD, Condition, Formula, Pattern

SUIT_WORDS = ("spade", "club", "diamond", "heart")


def met(formula: Formula, tops: list[int]) -> bool:
    return any(_disjoint([_sets(condition, tops) for condition in group]) for group in formula)


def _disjoint(choices: list[list[frozenset[int]]]) -> bool:
    return any(len(frozenset().union(*sets)) == sum(map(len, sets)) for sets in product(*choices))


def _sets(condition: Condition, tops: list[int]) -> list[frozenset[int]]:
    occupied = [place for place in range(8) if tops[place] != NO_CARD]
    sets = [frozenset(places) for size in range(1, 9) for places in combinations(occupied, size)]
    return [
        places
        for places in sets
        if _allowed(condition, places)
        and all(_true(pattern, [tops[place] for place in places]) for pattern in condition.patterns)
    ]


def _allowed(condition: Condition, places: frozenset[int]) -> bool:
    own = sorted(place for place in places if place < 4)
    opp = sorted(place - 4 for place in places if place >= 4)
    if len(own) > condition.own or len(opp) > condition.opp:
        return False
    if condition.link == FREE:
        return True
    if condition.link == HORIZONTAL:
        row = own or opp
        return len(row) == 2 and row[1] - row[0] == 1
    return len(own) == len(opp) == 1 and own[0] + opp[0] == 3


def _true(pattern: Pattern, cards: list[int]) -> bool:
    numbers = [card // 4 + 1 for card in cards]
    suits = [card % 4 for card in cards]
    word, args, n = pattern.word, pattern.args, pattern.args[0]
    if word == "straight":
        return any(all(start + step in numbers for step in range(n)) for start in range(1, 14 - n + 1))
    if word == "kind":
        return any(numbers.count(number) >= n for number in numbers)
    if word == "suit":
        return any(suits.count(suit) >= n for suit in suits)
    if word == "number":
        return any(sum(chosen) == args[1] for chosen in combinations(numbers, n))
    if word == "high":
        return sum(number >= n for number in numbers) >= args[1]
    if word == "low":
        return sum(number <= n for number in numbers) >= args[1]
    fits = {
        "red": [suit in (2, 3) for suit in suits],
        "black": [suit in (0, 1) for suit in suits],
        "odd": [number % 2 == 1 for number in numbers],
        "even": [number % 2 == 0 for number in numbers],
    } | {name: [suit == which for suit in suits] for which, name in enumerate(SUIT_WORDS)}
    return sum(fits[word]) >= n
