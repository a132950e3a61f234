package import FoundationEssentials

/// What only one process may do: to tell of a subject that is due at a date.
package struct Claim: Hashable, Sendable {
  /// What is due, such as `reminder 12`.
  package let subject: String
  package let due: Date
  /// The seconds by which another claim on the subject may differ and still be about the same, because
  /// its date follows from a time zone or a forecast.
  package let tolerance: Double

  package init(on subject: String, due: Date, tolerance: Double = 0) {
    (self.subject, self.due, self.tolerance) = (subject, due, tolerance)
  }
}
