public import FoundationEssentials

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

extension Bool: IntentParameterValue {
  public static var _kind: ParameterKind { .boolean }
  public static var _blank: Bool? { false }

  public var _data: IntentValue? { .boolean(self) }

  public init?(_data data: IntentValue) {
    guard case .boolean(let value) = data else { return nil }
    self = value
  }
}

extension Int: IntentParameterValue {
  public static var _kind: ParameterKind { .integer }
  public static var _blank: Int? { 0 }

  public var _data: IntentValue? { .integer(self) }

  public init?(_data data: IntentValue) {
    guard case .integer(let value) = data else { return nil }
    self = value
  }
}

extension Double: IntentParameterValue {
  public static var _kind: ParameterKind { .number }
  public static var _blank: Double? { 0 }

  public var _data: IntentValue? { .number(self) }

  /// Also accepts whole numbers; fails for infinite ones.
  public init?(_data data: IntentValue) {
    switch data {
    case .integer(let value): self.init(value)
    case .number(let value) where value.isFinite: self = value
    default: return nil
    }
  }
}

extension String: IntentParameterValue {
  public static var _kind: ParameterKind { .text }
  public static var _blank: String? { "" }

  public var _data: IntentValue? { .text(self) }

  public init?(_data data: IntentValue) {
    guard case .text(let value) = data else { return nil }
    self = value
  }
}

extension Date: IntentParameterValue {
  public static var _kind: ParameterKind { .date }
  public static var _blank: Date? { Date(timeIntervalSince1970: 0) }

  public var _data: IntentValue? { .date(self) }

  public init?(_data data: IntentValue) {
    guard case .date(let value) = data, value.timeIntervalSince1970.isFinite else { return nil }
    self = value
  }
}
