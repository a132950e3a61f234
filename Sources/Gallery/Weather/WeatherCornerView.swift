import Views
import Weather

/// The temperature in a corner, with its symbol and the day's high and low.
struct WeatherCornerView: View {
  let entry: WeatherEntry

  var body: some View {
    ViewThatFits {
      VStack(spacing: 0) {
        entry.place
        sky(hasExtremes: true)
      }
      VStack(spacing: 0) {
        entry.place
        sky(hasExtremes: false)
      }
      sky(hasExtremes: true)
      sky(hasExtremes: false)
      now
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func sky(hasExtremes: Bool) -> some View {
    VStack(spacing: 0) {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 8) {
          now
          entry.symbol(17)
        }
        now
      }
      if hasExtremes { entry.extremes }
      WeatherMark(entry: entry)
    }
  }

  private var now: some View { entry.temperature(17).bold().widgetAccentable() }
}
