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
