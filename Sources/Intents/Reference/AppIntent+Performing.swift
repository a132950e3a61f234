extension AppIntent {
  /// Does what a reference to this type says. What the intent needs has to be there, so that it isn't
  /// found out in the middle of it.
  package static func perform(_ reference: IntentReference) async throws {
    let intent = try await resolved(from: reference.values)
    try Dependencies.check(intent)
    _ = try await intent.perform()
  }
}
