package import Cells
package import Views

/// The colours that have names, each with a light and a dark value.
package struct NamedColors: Hashable, Sendable {
  private var pairs: [String: Pair] = [:]

  private struct Pair: Hashable {
    let light: RGB
    let dark: RGB
  }

  package init() {}

  /// Reads a line for each colour: `Name #light #dark`.
  package init(parsing text: String) throws(LineError) {
    for line in TableLine.lines(of: text) {
      let words = line.words
      guard words.count == 3, let light = RGB(hash: words[1]), let dark = RGB(hash: words[2]) else {
        throw line.error("expected a name and two colours like #0a84ff")
      }
      pairs[String(words[0])] = Pair(light: light, dark: dark)
    }
  }

  package subscript(name: String, appearance: ColorScheme) -> RGB? {
    appearance == .light ? pairs[name]?.light : pairs[name]?.dark
  }
}

extension RGB {
  fileprivate init?(hash text: Substring) {
    guard text.count == 7, text.first == "#", let hex = UInt32(text.dropFirst(), radix: 16) else {
      return nil
    }
    self.init(hex)
  }
}
