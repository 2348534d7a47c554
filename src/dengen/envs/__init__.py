"""Environments for those who learn. `vector` steps many games at once; PettingZoo and OpenSpiel are in `dengen.adapters`.

envs = dengen.envs.vector("lumiel", 256, seats=4, seed=1)
while learning:
    envs.step(policy(envs.observations, envs.masks))
"""

from dengen.envs.batch import Batch
from dengen.envs.vector import vector

__all__ = ["Batch", "vector"]
