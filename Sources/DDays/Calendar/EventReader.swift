import Almanac

/// Converts an event of a calendar to D-Days, mostly one, or throws the reason why it can't be one.
struct EventReader {
  let event: Component
  /// The first occurrence, in the event's zone.
  let start: EventTime
  let zone: Zone
  /// The user's zone.
  let own: Zone
  /// The times excluded from the series, each with its zone.
  let excluded: [(time: EventTime, zone: Zone)]
  /// The times added to the series, each with its zone.
  let added: [(time: EventTime, zone: Zone)]

  init(_ event: Component, zones: inout CalendarZones) throws(LineFault) {
    try event.checkAsEvent()
    guard let line = event.first("DTSTART") else {
      throw LineFault(event.line, "dday.fault.start")
    }
    let times = try line.times
    guard times.count == 1 else { throw LineFault(line.number, "dday.fault.starts") }
    (self.event, start, own) = (event, times[0], zones.own)
    zone = try zones.zone(of: start, in: line)
    excluded = try zones.times(of: event, "EXDATE")
    added = try zones.times(of: event, "RDATE")
  }

  /// The occasions of the event. The first has the event's `UID`, and each other one a `uid` made
  /// from it.
  func occasions() throws(LineFault) -> [Occasion] {
    let first = try occasion()
    var occasions: [Occasion] = []
    for rule in try rules() {
      var occasion = first
      occasion.rule = rule
      if !occasions.isEmpty { occasion.uid += "#\(rule.mark)" }
      do {
        try occasion.check()
      } catch {
        throw LineFault(event.line, error.phrase)
      }
      occasions.append(occasion)
    }
    return occasions
  }

  private func occasion() throws(LineFault) -> Occasion {
    let title = try text("SUMMARY").onOneLine
    return Occasion(
      uid: try uid(title), title: title, rule: DayRule(start: start.day),
      isInclusive: event.says("X-WIDGETTY-INCLUSIVE"), group: try group(),
      isPinned: event.says("X-WIDGETTY-PINNED"), note: try text("DESCRIPTION"))
  }

  private func text(_ name: String) throws(LineFault) -> String {
    guard let line = event.first(name) else { return "" }
    guard let text = line.unescaped else {
      throw LineFault(line.number, "dday.fault.encoding %@", name)
    }
    return text
  }

  /// The first category.
  private func group() throws(LineFault) -> String {
    guard let line = event.first("CATEGORIES") else { return "" }
    guard let text = line.firstOfList else {
      throw LineFault(line.number, "dday.fault.encoding %@", "CATEGORIES")
    }
    return text.onOneLine
  }

  /// The `UID`; without one, an identifier made from the event's contents.
  private func uid(_ title: String) throws(LineFault) -> String {
    let uid = try text("UID")
    return uid.isEmpty ? "\(start.day) \(event.first("RRULE")?.word ?? "") \(title)" : uid
  }
}

extension Component {
  /// Throws if the event has something that a D-Day can't express.
  fileprivate func checkAsEvent() throws(LineFault) {
    if let fault = faults.first { throw fault }
    for name in ["DTSTART", "RRULE", "SUMMARY", "DESCRIPTION", "UID"] {
      let lines = properties(name)
      if lines.count > 1 { throw LineFault(lines[1].number, "dday.fault.twice %@", name) }
    }
    if let line = first("RECURRENCE-ID") {
      throw LineFault(line.number, "dday.fault.exception")
    }
    if let line = first("STATUS"), line.word == "CANCELLED" {
      throw LineFault(line.number, "dday.fault.cancelled")
    }
  }

  fileprivate func says(_ name: String) -> Bool {
    first(name)?.word == "TRUE"
  }
}

extension ContentLine {
  fileprivate var times: [EventTime] {
    get throws(LineFault) {
      var times: [EventTime] = []
      for value in value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
        guard let time = EventTime(value) else {
          throw LineFault(
            number, "dday.fault.date %@", String(decoding: value, as: UTF8.self).brief)
        }
        times.append(time)
      }
      return times
    }
  }
}

extension CalendarZones {
  /// The values of a property that may occur several times.
  fileprivate mutating func times(
    of event: Component, _ name: String
  ) throws(LineFault) -> [(time: EventTime, zone: Zone)] {
    var times: [(EventTime, Zone)] = []
    for line in event.properties(name) {
      for time in try line.times { times.append((time, try zone(of: time, in: line))) }
    }
    return times
  }

  fileprivate mutating func zone(
    of time: EventTime, in line: ContentLine
  ) throws(LineFault) -> Zone {
    guard !time.isUTC else { return .utc }
    guard time.time != nil, let name = line["TZID"] else { return own }
    guard let zone = zone(named: name) else {
      throw LineFault(line.number, "dday.fault.zone %@", name.brief)
    }
    return zone
  }
}
