import Views

/// The next reminders, each with a toggle.
struct ReminderMediumView: View {
  let agenda: DayAgenda
  @ScaledMetric private var numeral = 44.0

  var body: some View {
    ViewThatFits {
      if agenda.chores.count <= 5 { roomy(84, of: 5, rowGap: 17).inRoom(of: 76, by: 17) }
      roomy(84, of: 10).inRoom(of: 76, by: 17)
      if agenda.chores.count <= 4 { roomy(60, of: 4, rowGap: 17).inRoom(of: 56, by: 12) }
      if agenda.chores.count <= 5 { roomy(44, of: 5, rowGap: 17).inRoom(of: 56, by: 13) }
      roomy(60, of: 7).inRoom(of: 56, by: 12)
      roomy(44, of: 5).inRoom(of: 46, by: 10)
      ListThatFits {
        list(of: $0, gap: $1, rowGap: $2)
      } heading: {
        heading
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// The layout for a tile that has grown: the number is large.
  private func roomy(_ size: Double, of limit: Int, rowGap: Double = 0) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top, spacing: 16) {
        VStack(alignment: .leading, spacing: 0) {
          agenda.heading
          agenda.note(beyond: limit)
        }
        Spacer(minLength: 0)
        agenda.number(max(size, numeral))
      }
      VStack(alignment: .leading, spacing: rowGap) {
        ForEach(agenda.chores(upTo: limit)) { ChoreToggle(chore: $0) }
      }
      Spacer(minLength: 0)
    }
  }

  private func list(of limit: Int, gap: Double, rowGap: Double) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: gap) {
        heading
        VStack(alignment: .leading, spacing: rowGap) {
          ForEach(agenda.chores(upTo: limit)) { ChoreToggle(chore: $0) }
        }
      }
      Spacer(minLength: 0)
      agenda.note(beyond: limit)
    }
  }

  private var heading: some View {
    HStack(spacing: 0) {
      agenda.heading
      Spacer(minLength: 8)
      agenda.number(17)
    }
  }
}
