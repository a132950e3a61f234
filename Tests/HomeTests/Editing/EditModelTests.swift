import HomeTesting
import Testing
import Timelines

@testable import Home

/// Random editing by a person, a slow store and another process never loses a widget, the board or the
/// focus.
struct EditModelTests {
  private static let board = Sample.instances([
    ("weather", .systemMedium), ("days", .systemSmall), ("reminders", .systemMedium),
    ("coffee", .systemSmall), ("trip", .systemSmall), ("snow", .systemLarge),
    ("trip", .systemMedium),
  ])

  @Test(arguments: 0..<8) func losesNothing(group: UInt64) throws {
    for number in 0..<25 {
      let seed = group * 1000 + UInt64(number)
      var play = EditPlay(
        seed: seed, home: try .fresh(100, 30, showing: Self.board, kinds: TripWidget.kinds))
      for _ in 0..<40 {
        play.step()
        if let difference = play.difference {
          Issue.record("seed \(seed): \(difference) after \(play.actions.suffix(12))")
          return
        }
      }
      play.settle()
      if let difference = play.difference {
        Issue.record("seed \(seed): at the end \(difference) after \(play.actions.suffix(12))")
        return
      }
    }
  }
}
