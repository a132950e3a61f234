/// A value that a parameter offers.
public struct ParameterChoice: Hashable, Sendable {
  package let value: IntentValue
  /// The localization key of its title, or the title itself.
  package let title: String
  /// What tells it from others with its title, as a key or as it is; nil if nothing does.
  package let detail: String?

  package init(value: IntentValue, title: String, detail: String? = nil) {
    (self.value, self.title, self.detail) = (value, title, detail)
  }
}
