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
  /// The environment from which glyphs are chosen; nil if the user has chosen them.
  private let glyphEnvironment: [String: String]?

  init(
    _ screen: consuming Screen, showsDamage: Bool, showsMotion: Bool,
    choosingGlyphsIn glyphEnvironment: [String: String]?
  ) {
    lag = TerminalLag(onSlowLine: screen.isOnSlowLine)
    afterglow = showsDamage ? Afterglow() : nil
    self.showsMotion = showsMotion
    self.glyphEnvironment = glyphEnvironment
    self.screen = screen
  }

  /// Ends all motion at once.
  mutating func rest() { pictures.rest() }

  /// Records an answer of the terminal; returns the glyphs to use from now on, if it names them.
  mutating func hear(_ reply: Reply, at instant: Duration) -> GlyphTier? {
    screen.hear(reply)
    lag.hear(at: instant)
    guard case .version(let answer) = reply, let glyphEnvironment else { return nil }
    return GlyphTier(environment: glyphEnvironment, version: TerminalVersion(answer: answer))
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
