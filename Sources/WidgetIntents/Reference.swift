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

extension IntentReference: CustomStringConvertible {
  /// The intent as it would appear in code, with its parameters by name.
  package var description: String {
    let arguments = values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return "\(plainName)(\(arguments.joined(separator: ", ")))"
  }

  /// The type's name without its namespace.
  private var plainName: Substring {
    name.split(separator: ".").last ?? name[...]
  }
}

/// The types needed to create intents from references, by name.
///
/// Two collections are equal if their names are, because a name stands for one type.
package struct IntentTypes: Sendable {
  private var types: [String: any AppIntent.Type] = [:]

  package init() {}

  package var isEmpty: Bool { types.isEmpty }

  package mutating func add(_ type: any AppIntent.Type) {
    types[type.referenceName] = type
  }

  package mutating func formUnion(_ other: IntentTypes) {
    types.merge(other.types) { first, _ in first }
  }

  /// The type of a reference; nil if the type isn't known.
  package subscript(reference: IntentReference) -> (any AppIntent.Type)? {
    types[reference.name]
  }
}

extension IntentTypes: Hashable {
  package static func == (one: IntentTypes, other: IntentTypes) -> Bool {
    one.types.keys == other.types.keys
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(Set(types.keys))
  }
}

extension AppIntent {
  /// Performs a reference to this type and returns its dialog; nil if it has none. Throws before
  /// performing if a dependency is missing.
  @discardableResult
  package static func perform(_ reference: IntentReference) async throws -> IntentDialog? {
    let intent = try await resolved(from: reference.values)
    try Dependencies.check(intent)
    return (try await intent.perform() as? any ProvidesDialog)?.dialog
  }
}
