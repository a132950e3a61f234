import Cells
import Kit

/// A dashboard that is used by its keys, and what it shows.
struct KeySession {
  private let launch: Launch
  private var emulator: Emulator
  private var arrival = ContinuousClock.now

  /// Starts the built program frozen at a date, and waits until it stands.
  init(in data: String, size: Size) throws {
    try self.init(
      in: data, size: size,
      flags: ["--reduce-motion", "--at", "2026-11-21T09:41:00+09:00"])
  }

  /// Starts the built program in motion, and waits until it stands.
  init(movingIn data: String, size: Size) throws {
    try self.init(in: data, size: size, flags: [])
  }

  private init(in data: String, size: Size, flags: [String]) throws {
    launch = try Launch(
      [
        try Stage.programPath(), "--data", data, "--locale", "en", "--weather-source", "simulated",
      ] + flags, size: size)
    emulator = Emulator(size: size)
    try wait { $0.canvas.description.contains("Quit") }
    // A tile leads nowhere before its first answer.
    try rest(within: 1000)
  }

  /// Presses a key that brings a text to the screen.
  mutating func press(_ key: String, until text: String) throws {
    try launch.type(key)
    try wait { $0.canvas.description.contains(text) }
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

  /// The time until the last byte of the first whole picture that each key has changed, and the
  /// processor time that the program's first thread takes for all pictures of it.
  mutating func firstPictures(
    of keys: [String]
  ) throws -> [(time: Duration, processorTime: Duration)] {
    try keys.map { key in
      let (before, spent) = (emulator.canvas, try launch.processorTimeOfFirstThread)
      let start = ContinuousClock.now
      try launch.type(key)
      try wait { $0.canvas != before }
      let time = arrival - start
      try rest(within: 20)
      return (time, try launch.processorTimeOfFirstThread - spent)
    }
  }

  /// The number of pictures that follow each key until nothing moves, and of their bytes.
  mutating func motion(of keys: [String]) throws -> [(pictures: Int, bytes: Int)] {
    try keys.map { key in
      let before = emulator.canvas
      emulator.mark()
      try launch.type(key)
      try wait { $0.canvas != before }
      try rest(within: 300)
      return (emulator.counters.frames, emulator.counters.bytes)
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
  mutating func rest(within patience: Int32) throws {
    while let bytes = try launch.bytes(within: patience) {
      arrival = .now
      try launch.show(bytes, on: &emulator)
    }
  }

  /// Waits for a whole picture. The time to examine the bytes doesn't count.
  mutating func wait(until isTrue: (Emulator) -> Bool) throws {
    while emulator.isInFrame || !isTrue(emulator) {
      let bytes = try launch.nextBytes()
      arrival = .now
      try launch.show(bytes, on: &emulator)
    }
  }
}
