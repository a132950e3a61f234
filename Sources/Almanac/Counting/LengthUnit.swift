/// A unit in which the length of a time is written, from the largest on.
package enum LengthUnit: String, CaseIterable, Hashable, Sendable {
  case year, month, day, hour, minute, second
}

extension LengthUnit {
  /// The next larger unit.
  var next: LengthUnit? { LengthUnit.allCases.prefix { $0 != self }.last }
}
