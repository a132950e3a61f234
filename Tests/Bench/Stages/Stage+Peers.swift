import FoundationEssentials

extension Stage {
  static let peers = Stage(
    name: "peers",
    summary:
      "fixed boards beside a C program that shows the same, a twin in C and Debian's programs"
  ) {
    let (one, six) = (try BoardData("one"), try BoardData("six"))
    let timer = try BoardData("timer", after: ["timer", "start", "5h"])
    let twin = try CProgram("twin", linking: ["ncursesw", "tinfo"])
    let others = [Peer(name: "twin", words: [twin.path])] + Peer.installed
    return try withExtendedLifetime(twin) {
      let count = try InstructionCount.best()
      defer { BarePrograms.shared.clear() }
      return try ready(one, six, others) + costs(one, six, timer, others)
        + instructions(of: six, by: count) + changes(of: one, six, timer)
    }
  }

  private static let rounds = 11

  /// The times until a terminal shows the first frame, as multiples of the floor's in the same round. A few
  /// bytes may be missing: a clock or a load has fewer digits at times.
  private static func ready(
    _ one: BoardData, _ six: BoardData, _ others: [Peer]
  ) throws -> [Figure] {
    // The questions to the terminal come right behind it.
    let full = Peer(name: "six", words: try six.command(), mark: "\u{1B}[?1004h")
    let single = Peer(name: "one", words: try one.command(), mark: full.mark)
    let frame = try full.firstFrame()
    let program = try Floor(sending: frame)
    let floor = Peer(name: "floor", words: program.arguments)
    return try withExtendedLifetime(program) {
      let all = try times(of: [floor, single, full] + others)
      let limits = ["one": 4.5, "six": 6.5]
      return [Figure("peers.floor", Timing(repetitions: all[0].times), in: .milliseconds)]
        + ratios(of: all, limits: limits)
    }
  }

  private typealias Times = (name: String, times: [Double])

  /// The times until all but a few bytes of a first frame are shown, one of each program in each round.
  private static func times(of peers: [Peer]) throws -> [Times] {
    let counts = try peers.map { try $0.firstFrame().count * 19 / 20 }
    let rounds = try (0..<rounds).map { _ in
      try zip(peers, counts).map { try $0.time(until: $1) }
    }
    return peers.enumerated().map { index, peer in (peer.name, rounds.map { $0[index] }) }
  }

  /// The times as multiples of the first one's in the same round.
  private static func ratios(of all: [Times], limits: [String: Double]) -> [Figure] {
    all.dropFirst().map { name, times in
      let ratios = Timing(repetitions: zip(times, all[0].times).map { $0 / $1 })
      return Figure("peers.ready.\(name)", ratios, in: .ratio, limit: limits[name])
    }
  }

  /// What is used at rest, and where something changes each second.
  private static func costs(
    _ one: BoardData, _ six: BoardData, _ timer: BoardData, _ others: [Peer]
  ) throws -> [Figure] {
    let frozen = Peer(name: "six", words: try six.command("--at", morning))
    let quick = Peer(name: "six", words: try six.command("--from", morning, "--speed", "60"))
    let clock = Peer(name: "one", words: try one.command("--from", morning, "--speed", "60"))
    let second = Peer(name: "timer", words: try timer.command())
    let changing = [clock, quick, second] + others.prefix(1)
    let limits = ["one": 1200.0, "six": 4000, "timer": 3000]
    let hours = try zip(changing, ChangingPeers(changing).costs()).flatMap { peer, cost in
      let limit = limits[peer.name]
      return [
        Figure("peers.hour.\(peer.name)", cost.processorTime, .milliseconds, limit: limit),
        Figure("peers.changing.\(peer.name)", cost.memory, .kilobytes),
      ]
    }
    let memories = ["six": 6144.0]
    return try ([frozen] + others).map { peer in
      Figure(
        "peers.memory.\(peer.name)", try peer.memory(), .kilobytes, limit: memories[peer.name])
    } + hours + rest(offline: six)
      + [Figure("peers.bytes.one", try clock.bytesOfChange(), .bytes, limit: 42)]
  }

  /// The board in a network without any other machine, after an hour, when retries have become rare.
  private static func rest(offline board: BoardData) throws -> [Figure] {
    let alone = ["/usr/bin/unshare", "-rn"]
    let slow = Peer(name: "offline", words: try alone + board.command(weather: "open-meteo"))
    let quick = Peer(
      name: "offline",
      words: try alone
        + board.command("--from", morning, "--speed", "240", weather: "open-meteo"))
    let (wakeUps, memory) = (try quick.wakeUps(inHoursOf: .seconds(15)), try slow.memory())
    return [
      Figure("peers.wakes.offline", wakeUps, .times, limit: 2),
      Figure("peers.memory.offline", memory, .kilobytes, limit: 6144),
    ]
  }

  static let morning = "2026-11-21T09:41:00+09:00"
}
