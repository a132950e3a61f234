/// A parameter of an intent as data: what an editor has to know of it.
package struct ParameterDeclaration: Hashable, Sendable {
  package let name: String
  /// The key of its title, or the title itself.
  package let title: String
  package let description: String?
  package let kind: ParameterKind
  package let range: ParameterRange?
  package let isOptional: Bool
  /// The value that it has by itself; nil for none.
  package let initial: IntentValue?
  /// What is offered beside all that is allowed.
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
