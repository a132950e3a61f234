/// A sentence that describes an intent and its parameters.
public protocol ParameterSummary: Sendable {
  func _sentence(of intent: some AppIntent) -> LocalizedStringResource

  /// The parameters that the summary mentions, whatever their values.
  func _mentioned(in intent: some AppIntent) -> Set<ObjectIdentifier>

  /// The parameters that don't apply with the intent's values.
  func _hidden(in intent: some AppIntent) -> Set<ObjectIdentifier>
}

extension ParameterSummary {
  public func _mentioned(in intent: some AppIntent) -> Set<ObjectIdentifier> { [] }

  public func _hidden(in intent: some AppIntent) -> Set<ObjectIdentifier> { [] }
}

/// A parameter of an intent in its summary.
public struct SummaryParameter<Intent: AppIntent>: Sendable {
  let identity: @Sendable (Intent) -> ObjectIdentifier

  init<Value>(_ path: any KeyPath<Intent, IntentParameter<Value>> & Sendable) {
    identity = { $0[keyPath: path].identity }
  }
}

/// Gathers the parameters listed in a block.
@resultBuilder
public enum SummaryParameterBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(
    _ path: any KeyPath<Intent, IntentParameter<Value>> & Sendable
  ) -> SummaryParameter<Intent> { SummaryParameter(path) }

  public static func buildBlock(
    _ parameters: SummaryParameter<Intent>...
  ) -> [SummaryParameter<Intent>] { parameters }
}

/// A summary that consists of the intent's title.
public struct EmptyParameterSummary: ParameterSummary {
  public func _sentence<Intent: AppIntent>(of intent: Intent) -> LocalizedStringResource {
    Intent.title
  }
}

extension AppIntent {
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }

  /// A description of the intent with its current parameters.
  package var summary: LocalizedStringResource {
    let content: SummaryContent = Self.parameterSummary
    return content._sentence(of: self)
  }
}

/// A sentence with the intent's parameters, and others that belong to it:
/// `Summary("Weather in \(\.$city)") { \.$unit }`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  private let sentence: StringInterpolation
  private let others: [SummaryParameter<Intent>]

  public init(
    _ sentence: Sentence,
    @SummaryParameterBuilder<Intent> _ others: () -> [SummaryParameter<Intent>] = { [] }
  ) {
    (self.sentence, self.others) = (sentence.interpolation, others())
  }

  public func _mentioned(in intent: some AppIntent) -> Set<ObjectIdentifier> {
    guard let intent = intent as? Intent else { return [] }
    return Set((sentence.parameters + others).map { $0.identity(intent) })
  }

  /// The sentence; for another type of intent, that intent's title.
  public func _sentence<Other: AppIntent>(of intent: Other) -> LocalizedStringResource {
    guard let intent = intent as? Intent else { return Other.title }
    let values = sentence.values.map { $0(intent) }
    return LocalizedStringResource(key: sentence.key, arguments: values)
  }
}

extension IntentParameterSummary {
  /// The literal of a summary.
  public struct Sentence: ExpressibleByStringInterpolation, Sendable {
    let interpolation: IntentParameterSummary<Intent>.StringInterpolation

    public init(stringLiteral value: String) {
      interpolation = .init(key: value)
    }

    public init(stringInterpolation: IntentParameterSummary<Intent>.StringInterpolation) {
      interpolation = stringInterpolation
    }
  }

  /// The sentence with `%@` in place of parameters, and their values.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    private(set) var key = ""
    private(set) var values: [@Sendable (Intent) -> LocalizedStringResource.Argument] = []
    private(set) var parameters: [SummaryParameter<Intent>] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    init(key: String) {
      self.key = key
    }

    public mutating func appendLiteral(_ literal: String) {
      key += literal.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
    }

    public mutating func appendInterpolation<Value>(
      _ parameter: any KeyPath<Intent, IntentParameter<Value>> & Sendable
    ) {
      key += "%@"
      values.append { $0[keyPath: parameter].words }
      parameters.append(SummaryParameter(parameter))
    }
  }
}

extension AppIntent {
  public typealias Summary = IntentParameterSummary<Self>
}

extension IntentParameter {
  /// The title of a choice, any other value as it is, or the parameter's title if it has no value.
  fileprivate var words: LocalizedStringResource.Argument {
    guard let data, data != .nothing else { return .resource(title) }
    if case .choice(let choices) = Value._kind,
      let choice = choices.first(where: { $0.value == data })
    {
      return .resource(LocalizedStringResource(choice.title))
    }
    if case .text(let text) = data { return .text(text) }
    return .text(data.description)
  }
}

/// A summary that depends on a parameter's value. Editors hide the parameters that only the other
/// summary mentions.
///
///     When(\.$isRound, .equalTo, true) {
///       Summary("To \(\.$city)") { \.$wayBack }
///     } otherwise: {
///       Summary("To \(\.$city)")
///     }
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, Met: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
  private let isMet: @Sendable (Intent) -> Bool
  private let parameter: SummaryParameter<Intent>
  private let met: Met
  private let otherwise: Otherwise

  public init<Value>(
    _ path: any KeyPath<Intent, IntentParameter<Value>> & Sendable,
    _ comparison: ParameterComparison, _ value: Value, _ met: () -> Met,
    otherwise: () -> Otherwise
  ) {
    let wanted = value._data
    self.init(path, met(), otherwise()) { ($0 == wanted) == (comparison == .equalTo) }
  }

  public init<Value>(
    _ path: any KeyPath<Intent, IntentParameter<Value>> & Sendable,
    _ presence: ParameterPresence, _ met: () -> Met, otherwise: () -> Otherwise
  ) {
    self.init(path, met(), otherwise()) {
      ($0 == nil || $0 == .nothing) == (presence == .hasNoValue)
    }
  }

  private init<Value>(
    _ path: any KeyPath<Intent, IntentParameter<Value>> & Sendable, _ met: Met,
    _ otherwise: Otherwise, if fits: @escaping @Sendable (IntentValue?) -> Bool
  ) {
    (self.met, self.otherwise) = (met, otherwise)
    parameter = SummaryParameter(path)
    isMet = { fits($0[keyPath: path].data) }
  }

  public func _sentence(of intent: some AppIntent) -> LocalizedStringResource {
    isMet(in: intent) ? met._sentence(of: intent) : otherwise._sentence(of: intent)
  }

  public func _mentioned(in intent: some AppIntent) -> Set<ObjectIdentifier> {
    let own = (intent as? Intent).map { [parameter.identity($0)] } ?? []
    return met._mentioned(in: intent).union(otherwise._mentioned(in: intent)).union(own)
  }

  public func _hidden(in intent: some AppIntent) -> Set<ObjectIdentifier> {
    let (taken, other): (any ParameterSummary, any ParameterSummary) =
      isMet(in: intent) ? (met, otherwise) : (otherwise, met)
    let own = (intent as? Intent).map { parameter.identity($0) }
    return other._mentioned(in: intent).subtracting(taken._mentioned(in: intent))
      .union(taken._hidden(in: intent)).subtracting([own].compactMap(\.self))
  }

  private func isMet(in intent: some AppIntent) -> Bool {
    (intent as? Intent).map(isMet) ?? false
  }
}

/// How a value is compared.
public enum ParameterComparison: Hashable, Sendable {
  case equalTo, notEqualTo
}

/// Whether a parameter has a value.
public enum ParameterPresence: Hashable, Sendable {
  case hasAnyValue, hasNoValue
}

extension AppIntent {
  public typealias When<Met: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, Met, Otherwise>
}
