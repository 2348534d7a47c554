"""Troll Master (トロルマスター): plan your spell, count everybody's magic cards, summon the bigger familiar."""

from dengen.games.troll_master.game import TrollMaster

__all__ = ["TrollMaster"]
