/// A dashboard in which something changes each second, and whose instructions are counted.
struct CountedChanges {
  let words: [String]

  /// The instructions for a picture in millions, the mean of twenty or more: from one that wasn't prepared
  /// to another, for all that are prepared between them are worked out at once.
  func mean() throws -> Double {
    let pictures = try CountedPictures(words)
    let launch = try Launch(pictures.words, size: Peer.size)
    _ = try launch.nextBytes()
    try pass(Self.start, of: launch)
    let first = try pictures.lastSpontaneous(upTo: pictures.count)
    try pass(Self.seconds, of: launch)
    let last = try nextSpontaneous(after: first, of: pictures, by: launch)
    try launch.type("q")
    while (try? launch.bytes(within: 5000)) != nil {}
    let sum = try (first + 1...last).reduce(0) { try $0 + pictures.instructions(forPicture: $1) }
    return sum / Double(last - first)
  }

  /// The last picture that wasn't prepared; waits for one if there is none after the first.
  private func nextSpontaneous(
    after first: Int, of pictures: CountedPictures, by launch: Launch
  ) throws -> Int {
    for _ in 0..<Self.seconds {
      let last = try pictures.lastSpontaneous(upTo: pictures.count)
      if last > first { return last }
      try pass(1, of: launch)
    }
    throw Failure("nothing changes")
  }

  private func pass(_ seconds: Int, of launch: Launch) throws {
    let end = launch.age + .seconds(seconds)
    while launch.age < end { _ = try launch.bytes(within: 100) }
  }

  private static let seconds = 20
  /// The seconds until everything is there, also where each takes thirty times as long.
  private static let start = 8
}

extension CountedPictures {
  fileprivate func lastSpontaneous(upTo last: Int) throws -> Int {
    guard let number = try (1...last).last(where: isSpontaneous) else {
      throw Failure("no picture was sent")
    }
    return number
  }
}
