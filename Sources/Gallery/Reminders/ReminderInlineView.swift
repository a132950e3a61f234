import Views

/// How much is to be done, and what comes next, in a row.
struct ReminderInlineView: View {
  let agenda: DayAgenda

  var body: some View {
    text.lineLimit(1)
  }

  private var text: Text {
    if agenda.trouble != nil { return Text("reminders.unsynced") }
    guard let next = agenda.next else {
      return Text(agenda.doneCount > 0 ? "reminders.all-done" : "reminders.empty")
    }
    return Text("reminders.inline \(agenda.openCount) \(next.text)")
  }
}
