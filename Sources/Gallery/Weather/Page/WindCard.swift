import Pages
import Views
import Weather

/// A card with the wind's speed and direction, on a compass and in words.
struct WindCard: View {
  let scene: WeatherScene
  let room: CardRoom

  var body: some View {
    WeatherCard(Text("weather.page.wind"), in: room, under: scene.shown.sky) {
      HStack(alignment: .center, spacing: 16) {
        CompassRose(degrees: scene.shown.reading?.blowing)
          .frame(width: .columns((side - 1) * 2), height: .rows(side))
        words
      }
      .frame(height: .rows(room.innerRows))
    }
  }

  /// The rows of the compass: as many as fit beside the text.
  private var side: Int { max(3, min(room.innerRows, (room.innerColumns - 13) / 2 + 1)) }

  private var words: some View {
    let figure = scene.figure(.wind)
    return VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .bottom, spacing: 8) {
        figure.number(room.innerRows >= 7 ? 44 : 28).frame(
          height: .rows(room.innerRows >= 7 ? 4 : 3))
        Text(verbatim: figure.unit).foregroundStyle(.secondary)
      }
      .padding(.bottom, room.innerRows >= 7 ? 17 : 0)
      (scene.shown.reading?.windName ?? Text(verbatim: "–")).font(.headline)
      (figure.note ?? Text(verbatim: "")).font(.caption).foregroundStyle(.secondary)
    }
  }
}

extension WeatherSample {
  /// The direction of the wind; nil if it is calm.
  var blowing: UInt16? { (windSpeed?.metresPerSecond ?? 0) >= 0.5 ? windDirection : nil }

  /// The name of the wind; nil if unknown.
  var windName: Text? {
    guard let windSpeed else { return nil }
    if windSpeed.metresPerSecond < 0.5 { return Text("weather.wind.calm") }
    return windDirection.map { Text(LocalizedStringKey(CompassPoint(degrees: $0).nameKey)) }
  }
}
