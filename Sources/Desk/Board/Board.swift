import Almanac
import Layout
import Timelines

/// What stands on the Home Screen at first, as somebody has written it down: a widget a line.
///
///     weather small city=busan
///     dday small title="Our day" date=2026-12-25   # a remark
struct Board: Hashable, Sendable {
  let instances: [Instance]

  init(parsing text: String, kinds: [WidgetKind], zone: Zone) throws(LineError) {
    var reader = BoardReader(kinds: kinds, zone: zone)
    var instances: [Instance] = []
    for line in try BoardLine.lines(of: text) {
      do {
        instances.append(try reader.instance(of: line.words, numbered: instances.count + 1))
      } catch {
        throw line.error(error.cause)
      }
    }
    self.instances = instances
  }
}
