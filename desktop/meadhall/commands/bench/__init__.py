"""How fast it is, each figure beside a reference of the same run."""
