/// Adds up the time while it runs.
struct Stopwatch {
  private(set) var total = Duration.zero
  private let clock = ContinuousClock()

  mutating func time<Result>(_ run: () throws -> Result) rethrows {
    let start = clock.now
    let result = try run()
    total += clock.now - start
    Self.keep(result)
  }

  /// Keeps the compiler from dropping an unused result.
  @inline(never) private static func keep<Result>(_ result: Result) {}
}

extension Duration {
  var nanoseconds: Double { self / .nanoseconds(1) }
}
