/// A value that a parameter offers.
public struct ParameterChoice: Hashable, Sendable {
  package let value: IntentValue
  /// The localization key of its title, or the title itself.
  package let title: String

  package init(value: IntentValue, title: String) {
    self.value = value
    self.title = title
  }
}
