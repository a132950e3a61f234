extension AppIntent {
  /// The values of the parameters as data, omitting those without a value.
  package var values: [String: IntentValue] {
    fields.reduce(into: [:]) { $0[$1.name] = $1.field.data }
  }

  /// Makes an intent from values; the other parameters have their defaults.
  package init(values: [String: IntentValue]) throws(ParameterError) {
    self.init()
    try Self.fill(fields, with: values)
  }

  /// Gives a new intent's parameters the values.
  static func fill(
    _ fields: [(name: String, field: any ParameterField)], with values: [String: IntentValue]
  ) throws(ParameterError) {
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let field = fields.first(where: { $0.name == name })?.field else {
        throw .unknown(name: name, known: fields.map(\.name))
      }
      guard field.fill(with: value) else {
        throw .unfitting(field.declaration(named: name), given: value)
      }
    }
  }
}
