extension AppIntent {
  /// An intent with some values given, every parameter of which has a value: entities are found.
  package static func resolved(from values: [String: IntentValue]) async throws -> Self {
    let intent = try Self(values: values)
    for (name, field) in intent.fields where try await !field.resolve() {
      throw ParameterError.unresolved(field.declaration(named: name), given: field.data)
    }
    return intent
  }
}
