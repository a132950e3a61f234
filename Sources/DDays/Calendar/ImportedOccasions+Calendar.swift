package import Almanac
import System

extension ImportedOccasions {
  /// Reads the events of an iCalendar file as days in a zone. Throws if it isn't such a file.
  package init(calendar bytes: [UInt8], zone: Zone) throws(LineFault) {
    self.init()
    let outermost = try Components.all(in: bytes)
    guard !outermost.isEmpty else { throw LineFault(1, "dday.fault.calendar") }
    let calendars = outermost.flatMap(\.calendars)
    name = outermost[0].calendarName
    var zones = CalendarZones(own: zone, in: calendars)
    skipped = calendars.flatMap(\.faults)
    var holding = Holding()
    for series in EventSeries.all(in: calendars) {
      let known = occasions.count
      do throws(LineFault) {
        let reader = try EventReader(series, zones: &zones)
        skipped += reader.faults
        occasions += try reader.occasions()
      } catch {
        skipped.append(error)
      }
      let line = series.event.line
      guard !zones.effort.isExceeded else { throw Effort.fault(at: line) }
      try holding.take(occasions[known...], at: line)
      guard !Bound.importRecords.isExceeded(by: occasions.count) else {
        throw LineFault(line, "dday.fault.records %@", Bound.importRecords.greatest.grouped)
      }
    }
    skipped += calendars.compactMap(\.todos)
    if occasions.isEmpty, skipped.isEmpty {
      skipped = [LineFault(calendars[0].line, LineFault.eventless)]
    }
    skipped.sort { $0.line < $1.line }
  }
}

extension Component {
  /// The calendar and those inside it.
  fileprivate var calendars: [Component] {
    [self] + parts.filter { $0.name == Self.calendar }.flatMap(\.calendars)
  }

  /// The calendar's name; nil if it has none.
  fileprivate var calendarName: String? {
    let name = (first("NAME") ?? first("X-WR-CALNAME"))?.unescaped?.onOneLine ?? ""
    return name.isEmpty ? nil : name
  }

  /// What is told of the reminders in a calendar, which aren't days; nil if it has none.
  fileprivate var todos: LineFault? {
    let todos = parts.filter { $0.name == "VTODO" }
    let key = todos.count == 1 ? "dday.fault.todos.one" : "dday.fault.todos %lld"
    return todos.first.map { LineFault($0.line, key, "\(todos.count)").counting(todos.count) }
  }
}
