import Foundation
import Kit

/// The number of random rounds in a test, from `FUZZ_ROUNDS` if set, and their random generator.
struct Rounds {
  let count: Int
  var random: SplitMix

  init(usually count: Int) {
    let environment = ProcessInfo.processInfo.environment
    self.count = environment["FUZZ_ROUNDS"].flatMap(Int.init) ?? count
    random = SplitMix(seed: environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 1)
  }
}
