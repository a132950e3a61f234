/// The caffeine that a drink can contain, in milligrams.
package enum Dose {
  /// The allowed range; larger doses would be lethal.
  package static let range = 0.1...2000.0
}
