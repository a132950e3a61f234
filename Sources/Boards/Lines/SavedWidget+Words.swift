package import Store

extension SavedWidget {
  /// A widget from the words of a line: kind, family and settings.
  package init(id: ID, words: [String]) {
    self.init(
      id: id, kind: words.first ?? "", family: words.dropFirst().first ?? "",
      settings: Assignment.values(in: words.dropFirst(2)))
  }

  var words: [String] {
    [kind, family] + settings.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
  }

  /// The widget as a line of text.
  package var line: String { words.map(\.asWord).joined(separator: " ") }
}

extension String {
  /// The word as written in a line; the value of a setting gets quotes if it needs them.
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
