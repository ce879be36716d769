"""What is heard: the shelf of sounds, the mixer, and the player with a device that may fail. It knows no game."""
