package import FoundationEssentials

/// A date relative to now if it is near, or in absolute terms if it is too far away.
package struct DateReference: Hashable, Sendable {
  package let date: Date
  /// The units to choose from for the distance, largest first; the text shows one of them.
  let units: [LengthUnit]
  /// The largest unit in which the date still counts as near.
  let threshold: LengthUnit
  /// The number of fields that show a date that isn't near.
  let fieldCount: Int

  package init(to date: Date, units: [LengthUnit], threshold: LengthUnit, fieldCount: Int) {
    self.date = date
    self.units = LengthUnit.allCases.filter { $0 == threshold || units.contains($0) }
    self.threshold = threshold
    self.fieldCount = max(1, fieldCount)
  }
}
