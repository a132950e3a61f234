import Cells
import Kit

/// A dashboard with an open page of many items.
struct PageSession {
  private let data: PageData
  private let launch: Launch
  private var emulator: Emulator
  private var arrival = ContinuousClock.now

  /// What is typed in turn; each key of it changes the picture.
  static let keys: [[String]] = [
    Array(repeating: "\u{1B}[B", count: 120), Array(repeating: "\u{1B}[6~", count: 30),
    ["\u{1B}[F"], Array(repeating: "\u{1B}[A", count: 60), ["\u{1B}[H", "/"],
    ["1", "2", "3", "\u{7F}", "\u{7F}", "\u{7F}"],
  ]

  init(of subject: PageData.Subject) throws {
    let size = Size(width: 120, height: 40)
    data = try PageData(of: subject)
    launch = try Launch(
      [
        try Stage.programPath(), "--data", data.folder.path, "--locale", "en", "--reduce-motion",
        "--at", "2026-11-21T09:41:00+09:00",
      ], size: size)
    emulator = Emulator(size: size)
    try wait { $0.canvas.description.contains("Quit") }
    // A tile leads nowhere before its first answer.
    try rest(within: 1000)
    try launch.type("\r")
    try wait { $0.canvas.description.contains(subject.sign) }
  }

  /// The times until the last byte of what each key has changed.
  mutating func times(of keys: [String]) throws -> [Duration] {
    try keys.map { key in
      let before = emulator.canvas
      let start = ContinuousClock.now
      try launch.type(key)
      try wait { $0.canvas != before }
      try rest(within: 60)
      return arrival - start
    }
  }

  /// How often the program wakes up in some seconds in which nothing happens.
  ///
  /// At first it releases the memory of the start.
  mutating func wakesAtRest() throws -> Int {
    var least = Int.max
    for _ in 0..<3 where least > 0 {
      let before = try launch.sleeps
      try rest(within: 5000)
      least = min(least, try launch.sleeps - before)
    }
    return least
  }

  /// Waits until there is no output for so many milliseconds.
  private mutating func rest(within patience: Int32) throws {
    while let bytes = try launch.bytes(within: patience) {
      arrival = .now
      emulator.feed(bytes)
    }
  }

  /// Waits for a whole picture. The time to examine the bytes doesn't count.
  private mutating func wait(until isTrue: (Emulator) -> Bool) throws {
    while emulator.isInFrame || !isTrue(emulator) {
      let bytes = try launch.nextBytes()
      arrival = .now
      emulator.feed(bytes)
    }
  }
}
