import FoundationEssentials

/// Delays that spread the requests of many widgets; the same seed gives the same delays.
struct Jitter: Hashable, Sendable {
  let seed: UInt64

  /// The delay: at most a tenth of the wait, and at most 90 s.
  func delay(of wait: TimeInterval, for request: TimelineRequest) -> TimeInterval {
    guard wait > 0 else { return 0 }
    return min(wait / 10, 90) * fraction(for: request)
  }

  private func fraction(for request: TimelineRequest) -> Double {
    let instance = UInt64(bitPattern: Int64(request.instance.number))
    let generation = UInt64(bitPattern: Int64(request.generation))
    let bits = mixed(mixed(mixed(seed) ^ instance) ^ generation)
    return Double(bits >> 11) / Double(1 << 53 as UInt64)
  }

  /// The number's bits mixed as in SplitMix64.
  private func mixed(_ number: UInt64) -> UInt64 {
    var bits = number &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
