package import FoundationEssentials

/// The text of a date, and the date at which the text changes; nil if it never does.
package struct DateText: Hashable, Sendable {
  package let text: String
  package let until: Date?

  package init(_ text: String, until: Date? = nil) {
    self.text = text
    self.until = until
  }
}

/// Writes dates in one language and one time zone.
package struct DateWriter: Hashable, Sendable {
  package let wording: Wording
  package let zone: Zone
  package let hourCycle: HourCycle

  package init(wording: Wording, zone: Zone, hourCycle: HourCycle) {
    self.wording = wording
    self.zone = zone
    self.hourCycle = hourCycle
  }

  /// The same with hours to 24 or twice to 12; nil leaves them.
  package func counting24Hours(_ counts: Bool?) -> DateWriter {
    guard let counts else { return self }
    return DateWriter(wording: wording, zone: zone, hourCycle: counts ? .twentyFour : .twelve)
  }

  /// The text of a date now.
  package func text(of date: Date, _ style: DateStyle, at now: Date) -> DateText {
    switch style {
    case .date: DateText(text(of: date, .date))
    case .time: DateText(text(of: date, .time))
    case .relative: relativeText(of: date, at: now)
    case .offset: offsetText(of: date, at: now)
    case .timer: timerText(of: date, at: now)
    }
  }
}

extension DateWriter {
  /// The text of some fields of a date.
  package func text(of date: Date, _ fields: DateFields) -> String {
    let moment = zone.civil(at: date)
    func text(_ pattern: String) -> String {
      wording.text(pattern) { part($0, of: moment, fields) }
    }
    let day = fields.dayKey.map(text)
    let time = fields.timeKey(hourCycle).map(text)
    guard let day, let time else { return day ?? time ?? "" }
    return wording.text("date.day-and-time", ["day": day, "time": time])
  }

  /// The text of some fields of the current date; valid until the smallest of them changes.
  package func text(ofNow now: Date, _ fields: DateFields) -> DateText {
    DateText(
      text(of: now, fields),
      until: fields.smallestUnit.flatMap { zone.end(of: $0, at: now) })
  }

  /// The text of an interval; shows the days only if they differ.
  package func text(of interval: ClosedRange<Date>) -> String {
    let start = zone.civil(at: interval.lowerBound).day
    let end = zone.civil(at: interval.upperBound).day
    var fields = DateFields.time
    if start != end { (fields.month, fields.day) = (.abbreviated, true) }
    fields.year = start.year != end.year
    return wording.text(
      "date.interval",
      [
        "start": text(of: interval.lowerBound, fields),
        "end": text(of: interval.upperBound, fields),
      ])
  }

  /// The text for a name in a pattern.
  private func part(
    _ name: Substring, of moment: CivilMoment, _ fields: DateFields
  ) -> String {
    let (day, time) = (moment.day, moment.time)
    return switch name {
    // Those of clocks, which are written most often, come first.
    case "hour": String(hourCycle == .twelve ? (time.hour + 11) % 12 + 1 : time.hour)
    case "minute": time.minute.padded(to: 2)
    case "year": String(day.year)
    case "month": self.name(ofMonth: day.month, fields.month)
    case "day": String(day.day)
    case "weekday": weekday(of: day, fields)
    case "second": time.second.padded(to: 2)
    case "period": wording[time.hour < 12 ? "date.period.am" : "date.period.pm"]
    default: ""
    }
  }

  /// A short weekday beside a date may be set apart from it.
  private func weekday(of day: CivilDay, _ fields: DateFields) -> String {
    guard let width = fields.weekday else { return "" }
    let name = wording[Wording.key(day.weekday, width)]
    guard width == .abbreviated, fields.day else { return name }
    return wording.text(Wording.weekdayBesideDate, ["weekday": name])
  }

  private func name(ofMonth month: Int, _ form: DateFields.Month?) -> String {
    switch form {
    case nil: ""
    case .digits: String(month)
    case .abbreviated: wording[Wording.key(month: month, .abbreviated)]
    case .wide: wording[Wording.key(month: month, .wide)]
    }
  }
}

/// The parts of a date to show; the language decides their order.
package struct DateFields: Hashable, Sendable {
  package enum Month: Hashable, Sendable {
    case digits, abbreviated, wide
  }

  package var weekday: NameWidth?
  package var month: Month?
  package var day: Bool
  package var year: Bool
  package var hour: Bool
  package var minute: Bool
  package var second: Bool
  /// Whether hours from 1 to 12 are shown without AM or PM.
  package var hidesPeriod: Bool
  /// Whether hours are written as in a sentence, such as "23:00" for the 23 of a chart.
  package var isConversational: Bool

  package static let date = DateFields(month: .wide, day: true, year: true)
  package static let time = DateFields(hour: true, minute: true)

  package init(
    weekday: NameWidth? = nil, month: Month? = nil, day: Bool = false, year: Bool = false,
    hour: Bool = false, minute: Bool = false, second: Bool = false, hidesPeriod: Bool = false,
    isConversational: Bool = false
  ) {
    self.weekday = weekday
    self.month = month
    self.day = day
    self.year = year
    self.hour = hour
    self.minute = minute
    self.second = second
    self.hidesPeriod = hidesPeriod
    self.isConversational = isConversational
  }

  /// The smallest unit shown; nil if there are no fields.
  package var smallestUnit: CivilUnit? {
    if second { return .second }
    if minute { return .minute }
    if hour { return .hour }
    if day || weekday != nil { return .day }
    if month != nil { return .month }
    return year ? .year : nil
  }
}

extension DateFields {
  /// The key of the pattern for the day's fields, such as `date.fields.weekday-month-day`; nil
  /// without such fields.
  var dayKey: String? {
    var key = PatternKey()
    if weekday != nil { key.add("weekday") }
    if let month { key.add(month == .digits ? "number" : "month") }
    if day { key.add("day") }
    if year { key.add("year") }
    return key.text
  }

  /// The key of the pattern for the time's fields, such as `date.fields.hour-minute.twelve`; nil
  /// without such fields. Hours and seconds imply minutes.
  func timeKey(_ cycle: HourCycle) -> String? {
    var key = PatternKey()
    if hour { key.add("hour") }
    if minute || hour && second { key.add("minute") }
    if second { key.add("second") }
    if hour { key.end(with: hidesPeriod ? .twentyFour : cycle) }
    if isConversational, hour, !minute, !second { key.end(with: "conversational") }
    return key.text
  }

  /// The key of a pattern, written in one piece: a screen has a hundred dates.
  private struct PatternKey {
    private(set) var text: String?

    mutating func add(_ name: String) {
      if text == nil { text = Self.beginning } else { text? += "-" }
      text? += name
    }

    mutating func end(with cycle: HourCycle) { end(with: cycle.rawValue) }

    mutating func end(with name: String) {
      text? += "."
      text? += name
    }

    private static var beginning: String {
      var text = ""
      text.reserveCapacity(usualLength)
      text += "date.fields."
      return text
    }

    private static let usualLength = 40
  }
}

/// The clock: 24 hours, or twice 12.
package enum HourCycle: String, CaseIterable, Hashable, Sendable {
  case twelve, twentyFour

  /// The usual clock of a region, given as an ISO 3166 code.
  package init(usualIn region: String) {
    self = Self.twelveHours.contains(region) ? .twelve : .twentyFour
  }

  private static let twelveHours: Set = [
    "AU", "BD", "CA", "CO", "EG", "IN", "JO", "MY", "NZ", "PH", "PK", "PR", "SA", "US",
  ]
}

/// A way to show a date.
package enum DateStyle: CaseIterable, Hashable, Sendable {
  /// The day and its year.
  case date
  /// The time of day without seconds.
  case time
  /// The distance from now in the two largest units.
  case relative
  /// The time since the date (+) or until it (-), in the largest unit.
  case offset
  /// A clock that counts down to the date, then up.
  case timer
}

/// The order of day, month and year in dates of digits.
package enum DateOrder: String, Hashable, Sendable {
  /// 2026. 12. 25. and 12/25, as in Korea.
  case yearFirst
  /// 12/25/2026, as in the United States.
  case monthFirst
  /// 25.12.2026, as in most of the world.
  case dayFirst

  /// The order in a locale such as `en_US.UTF-8`.
  package init(locale: String) {
    self = locale.hasPrefix("ko") ? .yearFirst : locale.hasPrefix("en_US") ? .monthFirst : .dayFirst
  }
}
