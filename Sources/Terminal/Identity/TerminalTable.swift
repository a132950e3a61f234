import System
package import Cells

/// What terminals are known to show, by name and version.
package struct TerminalTable: Sendable {
  /// What one terminal shows. Nil means no version.
  struct Entry: Hashable {
    let names: [Substring]
    let sextants, octants, colors: [Int]?
    /// The first versions that show notifications by OSC 9 and by OSC 777.
    let brief, titled: [Int]?
    /// The blocks of any version in use.
    let promise: GlyphTier
  }

  let lines: [Substring.UTF8View]

  /// The table in `Resources/`.
  package static let known = TerminalTable(parsing: Asset.terminals.text)

  /// Skips lines that aren't entries. Splits bytes, which is several times faster than characters, and
  /// reads a line when its terminal is asked for.
  init(parsing text: String) {
    lines = text.utf8.split(separator: UInt8(ascii: "\n"))
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

  /// The sequence by which a terminal is known to show notifications, preferably one with a title; nil
  /// if there is none. No version means a current one.
  func notification(of terminal: TerminalVersion) -> NotificationForm? {
    guard let entry = entry(of: terminal) else { return nil }
    func shows(_ least: [Int]?) -> Bool {
      least.map { terminal.numbers.isEmpty || terminal.isAtLeast($0) } ?? false
    }
    return shows(entry.titled) ? .titled : shows(entry.brief) ? .brief : nil
  }

  private func entry(of terminal: TerminalVersion) -> Entry? {
    for line in lines where line.starts(with: terminal.program.utf8) || line.hasOtherNames {
      if let entry = Entry(line), entry.names.contains(where: { $0 == terminal.program }) {
        return entry
      }
    }
    return nil
  }
}

extension TerminalTable.Entry {
  /// Fails unless the line has a name, five versions, a tier and a source.
  init?(_ line: Substring.UTF8View) {
    guard !line.starts(with: "//".utf8) else { return nil }
    let words = line.split(separator: UInt8(ascii: " "), maxSplits: 7)
    guard words.count == 8, let promise = GlyphTier(rawValue: String(Substring(words[6])))
    else { return nil }
    names = words[0].split(separator: UInt8(ascii: "/")).map(Substring.init)
    (sextants, octants, colors) = (Self.least(words[1]), Self.least(words[2]), Self.least(words[3]))
    (brief, titled) = (Self.least(words[4]), Self.least(words[5]))
    self.promise = promise
  }

  private static func least(_ word: Substring.UTF8View) -> [Int]? {
    guard !word.elementsEqual("-".utf8) else { return nil }
    return word.split(separator: UInt8(ascii: ".")).compactMap { Int(Substring($0)) }
  }
}

extension Substring.UTF8View {
  /// Whether more than one name stands at the beginning.
  fileprivate var hasOtherNames: Bool {
    prefix { $0 != UInt8(ascii: " ") }.contains(UInt8(ascii: "/"))
  }
}
