import Cast
import Cells
import Glibc
import Home
import Terminal
import Views

extension Dashboard {
  mutating func react(to arrival: Arrival, at instant: Duration) throws(TerminalFault) {
    switch arrival {
    case .bytes(let bytes):
      try react(to: input.parser.tokens(from: bytes, at: instant))
    case .signal(let signal): try react(to: signal)
    case .letter(let event): try react(to: event, at: instant)
    case .folders:
      if !following.stored.plan.explainsChange(at: instant) {
        calls.actions.hearOfFolders(at: instant)
      }
      try reactToFolders()
    case .news(let news): try react(to: news)
    case .network: network.hear(at: instant)
    case .hangup: ending = .hangup
    }
  }

  /// Handles an event that another thread has posted.
  mutating func react(to letter: Event, at instant: Duration) throws(TerminalFault) {
    calls.hear(letter, at: instant)
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

  mutating func react(to tokens: [Token]) throws(TerminalFault) {
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

  private mutating func react(to reply: Reply) throws(TerminalFault) {
    for event in try display.hear(reply, at: time.instant) { try handle(event) }
    guard let appearance = reply.impliedAppearance else { return }
    try handle(.appearanceChanged(appearance == .light ? .light : .dark))
  }

  private mutating func react(toMultiplexer report: String) throws(TerminalFault) {
    for event in try display.hear(OuterTerminal(report: report)) { try handle(event) }
  }

  private mutating func react(to signal: Int32) throws(TerminalFault) {
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

  mutating func handle(_ event: Event) throws(TerminalFault) {
    if case .clockChanged = event { display.rest() }
    try carryOut(home.handle(event, at: time.date, seen: display.hits))
  }

  mutating func carryOut(_ wanted: [Effect]) throws(TerminalFault) {
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
  mutating func performTaps() {
    for tap in calls.taps {
      calls.actions.run(tap, leaving: following.stored.trace(of: tap.id), at: time.instant)
    }
    calls.taps = []
  }

  /// Stops like other programs under a shell, and resumes when continued. Leaves the terminal
  /// before any process stops, because the shell takes it as soon as the first one has.
  private mutating func stop(everybody: Bool) throws(TerminalFault) {
    display.screen.suspend()
    Signals.stop(everybody: everybody)
    try resume()
  }

  /// Another program has used the terminal and may have left anything on it.
  private mutating func resume() throws(TerminalFault) {
    display.screen.suspend()
    try handle(.resized(try display.screen.resume()))
  }
}
