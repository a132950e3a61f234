import System

extension String {
  /// An excerpt of a file for error messages, in quotes; control characters are escaped.
  var brief: String { "'\(harmless(upTo: 40))'" }
}
