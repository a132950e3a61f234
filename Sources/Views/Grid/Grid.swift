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
