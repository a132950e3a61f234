import Views
import Weather

/// The selected moment in few rows: the temperature beside the other text.
struct WeatherHeadline: View {
  let scene: WeatherScene
  let columns: Int

  static let rows = 4

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      scene.shown.temperature(44).frame(height: .rows(Self.rows)).fixedSize()
      VStack(alignment: .leading, spacing: 0) {
        WeatherTurner(scene: scene)
        HStack(spacing: 8) {
          scene.shown.symbol(17)
          scene.shown.condition
        }
        HStack(spacing: 8) {
          scene.shown.extremes
          if let felt = scene.shown.reading?.feelsLike {
            Text("weather.feels \(scene.shown.degrees(felt))").font(.caption)
              .foregroundStyle(.secondary)
          }
        }
        if let line = scene.shown.foresightText { line.font(.caption) }
      }
    }
    .frame(width: .columns(columns), height: .rows(Self.rows), alignment: .topLeading)
  }
}
