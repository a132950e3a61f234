import Almanac
import Timelines
import Views

/// A dial as large as fits; on wider tiles beside the day and other cities.
struct AnalogClockView: View {
  let entry: ClockEntry
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetContentMargins) private var margins

  var body: some View {
    switch family {
    case .systemMedium: beside(rows: 8)
    case .systemExtraLarge: beside(rows: 20)
    case .systemLarge: below
    default: dial.padding(margins)
    }
  }

  private var dial: some View {
    ClockDial(time: entry.moment.time, hasMarks: true)
  }

  private func beside(rows: Double) -> some View {
    HStack(alignment: .center, spacing: 24) {
      dial.frame(width: rows * 17)
      VStack(alignment: .leading, spacing: 0) {
        entry.clock.main.name.font(.headline)
        entry.longDateText.foregroundStyle(.secondary)
        Spacer(minLength: 0)
        ClockList(entry: entry)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(margins)
  }

  private var below: some View {
    VStack(spacing: 0) {
      HStack(spacing: 8) {
        entry.clock.main.name.font(.headline)
        Spacer(minLength: 0)
        entry.longDateText.foregroundStyle(.secondary)
      }
      dial.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .padding(margins)
  }
}
