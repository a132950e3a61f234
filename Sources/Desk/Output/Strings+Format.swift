extension [String: String] {
  /// A string with values in their places, `%lld` or `%2$@`.
  package func text(_ key: String, _ values: String...) -> String {
    text(key, filledWith: values)
  }

  /// What stands in a value is no place for another.
  package func text(_ key: String, filledWith values: [String]) -> String {
    var rest = Substring(self[key] ?? key)
    var (text, index) = ("", 0)
    while let start = rest.firstIndex(of: "%") {
      text += rest[..<start]
      rest = rest[start...]
      guard let place = Place(rest) else {
        text.append(rest.removeFirst())
        continue
      }
      rest = rest.dropFirst(place.length)
      let number = place.number ?? index
      text += values.indices.contains(number) ? values[number] : ""
      index += 1
    }
    return text + rest
  }
}

/// Where a value goes, at the beginning of a text.
private struct Place {
  let length: Int
  /// From 0; nil if it is the next one.
  let number: Int?

  init?(_ text: Substring) {
    let digits = text.dropFirst().prefix(while: \.isNumber)
    let rest = text.dropFirst(digits.isEmpty ? 1 : digits.count + 2)
    guard digits.isEmpty || text.dropFirst(digits.count + 1).first == "$",
      let sign = ["@", "lld"].first(where: rest.hasPrefix)
    else { return nil }
    length = (digits.isEmpty ? 1 : digits.count + 2) + sign.count
    number = Int(digits).map { $0 - 1 }
  }
}
