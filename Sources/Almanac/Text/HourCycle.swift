/// The clock: 24 hours, or twice 12.
package enum HourCycle: String, CaseIterable, Hashable, Sendable {
  case twelve, twentyFour

  /// The usual clock of a region, given as an ISO 3166 code.
  package init(usualIn region: String) {
    self = Self.twelveHours.contains(region) ? .twelve : .twentyFour
  }

  private static let twelveHours: Set = [
    "AU", "BD", "CA", "CO", "EG", "IN", "JO", "MY", "NZ", "PH", "PK", "PR", "SA", "US",
  ]
}
