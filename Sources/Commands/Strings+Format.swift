extension [String: String] {
  /// A string with values in their places, `%lld` or `%2$@`.
  func text(_ key: String, _ values: String...) -> String {
    var text = self[key] ?? key
    for (index, value) in values.enumerated() {
      for place in ["%\(index + 1)$lld", "%\(index + 1)$@", "%lld", "%@"] {
        text = text.putting(value, inPlaceOf: place)
      }
    }
    return text
  }
}

extension String {
  /// The first time that it occurs.
  fileprivate func putting(_ value: String, inPlaceOf place: String) -> String {
    guard let range = firstRange(of: place) else { return self }
    return "\(self[..<range.lowerBound])\(value)\(self[range.upperBound...])"
  }
}
