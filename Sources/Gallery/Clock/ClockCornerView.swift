import Almanac
import Views

/// The time in a corner, on an arc of the day, with its place.
struct ClockCornerView: View {
  let entry: ClockEntry

  var body: some View {
    CornerGauge(share: Double(entry.moment.time.secondOfDay) / 86_400) {
      ClockDigits(time: entry.moment.time)
    } caption: {
      entry.clock.main.name
    }
  }
}
