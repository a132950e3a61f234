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

  /// The parameters' boxes, with the names of their properties.
  var fields: [(name: String, field: any ParameterField)] {
    guard let properties = StoredProperty.all(of: Self.self) else { return mirroredFields }
    return properties.compactMap { property in
      guard property.isDeclared(like: IntentParameter<Bool>.self) else { return nil }
      let field = property.start(in: self, as: (any ParameterField).self)
      return (Self.parameterName(of: property.name), field)
    }
  }

  /// The same for an intent that isn't a struct.
  private var mirroredFields: [(name: String, field: any ParameterField)] {
    Mirror(reflecting: self).children.compactMap { child in
      guard let parameter = child.value as? any ParameterWrapper, let label = child.label else {
        return nil
      }
      return (Self.parameterName(of: label), parameter.field)
    }
  }

  private static func parameterName(of property: String) -> String {
    property.hasPrefix("_") ? String(property.dropFirst()) : property
  }
}
