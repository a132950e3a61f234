import Almanac
import Layout
import Timelines

/// What stands on the Home Screen at first, as somebody has written it down: a widget a line.
///
///     weather small city=busan
///     dday small title="Our day" date=2026-12-25   # a remark
struct Board: Hashable, Sendable {
  let instances: [Instance]
  private let lines: [BoardLine]

  init(parsing text: String, kinds: [WidgetKind], zone: Zone) throws(LineError) {
    try self.init(BoardLine.lines(of: text), kinds: kinds, zone: zone)
  }

  /// The same words in another zone, where its days begin at other moments.
  func moved(to zone: Zone, kinds: [WidgetKind]) throws(LineError) -> Board {
    try Board(lines, kinds: kinds, zone: zone)
  }

  private init(_ lines: [BoardLine], kinds: [WidgetKind], zone: Zone) throws(LineError) {
    self.lines = lines
    var reader = BoardReader(kinds: kinds, zone: zone)
    var instances: [Instance] = []
    for line in lines {
      do {
        instances.append(try reader.instance(of: line.words, numbered: instances.count + 1))
      } catch {
        throw line.error(error.cause)
      }
    }
    self.instances = instances
  }
}
