extension Optional: IntentParameterValue where Wrapped: IntentParameterValue {
  public static var _kind: ParameterKind { Wrapped._kind }
  public static var _isOptional: Bool { true }
  public static var _blank: Wrapped? { nil }

  public var _data: IntentValue? { flatMap(\._data) }

  public init?(_data data: IntentValue) {
    guard let value = Wrapped(_data: data) else { return nil }
    self = .some(value)
  }
}
