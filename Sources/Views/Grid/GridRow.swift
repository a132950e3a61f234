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
