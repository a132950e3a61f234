package import System

/// One language's words and patterns for dates.
package struct Wording: Hashable, Sendable {
  private let table: StringTable

  package init(table: StringTable) throws(WordingError) {
    let missing = Wording.keys.filter { table[$0] == nil }
    guard missing.isEmpty else { throw .missing(keys: missing) }
    self.table = table
  }

  /// Takes a table that a test has found complete, such as the program's own, without looking for each key.
  package init(complete table: StringTable) {
    self.table = table
  }

  subscript(key: String) -> String { table[key] ?? key }

  /// The pattern for a key, with each `{name}` replaced by the part of that name.
  func text(_ key: String, _ parts: [String: String]) -> String {
    text(key) { parts[String($0)] ?? "" }
  }

  /// The pattern for a key, with each `{name}` replaced by what `part` makes of the name.
  func text(_ key: String, _ part: (Substring) -> String) -> String {
    var text = ""
    var rest = self[key].utf8[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      if open > rest.startIndex { text.append(contentsOf: Substring(rest[..<open])) }
      text += part(Substring(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { text.append(contentsOf: Substring(rest)) }
    return text
  }
}

extension Wording {
  /// All keys that a table must contain.
  package static var keys: [String] {
    monthKeys + weekdayKeys + unitKeys + dayKeys + timeKeys + [
      weekdayBesideDate, "date.period.am", "date.period.pm", "date.day-and-time", "date.interval",
      "date.relative.separator", "date.offset.past", "date.offset.future",
      "date.reference.past", "date.reference.past.now",
      "date.reference.future", "date.reference.future.now",
      "date.timer.hour-minute-second", "date.timer.minute-second",
    ]
  }

  static let weekdayBesideDate = "date.weekday.beside-date"

  static func key(month: Int, _ width: NameWidth) -> String {
    "date.month.\(month).\(width.rawValue)"
  }

  static func key(_ weekday: Weekday, _ width: NameWidth) -> String {
    "date.weekday.\(weekday.rawValue).\(width.rawValue)"
  }

  static func key(_ unit: LengthUnit, _ width: NameWidth, count: Int) -> String {
    "date.unit.\(unit.rawValue).\(width.rawValue).\(count == 1 ? "one" : "other")"
  }

  private static var monthKeys: [String] {
    (1...12).flatMap { month in
      [NameWidth.abbreviated, .wide].map { key(month: month, $0) }
    }
  }

  private static var weekdayKeys: [String] {
    Weekday.allCases.flatMap { weekday in NameWidth.allCases.map { key(weekday, $0) } }
  }

  private static var unitKeys: [String] {
    LengthUnit.allCases.flatMap { unit in
      [NameWidth.abbreviated, .wide].flatMap { width in
        [1, 2].map { key(unit, width, count: $0) }
      }
    }
  }

  /// The keys of all day patterns: any set of fields, with the month as a name or a number.
  private static var dayKeys: [String] {
    let months: [DateFields.Month?] = [nil, .digits, .wide]
    let fields = months.flatMap { month in
      (0..<8).map { bits in
        DateFields(
          weekday: bits & 1 > 0 ? .wide : nil, month: month,
          day: bits & 2 > 0, year: bits & 4 > 0)
      }
    }
    return fields.compactMap(\.dayKey)
  }

  private static var timeKeys: [String] {
    let clocks = [
      DateFields(hour: true), DateFields(hour: true, isConversational: true), .time,
      DateFields(hour: true, minute: true, second: true),
    ]
    return HourCycle.allCases.flatMap { cycle in clocks.compactMap { $0.timeKey(cycle) } }
      + ["date.fields.minute", "date.fields.minute-second", "date.fields.second"]
  }
}

/// A fault in a language's table of date strings.
package enum WordingError: Error, Hashable, Sendable {
  case missing(keys: [String])
}

extension WordingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let keys): "there are no words for \(keys.joined(separator: ", "))"
    }
  }
}

/// The length of a name.
package enum NameWidth: String, CaseIterable, Hashable, Sendable {
  case narrow, abbreviated, wide
}
