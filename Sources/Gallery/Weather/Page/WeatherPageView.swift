import Pages
import Views

/// The weather page, with a layout for each kind of screen, below the alerts if there are any.
struct WeatherPageView: View {
  let scene: WeatherScene
  let columns: Int
  let rows: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if alertRows > 0 {
        WeatherAlertRows(entry: scene.now, columns: columns, rows: alertRows)
          .padding(.bottom, .rows(alertGap))
      }
      content
    }
    .lineLimit(1)
    .frame(width: .columns(columns), height: .rows(rows), alignment: .topLeading)
    .accessibilityLabel(scene.shown.spoken)
  }

  /// The rows for alerts; in very little room, the layout has none.
  private var alertRows: Int {
    columns >= 34 && rows >= 8 ? min(scene.now.alerts.count, rows >= 32 ? 3 : 1) : 0
  }

  private var alertGap: Int { rows >= 32 ? 1 : 0 }

  private var rest: Int { alertRows == 0 ? rows : rows - alertRows - alertGap }

  @ViewBuilder private var content: some View {
    switch (columns, rest) {
    case (100..., 30...): WeatherWidePage(scene: scene, columns: columns, rows: rest)
    case (66..., 18...): WeatherBroadPage(scene: scene, columns: columns, rows: rest)
    case (34..., 18...): WeatherTallPage(scene: scene, columns: columns, rows: rest)
    case (34..., 7...): WeatherLowPage(scene: scene, columns: columns, rows: rest)
    default: WeatherLeastPage(entry: scene.now)
    }
  }
}
