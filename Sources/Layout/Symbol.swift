package import Cells
import Ink
import Synchronization
import Views

/// A symbol drawn with figures, in a square of some rows.
package struct DrawnSymbol: Hashable, Sendable {
  let node: SymbolNode
  let rows: Int
  let tier: GlyphTier
  /// The symbol, read once when the box is made; nil if its figures can't be read.
  let symbol: Symbol?

  /// The minimum number of rows; with few rows, only fine blocks can show a figure.
  static func leastRows(in tier: GlyphTier) -> Int { tier == .ascii || tier == .half ? 3 : 2 }

  package var size: Size { Size(width: 2 * rows, height: rows) }
}

extension DrawnSymbol {
  /// Draws the symbol, each part in the colour of its role.
  func paint(
    in frame: Rect, on canvas: inout Canvas, look: Look, clippedTo clip: Rect, opacity: Double
  ) {
    let area = frame.intersection(clip)
    guard !area.isEmpty else { return }
    let place = frame.origin + Point(x: size.width / 2, y: size.height / 2)
    let ground = canvas[place.x, place.y].style.background ?? look.ground
    func color(_ paint: Paint) -> RGB { look.resolve(paint, opacity: opacity, over: ground) }
    func color(of role: SymbolRole) -> RGB {
      node.color(of: role, opacity: opacity, over: ground, in: look)
    }
    var layers: [Layer] = []
    if node.redaction == .placeholder {
      layers = [Layer(disc, .plain(color(look.paint(node.paint, redactedFor: .placeholder))))]
    } else if let symbol {
      if let lines = symbol.text(rows: rows, tier: tier) {
        let role = symbol.parts(rows: rows, tier: tier).first?.role
        let ink = role.map { color(of: $0) } ?? color(node.paint)
        return write(lines, ink, at: frame.origin, on: &canvas, clippedTo: area)
      }
      layers = symbol.layers(rows: rows, tier: tier, isHollow: look.isLuminanceReduced) {
        .plain(color(of: $0))
      }
    }
    let drawing = InkDrawing(layers.map { $0.moved(from: area.origin, to: frame.origin) })
    drawing.draw(on: &canvas, in: area, with: Medium(tier: tier, depth: look.depth))
  }

  private var disc: Figure {
    let center = InkPoint(
      x: Double(rows) * InkCell.width, y: Double(rows) * InkCell.height / 2)
    return .circle(center: center, radius: Double(rows) * InkCell.width * 0.9)
  }

  private func write(
    _ lines: [String], _ color: RGB, at origin: Point, on canvas: inout Canvas,
    clippedTo clip: Rect
  ) {
    for (y, line) in lines.enumerated() {
      for (x, glyph) in Glyphs(line).enumerated() where glyph != .space {
        let place = origin + Point(x: x, y: y)
        let ground = canvas[place.x, place.y].style.background
        canvas.put(
          glyph, Style(foreground: color, background: ground), at: place, clippedTo: clip)
      }
    }
  }
}

/// The symbols of a figure file by name. The figures of a symbol are read when it is first drawn.
package struct SymbolIndex: Hashable, Sendable {
  private var sections: [String: Section] = [:]
  /// The lines that declare roles.
  private var roles = ""
  /// The shapes that symbols may use; each uses only those before it.
  private var shapes: [Shape] = []

  private struct Shape: Hashable {
    let name: Substring
    let text: Substring
  }

  private struct Section: Hashable {
    let drawn: Glyph
    let plain: Glyph
    let text: Substring
    let figures = LazySymbol()
  }

  package init() {}

  /// Finds the start of each symbol: a line with its name, a one-column character and an ASCII
  /// character.
  package init(of text: String) throws(LineError) {
    for section in TableSection.sections(of: text) {
      switch section.words[0] {
      case "role": roles += String(section.text)
      case "shape" where section.words.count == 2:
        shapes.append(Shape(name: section.words[1], text: section.text))
      default: try add(section)
      }
    }
  }

  /// The character of a symbol. A variant such as `sun.max.fill` falls back to the plain symbol,
  /// and an unknown name to `?`.
  package func glyph(named name: String, in tier: GlyphTier) -> Glyph {
    guard let section = sections[plainName(of: name)] else { return Glyph("?") }
    return tier == .ascii ? section.plain : section.drawn
  }

  /// The symbol; nil if its figures can't be read.
  func symbol(named name: String) -> Symbol? {
    let plainName = plainName(of: name)
    guard let section = sections[plainName] else { return nil }
    return section.figures.symbol {
      try? SymbolBook(parsing: roles + shapes(in: section.text) + String(section.text))[plainName]
    }
  }

  /// The text of the shapes that a symbol uses, directly or indirectly.
  private func shapes(in text: Substring) -> String {
    var words = Self.words(of: text)
    var texts = ""
    for shape in shapes.reversed() where words.contains(shape.name) {
      texts = String(shape.text) + texts
      words.formUnion(Self.words(of: shape.text))
    }
    return texts
  }

  private static func words(of text: Substring) -> Set<Substring> {
    Set(text.utf8.split { $0 <= UInt8(ascii: " ") }.map(Substring.init))
  }

  private func plainName(of name: String) -> String {
    let plainName = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    return [name, plainName].first { sections[$0] != nil } ?? "questionmark"
  }

  private mutating func add(_ section: TableSection) throws(LineError) {
    let words = section.words
    guard words.count == 3, let drawn = Glyph(narrow: words[1]), let plain = Glyph(narrow: words[2])
    else {
      throw LineError(line: section.number, cause: "expected a name and two narrow characters")
    }
    sections[String(words[0])] = Section(drawn: drawn, plain: plain, text: section.text)
  }
}

extension Glyph {
  /// Fails unless a word is one glyph in one column.
  fileprivate init?(narrow word: Substring) {
    var glyphs = Glyphs(word)
    guard let glyph = glyphs.next(), glyph.width == 1, glyphs.next() == nil else { return nil }
    self = glyph
  }
}

/// A symbol that is read on first use. All are equal, so reading one doesn't make its index
/// different from another.
final class LazySymbol: Hashable, Sendable {
  /// The result of reading; its symbol is nil if the figures can't be read.
  private final class Reading: Sendable {
    let symbol: Symbol?

    init(_ symbol: Symbol?) {
      self.symbol = symbol
    }
  }

  private let reading = AtomicLazyReference<Reading>()

  /// The symbol; nil if it can't be read. Threads that ask at the same time may each read it, and
  /// all get the same one.
  func symbol(reading read: () -> Symbol?) -> Symbol? {
    (reading.load() ?? reading.storeIfNil(Reading(read()))).symbol
  }

  static func == (left: LazySymbol, right: LazySymbol) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

/// An unindented line and the indented lines below it.
struct TableSection {
  let number: Int
  let text: Substring
  /// The words of the first line, without a comment at its end.
  let words: [Substring]

  /// The sections of a text, without comments, which start with `//`.
  static func sections(of text: String) -> [TableSection] {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var sections: [TableSection] = []
    var start = 0
    for next in 1...lines.count where next == lines.count || Self.begins(lines[next]) {
      let end = next == lines.count ? text.endIndex : lines[next].startIndex
      if let section = TableSection(text[lines[start].startIndex..<end], at: start + 1) {
        sections.append(section)
      }
      start = next
    }
    return sections
  }

  private static func begins(_ line: Substring.UTF8View) -> Bool {
    line.first.map { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") } ?? false
  }

  private init?(_ text: Substring, at number: Int) {
    let line = text.utf8.prefix { $0 != UInt8(ascii: "\n") }
    let words = line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }
    let spoken = words.prefix { !$0.starts(with: "//".utf8) }
    guard !spoken.isEmpty else { return nil }
    self.number = number
    self.text = text
    self.words = spoken.map(Substring.init)
  }
}

/// The brightness of a symbol's part in looks without hues.
struct SymbolTone {
  /// The grey, from 0 to 1.
  let grey: Double
  /// The red in Night Mode, from 0 to 1.
  let red: Double
  private let isCloud: Bool

  /// Fails for a part as bright as the surrounding text.
  init?(_ role: SymbolRole) {
    switch role.name {
    case "cloud": self.init(grey: 226, red: 190, isCloud: true)
    // Darker than other clouds, so that the bolt in front stands out.
    case "storm": self.init(grey: 150, red: 120, isCloud: true)
    case "fog": self.init(grey: 190, red: 150, isCloud: true)
    case "rain": self.init(grey: 190, red: 232)
    case "moon", "star": self.init(grey: 255, red: 232)
    case "sun", "bolt", "snow", "red", "flame", "accent": self.init(grey: 255, red: 255)
    default: return nil
    }
  }

  private init(grey: Double, red: Double, isCloud: Bool = false) {
    self.grey = grey / 255
    self.red = red / 255
    self.isCloud = isCloud
  }

  /// Whether the part is accented: sun and rain are, clouds aren't. Where a whole symbol is
  /// accented, clouds are translucent.
  var isAccented: Bool { !isCloud }

  func opacity(isAccented: Bool) -> Double { isAccented && isCloud ? 0.6 : 1 }
}

extension Look {
  /// The look for a part of a symbol; in tinted mode, a symbol with several colours uses both.
  func showing(_ symbol: SymbolNode, _ role: SymbolRole) -> Look {
    guard mode == .accented else { return self }
    var look = self
    switch symbol.accentedRenderingMode?.kind {
    case .fullColor: look.mode = .fullColor
    case .accented, .accentedDesaturated: look.isAccented = true
    case .desaturated: look.isAccented = false
    case nil where symbol.renderingMode == .multicolor:
      look.isAccented = isAccented || SymbolTone(role)?.isAccented == true
    case nil: break
    }
    return look
  }
}

extension SymbolNode {
  /// The colour of a part of the symbol on a background.
  func color(of role: SymbolRole, opacity: Double, over ground: RGB, in look: Look) -> RGB {
    let look = look.showing(self, role)
    return look.resolve(
      paint(of: role, on: ground, in: look), opacity: opacity, over: ground)
  }

  private func paint(of role: SymbolRole, on ground: RGB, in look: Look) -> Paint {
    switch renderingMode {
    case .monochrome: return paint
    case .hierarchical, .palette:
      var paint = paint
      paint.level = max(paint.level, role.level.rawValue - 1)
      return paint
    case .multicolor:
      guard let color = color(of: role, on: ground, in: look) else { return paint }
      var paint = Paint(color)
      paint.opacity = self.paint.opacity
      return paint
    }
  }

  /// The colour of a part; nil if it has the colour of the surrounding text.
  private func color(of role: SymbolRole, on ground: RGB, in look: Look) -> Color? {
    let isPale = RGB.white.contrast(to: ground) < Self.leastContrast
    guard let color = Self.color(of: role.name, onPale: isPale), let tone = SymbolTone(role) else {
      return nil
    }
    if look.isNight { return Color(white: tone.red) }
    if look.isLuminanceReduced || look.mode == .vibrant { return Color(white: tone.grey) }
    guard look.mode == .accented else { return color }
    return switch accentedRenderingMode?.kind {
    case .desaturated, .accentedDesaturated: .white.opacity(tone.grey)
    default: .white.opacity(tone.opacity(isAccented: look.isAccented))
    }
  }

  /// The minimum contrast for white clouds and pale drops to be visible.
  private static let leastContrast = 2.2

  private static func color(of role: String, onPale isPale: Bool) -> Color? {
    switch role {
    case "sun", "bolt": isPale ? .orange : .yellow
    case "cloud", "fog", "storm": isPale ? Color("Slate") : .white
    case "rain", "snow": isPale ? Color("Snowflake") : role == "rain" ? Color("Raindrop") : .white
    case "moon", "star": isPale ? Color("Slate") : Color("Moon")
    case "red": .red
    case "flame": .orange
    case "accent": .accentColor
    default: nil
    }
  }
}
