import Views

/// A row of a grid, ready to be measured.
struct GridRowElements {
  let alignment: VerticalAlignment?
  let cells: [Cell]

  struct Cell {
    let columns: Range<Int>
    let element: Element
  }

  /// A limit above any screen's number of columns.
  private static let mostColumns = 1000

  init(_ row: GridNode.Row, _ element: (Node) -> Element) {
    alignment = row.alignment
    var next = 0
    cells = row.cells.map { cell in
      let count = min(max(1, cell.columns), Self.mostColumns)
      defer { next += count }
      return Cell(columns: next..<next + count, element: element(cell.content))
    }
  }

  /// The number of columns that the row needs; a cell that spans all columns counts for none.
  var columnCount: Int {
    cells.map { $0.columns.count < Self.mostColumns ? $0.columns.upperBound : 0 }.max() ?? 0
  }
}
