package import Store

/// A calendar that isn't followed any more, with the D-Days that it had then.
package struct UnfollowedCalendar: Hashable, Sendable {
  package let calendar: FollowedCalendar
  let days: [StoredDDay]
}
