import Home
import Testing

/// Whatever keys, clicks, sizes, times and changes come in whatever order, the home does what the
/// model says.
struct ControlModelTests {
  private static let groups = 4
  private static let sequences = 5

  @Test(arguments: 0..<groups)
  func homeDoesWhatTheModelSays(group: Int) async throws {
    let presentation = try Presentation.test()
    for sequence in 0..<Self.sequences {
      let seed = UInt64(group * Self.sequences + sequence)
      var play = try ControlPlay(seed: seed, presentation: presentation)
      for _ in 0..<12 + sequence % 20 {
        let difference = await play.step()
        try #require(difference == nil, "\(seed): \(play.steps.joined(separator: ", "))")
      }
      if sequence % 100 == 0 { play.look() }
    }
  }
}
