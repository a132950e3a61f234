import Cells
import Kit

/// A dashboard with a toggle that is being tapped.
struct TapSession {
  private let launch: Launch
  private var emulator: Emulator

  init() throws {
    let size = Size(width: 120, height: 40)
    launch = try Launch(
      ["/proc/self/exe"], size: size, environment: ["\(Tapper.variable)=1"])
    emulator = Emulator(size: size)
    try wait(for: Tapper.truth(0))
  }

  /// Goes to the next widget and hits its button.
  mutating func hitNext() throws {
    try launch.type("\t1")
  }

  mutating func returnToToggle() throws {
    try launch.type("\u{1B}[H")
  }

  /// Hits the toggle for the n-th time: how long it takes until that is seen, and until the truth is.
  mutating func tap(_ number: Int) throws -> (flip: Duration, truth: Duration) {
    let start = ContinuousClock.now
    try launch.type("1")
    try wait(for: Tapper.flip(number))
    let flip = ContinuousClock.now - start
    try wait(for: Tapper.truth(number))
    return (flip, ContinuousClock.now - start)
  }

  private mutating func wait(for text: String) throws {
    while !emulator.canvas.description.contains(text) { emulator.feed(try launch.nextBytes()) }
  }
}
