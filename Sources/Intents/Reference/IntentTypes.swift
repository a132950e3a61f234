/// The types of intents by name, to make intents from references.
///
/// Two collections with the same names are equal, because a name identifies one type.
package struct IntentTypes: Sendable {
  private var types: [String: any AppIntent.Type] = [:]

  package init() {}

  package var isEmpty: Bool { types.isEmpty }

  package mutating func add(_ type: any AppIntent.Type) {
    types[type.referenceName] = type
  }

  /// The type of a reference; nil if it isn't known.
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
