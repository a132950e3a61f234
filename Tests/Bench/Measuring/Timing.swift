/// The duration of one run in nanoseconds, from several repetitions.
///
/// Other work on the machine only adds time. The minimum is therefore the cost of the work itself,
/// and a median far above it shows that the machine was busy.
struct Timing: Sendable {
  let least: Double
  let median: Double

  init(repetitions: [Double]) {
    let sorted = repetitions.sorted()
    least = sorted.first ?? 0
    median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  func divided(by count: Int) -> Timing {
    Timing(repetitions: [least, median, median].map { $0 / Double(max(1, count)) })
  }
}

extension Timing {
  /// The minimum length of a repetition, long enough that the clock's resolution doesn't matter.
  static let leastRepetition = Duration.milliseconds(5)
  static let repetitions = 15

  /// Times the whole of each run.
  static func of<Result>(_ run: () throws -> Result) rethrows -> Timing {
    try of { watch in try watch.time(run) }
  }

  /// Times only the part of each run that the stopwatch covers.
  static func of(_ run: (inout Stopwatch) throws -> Void) rethrows -> Timing {
    let runs = try runsOfRepetition(run)
    let times = try (0..<repetitions).map { _ in
      try time(of: runs, run).nanoseconds / Double(runs)
    }
    return Timing(repetitions: times)
  }

  private static func runsOfRepetition(
    _ run: (inout Stopwatch) throws -> Void
  ) rethrows -> Int {
    var runs = 1
    while try time(of: runs, run) < leastRepetition { runs *= 2 }
    return runs
  }

  private static func time(
    of runs: Int, _ run: (inout Stopwatch) throws -> Void
  ) rethrows -> Duration {
    var watch = Stopwatch()
    for _ in 0..<runs { try run(&watch) }
    return watch.total
  }
}
