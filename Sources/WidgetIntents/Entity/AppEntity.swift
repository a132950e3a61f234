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
