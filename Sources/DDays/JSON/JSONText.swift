import Cells
import FoundationEssentials

/// Values as JSON that can be shown on a terminal.
package enum JSONText {
  /// Over several lines, with the members in alphabetical order. Throws for numbers that JSON doesn't
  /// know.
  package static func text(_ values: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(values)
    return String(decoding: data, as: UTF8.self).unicodeScalars.reduce(into: "") { text, scalar in
      // The encoder leaves those controls alone that aren't of ASCII.
      if scalar != "\n", let escape = scalar.escapedInJSON {
        text += escape
      } else {
        text.unicodeScalars.append(scalar)
      }
    } + "\n"
  }
}
