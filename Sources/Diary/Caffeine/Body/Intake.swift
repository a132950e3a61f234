package import FoundationEssentials
package import Store

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
