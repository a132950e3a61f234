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
  var parser: InputParser
  var ending: ExitStatus?
  let inbox: Inbox
  let effects: Effects
  private let clocks = Clocks()
  private let pace: Pace
  private var afterglow: Afterglow?

  static func run(_ invocation: Invocation) throws -> ExitStatus {
    let setup = try Setup(
      invocation, environment: ProcessInfo.processInfo.environment, clocks: Clocks())
    setup.tellZoneFault()
    do {
      var dashboard = try Dashboard(invocation, setup: setup)
      return try dashboard.run()
    } catch TerminalFault.gone {
      return .hangup
    }
  }

  private init(_ invocation: Invocation, setup: Setup) throws {
    let environment = ProcessInfo.processInfo.environment
    let mailbox = Mailbox<Event>()
    // Before anything else, for what has a thread or a handler of its own would get the signals.
    inbox = Inbox(terminal: Descriptor.keyboard.number, mailbox: mailbox)
    screen = try Screen(environment: environment, depth: invocation.colors.depth)
    parser = InputParser(keys: screen.keys)
    pace = setup.pace
    let presentation = setup.presentation(
      at: pace.date(wall: clocks.wall, at: clocks.instant),
      glyphs: invocation.glyphs.tier ?? GlyphTier(environment: environment),
      look: Look(
        appearance: Appearance(environment: environment) == .light ? .light : .dark,
        depth: screen.depth,
        names: setup.colors))
    home = Home(size: screen.size, presentation: presentation)
    effects = Effects(mailbox: mailbox)
    afterglow = invocation.showsDamage ? Afterglow() : nil
  }

  private mutating func run() throws(TerminalFault) -> ExitStatus {
    try show()
    try screen.ask()
    while !home.isClosed, ending == nil {
      for arrival in inbox.arrivals(until: wait, now: clocks.instant) {
        try react(to: arrival, at: clocks.instant)
      }
      try react(to: parser.tokens(expiringAt: clocks.instant))
      try show()
    }
    return ending ?? .success
  }

  private mutating func show() throws(TerminalFault) {
    let canvas = home.canvas(at: pace.date(wall: clocks.wall, at: clocks.instant))
    try screen.show(afterglow?.tinted(canvas) ?? canvas)
  }

  /// Until when nothing happens unless something arrives.
  private var wait: Wait {
    let change = home.nextChange.map(pace.wait(until:)) ?? pace.longestWait
    return change.or(Wait(instant: parser.deadline))
  }
}
