/// The replacement for a day in months too short for it.
package enum MissingDay: String, CaseIterable, Hashable, Sendable {
  /// The last day of the month.
  case last
  /// The first day of the next month.
  case next
  /// None; the month is skipped.
  case skip
}
