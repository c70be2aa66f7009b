"""Everything that is answered over HTTP."""
