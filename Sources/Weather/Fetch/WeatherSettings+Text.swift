extension WeatherSettings {
  /// Applies a settings file, with a name and a value on each line; returns the numbers of the invalid
  /// lines.
  package mutating func read(_ text: String) -> [Int] {
    var wrong: [Int] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard let name = words.first, !name.hasPrefix("#") else { continue }
      let value = words.count > 1 ? words[1].line : ""
      if !set(name, to: value) {
        wrong.append(index + 1)
      }
    }
    return wrong
  }

  /// The value that a settings file gives a name; nil if it says nothing valid about it.
  package static func value(of name: String, in text: String) -> String? {
    let values = text.split(separator: "\n").compactMap { line -> String? in
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      var settings = WeatherSettings()
      guard words.count > 1, words[0] == name, settings.set(name, to: words[1].line) else {
        return nil
      }
      return words[1].line
    }
    return values.last
  }

  private mutating func set(_ name: String, to value: String) -> Bool {
    guard !value.isEmpty else { return false }
    switch name {
    case "contact": contact = value
    case "key-file": keyFile = value
    case "key": key = value
    case "team": team = value
    case "service": service = value
    case "source": return choose(value)
    default: return false
    }
    return true
  }
}
