/// What is wrong with a file, and on which of its lines.
package struct LineFault: Error, Hashable, Sendable {
  package let line: Int
  package let reason: String

  init(_ line: Int, _ reason: String) {
    (self.line, self.reason) = (line, reason)
  }
}

extension LineFault: CustomStringConvertible {
  package var description: String { "\(line): \(reason)" }
}
