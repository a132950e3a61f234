import Foundation
import Home
import Testing

/// Compares the home with the model through random keys, clicks, sizes, times and changes.
///
/// Runs a thousand sequences, or ten thousand under `make deep ONLY=fuzz`, where `SEED` selects them.
struct ControlModelTests {
  private static let groups = 8
  private static let sequences =
    ProcessInfo.processInfo.environment["FUZZ_ROUNDS"] == nil ? 1000 : 10_000
  private static let seed =
    ProcessInfo.processInfo.environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 1

  @Test(arguments: 0..<groups)
  func homeDoesWhatTheModelSays(group: Int) async throws {
    let presentation = try Presentation.test()
    for sequence in stride(from: group, to: Self.sequences, by: Self.groups) {
      let seed = Self.seed << 32 + UInt64(sequence)
      var play = try ControlPlay(seed: seed, presentation: presentation)
      for _ in 0..<12 + sequence % 20 {
        let difference = await play.step()
        try #require(difference == nil, "\(seed): \(play.steps.joined(separator: ", "))")
      }
      if sequence % 100 == 0 { play.look() }
    }
  }
}
