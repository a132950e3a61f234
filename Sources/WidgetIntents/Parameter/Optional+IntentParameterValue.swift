extension Optional: IntentParameterValue where Wrapped: IntentParameterValue {
  public static var _kind: ParameterKind { Wrapped._kind }
  public static var _isOptional: Bool { true }
  public static var _blank: Wrapped?? { .some(nil) }

  public var _data: IntentValue? { flatMap { $0._data } }

  public init?(_data data: IntentValue) {
    if data == .nothing {
      self = nil
      return
    }
    guard let value = Wrapped(_data: data) else { return nil }
    self = .some(value)
  }

  public static func _stands(for data: IntentValue) -> Bool { Wrapped._stands(for: data) }

  public static func _found(for data: IntentValue?) async throws -> Wrapped?? {
    guard let data else { return .some(nil) }
    return try await Wrapped._found(for: data).map(Optional.some)
  }
}
