/// What an intent does with its parameters, as a sentence in which they stand.
public protocol ParameterSummary: Sendable {
  func _sentence(of intent: some AppIntent) -> LocalizedStringResource
}
