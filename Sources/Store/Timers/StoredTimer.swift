package import FoundationEssentials

/// A timer, or a stopwatch.
package struct StoredTimer: Identifiable, Hashable, Sendable {
  package typealias ID = Identifier<StoredTimer>

  package let id: ID
  package var name: String
  /// How long it runs; nil for a stopwatch.
  package var seconds: Double?
  /// The date from which it counts, later after each pause.
  package var started: Date
  /// The date at which it was paused; nil while it runs.
  package var paused: Date?
  /// Whether a dashboard has rung its bell.
  package var hasRung: Bool

  package init(
    id: ID, name: String, seconds: Double?, started: Date, paused: Date? = nil,
    hasRung: Bool = false
  ) {
    (self.id, self.name, self.seconds) = (id, name, seconds)
    (self.started, self.paused, self.hasRung) = (started, paused, hasRung)
  }

  /// The date at which it rings; nil for a stopwatch, and while it is paused.
  package var end: Date? { paused == nil ? seconds.map { started + $0 } : nil }
}
