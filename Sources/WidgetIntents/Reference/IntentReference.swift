/// An intent as data: its type's name and its parameters.
package struct IntentReference: Hashable, Codable, Sendable {
  /// The unique name of the intent's type.
  package let name: String
  package private(set) var values: [String: IntentValue]

  package init(name: String, values: [String: IntentValue] = [:]) {
    self.name = name
    self.values = values
  }

  package init(_ intent: some AppIntent) {
    self.init(name: type(of: intent).referenceName, values: intent.values)
  }

  /// The intent with another value for a parameter.
  package func setting(_ parameter: String, to value: IntentValue) -> IntentReference {
    var reference = self
    reference.values[parameter] = value
    return reference
  }
}

extension AppIntent {
  /// The name of the type in references: what `String(reflecting:)` says, which first asks four times
  /// whether the type describes itself, at two million instructions a start.
  package static var referenceName: String { _typeName(Self.self, qualified: true) }
}
