"""Game servers under the same load: ours and boardgame.io's."""
