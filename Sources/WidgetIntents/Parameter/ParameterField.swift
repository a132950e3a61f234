/// A parameter's box with its value type erased.
protocol ParameterField: AnyObject, Sendable {
  var data: IntentValue? { get }

  func declaration(named name: String) -> ParameterDeclaration

  /// Sets the parameter from data; false if they don't fit. Only for a new intent.
  func fill(with data: IntentValue) -> Bool

  /// Looks up the value if necessary; false if there is none. Only for a new intent.
  func resolve() async throws -> Bool
}

extension ParameterField {
  /// An identity that tells this parameter from all others.
  var identity: ObjectIdentifier { ObjectIdentifier(self) }
}

/// A parameter's property wrapper with its value type erased.
protocol ParameterWrapper {
  var field: any ParameterField { get }
}
