/// The number of colours a terminal can show, most first.
package enum ColorDepth: String, Hashable, Sendable, CaseIterable {
  /// Every colour, 8 bits each of red, green and blue.
  case direct
  case palette256
  case ansi16
  /// No colour, only attributes.
  case mono
}
