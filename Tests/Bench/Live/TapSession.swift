import Cells
import Kit

/// A dashboard with reminders, the first of which is ticked off and put back again and again.
struct TapSession {
  private let launch: Launch
  private let data: TapData
  private var emulator: Emulator
  private var arrival = ContinuousClock.now
  /// Where the heading tells how many are open, and where the first of them stands.
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

  /// How long the dashboard's loop has had a processor.
  var loopTime: Duration { get throws { try launch.processorTimeOfFirstThread } }

  /// Goes to the next widget and hits its button.
  mutating func hitNext() throws {
    try launch.type("\t1")
  }

  mutating func returnToReminders() throws {
    try launch.type("\u{1B}[H")
  }

  /// Hits the first toggle for the n-th time: how long it takes until that reaches the terminal, and
  /// until the truth does.
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

  /// When the last of the bytes came that make up a picture; what it takes to look at them here doesn't
  /// count.
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
