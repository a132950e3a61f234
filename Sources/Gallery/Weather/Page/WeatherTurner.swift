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
      ViewThatFits(in: .horizontal) {
        signs(margin: 8)
        signs(margin: 0)
      }
    }
    .lineLimit(1)
  }

  /// The buttons, on a ground if they have a margin.
  private func signs(margin: Double) -> some View {
    HStack(spacing: margin > 0 ? 8 : 16) {
      sign(.unit, margin) { Text(verbatim: scene.now.weather.units.temperature.symbol) }
      sign(.find, margin) { Image(systemName: "magnifyingglass") }
      sign(.city(-1), margin) { Text(verbatim: "<") }
      sign(.city(1), margin) { Text(verbatim: ">") }
    }
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

  @ViewBuilder private func sign(
    _ gesture: WeatherGesture, _ margin: Double, @ViewBuilder _ content: () -> some View
  ) -> some View {
    if let url = gesture.url {
      Link(destination: url) {
        content()
          .foregroundStyle(.secondary)
          .padding(.horizontal, margin)
          .background(.primary.opacity(margin > 0 ? 0.12 : 0))
      }
    }
  }
}
