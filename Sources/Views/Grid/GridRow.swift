/// The views that stand in the columns of one row of a grid.
public struct GridRow<Content: View>: View {
  private let alignment: VerticalAlignment?
  private let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Outside of a grid a row is a grid of its own.
  public static func _archive(_ view: Self, into archive: inout Archive) {
    let cells = archive.nodesOutsideOfStack(of: view.content).map(GridNode.Cell.init(holding:))
    let row = GridNode.Row(alignment: view.alignment, cells: cells)
    archive.add(.grid(GridNode(alignment: .center, rows: [row])))
  }
}

extension GridNode.Cell {
  fileprivate init(holding node: Node) {
    if case .grid(let grid) = node, grid.rows.count == 1, let cell = grid.rows.first?.cells.first,
      grid.rows.first?.cells.count == 1, cell.columns != .max
    {
      self = cell
    } else {
      self.init(columns: 1, content: node)
    }
  }
}

extension View {
  /// Lets the view take several columns of its grid.
  public func gridCellColumns(_ count: Int) -> some View {
    WrappedView(content: self) { node in
      let cell = GridNode.Cell(columns: max(1, count), content: node)
      return .grid(
        GridNode(alignment: .center, rows: [GridNode.Row(alignment: nil, cells: [cell])]))
    }
  }
}
