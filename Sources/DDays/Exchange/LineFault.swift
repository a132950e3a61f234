/// A fault in a file, and its line.
package struct LineFault: Error, Hashable, Sendable {
  package let line: Int
  package let reason: Phrase
  /// The title of the event that is left out; empty if it has none.
  package private(set) var title = ""
  /// How many things are left out.
  package private(set) var count = 1

  init(_ line: Int, _ reason: Phrase) {
    (self.line, self.reason) = (line, reason)
  }

  init(_ line: Int, _ key: String, _ values: String...) {
    self.init(line, Phrase(key, filledWith: values))
  }

  /// The event in quotes, without what steers a terminal; nil if it has no title.
  package var subject: String? { title.isEmpty ? nil : title.brief }

  func titled(_ title: String) -> LineFault {
    var fault = self
    fault.title = title
    return fault
  }

  func counting(_ count: Int) -> LineFault {
    var fault = self
    fault.count = count
    return fault
  }
}

extension [LineFault] {
  /// How many things are left out.
  package var leftOut: Int { reduce(0) { $0 + $1.count } }
}

extension LineFault: CustomStringConvertible {
  package var description: String {
    "\(line): \(title.isEmpty ? "" : "\(title): ")\(reason)"
  }
}
