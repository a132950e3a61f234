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

/// A widget whose corner is in hand: the sizes that it has, and the board with the one nearest to the
/// pointer.
struct StretchedTile: Sendable {
  let widget: Instance.ID
  /// Where its tile began before it was stretched.
  private let origin: Point
  private let trials: [Trial]
  private var chosen: Int
  /// Whether the corner has been dragged at all.
  private(set) var isMoved = false

  private struct Trial: Sendable {
    let family: WidgetFamily
    let board: TrialBoard
  }

  /// Nil if the widget isn't on the board or has one size only.
  init?(_ widget: Instance.ID, among families: [WidgetFamily], on board: ShownBoard) {
    let order = board.board.placed.order
    let trials = families.map { family in
      Trial(family: family, board: TrialBoard(order, of: board, showing: [widget: family]))
    }
    guard trials.count > 1, let tile = board.place(of: widget)?.tile,
      let now = board.slot(of: widget)?.instance.flatMap({ families.firstIndex(of: $0.family) })
    else { return nil }
    (self.widget, self.trials, origin, chosen) = (widget, trials, tile.origin, now)
  }

  var family: WidgetFamily { trials[chosen].family }

  /// The size that a click on the corner leads to: on a small screen several fill all of it, so that none
  /// of them is nearest to the pointer.
  var nextFamily: WidgetFamily { trials[(chosen + 1) % trials.count].family }

  /// The board with the widget in the chosen size.
  var trial: TrialBoard { trials[chosen].board }

  /// Chooses the size whose corner would be nearest to a position.
  mutating func stretch(to corner: Point) {
    isMoved = true
    let size = corner - origin + Point(x: 1, y: 1)
    chosen =
      trials.indices.min { remoteness(of: $0, from: size) < remoteness(of: $1, from: size) }
      ?? chosen
  }

  private func remoteness(of index: Int, from size: Point) -> Int {
    guard let tile = trials[index].board.place(of: widget)?.tile else { return .max }
    let (across, down) = (tile.size.width - size.x, tile.size.height - size.y)
    // A cell is about twice as high as wide.
    return across * across + 4 * down * down
  }
}
