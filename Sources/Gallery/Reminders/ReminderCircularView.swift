import Views

/// The number of open reminders, in a ring of those completed.
struct ReminderCircularView: View {
  let agenda: DayAgenda

  var body: some View {
    DoneRing(agenda: agenda) {
      Text(verbatim: agenda.openFigures)
        .bold()
        .contentTransition(.numericText(value: Double(agenda.openCount)))
        .invalidatableContent()
    } label: {
      agenda.name
    }
  }
}
