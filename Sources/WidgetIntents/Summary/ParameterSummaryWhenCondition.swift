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
