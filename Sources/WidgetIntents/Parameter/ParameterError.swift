/// A reason why data don't make an intent.
package enum ParameterError: Error, Hashable, Sendable {
  case unknown(name: String, known: [String])
  case unfitting(ParameterDeclaration, given: IntentValue)
  /// No value was found, either for the given data or by default.
  case unresolved(ParameterDeclaration, given: IntentValue?)
}

extension ParameterError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknown(let name, []):
      "'\(name)' is no parameter; there are none"
    case .unknown(let name, let known):
      "'\(name)' is no parameter; there are: \(known.joined(separator: ", "))"
    case .unfitting(let parameter, let value):
      "'\(parameter.name)' can't be \(value); it is \(parameter.allowed)"
    case .unresolved(let parameter, let value?):
      "'\(parameter.name)' has no value: there is no \(parameter.typeName) \(value)"
    case .unresolved(let parameter, nil): "'\(parameter.name)' has no value"
    }
  }
}

extension ParameterDeclaration {
  fileprivate var allowed: String {
    range.map { "from \($0.least) to \($0.greatest)" } ?? kind.description
  }

  fileprivate var typeName: String {
    if case .entity(let source) = kind { source.name } else { "value" }
  }
}
