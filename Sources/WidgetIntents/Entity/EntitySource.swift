/// The source of the entities that a parameter offers.
public struct EntitySource: Sendable {
  /// The name of the entities' type.
  package let name: String
  private let find: @Sendable (IntentValue) async throws -> ParameterChoice?
  private let suggest: @Sendable () async throws -> [ParameterChoice]
  /// Asked when somebody wants to search, for the answer is looked for in the whole program.
  private let searchable: @Sendable () -> (any EntityStringQuery)?

  init<Entity: AppEntity>(_ type: Entity.Type) {
    name = Entity.typeDisplayRepresentation.name.key
    let query = Entity.defaultQuery
    find = { (data: IntentValue) async throws -> ParameterChoice? in
      guard let entity = try await Entity._found(for: data), entity._isThere else { return nil }
      return ParameterChoice(entity, as: data)
    }
    suggest = { () async throws -> [ParameterChoice] in try await query.suggestedChoices() }
    searchable = { query as? any EntityStringQuery }
  }

  /// Whether the entity that the data identify exists. A query may also throw if it doesn't.
  package func contains(_ data: IntentValue) async throws -> Bool { try await find(data) != nil }

  /// The entity that the data identify, as a choice; nil if it doesn't exist.
  package func choice(of data: IntentValue) async throws -> ParameterChoice? {
    try await find(data)
  }

  /// Whether entities can be searched by text.
  package var isSearchable: Bool { searchable() != nil }

  package func suggestions() async throws -> [ParameterChoice] { try await suggest() }

  /// The entities that match a text; all suggestions if the query can't search.
  package func choices(matching text: String) async throws -> [ParameterChoice] {
    guard let query = searchable() else { return try await suggest() }
    return try await query.choices(matching: text)
  }
}

extension EntitySource: Hashable {
  public static func == (one: EntitySource, other: EntitySource) -> Bool { one.name == other.name }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension EntityQuery {
  fileprivate func suggestedChoices() async throws -> [ParameterChoice] {
    try Dependencies.check(self)
    return try await suggestedEntities().compactMap { ParameterChoice($0) }
  }
}

extension EntityStringQuery {
  fileprivate func choices(matching text: String) async throws -> [ParameterChoice] {
    try Dependencies.check(self)
    return try await entities(matching: text).compactMap { ParameterChoice($0) }
  }
}

extension ParameterChoice {
  fileprivate init?(_ entity: some AppEntity) {
    guard let value = entity._data else { return nil }
    self.init(entity, as: value)
  }

  /// The entity as a choice of data that identify it.
  fileprivate init(_ entity: some AppEntity, as data: IntentValue) {
    let shown = entity.displayRepresentation
    self.init(value: data, title: shown.title.key, detail: shown.subtitle?.key)
  }
}
