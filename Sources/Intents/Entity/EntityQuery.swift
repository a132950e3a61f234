/// Finds entities.
public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity

  init()

  /// Those of some identities, as far as there are any.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// Those that a person is offered.
  func suggestedEntities() async throws -> [Entity]

  /// The one that a parameter without a value is about.
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  public func suggestedEntities() async throws -> [Entity] { [] }
  public func defaultResult() async -> Entity? { nil }
}
