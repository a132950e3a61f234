import FoundationEssentials
import Printing

/// JSON that is safe to print on a terminal.
package enum JSONText {
  /// The JSON over several lines, with keys in alphabetical order. Throws for numbers that JSON
  /// can't express.
  package static func text(_ values: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // The encoder doesn't escape control characters outside ASCII.
    return String(decoding: try encoder.encode(values), as: UTF8.self).harmlessJSON + "\n"
  }
}
