"""Three simple ways of playing, to measure others by: by lot, cautiously and boldly."""
