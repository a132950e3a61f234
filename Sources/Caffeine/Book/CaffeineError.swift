/// Why a drink can't be logged.
package enum CaffeineError: Error, Hashable, Sendable {
  /// No drink holds so much, or so little.
  case noDose(Double)
}

extension CaffeineError: CustomStringConvertible {
  package var description: String {
    "A drink holds between 0.1 and 2000 milligrams of caffeine."
  }
}
