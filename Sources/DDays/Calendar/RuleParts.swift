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

  subscript(name: String) -> String? { parts[name] }

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
