import Almanac
import Views

/// Up to four cities side by side: a dial, bright by day and dark by night, the time and the
/// difference in hours.
struct WorldStandByView: View {
  let entry: ClockEntry

  var body: some View {
    Grid(horizontalSpacing: Self.gap, verticalSpacing: 4) {
      row { name(of: $0) }
      row { place in
        ClockDial(
          time: place.moment(at: entry.date).time, isDay: place.isDay(at: entry.date),
          hasMarks: true, pen: 2
        )
        .frame(maxHeight: .infinity)
      }
      row { time(of: $0) }
      row { place in
        StandByText(
          [entry.dayText(of: place, from: entry.clock.own)], size: StandByText.note,
          weight: .regular
        )
        .foregroundStyle(.secondary)
      }
      row { place in
        HStack(spacing: 4) {
          DayNightMark(isDay: place.isDay(at: entry.date))
          entry.leadText(of: place, over: entry.clock.main).foregroundStyle(.secondary)
        }
      }
    }
  }

  private func row(@ViewBuilder _ cell: @escaping (ClockPlace) -> some View) -> some View {
    GridRow(alignment: .top) {
      ForEach(entry.clock.places, id: \.self) { cell($0).frame(maxWidth: .infinity) }
    }
  }

  private func name(of place: ClockPlace) -> some View {
    StandByText([place.name], size: 14.5, weight: .semibold)
  }

  private static let gap = 12.0

  private func time(of place: ClockPlace) -> some View {
    HStack(spacing: 2) {
      ClockDigits(time: place.moment(at: entry.date).time)
        .font(.system(size: 16, weight: .semibold))
      ClockPeriod(time: place.moment(at: entry.date).time).fixedSize()
    }
  }
}
