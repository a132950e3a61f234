package import Cells
package import FoundationEssentials
package import Home

/// A home that somebody looks at: with what has been painted of it, and what was last seen.
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

  /// As the loop does it: all that happens comes first, and then is drawn.
  package mutating func canvas(at date: Date, now instant: Duration? = nil) -> Canvas {
    frame(at: date, now: instant).canvas
  }

  /// The frame at a date, when all has settled.
  package mutating func frame(at date: Date, now instant: Duration? = nil) -> Frame {
    home.settle(at: date)
    let frame = home.frame(at: date, now: instant, reusing: &pictures)
    self.frame = frame
    return frame
  }

  package mutating func text(at date: Date) -> String { canvas(at: date).description }

  package var nextFrame: Duration? { frame?.nextFrame }
  package var caret: Point? { frame?.caret }

  /// When the screen next changes by itself.
  package var nextChange: Date? { [home.nextDate, frame?.until].compactMap(\.self).min() }

  package mutating func handle(_ event: Event, at date: Date) -> [Effect] {
    if case .clockChanged = event { pictures.rest() }
    return home.handle(event, at: date, seen: frame?.hits ?? Hits())
  }

  package mutating func advance(to date: Date) -> [Effect] { home.advance(to: date) }

  package func readings(at date: Date) -> [TileReading] { home.readings(at: date) }
}
