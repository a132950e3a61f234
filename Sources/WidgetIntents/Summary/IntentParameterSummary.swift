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
