/// An intent as data: which one it is, and what it is done with.
package struct IntentReference: Hashable, Codable, Sendable {
  /// The name of its type, which no other type has.
  package let name: String
  package private(set) var values: [String: IntentValue]

  package init(name: String, values: [String: IntentValue] = [:]) {
    self.name = name
    self.values = values
  }

  package init(_ intent: some AppIntent) {
    self.init(name: type(of: intent).referenceName, values: intent.values)
  }

  /// The same intent, done with another value of a parameter.
  package func setting(_ parameter: String, to value: IntentValue) -> IntentReference {
    var reference = self
    reference.values[parameter] = value
    return reference
  }
}

extension AppIntent {
  /// By what references name the type.
  package static var referenceName: String { String(reflecting: Self.self) }
}
