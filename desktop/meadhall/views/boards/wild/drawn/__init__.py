"""What the cards of Gone Wild show: fighters and chiefs, beasts, houses and things, each drawn by a pen."""
