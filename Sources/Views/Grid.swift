/// Rows of views whose columns line up.
public struct Grid<Content: View>: View {
  private let alignment: Alignment
  private let horizontalSpacing: Double?
  private let verticalSpacing: Double?
  private let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  public static func _archive(_ view: Self, into archive: inout Archive) {
    let rows = archive.changing(\.stackAxis, { $0 = .vertical }) { $0.nodes(of: view.content) }
    archive.add(
      .grid(
        GridNode(
          alignment: view.alignment,
          horizontalSpacing: view.horizontalSpacing,
          verticalSpacing: view.verticalSpacing,
          rows: rows.map(GridNode.Row.init(holding:)))))
  }
}

extension GridNode.Row {
  /// A row of the grid, or a view between rows that spans all columns.
  fileprivate init(holding node: Node) {
    if case .grid(let grid) = node, grid.isPart, let row = grid.rows.first {
      self = row
    } else {
      self.init(alignment: nil, cells: [GridNode.Cell(columns: .max, content: node)])
    }
  }
}

/// The cells of one row of a grid.
public struct GridRow<Content: View>: View {
  private let alignment: VerticalAlignment?
  private let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Outside of a grid, a row is a grid with one row.
  public static func _archive(_ view: Self, into archive: inout Archive) {
    let cells = archive.nodesOutsideOfStack(of: view.content).map(GridNode.Cell.init(holding:))
    let row = GridNode.Row(alignment: view.alignment, cells: cells)
    archive.add(.grid(GridNode(alignment: .center, rows: [row], isPart: true)))
  }
}

extension GridNode.Cell {
  fileprivate init(holding node: Node) {
    if case .grid(let grid) = node, grid.isPart, let cell = grid.rows.first?.cells.first {
      self = cell
    } else {
      self.init(columns: 1, content: node)
    }
  }
}

extension Node {
  /// Applies a modifier of a row to each of its cells, as a group does with its views.
  func wrapped(by wrap: (Node) -> Node) -> Node {
    guard case .grid(var grid) = self, grid.isPart else { return wrap(self) }
    for row in grid.rows.indices {
      for cell in grid.rows[row].cells.indices {
        grid.rows[row].cells[cell].content = wrap(grid.rows[row].cells[cell].content)
      }
    }
    return .grid(grid)
  }
}

extension View {
  /// Makes the view span several columns of its grid.
  public func gridCellColumns(_ count: Int) -> some View {
    WrappedView(content: self) { node in
      let cell = GridNode.Cell(columns: max(1, count), content: node)
      let row = GridNode.Row(alignment: nil, cells: [cell])
      return .grid(GridNode(alignment: .center, rows: [row], isPart: true))
    }
  }
}
