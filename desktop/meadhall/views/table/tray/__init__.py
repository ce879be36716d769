"""The hollow before the player: hand, piles, goods, and the cards as widgets."""
