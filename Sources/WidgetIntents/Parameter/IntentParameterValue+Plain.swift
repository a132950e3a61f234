public import FoundationEssentials

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
