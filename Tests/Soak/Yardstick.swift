import Glibc
import Kit

/// A piece of work that is always the same, done now and then to learn how far other programs slow the
/// machine.
///
/// On a busy machine the processor time of one and the same work grows, although waiting isn't part of it:
/// two cores may share one unit, and what lay in the caches has to be fetched anew. So what the dashboard
/// takes is judged in yards.
struct Yardstick {
  private let chain = Yardstick.chain(of: 1 << 16)
  private var place = 0
  private var total = 0.0
  private var times = 0

  /// Does the work once, about a millisecond.
  mutating func measure() {
    let start = Self.processorTime
    for _ in 0..<(2 * chain.count) { place = chain[place] }
    total += Self.processorTime - start
    times += 1
  }

  /// The mean time of the work since this was last asked, in milliseconds.
  mutating func length() -> Double {
    if times == 0 { measure() }
    defer { (total, times) = (0, 0) }
    return total / Double(times)
  }

  /// A way through all places, each of which holds the next, in an order that nothing foresees (Sattolo).
  private static func chain(of length: Int) -> [Int] {
    var random = SplitMix(seed: 1)
    var chain = Array(0..<length)
    for last in chain.indices.dropFirst().reversed() {
      chain.swapAt(last, Int.random(in: 0..<last, using: &random))
    }
    return chain
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }
}
