"""Positions that can be played: what is damaged, to see that it is refused or can be played still."""

from typing import Any

from dengen.games.walpurgis import Walpurgis

GAME = Walpurgis("dengen")
FIELD = ["1c open shot_brigitte", "3e dormant", "2d ready bri_torch", "3c dormant bri_round known:01", "4a dan_down"]
ENEMY = ["5a open shot_dorne", "5b ready dor_root", "4d dan_up dor_root", "4e casting dor_hedge unchecked"]
PLAYERS = [
    {"field": FIELD, "hand": ["bri_sparks", "sab_cat known:1"], "deck": ["bri_embers", "bri_scorch"], "pile": 2},
    {"field": ENEMY, "hand": ["dor_hedge"], "deck": 5, "discard": ["dor_root"], "aside": ["dor_thorn"]},
]
SHOTS = [{"hand": ["shot_brigitte", "bri_torch"], "deck": 7}, {"hand": ["shot_dorne"], "deck": 6}]
CHAIN = [{**PLAYERS[0], "field": ["1c open shot_brigitte", "2c casting bri_sparks", "3b dan_down"]}, PLAYERS[1]]
SOUND: list[dict[str, Any]] = [
    {"players": PLAYERS, "turn": 0, "turns": 5, "places": 1, "casts": 1, "place_downs": 1, "acted": False},
    {"players": PLAYERS, "turn": 1, "phase": "prepare", "options": {"orientation": "shared", "turn_limit": 30}},
    {"players": PLAYERS, "phase": "end", "first": 1, "seed": 7, "options": {"pile_order": "owner"}},
    {"players": SHOTS, "phase": "mulligan", "acts": [[0, "done"], [1, "card:1"]]},
    {"players": SHOTS, "phase": "opening", "turns": 0, "options": {"start_limit": "no_center_both"}},
    {"players": CHAIN, "chain_step": 4, "links": ["2c"], "hot": ["3b"], "casts": 1, "acts": [[1, "done"]]},
]
