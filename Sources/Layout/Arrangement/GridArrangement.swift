import Cells
import Views

/// Rows of cells whose columns line up; a view between rows spans all columns.
struct GridArrangement: Arrangement {
  private let alignment: Alignment
  private let rows: [GridRowElements]
  private let columnGap: Int
  private let rowGap: Int

  /// The default distance between cells, in points.
  private static let usualSpacing = 8.0

  init(_ grid: GridNode, in metric: Metric, _ element: (Node) -> Element) {
    alignment = grid.alignment
    rows = grid.rows.map { GridRowElements($0, element) }
    columnGap = metric.gap(grid.horizontalSpacing ?? Self.usualSpacing, along: .horizontal)
    rowGap = metric.gap(grid.verticalSpacing ?? Self.usualSpacing, along: .vertical)
  }

  func size(for proposal: Proposal) -> Size {
    let widths = widths(for: proposal.width)
    let heights = heights(for: proposal.height, widths: widths)
    return Size(
      width: length(of: widths, gap: columnGap), height: length(of: heights, gap: rowGap))
  }

  func place(in frame: Rect, for proposal: Proposal) -> Box {
    let widths = widths(for: proposal.width)
    let heights = heights(for: proposal.height, widths: widths)
    var y = frame.origin.y
    let boxes = zip(rows, heights).flatMap { row, height in
      defer { y += height + rowGap }
      return row.cells.map { cell in
        place(cell, in: row, Rect(x: frame.origin.x, y: y, width: 0, height: height), widths)
      }
    }
    return Box(frame: frame, children: boxes)
  }

  private func place(
    _ cell: GridRowElements.Cell, in row: GridRowElements, _ start: Rect, _ widths: [Int]
  ) -> Box {
    let before = length(of: widths[..<min(cell.columns.lowerBound, widths.count)], gap: columnGap)
    let x = start.origin.x + before + (cell.columns.lowerBound > 0 ? columnGap : 0)
    let room = Rect(
      x: x, y: start.origin.y, width: width(of: cell, widths), height: start.size.height)
    var alignment = alignment
    alignment.vertical = row.alignment ?? alignment.vertical
    let offer = Proposal(room.size)
    return cell.element.place(
      in: alignment.place(cell.element.size(for: offer), in: room), for: offer)
  }

  private var columnCount: Int { max(1, rows.map(\.columnCount).max() ?? 0) }

  private func widths(for total: Int?) -> [Int] {
    var widths = singleWidths(for: total)
    for cell in rows.flatMap(\.cells) where cell.columns.count > 1 {
      let wanted = cell.element.size(for: Proposal(width: total, height: nil)).width
      widen(&widths, cell.columns.clamped(to: widths.indices), to: wanted)
    }
    return widths
  }

  /// Shares the width that a cell lacks among the columns it spans.
  private func widen(_ widths: inout [Int], _ columns: Range<Int>, to wanted: Int) {
    var lack = wanted - length(of: widths[columns], gap: columnGap)
    for column in columns where lack > 0 {
      let share = (lack + columns.upperBound - column - 1) / (columns.upperBound - column)
      widths[column] += share
      lack -= share
    }
  }

  /// The widths of columns, from the cells that span only one.
  private func singleWidths(for total: Int?) -> [Int] {
    tracks(count: columnCount, of: total, gap: columnGap) { column, offer in
      let cells = rows.flatMap(\.cells).filter { $0.columns == column..<column + 1 }
      return cells.map { $0.element.size(for: Proposal(width: offer, height: nil)).width }.max()
        ?? 0
    }
  }

  private func heights(for total: Int?, widths: [Int]) -> [Int] {
    tracks(count: rows.count, of: total, gap: rowGap) { row, offer in
      rows[row].cells.map { cell in
        cell.element.size(for: Proposal(width: width(of: cell, widths), height: offer)).height
      }.max() ?? 0
    }
  }

  /// The lengths of columns or rows; limited room is shared as in a stack.
  private func tracks(
    count: Int, of total: Int?, gap: Int, _ length: (_ track: Int, _ offer: Int?) -> Int
  ) -> [Int] {
    guard let total else { return (0..<count).map { length($0, nil) } }
    let parts = (0..<count).map { track in
      let minimum = length(track, 0)
      return Flexibility(
        minimum: minimum, maximum: max(minimum, length(track, Metric.unbounded)))
    }
    let room = total - gap * max(0, count - 1)
    var lengths = Apportionment(parts: parts).lengths(of: room) { length($0, $1) }
    let flexible = parts.indices.filter { parts[$0].maximum >= Metric.unbounded }
    // Equal steps look better than a grid that ends exactly at its edge.
    if let least = flexible.map({ lengths[$0] }).min() {
      for track in flexible { lengths[track] = max(least, parts[track].minimum) }
    }
    return lengths
  }

  private func width(of cell: GridRowElements.Cell, _ widths: [Int]) -> Int {
    length(of: widths[cell.columns.clamped(to: widths.indices)], gap: columnGap)
  }

  private func length(of tracks: some Collection<Int>, gap: Int) -> Int {
    tracks.reduce(0, +) + gap * max(0, tracks.count - 1)
  }
}

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
