/// A fault in a language's table of date strings.
package enum WordingError: Error, Hashable, Sendable {
  case missing(keys: [String])
}

extension WordingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let keys): "there are no words for \(keys.joined(separator: ", "))"
    }
  }
}
