import Almanac
import System

/// Converts an event of a calendar to D-Days, mostly one, or throws the reason why it can't be one.
struct EventReader {
  let event: Component
  /// The first occurrence, in the event's zone.
  let start: EventTime
  let zone: Zone
  /// The user's zone.
  let own: Zone
  let effort: Effort
  /// The times excluded from the series, each with its zone.
  let excluded: [(time: EventTime, zone: Zone)]
  /// The times added to the series, each with its zone.
  let added: [(time: EventTime, zone: Zone)]

  /// The changed occurrences that have moved to another day.
  private let moved: [EventReader]
  /// The changes of all later occurrences, earliest first.
  var later: [LaterChange] = []
  /// The days in the event's own zone, without added ones and as if no later ones were changed.
  private(set) var series: Result<[DayRule], LineFault> = .success([])
  /// What is wrong with changes to its occurrences.
  var faults: [LineFault]

  /// Reads an event that may repeat, with the changes to its occurrences.
  init(_ series: EventSeries, zones: inout CalendarZones) throws(LineFault) {
    do throws(LineFault) {
      if let fault = series.event.first("RECURRENCE-ID")?.rangeFault { throw fault }
      try self.init(series.event, zones: &zones, changes: series.changes)
    } catch {
      throw error.titled(series.event.title)
    }
  }

  init(
    _ event: Component, zones: inout CalendarZones, changes: [Component] = []
  ) throws(LineFault) {
    try event.checkAsEvent()
    guard let line = event.first("DTSTART") else {
      throw LineFault(event.line, "dday.fault.start")
    }
    let times = try line.times
    guard times.count == 1 else { throw LineFault(line.number, "dday.fault.starts") }
    (self.event, start, own, effort) = (event, times[0], zones.own, zones.effort)
    zone = try zones.zone(of: start, in: line)
    let isWhole = start.time == nil
    added = try zones.times(of: event, "RDATE", ofWholeDays: isWhole)
    var left = try zones.times(of: event, "EXDATE", ofWholeDays: isWhole)
    var (moved, faults): ([EventReader], [LineFault]) = ([], [])
    // Among moved days, one that stays has moved from them.
    let movesAll = changes.contains(where: \.changesLaterOnes)
    for change in changes where !change.changesLaterOnes {
      do throws(LineFault) {
        let occurrence = try zones.occurrence(changedBy: change, ofWholeDays: isWhole)
        if change.isCancelled {
          left.append(occurrence)
          continue
        }
        let reader = try EventReader(change, zones: &zones)
        guard movesAll || reader.ownDay != zones.own.day(of: occurrence) else { continue }
        left.append(occurrence)
        moved.append(reader)
      } catch {
        faults.append(error.titled(change.title))
      }
    }
    (excluded, self.moved, self.faults) = (left, moved, faults)
    series = Result { () throws(LineFault) in try worked() }
    readLater(changes.filter(\.changesLaterOnes), zones: &zones)
  }

  private mutating func readLater(
    _ changes: [Component], zones: inout CalendarZones
  ) {
    var later: [LaterChange] = []
    for change in changes {
      do throws(LineFault) {
        let occurrence = try zones.occurrence(
          changedBy: change, ofWholeDays: start.time == nil)
        later += try laterChange(by: change, of: occurrence, zones: &zones).map { [$0] } ?? []
      } catch {
        faults.append(error.titled(change.title))
      }
    }
    keepLater(later)
  }

  /// The occasions of the event. The first has the event's `UID`, and each other one a `uid` made
  /// from it.
  func occasions() throws(LineFault) -> [Occasion] {
    do throws(LineFault) {
      var occasions = try own(rules())
      for (index, change) in later.enumerated() {
        occasions += try self.occasions(after: change, until: later.dropFirst(index + 1).first)
        guard !Bound.ddays.isExceeded(by: occasions.count) else { throw tooMany }
      }
      for reader in moved { occasions += try reader.occasions() }
      guard !occasions.isEmpty else { throw nothingLeft }
      return occasions
    } catch {
      throw error.titled(event.title)
    }
  }

  private var nothingLeft: LineFault {
    LineFault(event.first("EXDATE")?.number ?? event.line, "dday.fault.gap")
  }

  /// The occasions with these days.
  func own(_ rules: [DayRule]) throws(LineFault) -> [Occasion] {
    let first = try occasion()
    var occasions: [Occasion] = []
    for rule in rules {
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
    let title = try text("SUMMARY", .title, .ddayTitle).onOneLine
    return Occasion(
      uid: try uid(title), title: title, rule: DayRule(start: start.day),
      isInclusive: event.says("X-WIDGETTY-INCLUSIVE"), group: try group(),
      isPinned: event.says("X-WIDGETTY-PINNED"), note: try text("DESCRIPTION", .note, .ddayNote))
  }

  private func text(
    _ name: String, _ sort: DDayError.Sort, _ bound: Bound
  ) throws(LineFault) -> String {
    guard let line = event.first(name) else { return "" }
    // Twice the longest text, as escapes make it longer; another isn't even read.
    guard line.value.count <= 2 * Bound.ddayNote.greatestBytes else {
      throw LineFault(line.number, DDayError.longText(sort, limit: bound.greatest).phrase)
    }
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
    let uid = try text("UID", .uid, .ddayUID)
    guard !uid.isEmpty else {
      return "\(start.day) \(event.first("RRULE")?.word ?? "") \(title)"
    }
    return event.first("RECURRENCE-ID").map { "\(uid)#\($0.word)" } ?? uid
  }
}

extension Component {
  /// Throws if the event has something that a D-Day can't express.
  fileprivate func checkAsEvent() throws(LineFault) {
    if let fault = faults.first { throw fault }
    for name in ["DTSTART", "RRULE", "SUMMARY", "DESCRIPTION", "UID"] {
      // Some programs write an empty rule for none.
      let lines = properties(name).filter { name != "RRULE" || !$0.word.isEmpty }
      if lines.count > 1 { throw LineFault(lines[1].number, "dday.fault.twice %@", name) }
    }
    if let line = first("EXRULE"), !line.word.isEmpty {
      throw LineFault(line.number, "dday.fault.recurrence %@", "EXRULE")
    }
    if let line = first("STATUS"), isCancelled {
      throw LineFault(line.number, "dday.fault.cancelled")
    }
  }

  /// Whether it changes an occurrence and all later ones.
  fileprivate var changesLaterOnes: Bool {
    first("RECURRENCE-ID")?["RANGE"]?.uppercased() == "THISANDFUTURE"
  }

  var isCancelled: Bool { first("STATUS")?.word == "CANCELLED" }

  /// The title, as far as it can be read.
  var title: String { first("SUMMARY")?.unescaped?.onOneLine ?? "" }

  fileprivate func says(_ name: String) -> Bool {
    first(name)?.word == "TRUE"
  }
}

extension ContentLine {
  /// How many values it lists.
  var count: Int { value.count { $0 == UInt8(ascii: ",") } + 1 }

  var times: [EventTime] {
    get throws(LineFault) {
      var times: [EventTime] = []
      for value in value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
        guard let time = name == "RDATE" ? EventTime(period: value) : EventTime(value)
        else {
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
  /// The occurrence that a component changes. Throws if it changes earlier ones as well.
  fileprivate mutating func occurrence(
    changedBy change: Component, ofWholeDays isWhole: Bool
  ) throws(LineFault) -> (time: EventTime, zone: Zone) {
    guard let line = change.first("RECURRENCE-ID") else {
      throw LineFault(change.line, "dday.fault.exception")
    }
    if !change.changesLaterOnes, let fault = line.rangeFault { throw fault }
    let times = try times(of: change, "RECURRENCE-ID", ofWholeDays: isWhole)
    guard times.count == 1 else { throw LineFault(line.number, "dday.fault.starts") }
    return times[0]
  }

  /// The values of a property that may occur several times, of a series that may be of whole days.
  fileprivate mutating func times(
    of event: Component, _ name: String, ofWholeDays isWhole: Bool
  ) throws(LineFault) -> [(time: EventTime, zone: Zone)] {
    var times: [(EventTime, Zone)] = []
    for line in event.properties(name) where !line.value.isEmpty {
      try effort.spend(line.count, at: line.number)
      let lineTimes = try line.times
      // All times of a line that need its zone have the same.
      let local = try lineTimes.first { !$0.isUTC && $0.time != nil }
        .map { (time) throws(LineFault) in try zone(of: time, in: line) }
      times += lineTimes.map { time in
        (isWhole ? time.wholeDay(in: own) : time, time.isUTC ? .utc : local ?? own)
      }
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

extension EventReader {
  /// The occasions of the days that a change moves: up to the next such change, or the end.
  func occasions(after change: LaterChange, until next: LaterChange?) throws(LineFault)
    -> [Occasion]
  {
    guard let reader = change.reader else { return [] }
    let end = next?.day.advanced(by: -1)
    let series = try series.get()
    try effort.spend(series.reduce(0) { $0 + $1.gaps.count + 1 }, at: reader.event.line)
    var rules: [DayRule] = []
    for rule in series.flatMap({ $0.starting(onOrAfter: change.day) }) {
      guard let rule = rule.ending(on: end) else { continue }
      for moved in try reader.moved(rule, by: change.distance) {
        rules += try reader.shifted(moved)
      }
    }
    for day in addedDays(from: change.day, to: end) {
      let moved = try reader.shifted(DayRule(start: day.advanced(by: change.distance)))
      rules += moved.filter { one in !rules.contains { $0.next(onOrAfter: one.start) == one.start }
      }
    }
    return try reader.own(rules.sorted { $0.start < $1.start })
  }

  /// The days that the series has beside its rule, in its zone, from one to another.
  func addedDays(from first: CivilDay, to last: CivilDay?) -> [CivilDay] {
    Set(added.map { zone.day(of: $0) }).subtracting(excluded.map { zone.day(of: $0) })
      .filter { $0 >= first && $0 <= last ?? .last }.sorted()
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
    guard case .success = series else { return }
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

extension EventReader {
  /// The rules on the days of the user's zone, which may be a day earlier or later: mostly one, and
  /// one for each day of a series that ends soon where no rule has those days.
  func shifted(_ rule: DayRule) throws(LineFault) -> [DayRule] {
    guard zone != own, let time = start.time else { return [rule] }
    let distance = distance(of: time, on: rule.start)
    if let shifted = rule.shifted(by: distance), try isSteady(rule, at: time) { return [shifted] }
    guard let days = rule.fewDays else {
      throw LineFault(event.line, "dday.fault.shifted %@", "\(own)")
    }
    return days.map { DayRule(start: $0.advanced(by: self.distance(of: time, on: $0))) }
  }

  /// The rules for the days of a rule moved by a distance: mostly one, and one for each day of a
  /// series that ends soon where no rule has those days.
  func moved(_ rule: DayRule, by distance: Int) throws(LineFault) -> [DayRule] {
    if let moved = rule.shifted(by: distance) { return [moved] }
    guard let days = rule.fewDays else {
      let line = event.first("RECURRENCE-ID")?.number ?? event.line
      throw LineFault(line, "dday.fault.exception")
    }
    return days.map { DayRule(start: $0.advanced(by: distance)) }
  }

  /// Whether all days of a rule move by the same distance. Two years cover all clock changes: they
  /// are half a year apart, by rules that repeat every year.
  private func isSteady(_ rule: DayRule, at time: CivilTime) throws(LineFault) -> Bool {
    let distance = distance(of: time, on: rule.start)
    let end = rule.start.adding(months: 24)
    var day = rule.start
    while let next = rule.next(onOrAfter: dayToLook(after: day, at: time)), next <= end, next > day
    {
      try effort.spend(1, at: event.line)
      guard self.distance(of: time, on: next) == distance else { return false }
      day = next
    }
    return true
  }

  /// The next day on which the distance may be another: the one before the next change of clocks.
  private func dayToLook(after day: CivilDay, at time: CivilTime) -> CivilDay {
    let tomorrow = day.advanced(by: 1)
    let date = zone.date(of: CivilMoment(day: tomorrow, time: time))
    let changes = [zone, own].compactMap { $0.nextTransition(after: date) }
    guard let change = changes.min() else { return .last }
    return max(tomorrow, zone.civil(at: change).day.advanced(by: -1))
  }

  /// The number of days by which the event is later in the user's zone.
  private func distance(of time: CivilTime, on day: CivilDay) -> Int {
    let date = zone.date(of: CivilMoment(day: day, time: time))
    return own.civil(at: date).day.number - day.number
  }
}

extension DayRule {
  /// The most days for which a series becomes a D-Day each.
  private static let mostDays = 30

  /// All days of a series that ends soon; nil if there are more.
  fileprivate var fewDays: [CivilDay]? {
    var days: [CivilDay] = []
    var next: CivilDay? = start
    while let day = next, days.count <= Self.mostDays {
      days.append(day)
      next = self.next(onOrAfter: day.advanced(by: 1))
    }
    return next == nil ? days : nil
  }

  /// The rule whose days are some days later or earlier; nil if there is none.
  fileprivate func shifted(by distance: Int) -> DayRule? {
    guard distance != 0 else { return self }
    var shifted = self
    shifted.start = start.advanced(by: distance)
    shifted.end = end?.advanced(by: distance)
    shifted.gaps = DayGaps(gaps.days.map { $0.advanced(by: distance) })
    switch recurrence {
    case .never, .days: return shifted
    case .months(let months) where months.isMultiple(of: 12):
      return start.isNearLeapDay || shifted.start.isNearLeapDay ? nil : shifted
    case .months:
      return max(start.day, shifted.start.day) <= 28 && start.month == shifted.start.month
        ? shifted : nil
    case .weekdays, .lunarYearly: return nil
    }
  }
}

extension CivilDay {
  /// Whether the distance to a neighbouring date differs in leap years.
  fileprivate var isNearLeapDay: Bool { month == 2 && day >= 28 || month == 3 && day == 1 }
}

/// A change of an occurrence and all later ones.
struct LaterChange {
  /// The changed event; nil if all later occurrences are cancelled.
  let reader: EventReader?
  /// The first changed day of the series, in its zone.
  let day: CivilDay
  /// The days by which the occurrences move, in the zone of the changed event.
  let distance: Int
}
