import Boards
import Cells

/// The page of a place that fills the screen.
struct Scene: Hashable, Sendable {
  let place: BoardPlace
  let page: Int

  /// The way that the picture goes from here to another scene; nil if it doesn't slide. Today View lies
  /// left of the Home Screen, StandBy below everything, and the Lock Screen above. It comes at once, so
  /// that nothing private stays.
  func way(to other: Scene) -> Slide.Way? {
    switch (place, other.place) {
    case _ where other == self: nil
    case (_, .lock), (.standBy, .standBy), (.today, .today): nil
    case (.home, .home): other.page > page ? .left : .right
    case (.today, _): .left
    case (.home, .today): .right
    case (.lock, _), (.home, .standBy): .up
    case (.standBy, _): .down
    }
  }
}

extension Home {
  /// What fills the screen; nil if something lies in front of it or it isn't a board.
  var scene: Scene? {
    guard let front = seen.last.map({ fronts[$0] }), let place = front.place, seen.count == 1 else {
      return nil
    }
    return Scene(place: place, page: place == .home ? context.boards[place].page : 0)
  }
}
