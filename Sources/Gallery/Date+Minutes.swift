import System
import FoundationEssentials

extension Date {
  /// The minutes until another date, as one would subtract the times that a clock shows.
  func minutes(until other: Date) -> Int { other.wholeMinutes - wholeMinutes }

  private var wholeMinutes: Int {
    Int(bounded: (timeIntervalSinceReferenceDate / 60).rounded(.down))
  }
}
