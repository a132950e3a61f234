import Almanac
import Timelines
import Views

/// The time in up to four cities: dials with the difference in hours or, on a small tile, rows.
struct WorldClockView: View {
  let entry: ClockEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .systemMedium:
      ViewThatFits(in: .vertical) {
        dials(rows: 4, gap: 17)
        dials(rows: 4, gap: 0)
        rows
      }
    case .systemLarge:
      VStack(spacing: 17) {
        ForEach(Array(stride(from: 0, to: entry.clock.places.count, by: 2)), id: \.self) { first in
          line(Array(entry.clock.places.dropFirst(first).prefix(2)), rows: 6, gap: 0, isFull: true)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    case .systemExtraLarge:
      line(entry.clock.places, rows: 10, gap: 17, isFull: true)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    default: rows
    }
  }

  private func dials(rows: Double, gap: Double) -> some View {
    line(entry.clock.places, rows: rows, gap: gap, isFull: false)
  }

  private func line(
    _ places: [ClockPlace], rows: Double, gap: Double, isFull: Bool
  ) -> some View {
    HStack(alignment: .top, spacing: 0) {
      ForEach(places, id: \.self) { place in
        VStack(spacing: 0) {
          ClockDial(
            time: place.moment(at: entry.date).time, isDay: place.isDay(at: entry.date),
            hasMarks: rows > 7
          )
          .frame(width: rows * 16, height: rows * 17)
          .padding(.bottom, gap)
          if isFull {
            HStack(spacing: 8) {
              place.name.bold()
              ClockDigits(time: place.moment(at: entry.date).time).fixedSize()
              ClockPeriod(time: place.moment(at: entry.date).time).fixedSize()
            }
          } else {
            place.name.bold()
          }
          WorldNote(entry: entry, place: place, isFull: isFull)
        }
        .frame(maxWidth: .infinity)
      }
    }
  }

  /// The cities below one another.
  private var rows: some View {
    ViewThatFits(in: .vertical) {
      ForEach([true, false], id: \.self) { hasNotes in
        VStack(alignment: .leading, spacing: 0) {
          ForEach(entry.clock.places, id: \.self) { place in
            ViewThatFits(in: .horizontal) {
              row(of: place, hasPeriod: true)
              // A sun or a moon tells as much.
              row(of: place, hasPeriod: false)
            }
            if hasNotes {
              WorldNote(entry: entry, place: place, isFull: true).padding(.leading, 16)
            }
          }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func row(of place: ClockPlace, hasPeriod: Bool) -> some View {
    HStack(spacing: 8) {
      DayNightMark(isDay: place.isDay(at: entry.date))
      place.name.bold()
      Spacer(minLength: 0)
      ClockDigits(time: place.moment(at: entry.date).time).bold().fixedSize()
      if hasPeriod { ClockPeriod(time: place.moment(at: entry.date).time).fixedSize() }
    }
  }
}

/// How far a city's time is from the first one's and, if there is room, which day it is there.
struct WorldNote: View {
  let entry: ClockEntry
  let place: ClockPlace
  let isFull: Bool

  var body: some View {
    ViewThatFits(in: .horizontal) {
      if place == entry.clock.main {
        entry.dayText(of: place, from: entry.clock.own)
      } else {
        if isFull { day + Text(verbatim: ", ") + lead }
        lead
      }
    }
    .foregroundStyle(.secondary)
  }

  private var day: Text { entry.dayText(of: place, from: entry.clock.own) }
  private var lead: Text { entry.leadText(of: place, over: entry.clock.main) }
}

/// A sun by day, a moon by night.
struct DayNightMark: View {
  let isDay: Bool

  var body: some View {
    Image(systemName: isDay ? "sun.max.fill" : "moon.stars.fill")
      .foregroundStyle(isDay ? Color.yellow : Color("Moon"))
      .fixedSize()
  }
}
