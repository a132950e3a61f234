extension AppIntent {
  /// Makes an intent from values and finds all its entities. Throws if a parameter ends up without
  /// a value.
  package static func resolved(from values: [String: IntentValue]) async throws -> Self {
    let intent = try Self(values: values)
    for (name, field) in intent.fields where try await !field.resolve() {
      throw ParameterError.unresolved(field.declaration(named: name), given: field.data)
    }
    return intent
  }
}
