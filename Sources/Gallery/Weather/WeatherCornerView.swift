import Views
import Weather

/// The temperature in a corner, over its symbol and between the extremes of the day.
struct WeatherCornerView: View {
  let entry: WeatherEntry

  var body: some View {
    ViewThatFits {
      VStack(spacing: 0) {
        HStack(spacing: 8) {
          now
          entry.symbol(17)
        }
        entry.extremes
        WeatherMark(entry: entry)
      }
      VStack(spacing: 0) {
        now
        WeatherMark(entry: entry)
      }
      now
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var now: some View { entry.temperature(17).bold().widgetAccentable() }
}
