import Cells
import FoundationEssentials

/// JSON that is safe to print on a terminal.
package enum JSONText {
  /// The JSON over several lines, with keys in alphabetical order. Throws for numbers that JSON
  /// can't express.
  package static func text(_ values: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(values)
    return String(decoding: data, as: UTF8.self).unicodeScalars.reduce(into: "") { text, scalar in
      // The encoder doesn't escape control characters outside ASCII.
      if scalar != "\n", let escape = scalar.escapedInJSON {
        text += escape
      } else {
        text.unicodeScalars.append(scalar)
      }
    } + "\n"
  }
}
