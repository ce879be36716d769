"""The coach: what is new to whoever learns, and what may cost them dear."""
