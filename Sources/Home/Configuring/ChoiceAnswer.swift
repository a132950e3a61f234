package import Cast
package import WidgetIntents

/// The answer to a request for choices, or why there is none.
package struct ChoiceAnswer: Sendable {
  package struct Choices: Sendable {
    package let offered: [ParameterChoice]
    /// Those of the values without titles that exist.
    package let titled: [ParameterChoice]

    package init(offered: [ParameterChoice], titled: [ParameterChoice] = []) {
      (self.offered, self.titled) = (offered, titled)
    }
  }

  package let request: ChoiceRequest
  package let outcome: Result<Choices, ActionFault>

  package init(to request: ChoiceRequest, _ outcome: Result<Choices, ActionFault>) {
    (self.request, self.outcome) = (request, outcome)
  }
}
