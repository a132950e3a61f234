import Views

/// How much is left to be done, in a ring of what is done.
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
