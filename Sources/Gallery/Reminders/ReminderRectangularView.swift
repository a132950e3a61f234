import Views

/// The number of reminders and the next one, on a few rows.
struct ReminderRectangularView: View {
  let agenda: DayAgenda

  var body: some View {
    RowsThatFit(1...3) {
      list(of: $0)
    } rest: {
      heading
    }
    .lineLimit(1)
  }

  private func list(of limit: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      heading
      if let next = agenda.next {
        next.text.font(.headline)
        if limit > 1 { second(limit) }
      } else if let fault = agenda.fault {
        AgendaFaultText(fault: fault)
      } else {
        agenda.rest
      }
    }
  }

  @ViewBuilder private func second(_ limit: Int) -> some View {
    if let due = agenda.next?.due {
      due.text(isDone: false)
    }
    if limit > 2, let after = agenda.second {
      after.text.foregroundStyle(.secondary)
    }
  }

  private var heading: some View {
    HStack(spacing: 8) {
      agenda.heading
      if !agenda.isUnknown { Text(verbatim: agenda.openFigures).invalidatableContent() }
      Spacer(minLength: 0)
      if agenda.fault != nil { Text(verbatim: "!").bold() }
    }
  }
}
