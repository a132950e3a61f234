package import FoundationEssentials

/// A date as one speaks of it at present: how far it is away, or when it is if it is too far for
/// that.
package struct DateReference: Hashable, Sendable {
  package let date: Date
  /// The units of which the distance is written in one, from the largest on.
  let units: [LengthUnit]
  /// The largest unit in which the date is still near.
  let threshold: LengthUnit
  /// How many fields tell when a date is that is not near.
  let fieldCount: Int

  package init(to date: Date, units: [LengthUnit], threshold: LengthUnit, fieldCount: Int) {
    self.date = date
    self.units = LengthUnit.allCases.filter { $0 == threshold || units.contains($0) }
    self.threshold = threshold
    self.fieldCount = max(1, fieldCount)
  }
}
