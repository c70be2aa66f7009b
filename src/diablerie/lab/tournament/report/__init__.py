"""The report of a tournament: one page of HTML with its plots, which needs nothing else."""
