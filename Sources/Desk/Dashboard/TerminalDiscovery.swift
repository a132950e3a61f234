import Cells
import Home
import System
import Terminal

/// What is known of the terminal, and the questions that find out more.
struct TerminalDiscovery {
  private(set) var identity: TerminalIdentity
  /// The finest blocks that the terminal was known to draw.
  private var glyphs: GlyphTier
  /// Whether the user is asked which blocks look right.
  private var isAsking = false
  /// Whether colours are as the terminal can show them, and not chosen by the user.
  private let adaptsColors: Bool
  /// Nil outside tmux.
  private let multiplexer: MultiplexerCall?

  /// The terminal is known to draw these blocks.
  init(
    _ identity: TerminalIdentity, drawing glyphs: GlyphTier, adaptsColors: Bool,
    multiplexer: MultiplexerCall?
  ) {
    (self.identity, self.glyphs) = (identity, glyphs)
    (self.adaptsColors, self.multiplexer) = (adaptsColors, multiplexer)
  }

  /// Asks the terminal what it is and can do.
  mutating func ask(through screen: inout Screen) throws(TerminalFault) {
    try screen.ask(aboutColors: mayAdapt(screen) && screen.depth != .direct)
    guard identity.isInTmux else { return }
    if let multiplexer { multiplexer.start() } else { identity.hear(nil) }
  }

  /// Records an answer of the terminal; returns what it changes.
  mutating func hear(
    _ reply: Reply, through screen: inout Screen
  ) throws(TerminalFault) -> [Event] {
    identity.hear(reply)
    return try adapted(screen: &screen)
  }

  /// Records the terminal around tmux, nil if tmux doesn't know it; returns what that changes.
  mutating func hear(
    _ outer: OuterTerminal?, through screen: inout Screen
  ) throws(TerminalFault) -> [Event] {
    identity.hear(outer)
    if identity.needsProbe { try screen.probeOctants() }
    return try adapted(screen: &screen)
  }

  private mutating func adapted(screen: inout Screen) throws(TerminalFault) -> [Event] {
    var events: [Event] = []
    let wasAsking = isAsking
    isAsking = identity.isLeftToUser
    if isAsking, !wasAsking { events.append(.glyphsUnknown) }
    if glyphs != identity.glyphs || wasAsking && !isAsking {
      glyphs = identity.glyphs
      events.append(.glyphsChanged(glyphs))
    }
    let before = screen.depth
    if mayAdapt(screen) { try screen.show(in: identity.depth(over: before)) }
    if screen.depth != before { events.append(.depthChanged(screen.depth)) }
    return events
  }

  /// Who wants no colours gets none from a terminal that has them.
  private func mayAdapt(_ screen: borrowing Screen) -> Bool {
    adaptsColors && screen.depth != .mono
  }
}

/// The question to tmux which terminal it is shown on, asked on another thread.
struct MultiplexerCall {
  private let asking: SerialWork<Void>

  /// Fails where tmux isn't to be found. What it says is posted, nothing if it says nothing.
  init?(
    in environment: [String: String], on pool: ThreadPool, by clocks: Clocks,
    tellingThrough mailbox: Mailbox<Event>
  ) {
    guard let socket = environment["TMUX"], !socket.isEmpty,
      let path = ProgramPath(of: "tmux", in: environment)?.path
    else { return nil }
    let program = ChildProgram(
      at: path, environment: ["TMUX": socket, "LC_ALL": "C.UTF-8"], patience: .seconds(2),
      limit: 1024)
    let arguments = ["display-message", "-p", OuterTerminal.format]
    asking = SerialWork(on: pool) {
      let bytes = (try? program.output(of: arguments, by: { clocks.instant })) ?? []
      mailbox.post(.multiplexerReported(String(decoding: bytes, as: UTF8.self)))
    }
  }

  func start() { asking.add(()) }
}
