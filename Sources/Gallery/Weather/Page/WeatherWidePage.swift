import Pages
import Views

/// The page on a large screen: now beside the hours, and a card for each measured value.
struct WeatherWidePage: View {
  let scene: WeatherScene
  let columns: Int
  let rows: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top, spacing: 16) {
        WeatherHero(scene: scene, columns: heroColumns - 2, rows: upperRows)
          .padding(.leading, 16)
        HoursCard(
          scene: scene, room: CardRoom(columns: columns - heroColumns - 2, rows: upperRows))
      }
      VisitRow(scene: scene, columns: columns)
      HStack(alignment: .top, spacing: 16) {
        WeekCard(scene: scene, room: CardRoom(columns: weekColumns, rows: lowerRows))
        VStack(alignment: .leading, spacing: 17) {
          HStack(spacing: 16) {
            SunCard(
              scene: scene, room: CardRoom(columns: halves[0], rows: lowerRows - figureRows - 1))
            WindCard(
              scene: scene, room: CardRoom(columns: halves[1], rows: lowerRows - figureRows - 1))
          }
          HStack(spacing: 16) {
            ForEach(Array(figures.enumerated()), id: \.offset) { index, kind in
              FigureCard(
                kind: kind, scene: scene, room: CardRoom(columns: parts[index], rows: figureRows))
            }
          }
        }
      }
    }
  }

  private var heroColumns: Int { columns >= 150 ? 44 : 38 }
  private var upperRows: Int { max(14, (rows - 1) * 3 / 7) }
  private var lowerRows: Int { rows - upperRows - 1 }
  private var figureRows: Int { lowerRows >= 28 ? 9 : 7 }
  private var weekColumns: Int { columns * 39 / 100 }
  private var rest: Int { columns - weekColumns - 2 }
  private var halves: [Int] { rest.split(into: 2, gap: 2) }

  private var figures: [WeatherFigure.Kind] {
    rest >= 105 ? [.feels, .humidity, .rain, .uv, .pressure] : [.humidity, .uv, .pressure]
  }

  private var parts: [Int] { rest.split(into: figures.count, gap: 2) }
}

extension Int {
  /// The lengths of parts with gaps between them; the first ones are longer if there is a
  /// remainder.
  func split(into count: Int, gap: Int) -> [Int] {
    let room = Swift.max(0, self - gap * (count - 1))
    return (0..<count).map { room / count + ($0 < room % count ? 1 : 0) }
  }
}
