import Cells
import FoundationEssentials
import Kit

extension Stage {
  static let lateness = Stage(
    name: "lateness", summary: "a dashboard that runs: from an entry's date to its bytes"
  ) {
    let seconds = try latenesses().sorted()
    guard let least = seconds.first else { throw Failure("no entry was shown") }
    func percentile(_ share: Double) -> Double { seconds[Int(Double(seconds.count - 1) * share)] }
    return [
      Figure("lateness.median", percentile(0.5) * 1000, .milliseconds),
      Figure("lateness.p99", percentile(0.99) * 1000, .milliseconds, limit: 20),
      Figure("lateness.least", least * 1000, .milliseconds),
      Figure("lateness.early", Double(seconds.count { $0 < 0 }), .entries, limit: 0),
      Figure("lateness.missed", Double(Ticker.turns - seconds.count), .entries, limit: 0),
    ]
  }

  /// The delays of all entries after the one that the dashboard starts with.
  private static func latenesses() throws -> [TimeInterval] {
    let size = Size(width: 80, height: 24)
    let launch = try Launch(
      ["/proc/self/exe"], size: size, environment: ["\(Ticker.variable)=1"])
    var emulator = Emulator(size: size)
    var (last, first): (Int?, Int?)
    var seconds: [TimeInterval] = []
    while first.map({ (last ?? $0) < $0 + Ticker.turns }) ?? true {
      let bytes = try launch.nextBytes()
      let now = Date.now
      emulator.feed(bytes)
      guard let number = Ticker.number(in: emulator.canvas.description), number != last else {
        continue
      }
      if first != nil { seconds.append(now.timeIntervalSince(Ticker.date(of: number))) }
      first = first ?? number
      last = number
    }
    return seconds
  }
}
