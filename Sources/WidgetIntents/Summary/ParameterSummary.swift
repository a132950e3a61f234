/// A sentence that describes an intent and its parameters.
public protocol ParameterSummary: Sendable {
  func _sentence(of intent: some AppIntent) -> LocalizedStringResource
}
