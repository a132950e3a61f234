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
