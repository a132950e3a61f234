/// Why no intent can be made from data.
package enum ParameterError: Error, Hashable, Sendable {
  case unknown(name: String, known: [String])
  case unfitting(ParameterDeclaration, given: IntentValue)
}

extension ParameterError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknown(let name, []):
      "'\(name)' is no parameter; there are none"
    case .unknown(let name, let known):
      "'\(name)' is no parameter; there are: \(known.joined(separator: ", "))"
    case .unfitting(let parameter, let value):
      "'\(parameter.name)' can't be \(value); it is \(parameter.kind)"
    }
  }
}
