import System
import Home
import Terminal

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
