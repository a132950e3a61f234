import Pages
import Views

/// The day's reminders, each with a toggle, below the progress.
struct ReminderLargeView: View {
  let agenda: DayAgenda
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric private var numeral = 44.0

  var body: some View {
    ViewThatFits {
      if agenda.chores.count <= 12 { roomy(120, of: 12, rowGap: 17).inRoom(of: 76, by: 38) }
      if agenda.chores.count <= 9 { roomy(84, of: 9, rowGap: 17).inRoom(of: 56, by: 28) }
      if agenda.chores.count <= 8 { roomy(60, of: 8, rowGap: 17).inRoom(of: 46, by: 23) }
      ViewThatFits(in: .vertical) {
        if typeSize.density == .airy {
          ForEach(sizes, id: \.self) { size in
            ForEach([6, 5, 4], id: \.self) { full(of: $0, size) }
          }
        } else {
          if agenda.chores.count <= 6 {
            full(of: 6, numeral, headGap: 17, rowGap: 17)
            full(of: 6, numeral, rowGap: 17)
          }
          full(of: 12, numeral)
        }
        full(of: 12, min(numeral, 48))
        full(of: 8, min(numeral, 48))
        full(of: 4, 28)
        full(of: 1, 17)
        agenda.heading
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// The sizes of a number that is larger than usual, largest first.
  private var sizes: [Double] { [numeral] + [104, 72, 60].filter { $0 < numeral } }

  /// The layout for a tile that has grown.
  private func roomy(_ size: Double, of limit: Int, rowGap: Double) -> some View {
    full(of: limit, max(size, numeral), headGap: 17, rowGap: rowGap)
  }

  private func full(
    of limit: Int, _ size: Double, headGap: Double = 0, rowGap: Double? = nil
  ) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top, spacing: 0) {
        VStack(alignment: .leading, spacing: headGap) {
          agenda.heading
          agenda.number(size)
        }
        Spacer(minLength: 16)
        ring.frame(width: 72, height: size > 28 ? 85 : 34)
      }
      Divider()
      VStack(alignment: .leading, spacing: rowGap ?? (size < 44 ? 0 : typeSize.density.rowGap)) {
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
