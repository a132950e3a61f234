import Cells
import FoundationEssentials

/// A program that fills a terminal, whoever wrote it: from its start to its first frame, and at rest.
struct Peer {
  let name: String
  let words: [String]
  /// What comes last in the first frame, or right behind it; nil if a pause ends that.
  var mark: String?

  static let size = Size(width: 120, height: 40)

  /// Those of Debian's that are installed.
  static var installed: [Peer] {
    [
      ["top"], ["htop"], ["btop", "--utf-force"], ["tty-clock", "-s"], ["calcurse", "-q"], ["nmon"],
    ]
    .compactMap { words in
      let paths = ["/usr/bin/", "/bin/", "/usr/games/"].map { $0 + words[0] }
      return paths.first(where: FileManager.default.isExecutableFile).map {
        Peer(name: words[0], words: [$0] + words.dropFirst())
      }
    }
  }

  /// The bytes of the first frame.
  func firstFrame() throws -> [UInt8] {
    let launch = try Launch(words, size: Self.size)
    var bytes = try launch.nextBytes()
    while let more = try launch.bytes(within: Self.pause) { bytes += more }
    guard let mark = mark?.utf8 else { return bytes }
    let end = bytes.indices.first { bytes[$0...].starts(with: mark) }
    return Array(bytes[..<(end ?? bytes.endIndex)])
  }

  /// The time from the start to so many bytes, in nanoseconds.
  func time(until count: Int) throws -> Double {
    let launch = try Launch(words, size: Self.size)
    var received = 0
    while received < count {
      guard let bytes = try launch.bytes(within: 5000) else {
        throw Failure("\(name) sends \(received) bytes, not \(count)")
      }
      received += bytes.count
    }
    return launch.age.nanoseconds
  }

  /// The share of memory once it has come to rest, in kilobytes.
  func memory() throws -> Double {
    let launch = try Launch(words, size: Self.size)
    _ = try launch.nextBytes()
    while try launch.bytes(within: 600) != nil {}
    return Double(try launch.proportionalSize)
  }

  /// The same where something changes each second, after a time of that: the median of a quarter of an
  /// hour of its own, in which an entry turns.
  func memory(afterChangesFor time: Duration) throws -> Double {
    let launch = try Launch(words, size: Self.size)
    try pass(time, of: launch)
    let sizes = try (0..<15).map { _ in
      try pass(.seconds(1), of: launch)
      return Double(try launch.proportionalSize)
    }
    return Timing(repetitions: sizes).median
  }

  /// The bytes of a change, where something changes each second: the median.
  func bytesOfChange() throws -> Double {
    let launch = try Launch(words, size: Self.size)
    try pass(.seconds(2), of: launch)
    var counts: [Double] = []
    while counts.count < 9 { counts.append(Double(try launch.nextBytes().count)) }
    return Timing(repetitions: counts).median
  }

  /// How often it wakes up in a minute of the second hour, where an hour takes so long.
  func wakeUps(inHoursOf hour: Duration) throws -> Double {
    let launch = try Launch(words, size: Self.size)
    try pass(hour, of: launch)
    let before = try launch.wakeUps
    try pass(hour, of: launch)
    return Double(try launch.wakeUps - before) / 60
  }

  /// The processor time for an hour of changes, one a second, in milliseconds.
  func hourOfChanges() throws -> Double {
    let launch = try Launch(words, size: Self.size)
    try pass(.seconds(2), of: launch)
    let (start, before) = (launch.age, try launch.processorTimeOfFirstThread)
    try pass(.seconds(10), of: launch)
    let used = try launch.processorTimeOfFirstThread - before
    return used / (launch.age - start) * 3_600_000
  }

  private func pass(_ time: Duration, of launch: Launch) throws {
    let end = launch.age + time
    while launch.age < end { _ = try launch.bytes(within: 100) }
  }

  private static let pause: Int32 = 100
}
