import Foundation
import Testing

@testable import Desk

struct ClockWatchTests {
  private let morning = Date(timeIntervalSince1970: 1_795_221_660)

  /// Whether the second of two calls detects a jump of the clock.
  private func jumps(by seconds: Double, after pause: Duration) -> Bool {
    var watch = ClockWatch()
    _ = watch.hasJumped(to: morning, at: .seconds(100))
    return watch.hasJumped(
      to: morning.addingTimeInterval(pause.seconds + seconds), at: .seconds(100) + pause)
  }

  @Test(arguments: [0.0, 0.001, 1.9, -1.9])
  func bearsSmallDifferences(_ seconds: Double) {
    for pause in [Duration.zero, .milliseconds(10), .seconds(3 * 86_400)] {
      #expect(!jumps(by: seconds, after: pause))
    }
  }

  @Test(arguments: [2.1, -2.1, 3600, -3600, 86_400, -1e12] as [Double])
  func noticesWhatIsMore(_ seconds: Double) {
    for pause in [Duration.zero, .seconds(60)] { #expect(jumps(by: seconds, after: pause)) }
  }

  @Test func noticesNothingAtFirstAndEachJumpOnce() {
    var watch = ClockWatch()
    let looks = [0, 1, 101, 102, 50, 51].enumerated().map { second, date in
      watch.hasJumped(to: morning.addingTimeInterval(Double(date)), at: .seconds(second))
    }
    #expect(looks == [false, false, true, false, true, false])
  }
}
