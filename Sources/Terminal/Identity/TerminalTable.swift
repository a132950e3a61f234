import Assets
package import Cells

/// What terminals are known to show, by name and version.
package struct TerminalTable: Sendable {
  /// What one terminal shows. Nil means no version.
  struct Entry: Hashable {
    let names: [Substring]
    let sextants, octants, colors: [Int]?
    /// The blocks of any version in use.
    let promise: GlyphTier
  }

  let entries: [Entry]

  /// The table in `Resources/`.
  package static let known = TerminalTable(parsing: Asset.terminals.text)

  /// Skips lines that aren't entries.
  init(parsing text: String) {
    entries = text.split(separator: "\n").compactMap { Entry($0) }
  }

  /// The finest blocks that a terminal draws itself; nil if nobody knows.
  package func tier(of terminal: TerminalVersion) -> GlyphTier? {
    guard let entry = entry(of: terminal), entry.sextants != nil else { return nil }
    guard !terminal.numbers.isEmpty else { return entry.promise }
    if let least = entry.octants, terminal.isAtLeast(least) { return .octant }
    return entry.sextants.map { terminal.isAtLeast($0) } == true ? .sextant : .quadrant
  }

  /// Whether a terminal is known to show every colour.
  func showsEveryColor(_ terminal: TerminalVersion) -> Bool {
    entry(of: terminal)?.colors.map { terminal.isAtLeast($0) } ?? false
  }

  private func entry(of terminal: TerminalVersion) -> Entry? {
    entries.first { $0.names.contains { $0 == terminal.program } }
  }
}

extension TerminalTable.Entry {
  /// Fails unless the line has a name, three versions, a tier and a source.
  init?(_ line: Substring) {
    let words = line.split(separator: " ", maxSplits: 5)
    guard words.count == 6, words[0] != "//", let promise = GlyphTier(rawValue: String(words[4]))
    else { return nil }
    names = words[0].split(separator: "/")
    (sextants, octants, colors) = (Self.least(words[1]), Self.least(words[2]), Self.least(words[3]))
    self.promise = promise
  }

  private static func least(_ word: Substring) -> [Int]? {
    word == "-" ? nil : word.split(separator: ".").compactMap { Int($0) }
  }
}
