extension Array: IntentParameterValue where Element: IntentParameterValue {
  public static var _kind: ParameterKind { .list(Element._kind) }
  public static var _blank: [Element]? { [] }

  public var _data: IntentValue? { .list(map { $0._data ?? .nothing }) }

  /// Fails if an element fails: it may have to be looked up, and then so do all of them.
  public init?(_data data: IntentValue) {
    guard case .list(let list) = data else { return nil }
    let values = list.compactMap { Element(_data: $0) }
    guard values.count == list.count else { return nil }
    self = values
  }

  public static func _stands(for data: IntentValue) -> Bool {
    guard case .list(let list) = data else { return false }
    return list.allSatisfy { Element(_data: $0) != nil || Element._stands(for: $0) }
  }

  public static func _found(for data: IntentValue?) async throws -> [Element]? {
    guard case .list(let list)? = data else { return _blank }
    var values: [Element] = []
    for data in list {
      guard let value = Element(_data: data) else {
        guard let found = try await Element._found(for: data) else { return nil }
        values.append(found)
        continue
      }
      values.append(value)
    }
    return values
  }
}
