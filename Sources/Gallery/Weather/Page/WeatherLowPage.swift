import Views

/// The page on a low screen: the moment, some hours, and the measured values that fit.
struct WeatherLowPage: View {
  let scene: WeatherScene
  let columns: Int
  let rows: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      WeatherHeadline(scene: scene, columns: columns - 2)
      if rows >= 8 { VisitRow(scene: scene, columns: columns - 2) }
      HourStrip(scene: scene, columns: columns - 2)
      ForEach(Array(figures.prefix(max(0, rows - 8))), id: \.self) { kind in
        FigureRow(kind: kind, scene: scene)
      }
    }
    .padding(.horizontal, 8)
  }

  private var figures: [WeatherFigure.Kind] { [.wind, .humidity, .rain, .uv, .pressure] }
}
