import Cells

/// Finds the pen closest to a style in a colour depth.
struct Quantizer: Sendable {
  let depth: ColorDepth
  private let palette: FixedPalette?
  private var indexes: [RGB: UInt8] = [:]
  private var readableIndexes: [Writing: UInt8] = [:]
  private var distinctIndexes: [Writing: UInt8] = [:]

  /// What is meant: a colour on another.
  private struct Writing: Hashable {
    let text: RGB
    let ground: RGB
  }

  init(depth: ColorDepth) {
    self.depth = depth
    palette = depth.palette
  }

  /// The pen for a cell; for text, legibility matters most.
  mutating func pen(for cell: Cell) -> Pen {
    guard depth != .mono else { return Pen(attributes: cell.style.attributes) }
    var pen = Pen(
      foreground: color(cell.style.foreground), background: color(cell.style.background),
      attributes: cell.style.attributes)
    if case .indexed(let ground) = pen.background, let text = cell.style.foreground,
      let meant = cell.style.background
    {
      let writing = Writing(text: text, ground: meant)
      let index =
        cell.glyph.isBlock
        ? distinct(writing, on: ground)
        : readableIndexes[writing] ?? readable(writing, on: ground)
      pen.foreground = index.map(TerminalColor.indexed) ?? pen.foreground
    }
    return pen.withoutBoldBlack(in: depth)
  }

  /// The style in which a cell really shows.
  mutating func shown(_ cell: Cell) -> Style {
    let pen = pen(for: cell)
    return Style(
      foreground: seen(pen.foreground), background: seen(pen.background),
      attributes: pen.attributes)
  }

  private func seen(_ color: TerminalColor) -> RGB? {
    switch color {
    case .own: nil
    case .indexed(let index): palette?[index]
    case .direct(let color): color
    }
  }

  private mutating func color(_ colour: RGB?) -> TerminalColor {
    guard let colour else { return .own }
    return depth == .direct ? .direct(colour) : .indexed(index(of: colour))
  }

  private mutating func index(of colour: RGB) -> UInt8 {
    if let known = indexes[colour] { return known }
    let index = palette?.nearestIndex(to: colour) ?? 0
    Self.keep(index, of: colour, in: &indexes)
    return index
  }

  /// The nearest colour with as much contrast to the background as the original, up to what
  /// legibility requires; nil if the nearest colour will do.
  private mutating func readable(_ writing: Writing, on groundIndex: UInt8) -> UInt8? {
    let meant = writing.text.contrast(to: writing.ground)
    guard let palette, let ground = palette[groundIndex],
      let nearest = palette[index(of: writing.text)]
    else { return nil }
    guard meant >= Self.writtenContrast else {
      return nearest == ground ? legible(writing, on: ground) : nil
    }
    let least = min(meant, depth == .palette256 ? Self.clearContrast : Self.plainContrast)
    guard !palette.isClear(index(of: writing.text), on: ground, least) else { return nil }
    let index = palette.nearestIndex(to: writing.text, standingOut: least, from: ground)
    Self.keep(index, of: writing, in: &readableIndexes)
    return index
  }

  /// A colour for text that would otherwise vanish because it and its background became equal; nil
  /// for what may.
  private mutating func legible(_ writing: Writing, on ground: RGB) -> UInt8? {
    let contrast = writing.text.luma - writing.ground.luma
    guard abs(contrast) >= Self.leastContrast else { return nil }
    let (towards, away) = contrast > 0 ? (RGB.white, RGB.black) : (.black, .white)
    let index = index(of: towards)
    return palette?[index] == ground ? self.index(of: away) : index
  }

  /// A colour for a part of a figure that would otherwise vanish because it and its background
  /// became equal; nil if it doesn't, if it may, or if the next colour would stand out far more than
  /// is meant.
  private mutating func distinct(_ writing: Writing, on groundIndex: UInt8) -> UInt8? {
    let contrast = writing.text.luma - writing.ground.luma
    guard abs(contrast) >= Self.leastContrast, index(of: writing.text) == groundIndex,
      let palette, let ground = palette[groundIndex]
    else { return nil }
    let index =
      distinctIndexes[writing] ?? palette.indexOffsetting(writing.text, from: groundIndex)
    Self.keep(index, of: writing, in: &distinctIndexes)
    let shown = (palette[index]?.luma ?? ground.luma) - ground.luma
    return 2 * abs(shown) <= 5 * abs(contrast) ? index : nil
  }

  private static func keep<Key>(_ index: UInt8, of key: Key, in indexes: inout [Key: UInt8]) {
    if indexes.count >= largestMemory { indexes.removeAll(keepingCapacity: true) }
    indexes[key] = index
  }

  /// The brightness difference below which it is a gradient or a soft edge, not text.
  private static let leastContrast = 24
  private static let largestMemory = 4096
  /// The contrast below which text isn't meant to be read.
  private static let writtenContrast = 2.0
  private static let clearContrast = 4.5
  /// Lower, because the 16 colours vary between terminals.
  private static let plainContrast = 3.0
}

extension Pen {
  /// The pen without bold black, which is grey on many terminals and would stand out less than
  /// plain black.
  fileprivate func withoutBoldBlack(in depth: ColorDepth) -> Pen {
    var pen = self
    if depth.hasFewColors, foreground == .indexed(0) { pen.attributes.remove(.bold) }
    return pen
  }
}
