/// A parameter of an intent, written `@Parameter`.
///
/// Copies of an intent have separate values: setting a value creates a new box.
@propertyWrapper
public struct IntentParameter<Value: IntentParameterValue>: Sendable {
  /// The box without its type. The first property, for an intent looks for its fields where its
  /// parameters begin.
  private(set) var field: any ParameterField
  private var box: ParameterBox<Value>

  private init(_ draft: ParameterDraft<Value>) {
    self.init(ParameterBox(draft, draft.value.map(ParameterState.value) ?? .nothing))
  }

  private init(_ box: ParameterBox<Value>) {
    (field, self.box) = (box, box)
  }

  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value
  ) {
    self.init(ParameterDraft(title, description, value))
  }

  /// A parameter without a default. Until it is set, its value is nil, false, zero, empty or the
  /// first choice; for an entity, its query decides.
  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) {
    self.init(ParameterDraft(title, description, Value._blank))
  }

  /// A parameter whose choices and default come from a provider.
  public init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    optionsProvider provider: Provider
  ) where Provider.Value == Value {
    var draft = ParameterDraft<Value>(title, description, nil)
    draft.options = OptionsSource(provider)
    draft.findDefault = { () async throws -> Value? in
      try Dependencies.check(provider)
      return await provider.defaultResult() ?? Value._blank
    }
    self.init(draft)
  }

  /// A parameter with a default, whose choices come from a provider.
  public init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, optionsProvider provider: Provider
  ) where Provider.Value == Value {
    var draft = ParameterDraft(title, description, value)
    draft.options = OptionsSource(provider)
    self.init(draft)
  }

  /// A parameter that rejects values outside the range.
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default value: Value, inclusiveRange range: (lowerBound: Value, upperBound: Value)
  ) where Value: Comparable {
    var draft = ParameterDraft(title, description, value)
    draft.limit(to: range) { range.lowerBound <= $0 && $0 <= range.upperBound }
    self.init(draft)
  }

  /// An optional parameter that rejects values outside the range.
  public init<Wrapped: IntentParameterValue & Comparable>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    inclusiveRange range: (lowerBound: Wrapped, upperBound: Wrapped)
  ) where Value == Wrapped? {
    var draft = ParameterDraft(title, description, Value._blank)
    draft.limit(to: range) { value in
      value.map { range.lowerBound <= $0 && $0 <= range.upperBound } ?? true
    }
    self.init(draft)
  }

  /// The parameter itself, for use in a summary: `\.$city`.
  public var projectedValue: IntentParameter<Value> { self }

  /// The parameter's value. An entity is available once it has been found, which is before its
  /// intent is performed.
  public var wrappedValue: Value {
    get {
      guard case .value(let value) = box.state else {
        preconditionFailure("'\(title)' has not been found yet")
      }
      return value
    }
    set { self = IntentParameter(ParameterBox(box.draft, .value(newValue))) }
  }

  var title: LocalizedStringResource { box.draft.title }
  var data: IntentValue? { box.data }
  var identity: ObjectIdentifier { box.identity }
}

extension IntentParameter: ParameterWrapper {}

/// A parameter as it was declared, with its value: a box, for what is made anew is filled in through a
/// copy of its wrapper.
///
/// The state is only written while a new intent is made from data, before anyone else can see the
/// box. The compiler can't check that, hence `@unchecked`.
final class ParameterBox<Value: IntentParameterValue>: @unchecked Sendable {
  let draft: ParameterDraft<Value>
  private(set) var state: ParameterState<Value>

  init(_ draft: ParameterDraft<Value>, _ state: ParameterState<Value>) {
    (self.draft, self.state) = (draft, state)
  }
}

extension ParameterBox: ParameterField {
  var data: IntentValue? {
    switch state {
    case .value(let value): value._data ?? (draft.initial == nil ? nil : .nothing)
    case .data(let data): data
    case .nothing: nil
    }
  }

  func declaration(named name: String) -> ParameterDeclaration {
    ParameterDeclaration(
      name: name, title: draft.title.key, description: draft.description?.key, kind: Value._kind,
      range: draft.range, isOptional: Value._isOptional, initial: draft.initial,
      options: draft.options)
  }

  func fill(with data: IntentValue) -> Bool {
    if let value = Value(_data: data) {
      guard draft.isInRange(value) else { return false }
      state = .value(value)
    } else {
      guard Value._stands(for: data) else { return false }
      state = .data(data)
    }
    return true
  }

  func resolve() async throws -> Bool {
    if case .value = state { return true }
    let given = data
    let value =
      if given == nil, let findDefault = draft.findDefault { try await findDefault() } else {
        try await Value._found(for: given)
      }
    guard let value else { return false }
    state = .value(value)
    return true
  }
}
