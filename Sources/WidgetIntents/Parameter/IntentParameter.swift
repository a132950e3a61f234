/// A parameter of an intent, written `@Parameter`.
///
/// Copies of an intent have separate values: setting a value creates a new box.
@propertyWrapper
public struct IntentParameter<Value: IntentParameterValue>: Sendable {
  let title: LocalizedStringResource
  private let description: LocalizedStringResource?
  private let initial: IntentValue?
  private var range: ParameterRange?
  private var options: OptionsSource?
  private var findDefault: (@Sendable () async throws -> Value?)?
  private var isInRange: @Sendable (Value) -> Bool = { _ in true }
  private var box: ParameterBox<ParameterState<Value>>

  private init(
    _ title: LocalizedStringResource, _ description: LocalizedStringResource?, _ value: Value?
  ) {
    self.title = title
    self.description = description
    initial = value?._data
    box = ParameterBox(value.map(ParameterState.value) ?? .nothing)
  }

  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value
  ) {
    self.init(title, description, value)
  }

  /// A parameter without a default. Until it is set, its value is nil, false, zero, empty or the
  /// first choice; for an entity, its query decides.
  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) {
    self.init(title, description, Value._blank)
  }

  /// A parameter whose choices and default come from a provider.
  public init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    optionsProvider provider: Provider
  ) where Provider.Value == Value {
    self.init(title, description, nil)
    options = OptionsSource(provider)
    findDefault = { () async throws -> Value? in
      try Dependencies.check(provider)
      return await provider.defaultResult() ?? Value._blank
    }
  }

  /// A parameter with a default, whose choices come from a provider.
  public init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, optionsProvider provider: Provider
  ) where Provider.Value == Value {
    self.init(title, description, value)
    options = OptionsSource(provider)
  }

  /// A parameter that rejects values outside the range.
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, inclusiveRange range: (lowerBound: Value, upperBound: Value)
  ) where Value: Comparable {
    self.init(title, description, value)
    isInRange = { range.lowerBound <= $0 && $0 <= range.upperBound }
    if let least = range.lowerBound._data, let greatest = range.upperBound._data {
      self.range = ParameterRange(least: least, greatest: greatest)
    }
  }

  /// An optional parameter that rejects values outside the range.
  public init<Wrapped: IntentParameterValue & Comparable>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    inclusiveRange range: (lowerBound: Wrapped, upperBound: Wrapped)
  ) where Value == Wrapped? {
    self.init(title, description, Value._blank)
    isInRange = { value in value.map { range.lowerBound <= $0 && $0 <= range.upperBound } ?? true }
    if let least = range.lowerBound._data, let greatest = range.upperBound._data {
      self.range = ParameterRange(least: least, greatest: greatest)
    }
  }

  /// The parameter itself, for use in a summary: `\.$city`.
  public var projectedValue: IntentParameter<Value> { self }

  /// The parameter's value. An entity is available once it has been found, which is before its
  /// intent is performed.
  public var wrappedValue: Value {
    get {
      guard case .value(let value) = box.value else {
        preconditionFailure("'\(title)' has not been found yet")
      }
      return value
    }
    set { box = ParameterBox(.value(newValue)) }
  }
}

extension IntentParameter: ParameterField {
  var identity: ObjectIdentifier { ObjectIdentifier(box) }

  var data: IntentValue? {
    switch box.value {
    case .value(let value): value._data ?? (initial == nil ? nil : .nothing)
    case .data(let data): data
    case .nothing: nil
    }
  }

  func declaration(named name: String) -> ParameterDeclaration {
    ParameterDeclaration(
      name: name, title: title.key, description: description?.key, kind: Value._kind,
      range: range, isOptional: Value._isOptional, initial: initial, options: options)
  }

  func fill(with data: IntentValue) -> Bool {
    if let value = Value(_data: data) {
      guard isInRange(value) else { return false }
      box.value = .value(value)
    } else {
      guard Value._stands(for: data) else { return false }
      box.value = .data(data)
    }
    return true
  }

  func resolve() async throws -> Bool {
    if case .value = box.value { return true }
    let given = data
    let value =
      if given == nil, let findDefault { try await findDefault() } else {
        try await Value._found(for: given)
      }
    guard let value else { return false }
    box.value = .value(value)
    return true
  }
}
