import Foundation
import Kit

/// How often a test draws by lot, and from what: as often as `FUZZ_ROUNDS` says, if it does.
struct Rounds {
  let count: Int
  var random: SplitMix

  init(usually count: Int) {
    let environment = ProcessInfo.processInfo.environment
    self.count = environment["FUZZ_ROUNDS"].flatMap(Int.init) ?? count
    random = SplitMix(seed: environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 1)
  }
}
