/// An occasion in JSON, as other programs read and write it.
package struct OccasionRecord: Codable, Sendable {
  var uid: String?
  var title: String?
  /// The first day; `date` is the fallback, which in printed lists is the next day.
  var start: String?
  var date: String?
  var recurrence: String?
  /// The month and day of the lunar calendar on which it repeats: `8-15`.
  var lunar: String?
  var missing: String?
  var until: String?
  /// The days on which it doesn't occur.
  var except: [String]?
  var inclusive: Bool?
  var group: String?
  var pinned: Bool?
  var note: String?

  private enum CodingKeys: String, CodingKey {
    case uid, title, start, date
    case recurrence = "repeat"
    case lunar, missing, until, except, inclusive, group, pinned, note
  }
}
