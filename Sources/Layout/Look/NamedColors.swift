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
    init?(_ words: TableWords) {
      var rest = words
      guard let first = Pair(takenFrom: &rest) else { return nil }
      pair = first
      band = Pair(takenFrom: &rest)
      plain = Pair(takenFrom: &rest)
      guard rest.next() == nil else { return nil }
    }
  }

  private struct Pair: Hashable {
    let light: RGB
    let dark: RGB

    /// Fails, and takes nothing, unless the next two words are colours.
    init?(takenFrom words: inout TableWords) {
      var rest = words
      guard let light = rest.next().flatMap(RGB.init(hash:)),
        let dark = rest.next().flatMap(RGB.init(hash:))
      else { return nil }
      (self.light, self.dark) = (light, dark)
      words = rest
    }

    subscript(appearance: ColorScheme) -> RGB { appearance == .light ? light : dark }
  }

  package init() {}

  /// Parses one colour from each line: a name, its light and its dark value, then the two for 256
  /// colours and the two for 16, if there are any.
  package init(parsing text: String) throws(LineError) {
    let lines = TableLine.lines(of: text)
    entries.reserveCapacity(lines.count)
    for line in lines {
      var words = line.spelt
      guard let name = words.next(), let entry = Entry(words) else {
        throw line.error("expected a name and two, four or six colours like #0a84ff")
      }
      entries[String(decoding: name, as: UTF8.self)] = entry
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
