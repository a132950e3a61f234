import Views
import Weather

/// The age and source of the weather, and a button to refresh it.
struct WeatherPageMark: View {
  let entry: WeatherEntry

  var body: some View {
    if let url = WeatherGesture.renew.url {
      Link(destination: url) {
        HStack(spacing: 8) {
          Image(systemName: "arrow.clockwise").foregroundStyle(.secondary)
          ViewThatFits(in: .horizontal) {
            Text("weather.updated \(age) \(entry.source)")
            age
          }
        }
      }
    }
  }

  private var age: Text {
    switch entry.freshness {
    case .fresh: entry.time
    case .old(let hours): Text("weather.age \(hours)")
    case .expired: Text("weather.expired")
    }
  }
}
