import Almanac
import Timelines
import Views

/// Up to four cities side by side: a dial, bright by day and dark by night, the time and the
/// difference in hours.
struct WorldStandByView: View {
  let entry: ClockEntry
  @Environment(\.tileSize) private var tileSize
  @Environment(\.widgetContentMargins) private var margins

  var body: some View {
    Grid(horizontalSpacing: Self.gap, verticalSpacing: 4) {
      names
      row { place in
        ClockDial(
          time: place.moment(at: entry.date).time, isDay: place.isDay(at: entry.date),
          hasMarks: true, pen: 2
        )
        .frame(width: side)
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

  /// The names in the largest letters in which all of them fit.
  private var names: some View {
    ViewThatFits(in: .horizontal) {
      ForEach([14.5, 12.8, 11.2, 10, 9], id: \.self) { size in
        ForEach([1, 0.88, 0.76], id: \.self) { width in
          names(in: .system(size: size, weight: .semibold).width(Font.Width(width)))
        }
        names(in: .system(size: size).width(.compressed))
      }
      names(in: .headline)
    }
    .lineLimit(1)
  }

  /// Each in the room of the longest, so that a row is as wide as all of them need.
  private func names(in font: Font) -> some View {
    HStack(alignment: .top, spacing: Self.gap) {
      ForEach(entry.clock.places, id: \.self) { place in
        ZStack(alignment: .top) {
          ForEach(entry.clock.places, id: \.self) { $0.name.font(font).hidden() }
          place.name.font(font)
        }
        .frame(maxWidth: .infinity)
      }
    }
  }

  /// The width of a dial, if that of the room is known.
  private var side: Double? {
    let count = Double(max(1, entry.clock.places.count))
    return tileSize.map {
      ($0.width - margins.leading - margins.trailing - (count - 1) * Self.gap) / count
    }
  }

  private static let gap = 6.0

  private func time(of place: ClockPlace) -> some View {
    HStack(spacing: 2) {
      ClockDigits(time: place.moment(at: entry.date).time)
        .font(.system(size: 16, weight: .semibold))
      ClockPeriod(time: place.moment(at: entry.date).time).fixedSize()
    }
  }
}
