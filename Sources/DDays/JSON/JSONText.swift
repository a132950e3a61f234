import FoundationEssentials

/// Values as a JSON array that can be shown on a terminal.
package enum JSONText {
  package static func text(_ values: [some Encodable]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(values)) ?? Data()
    return String(decoding: data, as: UTF8.self).unicodeScalars.reduce(into: "") { text, scalar in
      // The encoder leaves those controls alone that aren't of ASCII.
      if 0x7F...0x9F ~= scalar.value || scalar.properties.isBidiControl {
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        text.unicodeScalars.append(scalar)
      }
    } + "\n"
  }
}
