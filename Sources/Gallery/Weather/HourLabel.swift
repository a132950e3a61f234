import Almanac
import FoundationEssentials
import Views

/// An hour on the place's clock, shortened if necessary.
struct HourLabel: View {
  let entry: WeatherEntry
  let date: Date

  var body: some View {
    ViewThatFits(in: .horizontal) {
      Text(entry.weather.shownHour(of: date), format: .dateTime.hour())
      // Only an hour with AM or PM is too long.
      Text("weather.hour \((hour + 11) % 12 + 1)")
    }
  }

  private var hour: Int { entry.weather.zone.civil(at: date).time.hour }
}
