"""A game to be shown to others: the position as a picture, the whole game as a film, the saga to be read.

All of it is made from what everybody at the table may know as long as the game goes on.
"""
