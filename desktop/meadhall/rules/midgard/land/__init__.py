"""The town: who places a worker where, and what comes of it."""
