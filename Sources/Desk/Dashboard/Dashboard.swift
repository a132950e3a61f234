import Almanac
import Boards
import Cast
import Cells
import FoundationEssentials
import Glibc
import Home
import Layout
import Pages
import System
import Terminal
import Timelines
import Views

/// The interactive screen: shows its state, sleeps until something happens, and reacts.
final class Dashboard {
  var home: Home
  var display: Display
  var calls: Calls
  var input = UserInput()
  var following: Following
  var time: Timekeeping
  private var trims = MemoryTrims()
  var network: NetworkWatch
  var ending: ExitStatus?
  let folders: FolderWatch
  private let placeFile: PlaceFile
  private(set) var inbox: Inbox
  let pool: ThreadPool
  let notifier: OwnNotifier

  static func run(
    _ invocation: Invocation, _ offer: Offer, _ environment: [String: String]
  ) throws -> ExitStatus {
    // Created first; any thread or handler started earlier would receive the signals.
    let inbox = Inbox(terminal: Keyboard.descriptor, mailbox: Mailbox())
    let pool = ThreadPool()
    var setup = try Setup(
      invocation, offer, environment: environment, clocks: Clocks(), readingOn: pool)
    try setup.standing.makeRoom(in: setup.circumstances.store)
    setup.tellFaults()
    let losses = setup.circumstances.lossCount
    var changes = LastChanges(of: setup, as: invocation, on: pool, by: inbox.mailbox)
    let placeFile = PlaceFile(
      in: setup.directories, over: setup.circumstances.written["place"]?.word)
    placeFile.tellFault(in: setup.circumstances.language)
    // Reports losses when the screen no longer covers the messages.
    defer {
      inbox.stopHandlingEnds()
      changes.wait(by: setup.clocks, telling: setup.circumstances.language)
      setup.circumstances.tellLosses(after: losses)
    }
    do {
      let screen = try Screen(
        on: Output.standard.descriptor, environment: setup.environment,
        depth: invocation.colors.depth)
      let dashboard = Dashboard(
        invocation, setup: setup, following: changes, beginningIn: placeFile, screen: screen,
        inbox: inbox, pool: pool)
      defer { changes.taps = dashboard.calls.actions.taps }
      return try dashboard.run()
    } catch TerminalFault.gone {
      return .hangup
    }
  }

  private init(
    _ invocation: Invocation, setup: Setup, following changes: LastChanges,
    beginningIn placeFile: PlaceFile, screen: consuming Screen, inbox: Inbox, pool: ThreadPool
  ) {
    let (environment, mailbox) = (setup.environment, inbox.mailbox)
    let identity = TerminalIdentity(environment: environment)
    let glyphs = identity.glyphs
    // Time that doesn't pass as it does elsewhere rings nothing.
    let alarms = setup.pace.isNatural ? setup.alarms : nil
    var lockFile = LockFile(in: setup.directories)
    if setup.place == .lock { _ = lockFile.keep(true) }
    let presentation = setup.presentation(
      at: setup.date, glyphs: glyphs,
      look: Look(
        appearance: TerminalAppearance(environment: environment) == .light ? .light : .dark,
        depth: screen.depth, names: setup.colors),
      preferences: changes.preferences.shown, isLocked: setup.isLocked)
    home = setup.home(
      size: screen.size, presentation: presentation, at: placeFile.first,
      seed: .random(in: .min ... .max))
    self.placeFile = placeFile
    calls = Calls(
      among: setup.pages, ringing: alarms, seeing: setup.circumstances.supplies.pictures,
      reaching: CallContext(
        of: setup, to: setup.standing.home.instances, by: mailbox),
      by: mailbox, pool: pool, folders: inbox.folders)
    following = Following(
      setup.circumstances.store, from: setup.standing, ringing: alarms, kinds: setup.kinds,
      config: FollowedConfig(
        setup.circumstances.written, in: setup.directories.map(ConfigFile.init(in:)),
        of: setup.supply, telling: setup.circumstances.language),
      settings: FollowedSettings(
        setup.circumstances.supplies, of: setup.supply, as: invocation,
        at: setup.circumstances.site),
      preferences: changes.preferences, lockFile: lockFile,
      sheets: SettingsSheets(of: setup.supply, on: pool, tellingThrough: mailbox),
      saving: changes.boards, boardFault: setup.boardFault,
      // Dates that aren't today's would be claimed for good.
      announcing: setup.pace == .wall ? setup.announcements : [])
    time = Timekeeping(setup.clocks, pace: setup.pace, environment: environment)
    (self.inbox, self.pool) = (inbox, pool)
    (folders, network) = (inbox.folders, inbox.network)
    notifier = OwnNotifier(
      in: environment, on: pool, by: setup.clocks, tellingThrough: mailbox)
    let terminal = TerminalDiscovery(
      identity, drawing: glyphs, adaptsColors: invocation.colors == .auto,
      multiplexer: MultiplexerCall(
        in: environment, on: pool, by: setup.clocks, tellingThrough: mailbox))
    display = Display(
      screen, on: terminal, showsDamage: invocation.showsDamage,
      showsMotion: setup.pace.isNatural)
  }

  private func run() throws(TerminalFault) -> ExitStatus {
    let first = home.chosenPlace
    defer {
      placeFile.keep(home.chosenPlace, after: first)
      calls.cancel()
    }
    try begin()
    while !home.isClosed, ending == nil {
      try show()
      for arrival in try arrivals() { try react(to: arrival) }
      try reactToTime()
    }
    performTaps()
    return ending ?? .success
  }

  /// Does what the first frame doesn't need only after it.
  private func begin() throws(TerminalFault) {
    try reactToFaults()
    try reactToDeadlines()
    // Questions come before faces: whatever is answered at once needs no placeholder.
    try carryOut(home.due(by: time.date))
    try reactToPromptAnswers()
    try carryOut(home.advance(to: time.date))
    display.lag.ask(at: time.instant)
    try show()
    try display.ask(at: time.instant)
    try askAboutNotifications()
    input.parser = InputParser(keys: display.screen.keys)
    try follow()
    try reactToTime()
  }

  /// Shows what has become of everything, and performs a tap only then.
  private func show() throws(TerminalFault) {
    // Before the screen says so: whoever sees it may bring the network back at once.
    network.listen(home.waitsForNetwork)
    try display.show(home, at: time.date, by: time.clocks)
    performTaps()
  }

  /// Sleeps until something arrives or is due.
  private func arrivals() throws(TerminalFault) -> [Arrival] {
    let wait = nextWait
    let isTrimming = trims.begins(
      pausing: time.pause(before: wait), at: time.instant, isInUse: input.isInUse(at: time.instant))
    let arrivals = inbox.arrivals(
      until: wait, now: time.instant, isTrimming: isTrimming, full: display.screen.fullDescriptor)
    if !arrivals.isEmpty { trims.noteActivity() }
    try reactToClocks()
    return arrivals
  }

  /// The wait for the next frame or scheduled event.
  private var nextWait: Wait {
    let instant = input.deadline.orEarlier(following.boards.absence.deadline)
      .orEarlier(following.stored.plan.next).orEarlier(calls.nextDeadline)
      .orEarlier(display.nextFrame).orEarlier(network.settlement)
    let date = home.nextDate.orEarlier(display.until).orEarlier(following.alarms.nextDate)
      .orEarlier(following.announcements.nextDate)
    return time.wait(until: date).or(Wait(instant: instant))
  }
}

extension Dashboard {
  func react(to arrival: Arrival) throws(TerminalFault) {
    switch arrival {
    case .bytes(let bytes):
      try react(to: input.parser.tokens(from: bytes, at: time.instant))
    case .signal(let signal): try react(to: signal)
    case .letter(let event): try react(to: event)
    case .folders:
      if !following.stored.plan.explainsChange(at: time.instant) {
        calls.actions.hearOfFolders(at: time.instant)
      }
      try reactToFolders()
    case .news(let news): try react(to: news)
    case .network: network.hear(at: time.instant)
    case .hangup: ending = .hangup
    }
  }

  /// Handles an event that another thread has posted.
  func react(to letter: Event) throws(TerminalFault) {
    calls.hear(letter, at: time.instant)
    following.stored.hear(letter)
    if case .arranged(_, .saved(let board)) = letter { following.boards.adopt(board) }
    // The page behind an action shows at once what it has set.
    if case .performed = letter { try reactToSettings() }
    if case .bellRings = letter { try display.screen.ring() }
    if case .announced(let announcements) = letter { try announce(announcements) }
    if case .answered = letter { hearOfNewContent() }
    if case .multiplexerReported(let report) = letter { try react(toMultiplexer: report) }
    try handle(letter)
    if case .saved = letter { try reactToPreferences() }
  }

  func react(to tokens: [Token]) throws(TerminalFault) {
    for token in tokens.withoutPassedPlaces {
      switch token {
      case .input(.focus(let hasFocus)):
        try handle(.input(.focus(hasFocus)))
        input.absence.hear(isThere: hasFocus, at: time.instant)
        try reactToAbsence()
      case .input(let event):
        input.hear(event, at: time.instant)
        try handle(.input(event))
      case .reply(let reply): try react(to: reply)
      }
    }
  }

  private func react(to reply: Reply) throws(TerminalFault) {
    for event in try display.hear(reply, at: time.instant) { try handle(event) }
    guard let appearance = reply.impliedAppearance else { return }
    try handle(.appearanceChanged(appearance == .light ? .light : .dark))
  }

  private func react(toMultiplexer report: String) throws(TerminalFault) {
    for event in try display.hear(OuterTerminal(report: report)) { try handle(event) }
  }

  private func react(to signal: Int32) throws(TerminalFault) {
    switch signal {
    case SIGWINCH: try handle(.resized(display.screen.resize()))
    case SIGTSTP: try stop(everybody: false)
    case SIGCONT: try resume()
    case SIGHUP: ending = .hangup
    case SIGINT: ending = .interrupt
    case SIGQUIT: ending = .quit
    default: ending = .terminated
    }
  }

  func handle(_ event: Event) throws(TerminalFault) {
    if case .clockChanged = event { display.rest() }
    try carryOut(home.handle(event, at: time.date, seen: display.hits))
  }

  func carryOut(_ wanted: [Effect]) throws(TerminalFault) {
    for effect in wanted {
      switch effect {
      case .ask(let question): calls.providers.ask(question, at: time.instant)
      case .run(let tap): calls.taps.append(tap)
      case .open(let request):
        calls.actions.open(request, among: calls.pages, at: time.instant)
      case .find(let request): calls.actions.find(request, at: time.instant)
      case .readPicture(let path): calls.readPicture(at: path)
      case .repaint: try handle(.resized(display.screen.resize()))
      case .keep(let preferences): following.preferences.keep(preferences)
      case .keepLock(let isLocked):
        if let savingFault = following.lockFile.keep(isLocked) { try handle(.saved(savingFault)) }
      case .arrange(let step): following.boards.saving.save(step, in: home.zone)
      case .tellSettings: following.tellSettings()
      case .suspend: try stop(everybody: true)
      case .stopAlarm(let alarm): end(alarm, calls.alarms?.stop)
      case .prolongAlarm(let alarm): end(alarm, calls.alarms?.prolong)
      }
    }
  }

  /// Starts threads and disk access only after the user sees the pressed control.
  func performTaps() {
    for tap in calls.taps {
      calls.actions.run(tap, leaving: following.stored.trace(of: tap.id), at: time.instant)
    }
    calls.taps = []
  }

  /// Stops like other programs under a shell, and resumes when continued. Leaves the terminal
  /// before any process stops, because the shell takes it as soon as the first one has.
  private func stop(everybody: Bool) throws(TerminalFault) {
    display.screen.suspend()
    Signals.stop(everybody: everybody)
    try resume()
  }

  /// Another program has used the terminal and may have left anything on it.
  private func resume() throws(TerminalFault) {
    display.screen.suspend()
    try handle(.resized(try display.screen.resume()))
  }
}

extension Dashboard {
  /// Handles everything that is due by now.
  func reactToTime() throws(TerminalFault) {
    try reactToDeadlines()
    try carryOut(home.advance(to: time.date))
  }

  /// Handles what is due by now apart from the widgets.
  func reactToDeadlines() throws(TerminalFault) {
    try react(to: input.parser.tokens(expiringAt: time.instant))
    if let mouse = input.hold.expire(at: time.instant) { try handle(.input(.mouse(mouse))) }
    input.absence.expire(at: time.instant)
    try reactToAbsence()
    following.boards.absence.expire(at: time.instant)
    reactToMissingFile()
    followAnnouncements()
    readStore()
    try reactToAlarms()
    claimAnnouncements()
    if network.hasSettled(at: time.instant) { try reactToNetwork() }
    for event in calls.expire(at: time.instant) {
      following.stored.hear(event)
      try handle(event)
    }
  }

  /// Reloads widgets that couldn't connect.
  private func reactToNetwork() throws(TerminalFault) {
    tellNetworkReturned()
    try handle(.networkChanged)
  }

  private func tellNetworkReturned() {
    for hear in following.settings.supplies.networkReturned.values { hear() }
  }

  func reactToAbsence() throws(TerminalFault) {
    if home.isAway != input.absence.isLong {
      try handle(.attentionChanged(isAway: input.absence.isLong))
    }
  }

  /// Waits 8 ms for answers, so that quick ones are in the first frame. Other news that
  /// arrives meanwhile is handled as ever.
  func reactToPromptAnswers() throws(TerminalFault) {
    let end = time.instant + .milliseconds(8)
    while !calls.providers.isIdle, time.instant < end {
      for letter in inbox.letters(within: end - time.instant) { try react(to: letter) }
    }
  }

  /// Handles a change of the clock or the time zone while the program slept.
  func reactToClocks() throws(TerminalFault) {
    if time.hasJumped() {
      // The machine may have slept and moved to another network.
      tellNetworkReturned()
      try handle(.clockChanged)
    }
    guard let zone = time.newZone() else { return }
    following.boards.move(to: zone)
    following.stored.plan.want()
    try handle(.zoneChanged(zone))
  }
}
