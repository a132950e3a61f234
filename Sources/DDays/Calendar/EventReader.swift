import Almanac

/// Reads what an event of a calendar says of a D-Day, or why it can be none.
struct EventReader {
  let event: Component
  /// The first one, as its own zone has it.
  let start: EventTime
  let zone: Zone
  /// That of the person.
  let own: Zone
  /// What is taken away from the series, and in which zone that is meant.
  let excluded: [(time: EventTime, zone: Zone)]

  init(_ event: Component, zones: inout CalendarZones) throws(LineFault) {
    try event.checkAsEvent()
    guard let line = event.first("DTSTART") else {
      throw LineFault(event.line, "it has no DTSTART.")
    }
    let times = try line.times
    guard times.count == 1 else { throw LineFault(line.number, "it starts more than once.") }
    (self.event, start, own) = (event, times[0], zones.own)
    zone = try zones.zone(of: start, in: line)
    var excluded: [(EventTime, Zone)] = []
    for line in event.properties("EXDATE") {
      for time in try line.times { excluded.append((time, try zones.zone(of: time, in: line))) }
    }
    self.excluded = excluded
  }

  func occasion() throws(LineFault) -> Occasion {
    let rule = try shifted(try rule())
    let title = try text("SUMMARY").onOneLine
    let occasion = Occasion(
      uid: try uid(title), title: title, rule: rule,
      isInclusive: event.says("X-WIDGETTY-INCLUSIVE"), group: try group(),
      isPinned: event.says("X-WIDGETTY-PINNED"), note: try text("DESCRIPTION"))
    do {
      try occasion.check()
    } catch {
      throw LineFault(event.line, "\(error)")
    }
    return occasion
  }

  private func text(_ name: String) throws(LineFault) -> String {
    guard let line = event.first(name) else { return "" }
    guard let text = line.unescaped else { throw LineFault(line.number, "\(name) is no UTF-8.") }
    return text
  }

  /// The first of its categories.
  private func group() throws(LineFault) -> String {
    guard let line = event.first("CATEGORIES") else { return "" }
    guard let text = line.firstOfList else {
      throw LineFault(line.number, "CATEGORIES is no UTF-8.")
    }
    return text.onOneLine
  }

  /// One that has none is known by what it says.
  private func uid(_ title: String) throws(LineFault) -> String {
    let uid = try text("UID")
    return uid.isEmpty ? "\(start.day) \(event.first("RRULE")?.word ?? "") \(title)" : uid
  }
}

extension Component {
  /// Throws if it says something that no D-Day can be.
  fileprivate func checkAsEvent() throws(LineFault) {
    if let line = faultyLine { throw LineFault(line, "this is no property.") }
    for name in ["DTSTART", "RRULE", "SUMMARY", "DESCRIPTION", "UID"] {
      let lines = properties(name)
      if lines.count > 1 { throw LineFault(lines[1].number, "\(name) is there twice.") }
    }
    if let line = first("RECURRENCE-ID") {
      throw LineFault(line.number, "it changes one of a series.")
    }
    if let line = first("RDATE") {
      throw LineFault(line.number, "RDATE adds days, and no D-Day has any beside its rule.")
    }
    if let line = first("STATUS"), line.word == "CANCELLED" {
      throw LineFault(line.number, "it is cancelled.")
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
          throw LineFault(number, "\(String(decoding: value, as: UTF8.self).brief) is no date.")
        }
        times.append(time)
      }
      return times
    }
  }
}

extension CalendarZones {
  fileprivate mutating func zone(
    of time: EventTime, in line: ContentLine
  ) throws(LineFault) -> Zone {
    guard !time.isUTC else { return .utc }
    guard time.time != nil, let name = line["TZID"] else { return own }
    guard let zone = zone(named: name) else {
      throw LineFault(line.number, "there is no time zone \(name.brief).")
    }
    return zone
  }
}
