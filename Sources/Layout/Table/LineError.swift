/// An error in a line of a table.
package struct LineError: Error, Hashable, CustomStringConvertible {
  package let line: Int
  package let cause: String

  package init(line: Int, cause: String) {
    self.line = line
    self.cause = cause
  }

  package var description: String { "line \(line): \(cause)" }
}
