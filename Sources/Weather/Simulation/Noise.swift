/// Smoothly changing numbers from -1 to 1 over the hours, the same for a seed on every machine.
struct Noise: Sendable {
  private let seed: UInt64
  /// The hours between two random numbers; values in between are interpolated.
  private let period: Int

  init(seed: UInt64, period: Int) {
    self.seed = seed
    self.period = max(1, period)
  }

  /// The number at an hour since the start of the calendar.
  func value(at hour: Int) -> Double {
    let share = Double(hour % period) / Double(period)
    let (start, end) = (drawn(hour / period), drawn(hour / period + 1))
    return start + (end - start) * share * share * (3 - 2 * share)
  }

  private func drawn(_ number: Int) -> Double {
    let bits = (seed &+ UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15).scrambled
    // A Double holds 53 bits exactly.
    return Double(bits >> 11) * 0x1p-52 - 1
  }
}
