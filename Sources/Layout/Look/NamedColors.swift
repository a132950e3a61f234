package import Cells
package import Views

/// Named colours, each with a light and a dark value, and some with more for fewer colours.
package struct NamedColors: Hashable, Sendable {
  /// Those for 24 bits, each light and dark; then, if there are any, those of gradients in 256 colours, where
  /// they are bands, and those of gradients in 16 and 8 colours, where they are one colour.
  private var colors: [String: [RGB]] = [:]

  package init() {}

  /// Parses one colour from each line: a name, its light and its dark value, then the two for 256
  /// colours and the two for 16, if there are any.
  package init(parsing text: String) throws(LineError) {
    for line in TableLine.lines(of: text) {
      let found = line.words.dropFirst().compactMap(RGB.init(hash:))
      guard [2, 4, 6].contains(found.count), line.words.count == found.count + 1 else {
        throw line.error("expected a name and two, four or six colours like #0a84ff")
      }
      colors[String(line.words[0])] = found
    }
  }

  package subscript(name: String, appearance: ColorScheme) -> RGB? {
    color(name, appearance, from: 0)
  }

  /// The colour of a gradient where there are too few colours for one; nil if none was chosen.
  func stripe(_ name: String, _ appearance: ColorScheme, in depth: ColorDepth) -> RGB? {
    switch depth {
    case .palette256: color(name, appearance, from: 2)
    case .ansi16, .ansi8: color(name, appearance, from: 4)
    case .direct, .mono: nil
    }
  }

  /// One of the pair that begins at a place.
  private func color(_ name: String, _ appearance: ColorScheme, from place: Int) -> RGB? {
    colors[name]?.dropFirst(appearance == .light ? place : place + 1).first
  }
}
