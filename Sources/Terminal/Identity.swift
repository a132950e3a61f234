package import Cells
import System

/// The program that draws the terminal, and its version as far as known.
package struct TerminalVersion: Hashable, Sendable {
  /// In small letters.
  package let program: String
  /// Empty if unknown.
  package let numbers: [Int]

  package init(program: some StringProtocol, numbers: [Int] = []) {
    self.program = program.lowercased()
    self.numbers = numbers
  }

  /// Parses terminals' answers: `kitty(0.26.5)`, `WezTerm 20240203-110809`, `VTE(7600)`.
  package init(answer: String) {
    let program = answer.prefix { $0 != " " && $0 != "(" }
    self.init(program: program, version: answer.dropFirst(program.count))
  }

  /// Parses a version; VTE writes 0.76.1 as 7601, and Konsole 22.4.1 as 220401.
  init(program: some StringProtocol, version: some StringProtocol) {
    var numbers = version.split { !$0.isNumber }.compactMap { Int($0) }
    if numbers.count == 1 {
      let packed = numbers[0]
      switch program.lowercased() {
      case "vte": numbers = [0, packed / 100, packed % 100]
      case "konsole" where packed > 10_000:
        numbers = [packed / 10_000, packed / 100 % 100, packed % 100]
      default: break
      }
    }
    self.init(program: program, numbers: numbers)
  }

  func isAtLeast(_ least: [Int]) -> Bool {
    !numbers.lexicographicallyPrecedes(least)
  }
}

extension TerminalVersion {
  /// The terminal that a name in `TERM` means, such as `xterm-kitty`.
  init(_ name: TerminalName) {
    let own = name.text.hasPrefix("xterm-") ? name.text.dropFirst("xterm-".count) : name.text[...]
    self.init(program: own.prefix { $0.isLetter })
  }

  /// The terminals that the environment suggests, the likeliest first. `TERM` is the most reliable,
  /// because the other variables are inherited by terminals started from another one.
  static func candidates(_ environment: [String: String]) -> [TerminalVersion] {
    let named = TerminalVersion(TerminalName(environment["TERM"] ?? ""))
    let program = environment["TERM_PROGRAM"].map {
      TerminalVersion(program: $0, version: environment["TERM_PROGRAM_VERSION"] ?? "")
    }
    let others = [("vte", "VTE_VERSION"), ("konsole", "KONSOLE_VERSION")].compactMap { name in
      environment[name.1].map { TerminalVersion(program: name.0, version: $0) }
    }
    // The same terminal with its version tells more.
    if let program, program.program == named.program { return [program] }
    return [named, program].compactMap(\.self) + others
  }
}

/// Prints an octant where nobody sees it, and asks how far it moved the cursor.
///
/// The next frame paints over it.
enum OctantProbe {
  /// Not the first, for there the answer would read like a key.
  static let row = 1

  static let bytes = Array(
    "\u{1B}7\u{1B}[\(row + 1);1H\u{1B}[8m\u{1CD00}\u{1B}[6n\u{1B}8".utf8)
}

/// The terminal around tmux, as tmux reports it.
package struct OuterTerminal: Hashable, Sendable {
  let tmux: TerminalVersion
  let terminal: TerminalVersion
  /// What it passes on unread to the terminal.
  let passage: Passage

  enum Passage {
    case nothing
    /// What programs send whose panes are seen.
    case seen
    case everything
  }

  /// Reads what tmux prints for `format`. Fails if anything is missing, such as from an older tmux
  /// that doesn't ask its terminal.
  package init?(report: String) {
    let lines = report.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 3, !lines[0].isEmpty else { return nil }
    tmux = TerminalVersion(program: "tmux", version: lines[0])
    terminal =
      lines[1].isEmpty
      ? TerminalVersion(TerminalName(String(lines[2]))) : TerminalVersion(answer: String(lines[1]))
    passage = lines.count > 3 ? Passage(option: lines[3]) : .nothing
  }

  /// Its version, the answer of its terminal to a question for the version, that one's `TERM`, and the
  /// option of what it passes on.
  package static let format =
    "#{version}\n#{client_termtype}\n#{client_termname}\n#{allow-passthrough}"

  /// Whether tmux may know how wide octants are. Older ones drop them, which shifts the row.
  var mayPassOctants: Bool { tmux.isAtLeast([3, 6]) }
}

extension OuterTerminal.Passage {
  /// Reads tmux's option `allow-passthrough`, a number before 3.4; older ones have none and pass
  /// nothing on.
  init(option: Substring) {
    switch option {
    case "on", "1": self = .seen
    case "all": self = .everything
    default: self = .nothing
    }
  }
}

/// Which terminal this is and what it shows, as far as its environment and its answers tell.
package struct TerminalIdentity: Sendable {
  private let name: TerminalName
  private let environment: [String: String]
  private let table: TerminalTable
  /// What the terminal calls itself, which counts for more than the environment: that may be of the
  /// terminal from which this one was started.
  private var version: TerminalVersion?
  private var outer: OuterTerminal?
  /// Whether tmux has answered, if only that it doesn't know.
  private var hasHeardOuter = false
  /// Whether an octant that was printed took one column.
  private var passesOctants = false
  /// The colours that the terminal has reported.
  private var reported = ColorDepth.mono
  /// Whether it has answered all that it will.
  private var isSettled = false
  /// Whether it says that it shows notifications by OSC 99.
  private var showsNotifications = false

  package init(environment: [String: String], table: TerminalTable = .known) {
    (self.environment, self.table) = (environment, table)
    name = TerminalName(environment["TERM"] ?? "")
  }

  /// The kind of a terminal in a word, as its environment tells it: which blocks look right in one says
  /// nothing about others.
  package static func kind(in environment: [String: String]) -> String {
    let program =
      environment["TERM_PROGRAM"]
      ?? ["VTE_VERSION", "KONSOLE_VERSION"].first { environment[$0] != nil }
    let words = [environment["TERM"], program].compactMap(\.self).joined(separator: "+")
    return String(
      words.prefix(60).filter { $0.isASCII && ($0.isLetter || $0.isNumber || "+-._".contains($0)) })
  }

  package mutating func hear(_ reply: Reply) {
    switch reply {
    case .version(let answer): version = TerminalVersion(answer: answer)
    case .colors(let depth): reported = reported.finer(depth)
    case .cursor(let place) where place.y == OctantProbe.row: passesOctants = place.x == 1
    case .attributes: isSettled = true
    case .notifications: showsNotifications = true
    default: break
    }
  }

  /// Records the terminal around tmux; nil if tmux doesn't know it.
  package mutating func hear(_ outer: OuterTerminal?) {
    (self.outer, hasHeardOuter) = (outer, true)
  }

  /// The finest blocks that the terminal draws without seams, as far as is known.
  package var glyphs: GlyphTier { knownGlyphs ?? plainest }

  /// Whether nobody knows which blocks are drawn without seams: that depends on the font.
  private var isUnknown: Bool { name.isModern && knownGlyphs == nil }

  /// Whether nobody will say any more which blocks are drawn without seams, but the user.
  package var isLeftToUser: Bool { isUnknown && hasAnswered }

  /// Whether all that will be said about the terminal has been said.
  package var hasAnswered: Bool { isSettled && (hasHeardOuter || !isInTmux) }

  /// Whether printing an octant is the only way to find out whether tmux passes it.
  package var needsProbe: Bool {
    isInTmux && !passesOctants && outer?.mayPassOctants == true && outerTier == .octant
  }

  package var isInTmux: Bool {
    version.map { $0.program == "tmux" } ?? (environment["TMUX"]?.isEmpty == false)
  }

  /// Whether screen hides the terminal until that is asked through it.
  var isInScreen: Bool {
    !isInTmux
      && (environment["STY"]?.isEmpty == false || name.text == "screen"
        || name.text.hasPrefix("screen."))
  }

  /// The depth in which to show colours, if the environment suggests this one: never a lower one.
  package func depth(over found: ColorDepth) -> ColorDepth {
    guard found != .mono else { return .mono }
    let isDirect = version.map { table.showsEveryColor($0) } ?? false
    return found.finer(isDirect ? .direct : reported)
  }

  /// The way by which the terminal shows notifications, as far as is known.
  package var notificationRoute: NotificationRoute {
    if isInTmux {
      guard let outer, outer.passage != .nothing,
        let form = table.notification(of: outer.terminal)
      else { return .bell }
      // What an unseen pane sends is dropped, but for the bell.
      return NotificationRoute(form, through: .tmux, rings: outer.passage == .seen)
    }
    if showsNotifications { return NotificationRoute(.structured) }
    let form =
      version.map { table.notification(of: $0) }
      ?? (isInScreen
        ? nil
        : TerminalVersion.candidates(environment).lazy.compactMap { table.notification(of: $0) }
          .first)
    return form.map { NotificationRoute($0, through: isInScreen ? .screen : nil) } ?? .bell
  }

  private var knownGlyphs: GlyphTier? {
    if isInTmux { return outerTier.map { $0 == .octant && !passesOctants ? .sextant : $0 } }
    if let version { return table.tier(of: version) }
    if isInScreen || name.text.hasPrefix("tmux") || name.text.hasPrefix("screen") { return nil }
    return TerminalVersion.candidates(environment).lazy.compactMap { table.tier(of: $0) }.first
  }

  private var outerTier: GlyphTier? { outer.flatMap { table.tier(of: $0.terminal) } }

  /// The tier for an unknown terminal: every current font has quadrants, and console fonts have
  /// half blocks.
  private var plainest: GlyphTier {
    if name.isModern { return .quadrant }
    return name.text.hasPrefix("linux") ? .half : .ascii
  }
}

extension ColorDepth {
  /// The one with more colours.
  fileprivate func finer(_ other: ColorDepth) -> ColorDepth {
    let all = ColorDepth.allCases
    return all.first { $0 == self || $0 == other } ?? self
  }
}

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
