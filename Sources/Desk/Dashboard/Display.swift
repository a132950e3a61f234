import Cells
import FoundationEssentials
import Glibc
import Home
import Terminal

/// The terminal and the frame on it.
struct Display: ~Copyable {
  var screen: Screen
  /// What could be hit on the last frame, and when that is to be followed by another. The frame itself
  /// isn't kept, so that its canvas can be painted on.
  private(set) var (hits, until, nextFrame) = (Hits(), Date?.none, Duration?.none)
  var lag: TerminalLag
  private var pictures = Pictures()
  private var afterglow: Afterglow?
  private let showsMotion: Bool
  private(set) var identity: TerminalIdentity
  /// The finest blocks that the terminal was known to draw.
  private var glyphs: GlyphTier
  /// Whether colours are as the terminal can show them, and not chosen by the user.
  private let adaptsColors: Bool

  init(
    _ screen: consuming Screen, on identity: TerminalIdentity, showsDamage: Bool,
    showsMotion: Bool, adaptsColors: Bool
  ) {
    lag = TerminalLag(onSlowLine: screen.isOnSlowLine)
    afterglow = showsDamage ? Afterglow() : nil
    self.showsMotion = showsMotion
    self.identity = identity
    // Who wants no colours gets none from a terminal that has them.
    self.adaptsColors = adaptsColors && screen.depth != .mono
    glyphs = identity.glyphs
    self.screen = screen
  }

  /// Ends all motion at once.
  mutating func rest() { pictures.rest() }

  /// Asks the terminal what it is and can do.
  mutating func ask() throws(TerminalFault) {
    try screen.ask(aboutColors: adaptsColors && screen.depth != .direct)
  }

  /// Records an answer of the terminal; returns what it changes.
  mutating func hear(_ reply: Reply, at instant: Duration) throws(TerminalFault) -> [Event] {
    screen.hear(reply)
    lag.hear(at: instant)
    identity.hear(reply)
    return try adapted()
  }

  /// Records what tmux says about the terminal around it; returns what that changes.
  mutating func hear(_ outer: OuterTerminal) throws(TerminalFault) -> [Event] {
    identity.hear(outer)
    if identity.needsProbe { try screen.probeOctants() }
    return try adapted()
  }

  private mutating func adapted() throws(TerminalFault) -> [Event] {
    var events: [Event] = []
    if glyphs != identity.glyphs {
      glyphs = identity.glyphs
      events.append(.glyphsChanged(glyphs))
    }
    let depth = identity.depth(over: screen.depth)
    if adaptsColors, depth != screen.depth {
      try screen.show(in: depth)
      events.append(.depthChanged(screen.depth))
    }
    return events
  }

  /// Shows the home at a date.
  mutating func show(_ home: Home, at date: Date, by clocks: Clocks) throws(TerminalFault) {
    let instant = showsMotion && lag.keepsUp ? clocks.instant : nil
    let frame = home.frame(at: date, now: instant, reusing: &pictures)
    (hits, until, nextFrame) = (frame.hits, frame.until, frame.nextFrame)
    let start = clocks.instant
    if let tinted = afterglow?.tinted(frame.canvas) {
      try screen.show(tinted, caret: frame.caret)
    } else {
      try screen.show(frame.canvas, caret: frame.caret, painted: frame.painted)
    }
    lag.write(from: start, to: clocks.instant)
  }
}
