import Almanac
import Views

/// The time in other cities, or the sun's times of the day.
struct ClockRectangularView: View {
  let entry: ClockEntry

  var body: some View {
    RowsThatFit(2...4) {
      rows($0)
    } rest: {
      heading
    }
  }

  private func rows(_ count: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      heading
      if entry.clock.face == .solar, let course = SunCourse(entry) {
        entry.sunText(course)
        if count > 2 { entry.dateText.foregroundStyle(.secondary) }
      } else {
        ForEach(Array(entry.clock.others.prefix(count - 1)), id: \.self) { place in
          HStack(spacing: 8) {
            place.name.foregroundStyle(.secondary)
            Spacer(minLength: 0)
            ClockDigits(time: place.moment(at: entry.date).time)
            ClockPeriod(time: place.moment(at: entry.date).time)
          }
        }
      }
    }
  }

  private var heading: some View {
    HStack(spacing: 8) {
      entry.clock.main.name
      Spacer(minLength: 0)
      ClockDigits(time: entry.moment.time)
      ClockPeriod(time: entry.moment.time)
    }
    .bold()
    .widgetAccentable()
  }
}
