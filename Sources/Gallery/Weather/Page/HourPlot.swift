import FoundationEssentials
import Views
import Weather

/// The curve of temperatures, with some values above it and a line at the selected hour.
struct HourPlot: View {
  let scene: WeatherScene
  let axis: HourAxis
  /// The hours whose temperatures are written.
  let labels: [AxisLabel]
  let columns: Int
  let rows: Int

  /// The least height of the curve's line in points: half a row.
  private static let pen = 8.5

  var body: some View {
    ZStack(alignment: .topLeading) {
      if !scene.isNow { mark }
      curve
        .frame(width: .columns(columns), height: .rows(curveRows))
        .offset(y: .rows(1))
      ForEach(labels, id: \.self) { label in
        scene.now.text(label.hour.reading.temperature)
          .font(.headline)
          .frame(width: .columns(label.width), height: .rows(1))
          .offset(x: .columns(label.column), y: .rows(row(above: label)))
      }
    }
    .frame(width: .columns(columns), height: .rows(rows), alignment: .topLeading)
  }

  /// The rows of the curve, below a row for the warmest hour's label.
  private var curveRows: Int { max(1, rows - 1) }

  private var curve: some View {
    HourCurve(through: axis.warmth.map { UnitPoint(x: $0.x, y: 1 - $0.y) })
  }

  private var mark: some View {
    Rectangle().fill(.primary.opacity(0.6))
      .frame(width: 4, height: .rows(rows))
      .offset(x: axis.share(of: scene.shown.date) * (.columns(columns) - 4))
  }

  /// The row just above the curve's highest part below a label.
  private func row(above label: AxisLabel) -> Int {
    let highest = (label.column...label.column + label.width).map { column in
      axis.height(at: Double(column) / Double(max(1, columns)))
    }.min()
    let blocks = (highest ?? 0) * (.rows(curveRows) - Self.pen)
    return Int(blocks / .rows(1))
  }
}
