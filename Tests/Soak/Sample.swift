/// What the dashboard costs where nobody touches it.
struct Sample: Sendable {
  /// The time since the start, in seconds.
  let age: Double
  /// The proportional share of memory, in kilobytes.
  let proportionalSize: Int
  /// The part of that which the dashboard shares with nobody, in kilobytes.
  let anonymousSize: Int
  let descriptors: Int
  let threads: Int
  let wakeUpsPerSecond: Double
  /// The processor time in milliseconds.
  let timePerSecond: Double
  /// The processor time of the yardstick's work, in milliseconds.
  let yard: Double
  /// The size of all its files, in kilobytes.
  let disk: Double

  /// The processor time in yards, which other work on the machine doesn't lengthen.
  var yardsPerSecond: Double { timePerSecond / yard }

  static let heading =
    "   time    PSS KB    own KB   open  threads  wake-ups/s  CPU ms/s  yard ms  disk KB"

  var row: String {
    let minutes = Int(age / 60)
    let time = "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
    let columns = [
      (time, 7), ("\(proportionalSize)", 10), ("\(anonymousSize)", 10), ("\(descriptors)", 7),
      ("\(threads)", 9), ("\(Int(wakeUpsPerSecond))", 12),
      ("\(Int(timePerSecond))", 10), ("\((yard * 100).rounded() / 100)", 9),
      ("\(Int(disk))", 9),
    ]
    return columns.map { text, width in
      String(repeating: " ", count: max(0, width - text.count)) + text
    }.joined()
  }
}
