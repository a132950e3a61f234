import Almanac

/// What an `RRULE` says, part by part.
struct RuleParts {
  private let parts: [String: String]

  /// In the order of the week.
  static let weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  /// Nil if it is none, or says something twice.
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

  /// In plainer words that mean the same: each twelve months is each year.
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

  /// Each how many of its units it is; nil if that is no number.
  var interval: Int? { parts["INTERVAL"].map { Int($0) } ?? 1 }

  /// The days of the week on which a weekly one is, the first of all among them; nil if it is another.
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

  /// Those that say on which days it is.
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
