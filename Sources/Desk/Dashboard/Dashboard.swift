import Boards
import Cast
import Cells
import FoundationEssentials
import Glibc
import Home
import Layout
import Pages
import Printing
import Terminal
import Threading
import Timelines
import Views

/// The interactive screen. Shows its state, sleeps until something happens, and reacts.
struct Dashboard: ~Copyable {
  var display: Display
  var home: Home
  var providerCalls: ProviderCalls
  var running: Running
  var parser = InputParser()
  /// The instant of the last key or mouse event.
  var lastInput: Duration?
  /// The taps to perform once the screen shows them.
  var taps: [Tap] = []
  var ending: ExitStatus?
  var clockWatch = ClockWatch()
  var zoneWatch: ZoneWatch
  let inbox: Inbox
  let pool: ThreadPool
  let folders: FolderWatch
  var network: NetworkWatch
  var unrest = Unrest()
  let clocks: Clocks
  let pace: Pace
  /// Whether the glyphs were chosen for the terminal.
  let choosesGlyphs: Bool
  let environment: [String: String]
  var following: Following
  let kinds: [WidgetKind]
  let pages: PageSource
  /// The absence of the focus, and of the widgets file.
  var (absence, fileAbsence) = (Absence(), Absence())
  /// Saves preferences, because the loop must not wait for the disk.
  let saving: LatestWork<Preferences>
  var lockFile: LockFile

  static func run(_ invocation: Invocation, _ offer: Offer) throws -> ExitStatus {
    let mailbox = Mailbox<Event>()
    let (folders, network) = (FolderWatch(), NetworkWatch())
    // Created first; any thread or handler started earlier would receive the signals.
    let inbox = Inbox(
      terminal: Keyboard.descriptor, folders: folders, network: network,
      mailbox: mailbox)
    let pool = ThreadPool()
    var setup = try Setup(
      invocation, offer, environment: ProcessInfo.processInfo.environment, clocks: Clocks(),
      readingOn: pool)
    try setup.standing.makeRoom(in: setup.circumstances.store)
    setup.tellFaults()
    var file = PreferencesFile(in: setup.directories)
    file.tellFault()
    file.shown = invocation.preferences(over: file.kept)
    let losses = setup.circumstances.lossCount
    // Reports losses when the screen no longer covers the messages.
    defer { setup.circumstances.tellLosses(after: losses) }
    do {
      let screen = try Screen(
        on: Output.standard.descriptor, environment: setup.environment,
        depth: invocation.colors.depth)
      var dashboard = Dashboard(
        invocation, setup: setup, preferencesFile: file, screen: screen, inbox: inbox,
        mailbox: mailbox, pool: pool, folders: folders, network: network)
      return try dashboard.run()
    } catch TerminalFault.gone {
      return .hangup
    }
  }

  private init(
    _ invocation: Invocation, setup: Setup, preferencesFile: PreferencesFile,
    screen: consuming Screen, inbox: Inbox, mailbox: Mailbox<Event>, pool: ThreadPool,
    folders: FolderWatch, network: NetworkWatch
  ) {
    let environment = setup.environment
    let lockFile = LockFile(in: setup.directories)
    let presentation = setup.presentation(
      at: setup.date, glyphs: invocation.glyphs.tier ?? GlyphTier(environment: environment),
      look: Look(
        appearance: TerminalAppearance(environment: environment) == .light ? .light : .dark,
        depth: screen.depth, names: setup.colors),
      preferences: preferencesFile.shown, isLocked: lockFile.isLocked)
    let reach = Reach(
      to: setup.board.instances, by: mailbox, dependencies: setup.dependencies)
    home = setup.home(
      size: screen.size, presentation: presentation, seed: .random(in: .min ... .max))
    providerCalls = ProviderCalls(mailbox: mailbox, reaching: reach, pool: pool, folders: folders)
    running = Running(mailbox: mailbox, reaching: reach, pool: pool)
    following = Following(
      setup.circumstances.store, from: setup.standing,
      with: FollowedSettings(
        setup.circumstances.supplies, of: setup.supply, as: invocation,
        at: setup.circumstances.site))
    zoneWatch = ZoneWatch(environment: environment)
    choosesGlyphs = invocation.glyphs == .auto
    (pace, clocks) = (setup.pace, setup.clocks)
    (kinds, pages) = (setup.kinds, setup.pages)
    self.environment = environment
    let file = LockedValue(preferencesFile)
    saving = LatestWork(on: pool) { preferences in
      let savingFault = file.withLock { $0.keep(preferences) ? nil : $0.savingFault ?? .unknown }
      if let savingFault { mailbox.post(.notKept(savingFault)) }
    }
    self.lockFile = lockFile
    (self.inbox, self.pool, self.folders, self.network) = (inbox, pool, folders, network)
    display = Display(
      screen, showsDamage: invocation.showsDamage,
      showsMotion: setup.pace.isNatural)
  }

  /// Does what the first frame doesn't need only after it.
  private mutating func run() throws(TerminalFault) -> ExitStatus {
    defer { _ = saving.finish(within: Self.longestSaving, by: clocks) }
    try reactToFaults()
    try reactToTime()
    try reactToPromptAnswers()
    display.fluency.ask(at: clocks.instant)
    try show()
    try display.screen.ask()
    parser = InputParser(keys: display.screen.keys)
    try follow()
    while !home.isClosed, ending == nil {
      network.listen(home.waitsForNetwork)
      let wait = wait
      let arrivals = inbox.arrivals(
        until: wait, now: clocks.instant, isAtRest: isAtRest(before: wait))
      try reactToClocks()
      for arrival in arrivals { try react(to: arrival, at: clocks.instant) }
      try reactToTime()
      try show()
      performTaps()
    }
    providerCalls.cancel()
    running.cancel()
    return ending ?? .success
  }

  private mutating func show() throws(TerminalFault) {
    try display.show(home, at: pace.date(by: clocks), by: clocks)
  }

  /// Whether nothing will happen by itself for long. A user who has just typed may continue, and
  /// would be slowed down by released memory.
  private func isAtRest(before wait: Wait) -> Bool {
    let isInUse = lastInput.map { clocks.instant - $0 < Self.shortPause } ?? false
    return !isInUse && pause(before: wait) > Self.longPause
  }

  /// The time during which nothing happens by itself.
  private func pause(before wait: Wait) -> Duration {
    let untilDate = wait.date.map { Duration.seconds($0.timeIntervalSince(clocks.wall)) }
    let untilInstant = wait.instant.map { $0 - clocks.instant }
    return min(untilDate ?? Self.longestPause, untilInstant ?? Self.longestPause)
  }

  private static let longestSaving = Duration.seconds(5)
  private static let shortPause = Duration.seconds(5)
  private static let longPause = Duration.seconds(10)
  private static let longestPause = Duration.seconds(1e9)

  /// The wait for the next scheduled event.
  private var wait: Wait {
    // Timers can't be set to the most distant dates that providers may return.
    let farthest = pace.date(by: clocks).addingTimeInterval(Self.longestPause / .seconds(1))
    let next = [home.nextDate, display.until].compactMap(\.self).min()
    let change = next.map { pace.wait(until: min($0, farthest)) } ?? pace.longestWait
    return change.or(Wait(instant: parser.deadline)).or(Wait(instant: absence.deadline))
      .or(Wait(instant: fileAbsence.deadline)).or(Wait(instant: following.plan.next))
      .or(Wait(instant: providerCalls.nextDeadline)).or(Wait(instant: running.nextDeadline))
      .or(Wait(instant: display.nextFrame)).or(Wait(instant: unrest.end))
  }
}
