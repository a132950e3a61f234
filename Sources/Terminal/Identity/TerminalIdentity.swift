package import Cells

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
