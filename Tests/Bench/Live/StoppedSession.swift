import Cells
import Kit

/// A dashboard that starts beside a stopped writer.
struct StoppedSession {
  private let data: StoppedData
  private let launch: Launch
  private var emulator: Emulator

  init() throws {
    let size = Size(width: 80, height: 24)
    data = try StoppedData()
    launch = try Launch(try data.command("--reduce-motion"), size: size)
    emulator = Emulator(size: size)
  }

  /// The times until the first frame, and from a key to what it opens.
  func times() throws -> (frame: Duration, key: Duration) {
    var session = self
    try session.wait(for: "Quit")
    let frame = launch.age
    let start = ContinuousClock.now
    try launch.type("?")
    try session.wait(for: "This help")
    return (frame, ContinuousClock.now - start)
  }

  private mutating func wait(for text: String) throws {
    while emulator.isInFrame || !emulator.canvas.description.contains(text) {
      emulator.feed(try launch.nextBytes())
    }
  }
}
