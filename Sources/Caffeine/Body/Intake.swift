package import FoundationEssentials
package import Store

/// An amount of caffeine that somebody has had.
package struct Intake: Hashable, Sendable {
  package let milligrams: Double
  package let date: Date

  /// What can't be is brought to the nearest that can.
  package init(_ milligrams: Double, at date: Date) {
    self.milligrams = milligrams > 0 ? min(milligrams, Dose.range.upperBound) : 0
    self.date = date
  }

  package init(_ drink: Drink) {
    self.init(drink.milligrams, at: drink.date)
  }
}
