import Cells
import Kit

/// A dashboard in which somebody goes from place to place.
struct GoingSession {
  private let folder: TestFolder
  private let launch: Launch
  private var emulator: Emulator

  /// What one going costs, until nothing moves any more.
  struct Going {
    /// The time until the first picture that differs.
    let first: Duration
    /// The time until the last byte.
    let last: Duration
    let frames: Int
    let bytes: Int
  }

  /// Keys that lead through all places and back.
  static let round = ["s", "s", "t", "s", "t", "t", "Q", "u"]

  init(_ flags: [String] = []) throws {
    let size = Size(width: 120, height: 40)
    folder = try TestFolder()
    launch = try Launch(
      [
        try Stage.programPath(), "--data", folder.path, "--locale", "en", "--weather-source",
        "simulated", "--at", "2026-11-21T09:41:00+09:00",
      ] + flags, size: size)
    emulator = Emulator(size: size)
    while !emulator.canvas.description.contains("Quit") {
      try launch.show(try launch.nextBytes(), on: &emulator)
    }
    // Each place asks its widgets when it is first seen.
    for key in Self.round { _ = try go(by: key, resting: 500) }
  }

  /// The program's proportional share of memory, in kilobytes, once it has rested.
  mutating func memory() throws -> Double {
    try rest(within: 3000)
    return Double(try launch.proportionalSize)
  }

  /// Rests so many milliseconds after each key.
  mutating func goings(rounds: Int, resting patience: Int32 = 80) throws -> [Going] {
    try (0..<rounds).flatMap { _ in try Self.round.map { try go(by: $0, resting: patience) } }
  }

  /// Presses a key, and waits until there is no output for so many milliseconds.
  private mutating func go(by key: String, resting patience: Int32) throws -> Going {
    let before = emulator.canvas
    emulator.mark()
    let start = ContinuousClock.now
    try launch.type(key)
    var first: Duration?
    var last = Duration.zero
    while let bytes = try launch.bytes(within: first == nil ? 20_000 : patience) {
      last = ContinuousClock.now - start
      try launch.show(bytes, on: &emulator)
      if first == nil, !emulator.isInFrame, emulator.canvas != before { first = last }
    }
    guard let first else { throw Failure("\(key) leads nowhere") }
    return Going(
      first: first, last: last, frames: emulator.counters.frames, bytes: emulator.counters.bytes)
  }

  private mutating func rest(within patience: Int32) throws {
    while let bytes = try launch.bytes(within: patience) { try launch.show(bytes, on: &emulator) }
  }
}
