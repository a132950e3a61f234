/// A dashboard in which something changes each second, and whose instructions are counted.
struct CountedChanges {
  let words: [String]

  /// The instructions for a picture in millions, the mean of some twenty.
  func mean() throws -> Double {
    let pictures = try CountedPictures(words)
    let launch = try Launch(pictures.words, size: Peer.size)
    _ = try launch.nextBytes()
    try pass(Self.start, of: launch)
    let first = try pictures.count
    try pass(Self.seconds, of: launch)
    let last = try pictures.count
    try launch.type("q")
    while (try? launch.bytes(within: 5000)) != nil {}
    guard last > first else { throw Failure("nothing changes") }
    let sum = try (first + 1...last).reduce(0) { try $0 + pictures.instructions(forPicture: $1) }
    return sum / Double(last - first)
  }

  private func pass(_ seconds: Int, of launch: Launch) throws {
    let end = launch.age + .seconds(seconds)
    while launch.age < end { _ = try launch.bytes(within: 100) }
  }

  private static let seconds = 20
  /// The seconds until everything is there, also where each takes thirty times as long.
  private static let start = 8
}
