import Cells

/// Finds for each style the pen that comes nearest to it in a depth of colour.
struct Quantizer: Sendable {
  let depth: ColorDepth
  private let palette: FixedPalette
  private var indexes: [RGB: UInt8] = [:]

  /// Of a terminal with fewer than 16 colours only the first 8 are taken.
  init(depth: ColorDepth, colors: Int = 16) {
    self.depth = depth
    palette = depth == .palette256 ? .of256 : colors < 16 ? .of8 : .of16
  }

  mutating func pen(for style: Style) -> Pen {
    guard depth != .mono else { return Pen(attributes: style.attributes) }
    var pen = Pen(
      foreground: color(style.foreground), background: color(style.background),
      attributes: style.attributes)
    // Bold black is grey on many terminals, and would stand out less than what isn't bold.
    if depth == .ansi16, pen.foreground == .indexed(0) { pen.attributes.remove(.bold) }
    if pen.foreground == pen.background, let text = style.foreground, let ground = style.background
    {
      pen.foreground = legible(text, on: ground, merged: pen.foreground)
    }
    return pen
  }

  /// The style with the colours that are seen of it.
  mutating func shown(_ style: Style) -> Style {
    let pen = pen(for: style)
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
}
