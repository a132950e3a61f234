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
