import FoundationEssentials
import WidgetIntents

/// What the later alternatives of a view declare. Views that are equal declare the same.
struct LaterDeclarations: Sendable {
  private var alternatives: [LaterNodes] = []

  init() {}

  mutating func add(_ alternative: LaterNodes) { alternatives.append(alternative) }

  /// The first background; archives the alternatives before it.
  var background: Node? {
    alternatives.lazy.compactMap(\.archived.declarations.anyBackground).first
  }

  /// The first URL; archives the alternatives before it.
  var url: URL? { alternatives.lazy.compactMap(\.archived.declarations.anyURL).first }

  /// The intents of the alternatives that have been tried; no others can be seen and pressed.
  var intents: IntentTypes {
    alternatives.lazy.compactMap(\.archivedSoFar).reduce(into: IntentTypes()) { intents, known in
      intents.formUnion(known.declarations.intents)
      intents.formUnion(known.declarations.later.intents)
    }
  }
}

extension LaterDeclarations: Hashable {
  static func == (one: LaterDeclarations, other: LaterDeclarations) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
