/// A type whose values a parameter can have.
public protocol IntentParameterValue: Sendable {
  static var _kind: ParameterKind { get }
  /// Whether there may be no value at all.
  static var _isOptional: Bool { get }
  /// The value of a parameter that was given none; nil if it has to be looked for.
  static var _blank: Self? { get }

  /// The value as data; nil for none at all.
  var _data: IntentValue? { get }

  /// The value that the data stand for, if they stand for one of this type.
  init?(_data data: IntentValue)

  /// Whether the data stand for a value that has to be looked for.
  static func _stands(for data: IntentValue) -> Bool

  /// The value that the data stand for, or the one that is taken without any.
  static func _found(for data: IntentValue?) async throws -> Self?
}

extension IntentParameterValue {
  public static var _isOptional: Bool { false }

  public static func _stands(for data: IntentValue) -> Bool { false }

  public static func _found(for data: IntentValue?) async throws -> Self? { _blank }
}
