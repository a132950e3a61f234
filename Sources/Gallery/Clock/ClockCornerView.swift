import Almanac
import Views

/// The time in a corner, with its place.
struct ClockCornerView: View {
  let entry: ClockEntry

  var body: some View {
    ViewThatFits {
      VStack(spacing: 0) {
        entry.clock.main.name
        ClockDigits(time: entry.moment.time).bold().widgetAccentable()
      }
      ClockDigits(time: entry.moment.time).bold().widgetAccentable()
    }
  }
}
