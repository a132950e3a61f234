extension AppIntent {
  /// The parameters in the order of their declaration.
  package static var parameters: [ParameterDeclaration] {
    Self().fields.map { name, field in field.declaration(named: name) }
  }

  /// The parameters that, according to the summary, don't apply with some values; none if the values
  /// don't make an intent.
  package static func hiddenParameters(with values: [String: IntentValue]) -> Set<String> {
    guard let intent = try? Self(values: values) else { return [] }
    let summary: SummaryContent = parameterSummary
    let hidden = summary._hidden(in: intent)
    return Set(intent.fields.filter { hidden.contains($0.field.identity) }.map(\.name))
  }

  /// The parameters' wrappers, with the names of their properties.
  var fields: [(name: String, field: any ParameterField)] {
    Mirror(reflecting: self).children.compactMap { child in
      guard let field = child.value as? any ParameterField, let label = child.label else {
        return nil
      }
      return (label.hasPrefix("_") ? String(label.dropFirst()) : label, field)
    }
  }
}
