"""Reinforcement-learning environments: `vector` steps many games at once; Gymnasium, PettingZoo and OpenSpiel have a module each.

envs = dengen.rl.vector("lumiel", 256, seats=4, seed=1)
while learning:
    envs.step(policy(envs.observations, envs.masks))
"""

from dengen.rl.batch import Batch
from dengen.rl.vector import vector

__all__ = ["Batch", "vector"]
