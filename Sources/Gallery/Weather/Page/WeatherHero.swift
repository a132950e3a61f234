import FoundationEssentials
import Views
import Weather

/// The weather at the selected moment, as large as fits, and what matters then.
struct WeatherHero: View {
  let scene: WeatherScene
  let columns: Int
  let rows: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      WeatherTurner(scene: scene).frame(width: .columns(columns))
      ViewThatFits(in: .horizontal) {
        figures(rows >= 20 ? 96 : figureRows > 7 ? 72 : 60, isLarge: true)
        figures(44, isLarge: true)
        figures(44, isLarge: false)
        figures(28, isLarge: false)
      }
      .frame(height: .rows(figureRows), alignment: .leading)
      words
    }
    .frame(width: .columns(columns), height: .rows(rows), alignment: .topLeading)
  }

  /// The rows of the figure; the text below takes six, with a gap.
  private var figureRows: Int { max(4, min(10, rows - 7)) }

  private func figures(_ size: Double, isLarge: Bool) -> some View {
    let size = figureRows < 6 ? min(size, 44) : size
    return HStack(alignment: .center, spacing: 16) {
      scene.shown.temperature(size)
      if isLarge || figureRows < 6 { scene.shown.symbol(min(size, 72)).fixedSize() }
    }
  }

  @ViewBuilder private var words: some View {
    scene.shown.condition
    HStack(spacing: 16) {
      scene.shown.extremes
      if let felt = scene.shown.reading?.feelsLike {
        Text("weather.feels \(scene.shown.degrees(felt))").font(.caption)
          .foregroundStyle(.secondary)
      }
    }
    WeatherLines(scene: scene).padding(.top, rows >= 12 ? 17 : 0)
  }
}
