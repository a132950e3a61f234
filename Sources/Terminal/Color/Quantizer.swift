import Cells

/// Finds for each style the pen that comes nearest to it in a depth of colour.
struct Quantizer: Sendable {
  let depth: ColorDepth
  private let palette: FixedPalette
  private var indexes: [RGB: UInt8] = [:]
  private var readableIndexes: [Writing: UInt8] = [:]

  private struct Writing: Hashable {
    let text: RGB
    let ground: RGB
  }

  /// Of a terminal with fewer than 16 colours only the first 8 are taken.
  init(depth: ColorDepth, colors: Int = 16) {
    self.depth = depth
    palette = depth == .palette256 ? .of256 : colors < 16 ? .of8 : .of16
  }

  /// Of what is written it matters most that it can be read.
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

  /// The style of a cell with the colours that are seen of it.
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

  /// The nearest colour that stands out from its ground as much as the writing was meant to, as far
  /// as that is needed to read it; nil if that is the nearest of all.
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

  /// Text that stood out from its ground must not vanish because both became the same colour.
  private mutating func legible(_ text: RGB, on ground: RGB, merged: TerminalColor)
    -> TerminalColor
  {
    let contrast = text.luma - ground.luma
    guard depth != .direct, abs(contrast) >= Self.leastContrast else { return merged }
    let towards = color(contrast > 0 ? .white : .black)
    return towards == merged ? color(contrast > 0 ? .black : .white) : towards
  }

  /// Less is a step of a gradient or the soft edge of a figure.
  private static let leastContrast = 24
  private static let largestMemory = 4096
  /// Less isn't there to be read.
  private static let writtenContrast = 2.0
  private static let clearContrast = 4.5
  /// What the 16 colours really are is not known.
  private static let plainContrast = 3.0
}

extension Pen {
  /// Bold black is grey on many terminals, and would stand out less than what isn't bold.
  fileprivate func withoutBoldBlack(in depth: ColorDepth) -> Pen {
    var pen = self
    if depth == .ansi16, foreground == .indexed(0) { pen.attributes.remove(.bold) }
    return pen
  }
}
