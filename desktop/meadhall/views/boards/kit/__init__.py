"""The kit that all boards share. A game gives a `Board` (board.py); the page embeds one `BoardView` (view.py).

    view = BoardView(style, board, say)     # say(spot, legal, barred) -> text of the spot's bubble, "" for none
    view.show_position(position)            # at once: a new game, undo, another seat's view
    view.play_story(position, story)        # moves the pieces; the position is shown when they have come to rest
    view.board.recall(events)               # after a load or undo: all that happened, so that the dice lie as thrown
    view.offer(actions, barred=())          # what the person at the screen may do now, and what is denied; () = nothing
    view.highlight(spots), view.show_event(event)     # the saga points at the board; highlight(()) ends it
    view.actions_at(spot)                   # what choosing it does or leads to
    view.label = lambda action: "..."       # words of an action for the small menu at a spot
    view.seat_point = lambda seat: QPoint | None      # global point of a seat's panel, for cards that fly there
    view.fit(), view.zoom_by(1.25), view.finish_motion()
    view.turn(1)                            # what is to be laid, a quarter clockwise; the wheel and R do it too

    view.chosen(action)        a person chose this: hand it to the session
    view.composing(actions)    a bundle was pointed at: open the composer with these actions
    view.hovered(spot)         "" when nothing is
    view.told(event)           the motion of this event begins
    view.decided(event)        its motion has shown what came of it (for a caption)
    view.came_to_rest()        all motion is over

Speed and reduced motion come from `style.motion`. The window's scale needs nothing: the board always fills its view.
A board may grow: what it shows when it fits is its frame, and the camera follows whoever sees all of it.
A board may have several sides, such as one village for each player: a click where nothing can be done turns to another.
A card that lies on a board is shown large as long as one points at it: `board.card_at`.
Files: board (what a game gives) · pieces · boxes · spots (shapes, order) · spots_of, offers (actions → spots) ·
turning (of tiles) · choice (what can be chosen now) · canvas (painting at a scale) · album (pictures by key) · slices
(work in bits) · backdrop (the still picture) · sprites · marks (states) · scene · motion, motions, telling (events →
motions) · drama (what decides, shown large) · gestures · keyboard · menu · glide, lens (zoom, sharpness) ·
view · preview (for those who work on a board).
"""
