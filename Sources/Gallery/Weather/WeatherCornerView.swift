import Views
import Weather

/// The temperature in a corner, on an arc between the day's low and high.
struct WeatherCornerView: View {
  let entry: WeatherEntry

  var body: some View {
    CornerGauge(share: entry.share) {
      entry.temperature(17)
    } caption: {
      entry.accessoryCaption
    }
  }
}
