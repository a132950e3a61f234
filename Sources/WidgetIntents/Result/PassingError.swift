/// An error that can check whether its cause is gone.
package protocol PassingError: Error {
  /// Whether the cause is gone. Checking may take as long as the failed attempt did.
  var hasPassed: Bool { get }
}
