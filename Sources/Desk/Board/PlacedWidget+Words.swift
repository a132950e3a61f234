import Store

extension PlacedWidget {
  /// What the words of a line of the board say: a kind, a family, and settings.
  init(id: ID, words: [String]) {
    var settings: [String: String] = [:]
    for word in words.dropFirst(2) {
      if let setting = Setting(word) { settings[setting.name] = setting.value }
    }
    self.init(
      id: id, kind: words.first ?? "", family: words.dropFirst().first ?? "", settings: settings)
  }

  var words: [String] {
    [kind, family] + settings.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
  }

  /// As a line of the board's file.
  var line: String { words.map(\.asWord).joined(separator: " ") }
}

extension String {
  /// Written so that it is read as one word of a line: what follows the sign of a setting stands in
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
