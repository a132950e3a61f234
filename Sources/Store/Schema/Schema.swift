/// How the database has come to look as it does, step by step; a step that has once been released
/// never changes, and the version of a file is the number of its steps.
struct Schema: Hashable, Sendable {
  let migrations: [Migration]

  static let current = Schema(
    migrations: [.notices, .board, .reminders, .drinks, .reminderFiles, .ddays])

  /// What the header of each file says of whom it belongs to: "Wdgt" in ASCII.
  static let owner = 0x5764_6774

  var version: Int { migrations.count }
}
