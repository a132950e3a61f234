import Cells
import FoundationEssentials
import Glibc
import Home
import Layout
import Terminal

/// The terminal and the frame on it.
struct Display: ~Copyable {
  var screen: Screen
  /// What could be hit on the last frame, and when that is to be followed by another.
  private(set) var (hits, until, nextFrame) = (Hits(), Date?.none, Duration?.none)
  var lag: TerminalLag
  private var notificationCount = 0
  private var askedAt: Duration?
  private var pictures = Pictures()
  private var afterglow: Afterglow?
  private let showsMotion: Bool
  /// When the frame began of which the terminal hasn't taken all.
  private var unreadSince: Duration?
  private var terminal: TerminalDiscovery

  init(
    _ screen: consuming Screen, on terminal: TerminalDiscovery, showsDamage: Bool,
    showsMotion: Bool
  ) {
    lag = TerminalLag(onSlowLine: screen.isOnSlowLine)
    afterglow = showsDamage ? Afterglow() : nil
    self.showsMotion = showsMotion
    self.terminal = terminal
    self.screen = screen
  }

  /// Ends all motion at once.
  mutating func rest() { pictures.rest() }

  /// Asks the terminal what it is and can do.
  mutating func ask(at instant: Duration) throws(TerminalFault) {
    askedAt = instant
    try terminal.ask(through: &screen)
  }

  /// Records an answer of the terminal; returns what it changes.
  mutating func hear(_ reply: Reply, at instant: Duration) throws(TerminalFault) -> [Event] {
    screen.hear(reply)
    lag.hear(at: instant)
    return try terminal.hear(reply, through: &screen)
  }

  /// Records the terminal around tmux, nil if tmux doesn't know it; returns what that changes.
  mutating func hear(_ outer: OuterTerminal?) throws(TerminalFault) -> [Event] {
    try terminal.hear(outer, through: &screen)
  }

  /// Whether the terminal may still say how it shows notifications.
  func mayAnswer(at instant: Duration) -> Bool {
    !terminal.identity.hasAnswered && askedAt.map { instant < $0 + Self.patience } ?? true
  }

  private static let patience = Duration.seconds(1)

  /// Has the terminal show a notification, if it can; it rings otherwise.
  mutating func notify(_ notice: AnnouncementNotice) throws(TerminalFault) {
    notificationCount += 1
    try screen.notify(
      TerminalNotification(title: notice.title, text: notice.text, number: notificationCount),
      by: terminal.identity.notificationRoute)
  }

  /// Shows the home at a date. While the terminal doesn't take the last frame, nothing is drawn: once
  /// it does, the next frame shows all that has happened since.
  mutating func show(_ home: Home, at date: Date, by clocks: Clocks) throws(TerminalFault) {
    try screen.sendRest()
    guard screen.fullDescriptor == nil else {
      (until, nextFrame) = (nil, nil)
      return
    }
    if let start = unreadSince.take() { lag.write(from: start, to: clocks.instant) }
    let instant = showsMotion && lag.keepsUp ? clocks.instant : nil
    let frame = home.frame(at: date, now: instant, reusing: &pictures)
    (hits, until, nextFrame) = (frame.hits, frame.until, frame.nextFrame)
    let start = clocks.instant
    if let tinted = afterglow?.tinted(frame.canvas) {
      try screen.show(tinted, caret: frame.caret)
    } else {
      try screen.show(frame.canvas, caret: frame.caret, painted: frame.painted)
    }
    if screen.fullDescriptor == nil {
      lag.write(from: start, to: clocks.instant)
    } else {
      unreadSince = start
    }
  }
}

/// Tints the cells that differ from the previous frame, to make changes visible.
struct Afterglow {
  private var last: Canvas?

  mutating func tinted(_ canvas: Canvas) -> Canvas {
    defer { last = canvas }
    guard let last else { return canvas }
    var tinted = canvas
    for span in canvas.damage(since: last).spans {
      tinted.restyle(span.area) { style, _ in
        style.background = (style.background ?? .black).mixed(with: Self.tint, 0.6)
        style.attributes.insert(.underline)
      }
    }
    return tinted
  }

  private static let tint = RGB(0xFF375F)
}

/// Tracks whether the terminal keeps up with animation.
///
/// It doesn't on a slow line, after a late answer to the questions behind the first frame, and
/// after a frame that took longer to write than an animation frame lasts.
struct TerminalLag {
  private let isOnSlowLine: Bool
  private var question: Duration?
  private var answersLate = false
  private var writesLate = false

  init(onSlowLine isOnSlowLine: Bool) {
    self.isOnSlowLine = isOnSlowLine
  }

  var keepsUp: Bool { !isOnSlowLine && !answersLate && !writesLate }

  /// Records that the first frame and the questions behind it are about to be written.
  mutating func ask(at instant: Duration) {
    question = instant
  }

  /// Records the first answer, which comes when the terminal has read everything before the
  /// question.
  mutating func hear(at instant: Duration) {
    guard let question else { return }
    answersLate = instant - question > Self.latestAnswer
    self.question = nil
  }

  mutating func write(from start: Duration, to end: Duration) {
    writesLate = end - start > Self.longestWrite
  }

  private static let latestAnswer = Duration.milliseconds(500)
  private static let longestWrite = Duration.milliseconds(40)
}
