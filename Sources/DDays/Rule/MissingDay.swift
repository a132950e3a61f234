/// What becomes of a day in months that are too short for it.
package enum MissingDay: String, CaseIterable, Hashable, Sendable {
  /// The last of the month stands in.
  case last
  /// The first of the next month stands in.
  case next
  /// The month is left out.
  case skip
}
