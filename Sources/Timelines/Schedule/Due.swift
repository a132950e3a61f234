package import FoundationEssentials

/// The date of a request, its reason, and why it isn't earlier.
package struct Due: Hashable, Sendable {
  package enum Cause: String, Hashable, Sendable, CaseIterable {
    /// As soon as it was requested.
    case wish
    /// The date that the timeline names.
    case policy
    /// Delayed a little so that widgets don't all ask at once.
    case jitter
    /// The timeline names the start of a day, which holds regardless of spacing and budget.
    case startOfDay
    /// At least five minutes lie between two requests.
    case spacing
    case budget
    /// The last requests brought nothing.
    case backoff
  }

  package let date: Date
  package let reason: ReloadReason
  package let cause: Cause

  var takesToken: Bool { cause != .startOfDay && !reason.isExempt }
}

extension Due {
  /// Takes the latest of the dates with its cause; the first of equal ones wins.
  init(_ reason: ReloadReason, at first: (Date, Cause), orAfter others: [(Date, Cause)]) {
    let latest = others.reduce(first) { $1.0 > $0.0 ? $1 : $0 }
    self.init(date: latest.0, reason: reason, cause: latest.1)
  }
}
