import Cells

/// Finds the pen closest to a style in a colour depth.
struct Quantizer: Sendable {
  let depth: ColorDepth
  private let palette: FixedPalette
  private var indexes: [RGB: UInt8] = [:]
  private var readableIndexes: [Writing: UInt8] = [:]

  private struct Writing: Hashable {
    let text: RGB
    let ground: RGB
  }

  /// Uses only the first 8 colours of a terminal with fewer than 16.
  init(depth: ColorDepth, colors: Int = 16) {
    self.depth = depth
    palette = depth == .palette256 ? .of256 : colors < 16 ? .of8 : .of16
  }

  /// The pen for a cell; for text, legibility matters most.
  mutating func pen(for cell: Cell) -> Pen {
    var pen = pen(for: cell.style)
    guard !cell.glyph.isBlock, case .indexed(let ground) = pen.background,
      let text = cell.style.foreground, let meant = cell.style.background
    else { return pen }
    let writing = Writing(text: text, ground: meant)
    guard let index = readableIndexes[writing] ?? readable(writing, on: ground) else { return pen }
    pen.foreground = .indexed(index)
    pen.attributes = cell.style.attributes
    return pen.withoutBoldBlack(in: depth)
  }

  mutating func pen(for style: Style) -> Pen {
    guard depth != .mono else { return Pen(attributes: style.attributes) }
    var pen = Pen(
      foreground: color(style.foreground), background: color(style.background),
      attributes: style.attributes)
    if pen.foreground == pen.background, let text = style.foreground, let ground = style.background
    {
      pen.foreground = legible(text, on: ground, merged: pen.foreground)
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
    case .indexed(let index): palette[index]
    case .direct(let color): color
    }
  }

  private mutating func color(_ colour: RGB?) -> TerminalColor {
    guard let colour else { return .own }
    return depth == .direct ? .direct(colour) : .indexed(index(of: colour))
  }

  private mutating func index(of colour: RGB) -> UInt8 {
    if let known = indexes[colour] { return known }
    let index = palette.nearestIndex(to: colour)
    if indexes.count >= Self.largestMemory { indexes.removeAll(keepingCapacity: true) }
    indexes[colour] = index
    return index
  }

  /// The nearest colour with as much contrast to the background as the original, up to what
  /// legibility requires; nil if the nearest colour will do.
  private mutating func readable(_ writing: Writing, on groundIndex: UInt8) -> UInt8? {
    let meant = writing.text.contrast(to: writing.ground)
    let least = min(meant, depth == .palette256 ? Self.clearContrast : Self.plainContrast)
    guard meant >= Self.writtenContrast, let ground = palette[groundIndex],
      let nearest = palette[index(of: writing.text)], nearest.contrast(to: ground) < least
    else { return nil }
    if readableIndexes.count >= Self.largestMemory {
      readableIndexes.removeAll(keepingCapacity: true)
    }
    let index = palette.nearestIndex(to: writing.text, standingOut: least, from: ground)
    readableIndexes[writing] = index
    return index
  }

  /// A colour for text that would otherwise vanish because it and its background became equal.
  private mutating func legible(_ text: RGB, on ground: RGB, merged: TerminalColor)
    -> TerminalColor
  {
    let contrast = text.luma - ground.luma
    guard depth != .direct, abs(contrast) >= Self.leastContrast else { return merged }
    let towards = color(contrast > 0 ? .white : .black)
    return towards == merged ? color(contrast > 0 ? .black : .white) : towards
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
    if depth == .ansi16, foreground == .indexed(0) { pen.attributes.remove(.bold) }
    return pen
  }
}
