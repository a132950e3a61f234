extension AppIntent {
  /// The parameters in the order in which they are declared.
  package static var parameters: [ParameterDeclaration] {
    Self().fields.map { name, field in field.declaration(named: name) }
  }

  /// The wrappers of the parameters, by the names of the properties they wrap.
  var fields: [(name: String, field: any ParameterField)] {
    Mirror(reflecting: self).children.compactMap { child in
      guard let field = child.value as? any ParameterField, let label = child.label else {
        return nil
      }
      return (String(label.trimmingPrefix("_")), field)
    }
  }
}
