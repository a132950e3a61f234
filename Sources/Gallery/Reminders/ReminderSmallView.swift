import Views

/// The number of reminders and the next one; drops parts in less room.
struct ReminderSmallView: View {
  let agenda: DayAgenda
  @ScaledMetric private var numeral = 44.0

  var body: some View {
    ViewThatFits {
      roomy(84, gap: 17, of: 6).inRoom(of: 34, by: 17)
      // Air around the number is worth a reminder or two.
      ForEach([5, 4, 3], id: \.self) { roomy(60, gap: 17, of: $0).inRoom(of: 25, by: 12) }
      roomy(60, gap: 0, of: 5).inRoom(of: 25, by: 12)
      ForEach([4, 3], id: \.self) { roomy(44, gap: 17, of: $0).inRoom(of: 20, by: 10) }
      roomy(44, gap: 0, of: 4).inRoom(of: 20, by: 10)
      ViewThatFits(in: .vertical) {
        full(numeral, gap: 17)
        // A larger numeral takes the gap before it gives way.
        full(numeral, gap: 0)
        full(min(numeral, 60), gap: 0)
        full(min(numeral, 48), gap: 17)
        full(min(numeral, 48), gap: 0)
        full(28, gap: 0)
        full(17, gap: 0)
        brief
        row
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }

  private func full(_ size: Double, gap: Double) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: gap) {
        agenda.heading
        agenda.number(size)
          .frame(minHeight: size > 28 ? size.heroRows * 17 : 0, alignment: .topLeading)
      }
      Spacer(minLength: 0)
      next
      note
    }
  }

  /// The layout for a tile that has grown: the next reminders, each with a toggle.
  private func roomy(_ size: Double, gap: Double, of limit: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: gap) {
        agenda.heading
        agenda.number(max(size, numeral))
        VStack(alignment: .leading, spacing: 0) {
          ForEach(agenda.chores(upTo: limit)) { ChoreToggle(chore: $0) }
        }
      }
      Spacer(minLength: 0)
      agenda.note(beyond: limit)
    }
  }

  private var brief: some View {
    VStack(alignment: .leading, spacing: 0) {
      agenda.heading
      agenda.number(17)
    }
  }

  /// The layout for a single row, on which a number alone would mean nothing.
  private var row: some View {
    HStack(spacing: 8) {
      agenda.number(17).fixedSize()
      next
    }
  }

  private var next: some View {
    (agenda.next?.text ?? Text(verbatim: ""))
      .font(.headline)
  }

  /// The next due time, or the progress if there is none.
  private var note: some View {
    HStack(spacing: 0) {
      if let fault = agenda.fault {
        AgendaFaultText(fault: fault)
      } else if let due = agenda.next?.due {
        ViewThatFits(in: .horizontal) {
          due.text(isDone: false)
          due.briefText(isDone: false)
        }
      } else {
        agenda.note(beyond: .max)
      }
    }
    .font(.caption)
  }
}
