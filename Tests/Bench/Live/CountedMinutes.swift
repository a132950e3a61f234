import Kit

/// A dashboard in which a minute goes by each second, and whose instructions are counted.
struct CountedMinutes {
  let words: [String]
  let count: InstructionCount

  /// The instructions of a minute in millions, the mean of twenty; nil if they can't be counted.
  func mean() throws -> Double? {
    guard let short = try cost(ofSeconds: Self.start),
      let long = try cost(ofSeconds: Self.start + Self.minutes)
    else {
      return nil
    }
    return (long - short) / Double(Self.minutes)
  }

  private func cost(ofSeconds seconds: Int) throws -> Double? {
    let folder = try TestFolder()
    let log = folder.file("log")
    let command = Command(words[0], Array(words.dropFirst()))
    guard let counted = try count.words(counting: command, in: log) else { return nil }
    let launch = try Launch(counted, size: Peer.size)
    _ = try launch.nextBytes()
    let end = launch.age + .seconds(seconds)
    while launch.age < end { _ = try launch.bytes(within: 100) }
    try launch.type("q")
    while (try? launch.bytes(within: 5000)) != nil {}
    return try count.count(in: log)
  }

  private static let minutes = 20
  /// The seconds until everything is there, also where each takes thirty times as long.
  private static let start = 8
}
