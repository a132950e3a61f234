package import Cells
package import Views

/// Named colours, each with a light and a dark value, and some with more for fewer colours.
package struct NamedColors: Hashable, Sendable {
  private var entries: [String: Entry] = [:]

  private struct Entry: Hashable {
    let pair: Pair
    /// The colours of gradients in 256 colours, where they are bands.
    let band: Pair?
    /// The colours of gradients in 16 and 8 colours, where they are one colour.
    let plain: Pair?
  }

  private struct Pair: Hashable {
    let light: RGB
    let dark: RGB

    init?(_ light: ArraySlice<UInt8>, _ dark: ArraySlice<UInt8>) {
      guard let light = RGB(hash: light), let dark = RGB(hash: dark) else { return nil }
      (self.light, self.dark) = (light, dark)
    }

    subscript(appearance: ColorScheme) -> RGB { appearance == .light ? light : dark }
  }

  package init() {}

  /// Parses one colour from each line: a name, its light and its dark value, then the two for 256
  /// colours and the two for 16, if there are any.
  package init(parsing text: String) throws(LineError) {
    for line in TableLine.lines(of: text) {
      let words = line.spelt
      let pairs = stride(from: 1, to: words.count - 1, by: 2).compactMap {
        Pair(words[$0], words[$0 + 1])
      }
      guard (1...3).contains(pairs.count), words.count == 1 + 2 * pairs.count else {
        throw line.error("expected a name and two, four or six colours like #0a84ff")
      }
      entries[String(decoding: words[0], as: UTF8.self)] = Entry(
        pair: pairs[0], band: pairs.count > 1 ? pairs[1] : nil,
        plain: pairs.count > 2 ? pairs[2] : nil)
    }
  }

  package subscript(name: String, appearance: ColorScheme) -> RGB? {
    entries[name]?.pair[appearance]
  }

  /// The colour of a gradient where there are too few colours for one; nil if none was chosen.
  func stripe(_ name: String, _ appearance: ColorScheme, in depth: ColorDepth) -> RGB? {
    switch depth {
    case .palette256: entries[name]?.band?[appearance]
    case .ansi16, .ansi8: entries[name]?.plain?[appearance]
    case .direct, .mono: nil
    }
  }
}
