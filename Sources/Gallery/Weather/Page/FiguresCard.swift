import Pages
import Views

/// A card with all measured values, as many as fit.
struct FiguresCard: View {
  let scene: WeatherScene
  let room: CardRoom

  private static let kinds: [WeatherFigure.Kind] = [
    .wind, .humidity, .uv, .pressure, .rain, .feels,
  ]

  var body: some View {
    WeatherCard(Text("weather.page.measured"), in: room, under: scene.shown.sky) {
      VStack(alignment: .leading, spacing: 0) {
        SunRow(scene: scene)
        ForEach(Array(Self.kinds.prefix(max(0, room.innerRows - 1))), id: \.self) { kind in
          FigureRow(kind: kind, scene: scene)
        }
      }
    }
  }
}
