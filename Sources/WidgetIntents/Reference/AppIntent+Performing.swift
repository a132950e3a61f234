extension AppIntent {
  /// Performs a reference to this type and returns its dialog; nil if it has none. Throws before
  /// performing if a dependency is missing.
  @discardableResult
  package static func perform(_ reference: IntentReference) async throws -> IntentDialog? {
    let intent = try await resolved(from: reference.values)
    try Dependencies.check(intent)
    return (try await intent.perform() as? any ProvidesDialog)?.dialog
  }
}
