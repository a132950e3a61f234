import Cells
import FoundationEssentials
import Glibc
import Home
import Terminal

/// The terminal, and what is seen on it.
struct Display: ~Copyable {
  var screen: Screen
  /// What was shown last; nil before anything was.
  private(set) var frame: Frame?
  var fluency: Fluency
  private var pictures = Pictures()
  private var afterglow: Afterglow?
  private let showsMotion: Bool

  init(_ screen: consuming Screen, showsDamage: Bool, showsMotion: Bool) {
    fluency = Fluency(onSlowLine: screen.isOnSlowLine)
    afterglow = showsDamage ? Afterglow() : nil
    self.showsMotion = showsMotion
    self.screen = screen
  }

  /// What can be hit, as a person sees it.
  var hits: Hits { frame?.hits ?? Hits() }

  /// Ends all motion at once.
  mutating func rest() { pictures.rest() }

  /// Shows how things stand at a date.
  mutating func show(_ home: Home, at date: Date, by clocks: Clocks) throws(TerminalFault) {
    let instant = showsMotion && fluency.keepsUp ? clocks.instant : nil
    let frame = home.frame(at: date, now: instant, reusing: &pictures)
    self.frame = frame
    let start = clocks.instant
    if let tinted = afterglow?.tinted(frame.canvas) {
      try screen.show(tinted, caret: frame.caret)
    } else {
      try screen.show(frame.canvas, caret: frame.caret, painted: frame.painted)
    }
    fluency.write(from: start, to: clocks.instant)
  }
}
