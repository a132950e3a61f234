import Almanac

/// The parts of an `RRULE`.
struct RuleParts {
  private let parts: [String: String]

  /// The weekdays' codes, Monday first.
  static let weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  /// Fails if the text isn't a rule or repeats a part.
  init?(_ word: String) {
    var parts: [String: String] = [:]
    for part in word.split(separator: ";") {
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, parts.updateValue(String(sides[1]), forKey: String(sides[0])) == nil
      else { return nil }
    }
    self.parts = parts
  }

  private init(_ parts: [String: String]) {
    self.parts = parts
  }

  subscript(name: String) -> String? { parts[name] }

  /// An equivalent rule in simpler terms: every twelve months becomes every year.
  func simplified(from start: CivilDay) -> RuleParts {
    var simple = parts
    switch (parts["FREQ"], interval, selectors) {
    case ("MONTHLY", 12, []), ("MONTHLY", 12, ["BYMONTHDAY"]):
      guard selectors.isEmpty || numbers("BYMONTHDAY") == [start.day] else { return self }
      simple["FREQ"] = "YEARLY"
      simple["BYMONTHDAY"] = nil
    case ("DAILY", 7, []): simple["FREQ"] = "WEEKLY"
    default: return self
    }
    simple["INTERVAL"] = nil
    return RuleParts(simple)
  }

  /// The `INTERVAL` value; nil if not a number, 1 if absent.
  var interval: Int? { parts["INTERVAL"].map { Int($0) } ?? 1 }

  /// The weekdays of a weekly rule; nil if it selects days in other ways or omits its start.
  func weekdays(from start: CivilDay) -> [Weekday]? {
    guard selectors.isSubset(of: ["BYDAY"]) else { return nil }
    guard let words = parts["BYDAY"]?.split(separator: ",") else { return [start.weekday] }
    let days = words.compactMap { word in
      Self.weekdays.firstIndex(of: String(word)).flatMap { Weekday(rawValue: $0 + 1) }
    }
    guard days.count == words.count, Set(days).count == days.count, days.contains(start.weekday)
    else { return nil }
    return days
  }

  /// The parts that select days.
  var selectors: Set<String> {
    Set(parts.keys).subtracting([
      "FREQ", "INTERVAL", "COUNT", "UNTIL", "WKST", "RSCALE", "SKIP",
    ])
  }

  func numbers(_ name: String) -> [Int]? {
    parts[name].map { text in
      text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? .min }
    }
  }
}
