/// Programs in which something changes each second. They run side by side, for they mostly sleep.
struct ChangingPeers {
  private let launches: [Launch]

  /// What a program costs at one change a second.
  struct Cost {
    /// The processor time for an hour, in milliseconds.
    let processorTime: Double
    /// The median of its shares of memory, in kilobytes.
    let memory: Double
  }

  init(_ peers: [Peer]) throws {
    launches = try peers.map { try Launch($0.words, size: Peer.size) }
  }

  /// What each of them costs once it has gone on undisturbed for a time: the mean of what it works out at once.
  func costs() throws -> [Cost] {
    try pass(Self.start)
    let before = try launches.map { try ($0.age, $0.processorTimeOfFirstThread) }
    var sizes: [[Double]] = []
    for _ in 0..<Self.samples {
      try pass(Self.pause)
      sizes.append(try launches.map { Double(try $0.proportionalSize) })
    }
    return try launches.enumerated().map { index, launch in
      let used = try launch.processorTimeOfFirstThread - before[index].1
      return Cost(
        processorTime: used / (launch.age - before[index].0) * 3_600_000,
        memory: Timing(repetitions: sizes.map { $0[index] }).median)
    }
  }

  private func pass(_ time: Duration) throws {
    let end = ContinuousClock.now + time
    while ContinuousClock.now < end {
      for launch in launches { _ = try launch.bytes(within: 20) }
    }
  }

  private static let start = Duration.seconds(30)
  private static let samples = 33
  private static let pause = Duration.seconds(2)
}
