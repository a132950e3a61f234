package import FoundationEssentials
import Glibc

/// How a body gets rid of caffeine: of half of it in each half-life.
///
/// What is drunk counts as being in the body at once. In truth that takes some three quarters of an
/// hour, so that the level told is a little too high at first, and right when sleep is at stake.
package struct Metabolism: Hashable, Sendable {
  /// In seconds.
  package let halfLife: TimeInterval

  /// Of what can't be, the nearest that can; five hours are usual.
  package init(halfLife hours: Double = 5) {
    halfLife = (hours.isNaN ? 5 : min(max(hours, 0.5), 48)) * 3600
  }

  /// How much of what was drunk until a date is in the body then.
  package func level(of intakes: [Intake], at date: Date) -> Double {
    intakes.lazy.filter { $0.date <= date }.reduce(0) { $0 + rest(of: $1, at: date) }
  }

  /// From when on the level stays below a threshold; nil if it is never above.
  package func end(of intakes: [Intake], above threshold: Double) -> Date? {
    guard threshold > 0 else { return nil }
    let peaks = intakes.map { (date: $0.date, level: level(of: intakes, at: $0.date)) }
    guard let last = peaks.filter({ $0.level > threshold }).max(by: { $0.date < $1.date }) else {
      return nil
    }
    return last.date + halfLife * log2(last.level / threshold)
  }

  /// How long before a date a drink no longer counts.
  package func reach(before date: Date) -> Date { date - 16 * halfLife }

  private func rest(of intake: Intake, at date: Date) -> Double {
    intake.milligrams * exp2(-date.timeIntervalSince(intake.date) / halfLife)
  }
}
