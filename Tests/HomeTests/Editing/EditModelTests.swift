import Foundation
import HomeTesting
import Testing
import Timelines

@testable import Home

/// Random editing by a person, a slow store, slow providers and another process never loses a widget,
/// the board or the focus.
///
/// Takes a few sequences, or ten thousand under `make deep ONLY=fuzz`, where `SEED` selects them.
@Suite(.timeLimit(.minutes(60)))
struct EditModelTests {
  private static let groups = 8
  private static let sequences =
    ProcessInfo.processInfo.environment["FUZZ_ROUNDS"] == nil ? 200 : 10_000
  private static let seed =
    ProcessInfo.processInfo.environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
  private static let board = Sample.instances([
    ("weather", .systemMedium), ("days", .systemSmall), ("reminders", .systemMedium),
    ("coffee", .systemSmall), ("trip", .systemSmall), ("snow", .systemLarge),
    ("trip", .systemMedium),
  ])

  @Test(arguments: 0..<groups) func losesNothing(group: Int) async throws {
    for sequence in stride(from: group, to: Self.sequences, by: Self.groups) {
      let seed = Self.seed << 32 + UInt64(sequence)
      var play = EditPlay(
        seed: seed, home: try .fresh(100, 30, showing: Self.board, kinds: TripWidget.kinds))
      for _ in 0..<40 {
        await play.step()
        if let difference = play.difference {
          Issue.record("seed \(seed): \(difference) after \(play.actions.suffix(12))")
          return
        }
      }
      play.settle()
      if let difference = play.difference ?? play.leave() {
        Issue.record("seed \(seed): at the end \(difference) after \(play.actions.suffix(12))")
        return
      }
    }
  }
}
