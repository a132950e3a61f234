import Cells
import Kit

/// A dashboard with reminders, whose first one is completed and restored repeatedly.
struct TapSession {
  private let launch: Launch
  private let data: TapData
  private var emulator: Emulator
  private var arrival = ContinuousClock.now
  /// The positions of the number of open reminders and of the first reminder.
  private var (heading, first) = (0, 0)
  private var openRow = ""

  init() throws {
    let size = Size(width: 120, height: 40)
    data = try TapData()
    launch = try Launch(
      ["/proc/self/exe", "--data", data.folder, "--locale", "en", "--reduce-motion"], size: size,
      environment: ["\(Tapper.variable)=1"])
    emulator = Emulator(size: size)
    heading = try row(saying: Self.count(TapData.titles.count))
    first = try row(saying: TapData.titles[0])
    openRow = emulator.text(ofRow: first)
  }

  /// The processor time of the dashboard's loop.
  var loopTime: Duration { get throws { try launch.processorTimeOfFirstThread } }

  /// Moves to the next widget and presses its button.
  mutating func hitNext() throws {
    try launch.type("\t1")
  }

  mutating func returnToReminders() throws {
    try launch.type("\u{1B}[H")
  }

  /// Presses the first toggle for the n-th time; returns the times until the terminal shows the
  /// press and until it shows the result.
  mutating func tap(_ number: Int) throws -> (flip: Duration, truth: Duration) {
    let isOpen = number.isMultiple(of: 2)
    let count = Self.count(TapData.titles.count - (isOpen ? 0 : 1))
    let (first, heading, openRow) = (first, heading, openRow)
    let start = ContinuousClock.now
    try launch.type("1")
    let flip = try wait { ($0.text(ofRow: first) == openRow) == isOpen } - start
    let truth = try wait { $0.text(ofRow: heading).contains(count) } - start
    return (flip, truth)
  }

  private mutating func row(saying text: String) throws -> Int {
    let rows = 0..<emulator.size.height
    func row(in emulator: Emulator) -> Int? {
      rows.first { emulator.text(ofRow: $0).contains(text) }
    }
    try wait { row(in: $0) != nil }
    return row(in: emulator) ?? 0
  }

  private static func count(_ number: Int) -> String { " \(number) " }

  /// The arrival of the last byte of a picture; the time to examine the bytes doesn't count.
  @discardableResult
  private mutating func wait(until isTrue: (Emulator) -> Bool) throws -> ContinuousClock.Instant {
    while !isTrue(emulator) {
      let bytes = try launch.nextBytes()
      arrival = .now
      emulator.feed(bytes)
    }
    return arrival
  }
}
