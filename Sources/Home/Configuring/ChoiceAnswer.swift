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

/// A request for the values that a parameter offers.
package struct ChoiceRequest: Hashable, Sendable {
  /// Tells it from all earlier ones.
  package let number: Int
  package let parameter: ParameterDeclaration
  /// What the values are searched by; empty for all that are suggested.
  package let text: String
  /// Values whose titles aren't known yet.
  package let untitled: [IntentValue]

  package init(
    number: Int, parameter: ParameterDeclaration, text: String, untitled: [IntentValue] = []
  ) {
    (self.number, self.parameter) = (number, parameter)
    (self.text, self.untitled) = (text, untitled)
  }
}
