import Views

/// The number of reminders and the next one, on one row.
struct ReminderInlineView: View {
  let agenda: DayAgenda

  var body: some View {
    ViewThatFits(in: .horizontal) {
      if agenda.fault == nil, let next = agenda.next {
        Text("reminders.inline \(agenda.openCount) \(next.text)")
        next.text
      } else {
        if let fault = agenda.fault { Text(fault.words) }
        agenda.rest
        agenda.briefRest
      }
    }
    .lineLimit(1)
  }
}
