package import Store

extension PlacedWidget {
  /// The widget that the words of a line are about: a kind, a family, and settings.
  package init(id: ID, words: [String]) {
    self.init(
      id: id, kind: words.first ?? "", family: words.dropFirst().first ?? "",
      settings: Setting.values(in: words.dropFirst(2)))
  }

  var words: [String] {
    [kind, family] + settings.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
  }

  /// The line of a board's text that says the same.
  package var line: String { words.map(\.asWord).joined(separator: " ") }
}

extension String {
  /// The text from which a line's reader gets this word: what follows the sign of a setting is put in
  /// quotes if it needs them.
  fileprivate var asWord: String {
    let scalars = unicodeScalars
    let start = scalars.firstIndex(of: "=").map { scalars.index(after: $0) } ?? scalars.startIndex
    let value = scalars[start...]
    let isRemark = scalars.first == "#" || scalars.starts(with: "//".unicodeScalars)
    guard isEmpty || isRemark || value.contains(where: \.needsQuotes) else { return self }
    var word = String(scalars[..<start]) + "\""
    for scalar in value {
      if scalar == "\"" || scalar == "\\" { word.unicodeScalars.append("\\") }
      word.unicodeScalars.append(scalar)
    }
    return word + "\""
  }
}

extension Unicode.Scalar {
  fileprivate var needsQuotes: Bool { self == " " || self == "\"" }
}
