"""The table page for any game: `TablePage` (page.py). A game gives it a `TableGame` (game.py, registry.py).

page (what happens when) · frame (who lies where) · topbar · seats · prompt · tray, cardface · side: actions, saga ·
curtain, recap · sheet: composer, picker, menu, keys · end, charts · desk (what all parts work with) · speaker.
"""
