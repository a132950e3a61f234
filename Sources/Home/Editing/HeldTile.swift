import Boards
import Cells
import Timelines

/// A widget in hand: where it would be put down, and what carries it.
struct HeldTile: Sendable {
  let widget: Instance.ID
  /// The order in which it was taken in hand.
  private let beginning: BoardOrder
  /// The board as it would be.
  var trial: TrialBoard
  /// The page that is seen.
  var page: Int
  /// What carries it; nil for keys.
  var drag: Drag?
  /// The widget that it is to be stacked with.
  var partner: Instance.ID?

  /// A pointer with the button held.
  struct Drag: Hashable, Sendable {
    var pointer: Point
    /// The part of the tile under the pointer.
    let grip: Point
  }

  init?(_ widget: Instance.ID, on board: ShownBoard) {
    beginning = board.board.placed.order
    trial = TrialBoard(beginning, of: board)
    guard let place = trial.place(of: widget) else { return nil }
    (self.widget, page) = (widget, place.page)
  }

  /// Whether it would be put down elsewhere than it was.
  var isMoved: Bool { trial.order != beginning }

  /// Where the tile is drawn: above its place, or under the pointer.
  func frame(on screen: Size) -> Rect {
    let top = trial.plan.header.map { $0.rows.upperBound } ?? 0
    let tile = trial.place(of: widget)?.tile ?? .zero
    var frame = tile
    if let drag {
      frame.origin = drag.pointer - drag.grip
    } else {
      frame.origin = tile.origin + Self.lift
    }
    frame.origin.x = max(0, min(frame.origin.x, screen.width - frame.size.width))
    frame.origin.y = max(top, min(frame.origin.y, screen.height - frame.size.height))
    return frame
  }

  private static let lift = Point(x: -4, y: -2)
}
