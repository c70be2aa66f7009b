"""The games for those who study them and teach machines to play: vectors, PettingZoo and OpenSpiel."""
