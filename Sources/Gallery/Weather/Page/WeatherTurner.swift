import FoundationEssentials
import Views
import Weather

/// The selected hour, and buttons to change it.
struct WeatherTurner: View {
  let scene: WeatherScene

  var body: some View {
    HStack(spacing: 0) {
      moment
      Spacer(minLength: 8)
      HStack(spacing: 16) {
        sign(scene.now.weather.units.temperature.symbol, .unit)
        sign("<", .city(-1))
        sign(">", .city(1))
      }
    }
    .lineLimit(1)
  }

  @ViewBuilder private var moment: some View {
    if scene.isNow {
      Text("weather.now").font(.caption).foregroundStyle(.secondary)
    } else if let url = WeatherGesture.step(-WeatherScene.hours).url {
      Link(destination: url) { hour.bold() }
    }
  }

  private var hour: Text {
    let hour = Text(scene.now.weather.shown(scene.shown.date), format: .dateTime.hour())
    return scene.isTomorrow ? Text("weather.page.tomorrow \(hour)") : hour
  }

  @ViewBuilder private func sign(_ text: String, _ gesture: WeatherGesture) -> some View {
    if let url = gesture.url {
      Link(destination: url) { Text(verbatim: text).foregroundStyle(.secondary) }
    }
  }
}
