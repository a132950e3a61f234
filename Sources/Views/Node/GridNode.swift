/// Rows of cells whose columns line up.
package struct GridNode: Hashable, Codable, Sendable {
  package var alignment: Alignment
  package var horizontalSpacing: Double?
  package var verticalSpacing: Double?
  package var rows: [Row]
  /// Whether this is a single row or cell for the grid around it.
  package var isPart = false

  package struct Row: Hashable, Codable, Sendable {
    package var alignment: VerticalAlignment?
    package var cells: [Cell]
  }

  package struct Cell: Hashable, Codable, Sendable {
    package var columns: Int
    package var content: Node
  }
}
