import Foundation
import Kit
import Testing

/// Takes random steps on the reminders page over a real store, and compares each with lists that are
/// simple values.
///
/// Takes a few sequences, or ten thousand under `make deep ONLY=fuzz`, where `SEED` selects them.
@Suite(.timeLimit(.minutes(60)))
struct ReminderModelTests {
  private static let groups = 4
  private static let steps = 25
  private static let sequences =
    ProcessInfo.processInfo.environment["FUZZ_ROUNDS"] == nil ? 24 : 10_000
  private static let seed =
    ProcessInfo.processInfo.environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 1

  @Test(arguments: 0..<groups) func doesWhatSimpleListsDo(group: Int) async throws {
    for sequence in stride(from: group, to: Self.sequences, by: Self.groups) {
      var random = SplitMix(seed: Self.seed << 32 + UInt64(sequence))
      var player = try ModelPlayer()
      for _ in 0..<Self.steps {
        let steps = try await player.step(&random)
        try player.check(after: steps)
      }
    }
  }
}
