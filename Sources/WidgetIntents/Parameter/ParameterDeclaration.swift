/// The description of an intent's parameter for editors.
package struct ParameterDeclaration: Hashable, Sendable {
  package let name: String
  /// The localization key of its title, or the title itself.
  package let title: String
  package let description: String?
  package let kind: ParameterKind
  package let range: ParameterRange?
  package let isOptional: Bool
  /// The default value; nil if there is none.
  package let initial: IntentValue?
  /// The suggested values; nil if there are none.
  package let options: OptionsSource?

  package init(
    name: String, title: String, description: String? = nil, kind: ParameterKind,
    range: ParameterRange? = nil, isOptional: Bool = false, initial: IntentValue?,
    options: OptionsSource? = nil
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.kind = kind
    self.range = range
    self.isOptional = isOptional
    self.initial = initial
    self.options = options
  }
}
