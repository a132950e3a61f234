/// Finds entities.
public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity

  init()

  /// The entities with these identities, omitting those that don't exist.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// The entities to offer as choices.
  func suggestedEntities() async throws -> [Entity]

  /// The entity for a parameter without a value; nil if there is none.
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  public func suggestedEntities() async throws -> [Entity] { [] }
  public func defaultResult() async -> Entity? { nil }
}
