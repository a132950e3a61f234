import CLinux
import Cells
import FoundationEssentials
import Glibc
import Home
import Layout
import Terminal
import Views

/// The screen that stays open until it is left: show what there is, sleep until something happens,
/// react to all that has.
struct Dashboard: ~Copyable {
  var screen: Screen
  var home: Home
  var parser = InputParser()
  var ending: ExitStatus?
  let inbox: Inbox
  let asking: Asking
  private let clocks = Clocks()
  /// Whether the glyphs are those that the terminal is known to draw.
  let choosesGlyphs: Bool
  let environment: [String: String]
  private let pace: Pace
  private var afterglow: Afterglow?

  static func run(_ invocation: Invocation) throws -> ExitStatus {
    let environment = ProcessInfo.processInfo.environment
    let setup = try Setup(invocation, environment: environment, clocks: Clocks())
    setup.tellZoneFault()
    do {
      var dashboard = try Dashboard(invocation, setup: setup, environment: environment)
      return try dashboard.run()
    } catch TerminalFault.gone {
      return .hangup
    }
  }

  private init(
    _ invocation: Invocation, setup: Setup, environment: [String: String]
  ) throws {
    let mailbox = Mailbox<Event>()
    // Before anything else, for what has a thread or a handler of its own would get the signals.
    inbox = Inbox(terminal: Descriptor.keyboard.number, mailbox: mailbox)
    screen = try Screen(environment: environment, depth: invocation.colors.depth)
    pace = setup.pace
    let presentation = setup.presentation(
      at: pace.date(wall: clocks.wall, at: clocks.instant),
      glyphs: invocation.glyphs.tier ?? GlyphTier(environment: environment),
      look: Look(
        appearance: Appearance(environment: environment) == .light ? .light : .dark,
        depth: screen.depth,
        names: setup.colors))
    home = Home(
      size: screen.size, presentation: presentation,
      at: pace.date(wall: clocks.wall, at: clocks.instant))
    asking = Asking(mailbox: mailbox)
    choosesGlyphs = invocation.glyphs == .auto
    self.environment = environment
    afterglow = invocation.showsDamage ? Afterglow() : nil
  }

  /// What the first frame doesn't need comes after it.
  private mutating func run() throws(TerminalFault) -> ExitStatus {
    try show()
    try screen.ask()
    parser = InputParser(keys: screen.keys)
    while !home.isClosed, ending == nil {
      let wait = wait
      if pause(before: wait) > Self.longPause { linux_release_memory() }
      for arrival in inbox.arrivals(until: wait, now: clocks.instant) {
        try react(to: arrival, at: clocks.instant)
      }
      try react(to: parser.tokens(expiringAt: clocks.instant))
      try show()
    }
    return ending ?? .success
  }

  private mutating func show() throws(TerminalFault) {
    let date = date
    try perform(home.advance(to: date))
    let canvas = home.canvas(at: date)
    try screen.show(afterglow?.tinted(canvas) ?? canvas)
  }

  /// The present as the screen has it.
  var date: Date { pace.date(wall: clocks.wall, at: clocks.instant) }

  /// How long nothing happens by itself.
  private func pause(before wait: Wait) -> Duration {
    let untilDate = wait.date.map { Duration.seconds($0.timeIntervalSince(clocks.wall)) }
    let untilInstant = wait.instant.map { $0 - clocks.instant }
    return min(untilDate ?? Self.longestPause, untilInstant ?? Self.longestPause)
  }

  private static let longPause = Duration.seconds(10)
  private static let longestPause = Duration.seconds(1e9)

  /// Until when nothing happens unless something arrives.
  private var wait: Wait {
    let change = home.nextChange.map(pace.wait(until:)) ?? pace.longestWait
    return change.or(Wait(instant: parser.deadline))
  }
}
