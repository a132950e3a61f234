/// A setting of the look that a key changes and that is saved as a word, by its name.
package enum Aspect: String, CaseIterable, Hashable, Sendable {
  case mode, night, appearance
  case alwaysOn = "always-on"
  case accent, recede
  case typeSize = "type-size"
}
