/// A type whose values a parameter can have.
public protocol IntentParameterValue: Sendable {
  static var _kind: ParameterKind { get }
  /// Whether there may be no value at all.
  static var _isOptional: Bool { get }
  /// The value of a parameter that was given none.
  static var _blank: Self { get }

  /// The value as data; nil for none at all.
  var _data: IntentValue? { get }

  /// The value that the data stand for, if they stand for one of this type.
  init?(_data data: IntentValue)
}

extension IntentParameterValue {
  public static var _isOptional: Bool { false }
}
