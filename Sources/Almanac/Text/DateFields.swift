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

  package static let date = DateFields(month: .wide, day: true, year: true)
  package static let time = DateFields(hour: true, minute: true)

  package init(
    weekday: NameWidth? = nil, month: Month? = nil, day: Bool = false, year: Bool = false,
    hour: Bool = false, minute: Bool = false, second: Bool = false, hidesPeriod: Bool = false
  ) {
    self.weekday = weekday
    self.month = month
    self.day = day
    self.year = year
    self.hour = hour
    self.minute = minute
    self.second = second
    self.hidesPeriod = hidesPeriod
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
    return key.text
  }

  /// The key of a pattern, written in one piece: a screen has a hundred dates.
  private struct PatternKey {
    private(set) var text: String?

    mutating func add(_ name: String) {
      if text == nil { text = Self.beginning } else { text? += "-" }
      text? += name
    }

    mutating func end(with cycle: HourCycle) {
      text? += "."
      text? += cycle.rawValue
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
