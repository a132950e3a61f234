/// How many milligrams of caffeine a drink can hold.
package enum Dose {
  /// More than the most would kill.
  package static let range = 0.1...2000.0
}
