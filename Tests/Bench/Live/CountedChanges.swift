/// A dashboard in which a minute goes by each second, and whose instructions are counted.
struct CountedMinutes {
  let words: [String]

  /// The instructions of a minute in millions, the mean of twenty.
  func mean() throws -> Double {
    let pictures = try CountedPictures(words)
    let launch = try Launch(pictures.words, size: Peer.size)
    _ = try launch.nextBytes()
    try pass(Self.start, of: launch)
    let first = try pictures.count + 1
    try pass(Self.minutes, of: launch)
    let last = try pictures.count
    try launch.type("q")
    while (try? launch.bytes(within: 5000)) != nil {}
    guard first <= last else { throw Failure("no minute goes by") }
    let sum = try (first...last).reduce(0) { try $0 + pictures.instructions(forPicture: $1) }
    return sum / Double(Self.minutes)
  }

  private func pass(_ seconds: Int, of launch: Launch) throws {
    let end = launch.age + .seconds(seconds)
    while launch.age < end { _ = try launch.bytes(within: 100) }
  }

  private static let minutes = 20
  /// The seconds until everything is there, also where each takes thirty times as long.
  private static let start = 8
}
