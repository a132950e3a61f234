package import FoundationEssentials
import Glibc
package import Store

/// The caffeine that a drink can contain, in milligrams.
package enum Dose {
  /// The allowed range; larger doses would be lethal.
  package static let range = 0.1...2000.0
}

/// An amount of caffeine taken at a date.
package struct Intake: Hashable, Sendable {
  package let milligrams: Double
  package let date: Date

  /// Clamps `milligrams` to 0-2000; NaN becomes 0.
  package init(_ milligrams: Double, at date: Date) {
    self.milligrams = milligrams > 0 ? min(milligrams, Dose.range.upperBound) : 0
    self.date = date
  }

  package init(_ drink: Drink) {
    self.init(drink.milligrams, at: drink.date)
  }
}

/// The breakdown of caffeine in the body, by half in each half-life.
///
/// Caffeine counts as absorbed at once. In fact that takes about 45 minutes, so the level is a
/// little too high at first, but right by bedtime.
package struct Metabolism: Hashable, Sendable {
  /// The half-life in seconds.
  package let halfLife: TimeInterval

  /// Clamps `hours` to 0.5-48; NaN becomes 5.
  package init(halfLife hours: Double = 5) {
    halfLife = (hours.isNaN ? 5 : min(max(hours, 0.5), 48)) * 3600
  }

  /// The caffeine in the body at a date, from the intakes up to then.
  package func level(of intakes: [Intake], at date: Date) -> Double {
    intakes.lazy.filter { $0.date <= date }.reduce(0) { $0 + rest(of: $1, at: date) }
  }

  /// The date from which the level stays below a threshold; nil if it is never above.
  package func end(of intakes: [Intake], above threshold: Double) -> Date? {
    guard threshold > 0 else { return nil }
    let peaks = intakes.map { (date: $0.date, level: level(of: intakes, at: $0.date)) }
    guard let last = peaks.filter({ $0.level > threshold }).max(by: { $0.date < $1.date }) else {
      return nil
    }
    return last.date + halfLife * log2(last.level / threshold)
  }

  /// The date before which intakes no longer count at `date`: 16 half-lives earlier.
  package func reach(before date: Date) -> Date { date - 16 * halfLife }

  private func rest(of intake: Intake, at date: Date) -> Double {
    intake.milligrams * exp2(-date.timeIntervalSince(intake.date) / halfLife)
  }
}

/// A user's sensitivity to caffeine.
package struct Constitution: Hashable, Sendable {
  /// The daily limit in milligrams.
  package let limit: Double
  /// The level in milligrams above which sleep suffers.
  package let sleepLevel: Double
  package let metabolism: Metabolism

  /// Clamps `limit` to 1-5000 and `sleepLevel` to 1-1000; nil means 400 mg, 50 mg and the usual
  /// half-life.
  package init(limit: Double? = nil, sleepLevel: Double? = nil, halfLife: Double? = nil) {
    self.limit = (limit ?? 400).clamped(to: 1...5000)
    self.sleepLevel = (sleepLevel ?? 50).clamped(to: 1...1000)
    metabolism = halfLife.map { Metabolism(halfLife: $0) } ?? Metabolism()
  }
}

extension Double {
  /// The number limited to a range; NaN becomes the lower bound.
  package func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : min(max(self, range.lowerBound), range.upperBound)
  }
}
