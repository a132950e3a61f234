import Almanac

extension EventReader {
  /// The occasions of the days that a change moves: up to the next such change, or the end.
  func occasions(after change: LaterChange, until next: LaterChange?) throws(LineFault)
    -> [Occasion]
  {
    guard let reader = change.reader else { return [] }
    let end = next?.day.advanced(by: -1)
    var rules: [DayRule] = []
    for rule in try series().flatMap({ $0.starting(onOrAfter: change.day) }) {
      guard let rule = rule.ending(on: end) else { continue }
      for moved in try reader.moved(rule, by: change.distance) {
        rules += try reader.shifted(moved)
      }
    }
    return try reader.own(rules.sorted { $0.start < $1.start })
  }

  /// The change of all later occurrences that a component makes; nil if it leaves title and days.
  func laterChange(
    by component: Component, of occurrence: (time: EventTime, zone: Zone),
    zones: inout CalendarZones
  ) throws(LineFault) -> LaterChange? {
    let day = zone.day(of: occurrence)
    if component.isCancelled { return LaterChange(reader: nil, day: day, distance: 0) }
    let reader = try EventReader(component, zones: &zones)
    let distance = reader.start.day.number - reader.zone.day(of: occurrence).number
    guard reader.ownDay != own.day(of: occurrence) || component.title != event.title else {
      return nil
    }
    return LaterChange(reader: reader, day: day, distance: distance)
  }

  /// The changes whose days are those of rules, earliest first; the others are faults.
  mutating func keepLater(_ changes: [LaterChange]) {
    guard (try? series()) != nil else { return }
    for change in changes.sorted(by: { $0.day < $1.day }) {
      do throws(LineFault) {
        _ = try occasions(after: change, until: nil)
        later.append(change)
      } catch {
        faults.append(error.titled(change.reader?.event.title ?? event.title))
      }
    }
  }
}
