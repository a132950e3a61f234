package import FoundationEssentials

/// When a request is to be made, why, and why not earlier.
package struct Due: Hashable, Sendable {
  package enum Cause: String, Hashable, Sendable, CaseIterable {
    /// As soon as somebody wished it.
    case wish
    /// The date is the timeline's own.
    case policy
    /// Put off a little so that not all widgets ask at once.
    case jitter
    /// The timeline's own date is the start of a day, which is kept whatever else holds.
    case startOfDay
    /// Five minutes lie between a request and the next.
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
  /// The request at the latest of some dates; the first of equal ones is its cause.
  init(_ reason: ReloadReason, at first: (Date, Cause), orAfter others: [(Date, Cause)]) {
    let latest = others.reduce(first) { $1.0 > $0.0 ? $1 : $0 }
    self.init(date: latest.0, reason: reason, cause: latest.1)
  }
}
