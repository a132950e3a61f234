/// The stored data of a D-Day; its days are numbers counted from 1 January 1970.
package struct DDayRecord: Hashable, Sendable {
  /// The globally unique identifier.
  package var uid: String
  package var title: String
  package var start: Int
  package var recurrence: String
  /// The lunar date; nil unless the day repeats in the lunar calendar.
  package var lunarMonth: Int?
  package var lunarDay: Int?
  package var missingDay: String
  package var end: Int?
  /// The days on which it doesn't occur.
  package var gaps: [Int]
  package var isInclusive: Bool
  package var group: String
  /// Whether the group was chosen here and not by a calendar that is followed.
  package var hasOwnGroup = false
  package var isPinned: Bool
  package var note: String

  package init(uid: String, title: String, start: Int, recurrence: String, missingDay: String) {
    (self.uid, self.title, self.start) = (uid, title, start)
    (self.recurrence, self.missingDay) = (recurrence, missingDay)
    (gaps, isInclusive, isPinned, group, note) = ([], false, false, "", "")
  }
}
