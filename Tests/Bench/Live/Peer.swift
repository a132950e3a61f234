import Cells
import FoundationEssentials
import Kit

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

  /// The time from the start until a terminal shows so many bytes, in nanoseconds.
  func time(until count: Int) throws -> Double {
    let launch = try Launch(words, size: Self.size)
    var terminal = Emulator(size: Self.size)
    while terminal.counters.bytes < count {
      guard let bytes = try launch.bytes(within: 5000) else {
        throw Failure("\(name) sends \(terminal.counters.bytes) bytes, not \(count)")
      }
      terminal.feed(bytes)
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

  private func pass(_ time: Duration, of launch: Launch) throws {
    let end = launch.age + time
    while launch.age < end { _ = try launch.bytes(within: 100) }
  }

  private static let pause: Int32 = 100
}
