/// A thing of the program that a parameter can be about, known by its identity.
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
  /// Finds the entities.
  static var defaultQuery: DefaultQuery { get }

  var displayRepresentation: DisplayRepresentation { get }

  /// Whether it is more than the name of something that isn't there.
  var _isThere: Bool { get }
}

extension AppEntity {
  public static var _kind: ParameterKind { .entity(EntitySource(Self.self)) }
  public static var _blank: Self? { nil }

  public var _isThere: Bool { true }

  public var _data: IntentValue? { .text(id.description) }

  /// As data an entity is its identity, from which it first has to be found.
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
