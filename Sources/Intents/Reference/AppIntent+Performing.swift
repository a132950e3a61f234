extension AppIntent {
  /// Does what a reference to this type says, and hands over what is said of it. What the intent needs
  /// has to be there, so that it isn't found out in the middle of it.
  @discardableResult
  package static func perform(_ reference: IntentReference) async throws -> IntentDialog? {
    let intent = try await resolved(from: reference.values)
    try Dependencies.check(intent)
    return (try await intent.perform() as? any ProvidesDialog)?.dialog
  }
}
