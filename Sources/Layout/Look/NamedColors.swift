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

    /// Fails for anything but two, four or six colours.
    init?(_ words: ArraySlice<Substring>) {
      let colors = words.compactMap(RGB.init(hash:))
      guard [2, 4, 6].contains(colors.count), colors.count == words.count else { return nil }
      let pairs = stride(from: 0, to: colors.count, by: 2).map {
        Pair(light: colors[$0], dark: colors[$0 + 1])
      }
      pair = pairs[0]
      band = pairs.count > 1 ? pairs[1] : nil
      plain = pairs.count > 2 ? pairs[2] : nil
    }
  }

  private struct Pair: Hashable {
    let light: RGB
    let dark: RGB

    subscript(appearance: ColorScheme) -> RGB { appearance == .light ? light : dark }
  }

  package init() {}

  /// Parses one colour from each line: a name, its light and its dark value, then the two for 256
  /// colours and the two for 16, if there are any.
  package init(parsing text: String) throws(LineError) {
    for line in TableLine.lines(of: text) {
      guard let entry = Entry(line.words.dropFirst()) else {
        throw line.error("expected a name and two, four or six colours like #0a84ff")
      }
      entries[String(line.words[0])] = entry
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
