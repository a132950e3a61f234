extension AppIntent {
  /// The parameters in the order of their declaration.
  package static var parameters: [ParameterDeclaration] {
    Self().fields.map { name, field in field.declaration(named: name) }
  }

  /// The parameters' wrappers, with the names of their properties.
  var fields: [(name: String, field: any ParameterField)] {
    Mirror(reflecting: self).children.compactMap { child in
      guard let field = child.value as? any ParameterField, let label = child.label else {
        return nil
      }
      return (String(label.trimmingPrefix("_")), field)
    }
  }
}
