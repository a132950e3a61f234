import System

extension String {
  /// Whether nothing in it steers a terminal, apart from line breaks.
  var isHarmless: Bool { unicodeScalars.allSatisfy { !$0.steers || $0 == "\n" } }
}
