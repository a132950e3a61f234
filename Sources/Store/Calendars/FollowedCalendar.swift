package import FoundationEssentials

/// A calendar that is followed: its D-Days come and go with it.
package struct FollowedCalendar: Identifiable, Hashable, Sendable {
  package typealias ID = Identifier<FollowedCalendar>

  package let id: ID
  /// The path of a file, or a URL, which is private.
  package let address: String
  package var name: String
  /// The group of its D-Days; empty if each has the one that the calendar names.
  package var group: String
  /// The state in which its source was last found, fit to be used or not; empty if never.
  package var mark = ""
  /// The date at which its D-Days were last known to be up to date; nil if never.
  package var readAt: Date?
  /// The earliest date at which to ask for it again; nil if there is no limit.
  package var nextAt: Date?
  /// The number of attempts to read it that have failed since.
  package var failures = 0
  /// Why the last attempt has failed; empty if it hasn't.
  package var fault = ""
  /// The number of faults for which something in it isn't shown.
  package var leftOut = 0

  package init(id: ID, address: String, name: String, group: String) {
    (self.id, self.address, self.name, self.group) = (id, address, name, group)
  }
}
