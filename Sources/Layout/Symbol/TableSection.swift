/// An unindented line and the indented lines below it.
struct TableSection {
  let number: Int
  let text: Substring
  /// The words of the first line, without a comment at its end.
  let words: [Substring]

  /// The sections of a text, without comments, which start with `//`.
  static func sections(of text: String) -> [TableSection] {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var sections: [TableSection] = []
    var start = 0
    for next in 1...lines.count where next == lines.count || Self.begins(lines[next]) {
      let end = next == lines.count ? text.endIndex : lines[next].startIndex
      if let section = TableSection(text[lines[start].startIndex..<end], at: start + 1) {
        sections.append(section)
      }
      start = next
    }
    return sections
  }

  private static func begins(_ line: Substring.UTF8View) -> Bool {
    line.first.map { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") } ?? false
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
