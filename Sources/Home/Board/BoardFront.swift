import Boards
import Cast
import Cells
import FoundationEssentials
import Layout
import Timelines

/// The board of a place: widgets on pages of a grid, with a header for status and a footer for keys.
struct BoardFront: Front {
  let place: BoardPlace?
  /// The targets in the focused widget as last shown.
  var focused = FocusedTile()
  /// Where the button was pressed that is still held.
  var pressed: Point?

  let isOpaque = true

  init(place: BoardPlace = .home) {
    self.place = place
  }

  func focus(in context: FrontContext) -> Instance.ID? { context.board.focus }

  func stances(in context: FrontContext) -> [Instance.ID: [Traits]] {
    let board = context.boards[place ?? .home]
    return zip(board.widgets, board.plan.board.places).reduce(into: [:]) { stances, standing in
      stances[standing.0] = traits(of: standing.0, in: standing.1, context).map { [$0] }
    }
  }

  func traits(of id: Instance.ID, in place: TilePosition, _ context: FrontContext) -> Traits? {
    context.cast.members[id].map {
      context.traits(
        of: $0.family, kind: $0.kind, in: (self.place ?? .home).widgetPlace, on: place.tile.size,
        by: place.metric)
    }
  }
}
