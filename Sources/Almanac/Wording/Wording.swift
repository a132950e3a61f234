package import System

/// One language's words and patterns for dates.
package struct Wording: Hashable, Sendable {
  private let table: StringTable

  package init(table: StringTable) throws(WordingError) {
    let missing = Wording.keys.filter { table[$0] == nil }
    guard missing.isEmpty else { throw .missing(keys: missing) }
    self.table = table
  }

  /// Takes a table that a test has found complete, such as the program's own, without looking for each key.
  package init(complete table: StringTable) {
    self.table = table
  }

  subscript(key: String) -> String { table[key] ?? key }

  /// The pattern for a key, with each `{name}` replaced by the part of that name.
  func text(_ key: String, _ parts: [String: String]) -> String {
    text(key) { parts[String($0)] ?? "" }
  }

  /// The pattern for a key, with each `{name}` replaced by what `part` makes of the name.
  func text(_ key: String, _ part: (Substring) -> String) -> String {
    var text = ""
    var rest = self[key].utf8[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      if open > rest.startIndex { text.append(contentsOf: Substring(rest[..<open])) }
      text += part(Substring(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { text.append(contentsOf: Substring(rest)) }
    return text
  }
}
