import Pages
import Views

/// The page on a usual terminal: now beside the hours, and below them the days beside the measured
/// values.
struct WeatherBroadPage: View {
  let scene: WeatherScene
  let columns: Int
  let rows: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top, spacing: 16) {
        WeatherHero(scene: scene, columns: heroColumns, rows: upperRows)
        HoursCard(
          scene: scene,
          room: CardRoom(columns: columns - heroColumns - 2, rows: upperRows, padding: 0))
      }
      VisitRow(scene: scene, columns: columns)
      HStack(alignment: .top, spacing: 16) {
        WeekCard(scene: scene, room: CardRoom(columns: weekColumns, rows: lowerRows, padding: 0))
        FiguresCard(
          scene: scene,
          room: CardRoom(columns: columns - weekColumns - 2, rows: lowerRows, padding: 0))
      }
    }
  }

  private var heroColumns: Int { 26 }
  /// The rows of the upper half; days and values need at most ten.
  private var upperRows: Int { max((rows - 1) / 2 + 1, rows - 11) }
  private var lowerRows: Int { rows - upperRows - 1 }
  private var weekColumns: Int { max(35, columns * 9 / 20) }
}
