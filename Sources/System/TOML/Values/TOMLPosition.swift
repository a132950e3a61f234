/// A place in a document, both numbers from 1 on. Columns count code points.
package struct TOMLPosition: Hashable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    (self.line, self.column) = (line, column)
  }

  static let start = TOMLPosition(line: 1, column: 1)
}

extension TOMLPosition: CustomStringConvertible {
  package var description: String { "\(line):\(column)" }
}
