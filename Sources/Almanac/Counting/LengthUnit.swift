/// A unit for lengths of time, largest first.
package enum LengthUnit: String, CaseIterable, Hashable, Sendable {
  case year, month, day, hour, minute, second
}

extension LengthUnit {
  /// The next larger unit; nil for years.
  var next: LengthUnit? { LengthUnit.allCases.prefix { $0 != self }.last }
}
