import Almanac
import Timelines
import Views

/// Other cities with their time, as many as fit.
struct ClockList: View {
  let entry: ClockEntry
  /// Whether each has its difference.
  var hasLeads = false
  @Environment(\.is24Hour) private var is24Hour

  var body: some View {
    ViewThatFits(in: .vertical) {
      ForEach([17.0, 0], id: \.self) { gap in
        if others.count > 2 { rows(3, gap: gap) }
        if others.count > 1 { rows(2, gap: gap) }
      }
      rows(1, gap: 0)
      Text(verbatim: "")
    }
  }

  private var others: [ClockPlace] { entry.clock.others }

  private func rows(_ count: Int, gap: Double) -> some View {
    VStack(alignment: .leading, spacing: gap) {
      ForEach(Array(others.prefix(count)), id: \.self) { place in
        HStack(spacing: 8) {
          place.name.foregroundStyle(.secondary)
          Spacer(minLength: 0)
          if hasLeads {
            entry.leadText(of: place, over: entry.clock.main).foregroundStyle(.secondary)
          }
          ClockDigits(time: place.moment(at: entry.date).time).bold().fixedSize()
          ClockPeriod(time: place.moment(at: entry.date).time).fixedSize()
        }
      }
    }
  }
}
