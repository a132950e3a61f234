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

/// A thing in the program that a parameter can refer to, identified by its `id`.
///
///     struct City: AppEntity {
///       static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
///       static let defaultQuery = CityQuery()
///       let id: String
///       var displayRepresentation: DisplayRepresentation { DisplayRepresentation(stringLiteral: id) }
///     }
public protocol AppEntity: IntentParameterValue, Identifiable
where ID: LosslessStringConvertible & Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// The query that finds the entities.
  static var defaultQuery: DefaultQuery { get }

  var displayRepresentation: DisplayRepresentation { get }

  /// Whether the entity exists; false for the bare name of one that doesn't.
  var _isThere: Bool { get }
}

extension AppEntity {
  public static var _kind: ParameterKind { .entity(EntitySource(Self.self)) }
  public static var _blank: Self? { nil }

  public var _isThere: Bool { true }

  public var _data: IntentValue? { .text(id.description) }

  /// Always fails: the data only identify an entity, and its query has to find it.
  public init?(_data data: IntentValue) { return nil }

  public static func _stands(for data: IntentValue) -> Bool { id(in: data) != nil }

  public static func _found(for data: IntentValue?) async throws -> Self? {
    try Dependencies.check(defaultQuery)
    guard let data else { return await defaultQuery.defaultResult() }
    guard let id = id(in: data) else { return nil }
    return try await defaultQuery.entities(for: [id]).first { $0.id == id }
  }

  private static func id(in data: IntentValue) -> ID? {
    guard case .text(let text) = data else { return nil }
    return ID(text)
  }
}

/// A query that also finds entities by text.
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> [Entity]
}
