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
      try react(to: parser.tokens(from: bytes, at: instant))
    case .signal(let signal): try react(to: signal)
    case .letter(let event):
      providerCalls.hear(event)
      running.hear(event, at: instant)
      following.hear(event)
      try handle(event)
    case .folders:
      if !following.plan.explainsChange(at: instant) { running.hearOfFolders(at: instant) }
      try reactToFolders()
    case .news(let news): try react(to: news)
    case .network: unrest.hear(at: instant)
    case .hangup: ending = .hangup
    }
  }

  mutating func react(to tokens: [Token]) throws(TerminalFault) {
    for token in tokens.withoutPassedPlaces {
      switch token {
      case .input(.focus(let hasFocus)):
        try handle(.input(.focus(hasFocus)))
        absence.hear(isThere: hasFocus, at: clocks.instant)
        try reactToAbsence()
      case .input(let input):
        lastInput = clocks.instant
        try handle(.input(input))
      case .reply(let reply): try react(to: reply)
      }
    }
  }

  private mutating func react(to reply: Reply) throws(TerminalFault) {
    display.screen.hear(reply)
    display.fluency.hear(at: clocks.instant)
    if case .version(let answer) = reply, choosesGlyphs {
      let tier = GlyphTier(environment: environment, version: TerminalVersion(answer: answer))
      try handle(.glyphsChanged(tier))
    }
    guard let appearance = reply.impliedAppearance else { return }
    try handle(.appearanceChanged(appearance == .light ? .light : .dark))
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
    try perform(home.handle(event, at: pace.date(by: clocks), seen: display.hits))
  }

  mutating func perform(_ wanted: [Effect]) throws(TerminalFault) {
    for effect in wanted {
      switch effect {
      case .ask(let question): providerCalls.ask(question, at: clocks.instant)
      case .run(let tap): taps.append(tap)
      case .open(let request): running.open(request, among: pages, at: clocks.instant)
      case .repaint: try handle(.resized(display.screen.resize()))
      case .keep(let preferences): saving.add(preferences)
      case .keepLock(let isLocked):
        if let savingFault = lockFile.keep(isLocked) { try handle(.notKept(savingFault)) }
      case .suspend: try stop(everybody: true)
      }
    }
  }

  /// Starts threads and disk access only after the user sees the pressed control.
  mutating func performTaps() {
    for tap in taps {
      running.run(tap, leaving: following.trace(of: tap.id), at: clocks.instant)
    }
    taps = []
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
