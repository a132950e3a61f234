/// An error that can find out whether what it came of is still there.
package protocol PassingError: Error {
  /// Whether nothing stands in the way any more; to find out may take as long as the attempt did.
  var hasPassed: Bool { get }
}
