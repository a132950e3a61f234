import Pages
import Views

/// The next reminders, each with a toggle.
struct ReminderMediumView: View {
  let agenda: DayAgenda
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    ViewThatFits(in: .vertical) {
      switch typeSize.density {
      case .tight: list(of: 6, gap: 0)
      case .usual: list(of: 4, gap: 17)
      case .airy: ForEach([3, 2], id: \.self) { list(of: $0, gap: 17, rowGap: 17) }
      }
      list(of: 4, gap: 17)
      list(of: 4, gap: 0)
      list(of: 2, gap: 0)
      list(of: 1, gap: 0)
      heading
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func list(of limit: Int, gap: Double, rowGap: Double = 0) -> some View {
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
