/// Whether hours are counted from 0 to 23 or twice from 12 to 11.
package enum HourCycle: String, CaseIterable, Hashable, Sendable {
  case twelve, twentyFour

  /// That which is usual in a region, by the two letters of ISO 3166.
  package init(usualIn region: String) {
    self = Self.twelveHours.contains(region) ? .twelve : .twentyFour
  }

  private static let twelveHours: Set = [
    "AU", "BD", "CA", "CO", "EG", "IN", "JO", "MY", "NZ", "PH", "PK", "PR", "SA", "US",
  ]
}
