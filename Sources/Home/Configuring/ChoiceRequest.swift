package import WidgetIntents

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
