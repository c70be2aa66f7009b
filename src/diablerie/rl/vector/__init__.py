"""Thousands of games, a decision in each of them by one compiled call (docs/research.md)."""

from diablerie.rl.vector.environment import VectorEnv

__all__ = ["VectorEnv"]
