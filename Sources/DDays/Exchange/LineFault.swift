/// A fault in a file, and its line.
package struct LineFault: Error, Hashable, Sendable {
  package let line: Int
  package let reason: Phrase

  init(_ line: Int, _ reason: Phrase) {
    (self.line, self.reason) = (line, reason)
  }

  init(_ line: Int, _ key: String, _ values: String...) {
    self.init(line, Phrase(key, filledWith: values))
  }
}

extension LineFault: CustomStringConvertible {
  package var description: String { "\(line): \(reason)" }
}
