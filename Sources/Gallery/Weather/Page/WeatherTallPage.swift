import Pages
import Views

/// The page on a narrow, tall screen: one part below another.
struct WeatherTallPage: View {
  let scene: WeatherScene
  let columns: Int
  let rows: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      WeatherHeadline(scene: scene, columns: columns - 4)
        .padding(.horizontal, 16)
      VisitRow(scene: scene, columns: columns - 4).padding(.horizontal, 16)
      HoursCard(scene: scene, room: CardRoom(columns: columns, rows: hourRows, padding: 0))
        .padding(.bottom, 17)
      WeekCard(scene: scene, room: CardRoom(columns: columns, rows: weekRows, padding: 0))
      if hasFigures {
        FiguresCard(scene: scene, room: CardRoom(columns: columns, rows: figureRows, padding: 0))
          .padding(.top, 17)
      }
    }
  }

  /// The rows left for hours, days and values.
  private var rest: Int { rows - WeatherHeadline.rows - 2 }
  private var hasFigures: Bool { rest >= 22 }
  private var weekRows: Int { min(8, rest - 8) }
  private var figureRows: Int { min(8, rest - weekRows - 9) }
  private var hourRows: Int { rest - weekRows - (hasFigures ? figureRows + 1 : 0) }
}
