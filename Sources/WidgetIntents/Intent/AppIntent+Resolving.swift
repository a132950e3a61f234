extension AppIntent {
  /// Makes an intent from values and finds all its entities. Throws if a parameter ends up without
  /// a value.
  package static func resolved(from values: [String: IntentValue]) async throws -> Self {
    let intent = Self()
    // Found once, because a mirror looks for the type of each field.
    let fields = intent.fields
    try fill(fields, with: values)
    for (name, field) in fields where try await !field.resolve() {
      throw ParameterError.unresolved(field.declaration(named: name), given: field.data)
    }
    return intent
  }
}
