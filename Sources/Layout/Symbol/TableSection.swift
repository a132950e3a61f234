/// An unindented line and the indented lines below it.
struct TableSection {
  let number: Int
  let text: Substring
  /// The words of the first line, without a comment at its end.
  let words: [Substring]

  /// The sections of a text, without comments, which start with `//`.
  ///
  /// Compares an array of bytes, which is faster than comparing a string's bytes, and several times
  /// faster than splitting into characters.
  static func sections(of text: String) -> [TableSection] {
    let bytes = Array(text.utf8)
    var (sections, rest): ([TableSection], Substring) = ([], text[...])
    var (start, first, number) = (0, 1, 1)
    for end in bytes.indices where bytes[end] == UInt8(ascii: "\n") || end == bytes.count - 1 {
      let next = end + 1
      number += 1
      guard next == bytes.count || Self.begins(bytes[next]) else { continue }
      let length = rest.utf8.index(rest.startIndex, offsetBy: next - start)
      if let section = TableSection(rest[..<length], at: first) { sections.append(section) }
      (rest, start, first) = (rest[length...], next, number)
    }
    return sections
  }

  private static func begins(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\r")
  }

  private init?(_ text: Substring, at number: Int) {
    let line = text.utf8.prefix { $0 != UInt8(ascii: "\n") }
    let words = line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }
    let spoken = words.prefix { !$0.starts(with: "//".utf8) }
    guard !spoken.isEmpty else { return nil }
    self.number = number
    self.text = text
    self.words = spoken.map(Substring.init)
  }
}
