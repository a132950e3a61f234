/// A type that a parameter's value can have.
public protocol IntentParameterValue: Sendable {
  static var _kind: ParameterKind { get }
  /// Whether the value may be missing.
  static var _isOptional: Bool { get }
  /// The value of a parameter that has no default; nil if it has to be looked up.
  static var _blank: Self? { get }

  /// The value as data; nil for no value.
  var _data: IntentValue? { get }

  /// Fails if the data don't hold a value of this type.
  init?(_data data: IntentValue)

  /// Whether the data identify a value that has to be looked up.
  static func _stands(for data: IntentValue) -> Bool

  /// Looks up the value that the data identify, or the default if there are none; nil if there is
  /// no such value.
  static func _found(for data: IntentValue?) async throws -> Self?
}

extension IntentParameterValue {
  public static var _isOptional: Bool { false }

  public static func _stands(for data: IntentValue) -> Bool { false }

  public static func _found(for data: IntentValue?) async throws -> Self? { _blank }
}
