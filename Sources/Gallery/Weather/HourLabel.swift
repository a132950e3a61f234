import Almanac
import FoundationEssentials
import Views

/// An hour on the clocks of the place, in brief.
struct HourLabel: View {
  let entry: WeatherEntry
  let date: Date

  var body: some View {
    ViewThatFits(in: .horizontal) {
      Text(entry.news.shown(date), format: .dateTime.hour())
      // Only an hour that says which half of the day it is in is too long.
      Text("weather.hour \((hour + 11) % 12 + 1)")
    }
  }

  private var hour: Int { entry.news.zone.civil(at: date).time.hour }
}
