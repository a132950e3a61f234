import Views

/// The day's reminders, each with a toggle, below the progress.
struct ReminderLargeView: View {
  let agenda: DayAgenda
  @ScaledMetric(relativeTo: .largeTitle) private var numeral = 44.0

  var body: some View {
    ViewThatFits(in: .vertical) {
      full(of: 12, numeral)
      full(of: 12, 44)
      full(of: 8, 44)
      full(of: 4, 28)
      full(of: 1, 17)
      agenda.heading
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func full(of limit: Int, _ size: Double) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top, spacing: 0) {
        VStack(alignment: .leading, spacing: 0) {
          agenda.heading
          agenda.number(size)
        }
        Spacer(minLength: 16)
        ring.frame(width: 72, height: size > 28 ? 85 : 34)
      }
      Divider()
      VStack(alignment: .leading, spacing: 0) {
        ForEach(agenda.chores(upTo: limit)) { ChoreToggle(chore: $0) }
      }
      Spacer(minLength: 0)
      agenda.note(beyond: limit)
    }
  }

  private var ring: some View {
    ZStack {
      DoneRing(agenda: agenda) {
      } label: {
      }
      Text(verbatim: "\(agenda.doneCount)/\(agenda.count)").invalidatableContent()
    }
  }
}
