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

  subscript(name: String) -> String? { parts[name] }

  /// The `INTERVAL` value; nil if not a number, 1 if absent.
  var interval: Int? { parts["INTERVAL"].map { Int($0) } ?? 1 }

  /// The parts that select days.
  var selectors: Set<String> {
    Set(parts.keys).subtracting([
      "FREQ", "INTERVAL", "COUNT", "UNTIL", "WKST", "RSCALE", "SKIP",
    ])
  }

  /// The numbers of a part; 0, which no part allows, for what isn't a number.
  func numbers(_ name: String) -> [Int]? {
    parts[name].map { text in
      text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    }
  }

  /// The rule for short months, which are skipped by default; nil if it isn't supported.
  var missingDay: MissingDay? {
    switch self["SKIP"] {
    case nil, "OMIT": .skip
    case "BACKWARD": .last
    case "FORWARD": .next
    default: nil
    }
  }
}
