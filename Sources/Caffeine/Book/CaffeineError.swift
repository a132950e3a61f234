/// A reason why a drink can't be logged.
package enum CaffeineError: Error, Hashable, Sendable {
  /// The dose is out of range.
  case noDose(Double)
}

extension CaffeineError: CustomStringConvertible {
  package var description: String {
    "A drink holds between 0.1 and 2000 milligrams of caffeine."
  }
}
