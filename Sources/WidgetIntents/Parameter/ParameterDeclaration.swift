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

extension ParameterDeclaration {
  /// Whether the values that the parameter offers have to be looked up.
  package var looksUpChoices: Bool { options != nil || source != nil }

  /// Whether a text may find values that aren't offered without one.
  package var isSearchable: Bool { options == nil && source?.isSearchable == true }

  /// The values that a text finds, or all that are offered if it is empty. The text itself counts if
  /// it identifies a value.
  package func choices(matching text: String) async throws -> [ParameterChoice] {
    if let options { return try await options.choices() }
    guard let source else { return [] }
    guard !text.isEmpty else { return try await source.suggestions() }
    let found = try await source.choices(matching: text)
    guard let named = try await source.choice(of: .text(text)),
      !found.contains(where: { $0.title == named.title })
    else { return found }
    return found + [named]
  }

  /// A value with its title, if it has one.
  package func choice(of value: IntentValue) async throws -> ParameterChoice? {
    if let options { return try await options.choices().first { $0.value == value } }
    return try await source?.choice(of: value)
  }

  /// The source of the entities that the parameter's value, or each of its values, is one of.
  private var source: EntitySource? {
    switch kind {
    case .entity(let source), .list(.entity(let source)): source
    default: nil
    }
  }
}
