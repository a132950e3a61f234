extension Contents {
  /// Whether there has ever been a list of reminders.
  package func hasHadReminderLists() throws -> Bool {
    try !connection.rows(
      Statement("SELECT seq FROM sqlite_sequence WHERE name = 'reminder_lists'")
    ) { _ in true }.isEmpty
  }
}
