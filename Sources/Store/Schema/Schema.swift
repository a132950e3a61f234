/// The migrations that lead to the current database. A released one never changes; a file's version
/// is the number of its migrations.
struct Schema: Hashable, Sendable {
  let migrations: [Migration]
  /// Whether these are the migrations of the current version, whose columns are written down.
  var isCurrent = false

  static let current = Schema(
    migrations: [
      .notices, .board, .reminders, .drinks, .reminderFiles, .ddays, .boards, .ddayGaps,
      .reminderRepeats, .calendars, .reminderPriorities, .boardPages, .firstBoard, .timers,
      .stackRotation, .takenFiles, .stackSuggestions, .claims,
    ],
    isCurrent: true)

  /// The application id in each file's header: "Wdgt" in ASCII.
  static let owner = 0x5764_6774

  var version: Int { migrations.count }

  /// The columns to which the migrations lead, each with its table's name; nil if they have to be
  /// tried out.
  var columns: Set<[String]>? { isCurrent ? Self.currentColumns : nil }
}
