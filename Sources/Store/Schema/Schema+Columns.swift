extension Schema {
  /// The columns of the current version, written down because each start would have to make an empty
  /// database in memory to find them.
  static let currentColumns = columns(
    of: [
      "notices": "id matter subject",
      "sqlite_sequence": "name seq",
      "widgets": "id position kind family place stack is_shown begins_page rotates suggests",
      "settings": "widget name value",
      "reminder_lists": "id position name path",
      "reminders": "id list position title due done_at note due_day repeats priority",
      "drinks": "id name milligrams date",
      "ddays": """
      id uid title start recurrence lunar_month lunar_day missing_day end is_inclusive category \
      is_pinned note removed_at gaps calendar has_own_category
      """,
      "boards": "place taken_file",
      "calendars": "id address name category mark read_at next_at failures fault left_out",
      "timers": "id name seconds started paused rung",
      "claims": "subject due",
    ])

  private static func columns(of tables: KeyValuePairs<String, String>) -> Set<[String]> {
    Set(
      tables.flatMap { table, names in
        names.utf8.split(separator: UInt8(ascii: " ")).map { [table, String(Substring($0))] }
      })
  }
}
