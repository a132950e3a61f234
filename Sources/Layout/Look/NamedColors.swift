package import Cells
package import Views

/// Named colours, each with a light and a dark value, and some with two more for 256 colours.
package struct NamedColors: Hashable, Sendable {
  private var entries: [String: Entry] = [:]

  private struct Entry: Hashable {
    let pair: Pair
    /// The colours for 256-colour palettes, used for gradients shown as bands; nil if there are
    /// none.
    let band: Pair?
  }

  private struct Pair: Hashable {
    let light: RGB
    let dark: RGB

    init?(_ words: ArraySlice<Substring>) {
      let colors = words.compactMap(RGB.init(hash:))
      guard words.count == 2, colors.count == 2 else { return nil }
      (light, dark) = (colors[0], colors[1])
    }

    subscript(appearance: ColorScheme) -> RGB { appearance == .light ? light : dark }
  }

  package init() {}

  /// Parses one colour from each line: `Name #light #dark` or `Name #light #dark #light256
  /// #dark256`.
  package init(parsing text: String) throws(LineError) {
    for line in TableLine.lines(of: text) {
      let words = line.words
      guard [3, 5].contains(words.count), let pair = Pair(words[1..<3]),
        let band = Pair(words[(words.count - 2)...])
      else {
        throw line.error("expected a name and two colours like #0a84ff, or four")
      }
      entries[String(words[0])] = Entry(pair: pair, band: words.count == 5 ? band : nil)
    }
  }

  package subscript(name: String, appearance: ColorScheme) -> RGB? {
    entries[name]?.pair[appearance]
  }

  func band(_ name: String, _ appearance: ColorScheme) -> RGB? {
    entries[name]?.band?[appearance]
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
