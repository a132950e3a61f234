package import Cells
package import FoundationEssentials
package import Home

/// A home with a user: what has been painted, and what was last seen.
@dynamicMemberLookup
package struct SeenHome {
  package var home: Home
  private(set) var pictures = Pictures()
  package private(set) var frame: Frame?

  package init(_ home: Home) {
    self.home = home
  }

  package subscript<Value>(dynamicMember path: WritableKeyPath<Home, Value>) -> Value {
    get { home[keyPath: path] }
    set { home[keyPath: path] = newValue }
  }

  package subscript<Value>(dynamicMember path: KeyPath<Home, Value>) -> Value {
    home[keyPath: path]
  }

  /// Draws like the loop: after all events.
  package mutating func canvas(at date: Date, now instant: Duration? = nil) -> Canvas {
    frame(at: date, now: instant).canvas
  }

  /// The frame at a date, once everything has settled.
  package mutating func frame(at date: Date, now instant: Duration? = nil) -> Frame {
    home.settle(at: date)
    let frame = home.frame(at: date, now: instant, reusing: &pictures)
    self.frame = frame
    return frame
  }

  package mutating func text(at date: Date) -> String { canvas(at: date).description }

  package var nextFrame: Duration? { frame?.nextFrame }
  package var caret: Point? { frame?.caret }

  /// The date of the screen's next change by itself.
  package var nextChange: Date? { [home.nextDate, frame?.until].compactMap(\.self).min() }

  package mutating func handle(_ event: Event, at date: Date) -> [Effect] {
    if case .clockChanged = event { pictures.rest() }
    return home.handle(event, at: date, seen: frame?.hits ?? Hits())
  }

  package mutating func advance(to date: Date) -> [Effect] { home.advance(to: date) }

  package func readings(at date: Date) -> [TileText] { home.readings(of: home.place, at: date) }
}
