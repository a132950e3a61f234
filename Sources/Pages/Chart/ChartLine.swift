package import Views

/// A thin line across a chart, just above one of its rows.
package struct ChartLine: Shape {
  /// The rows below the line.
  private let rows: Int
  /// Where it starts, in columns.
  private let start: Int
  private let isDashed: Bool

  private static let thickness = 17.0 / 4

  package init(above rows: Int, from start: Int = 0, isDashed: Bool = false) {
    (self.rows, self.start, self.isDashed) = (rows, start, isDashed)
  }

  package func path(in rect: CGRect) -> Path {
    var path = Path()
    let y = rect.maxY - Double(rows) * 17 - Self.thickness
    let first = rect.minX + Double(start) * 8
    guard first < rect.maxX else { return path }
    for x in isDashed ? Array(stride(from: first, to: rect.maxX - 8, by: 16)) : [first] {
      let width = isDashed ? 8 : rect.maxX - first
      path.addRect(CGRect(x: x, y: y, width: width, height: Self.thickness))
    }
    return path
  }
}
