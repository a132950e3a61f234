import System
package import Cells
import Ink
import Views

/// A line of text drawn with strokes, and the paint of each letter.
package struct LetteredLine: Hashable, Sendable {
  let lettering: Lettering
  let paints: [Paint]
  let tier: GlyphTier
  /// Why something else is drawn instead of the letters; nil for the letters.
  let redaction: Redaction?

  /// Fails if a character can't be drawn, or if characters would look alike at this size.
  init?(
    _ text: String, thirds: Int, weight: Font.Weight = .regular, spread: Double = 1,
    tracking: Double = 0, isTabular: Bool = false, paints: [Paint], tier: GlyphTier,
    redaction: Redaction? = nil
  ) {
    guard thirds >= Self.leastThirds(in: tier),
      let lettering = Lettering(
        text, rows: Double(thirds) / 3, weight: StrokeWeight(rawValue: weight.rawValue) ?? .regular,
        spread: spread, tracking: tracking, isTabular: isTabular, tier: tier),
      !lettering.isMistakable
    else { return nil }
    self.lettering = lettering
    self.paints = paints
    self.tier = tier
    self.redaction = redaction
  }

  /// The minimum height in thirds of a row: two rows, or enough to tell an 8 from a 9.
  static func leastThirds(in tier: GlyphTier) -> Int {
    switch tier {
    case .octant, .sextant: 6
    case .quadrant, .half: 7
    case .ascii: 9
    }
  }

  package var size: Size {
    Size(
      width: Int(bounded: lettering.columns.rounded(.up)), height: baseline + 1 + lettering.descent)
  }

  /// The row of the baseline.
  var baseline: Int { Int(bounded: (lettering.rows - 0.01).rounded(.up)) - 1 }

  func fits(_ room: Size) -> Bool {
    size.width <= room.width && size.height <= room.height
  }
}

extension LetteredLine {
  /// Draws the line.
  func paint(
    in frame: Rect, on canvas: inout Canvas, look: Look, clippedTo clip: Rect, opacity: Double
  ) {
    let area = frame.intersection(clip)
    guard !area.isEmpty else { return }
    if redaction == nil, let blocks = lettering.blocks {
      let shades = letters(\.outline).map {
        $0.layer(in: frame, of: canvas, look: look, opacity: opacity).shade
      }
      return blocks.draw(shades, on: &canvas, in: frame, clippedTo: area, depth: look.depth)
    }
    let layers = placedLetters.map {
      $0.layer(in: frame, of: canvas, look: look, opacity: opacity)
        .moved(from: area.origin, to: frame.origin)
    }
    InkDrawing(layers).draw(on: &canvas, in: area, with: Medium(tier: tier, depth: look.depth))
  }

  /// The letters at their places in the frame; a single block or dots if redacted.
  var placedLetters: [PlacedLetter] {
    switch redaction {
    case .placeholder: [block]
    case .privacy: dots
    case nil: letters(\.figure)
    }
  }

  /// The upper edge of the letters in points. In whole blocks they stand in the middle of their rows,
  /// so that they keep off the texts above and below.
  private var top: Double {
    let unit = lettering.unit.y
    let spare = Double(size.height) * InkCell.height - lettering.height
    return max(0, (spare / unit / 2 + 0.01).rounded(.down)) * unit
  }

  private func letters(_ shape: (Lettering.Letter) -> Figure) -> [PlacedLetter] {
    lettering.letters.enumerated().map { index, letter in
      PlacedLetter(
        shape: shape(letter), origin: InkPoint(x: letter.column * InkCell.width, y: top),
        paint: paints[min(index, paints.count - 1)], isShaded: lettering.rows >= Self.leastShaded)
    }
  }

  /// The rows from which on a gradient runs through the letters.
  private static let leastShaded = 6.0

  private var block: PlacedLetter {
    let box = InkRect(
      x: 0, y: 0, width: lettering.columns * InkCell.width,
      height: lettering.rows * InkCell.height)
    return PlacedLetter(
      shape: .rectangle(box, radius: InkCell.width / 2), origin: .zero, paint: paints[0],
      redaction: .placeholder)
  }

  /// Up to three dots in the middle of the line, of a size that doesn't depend on what is private.
  private var dots: [PlacedLetter] {
    let height = lettering.rows * InkCell.height
    let radius = max(InkCell.width / 2, height / 8)
    let step = radius * 3
    let count = max(1, min(3, Int(bounded: (lettering.columns * InkCell.width + radius) / step)))
    return (0..<count).map { index in
      let center = InkPoint(x: radius + Double(index) * step, y: height / 2)
      return PlacedLetter(
        shape: .circle(center: center, radius: radius), origin: .zero, paint: paints[0],
        redaction: .privacy)
    }
  }
}

extension Layer {
  /// The layer, moved into an area that starts elsewhere than its frame.
  func moved(from area: Point, to frame: Point) -> Layer {
    guard area != frame else { return self }
    return shifted(
      by: InkPoint(
        x: Double(frame.x - area.x) * InkCell.width, y: Double(frame.y - area.y) * InkCell.height))
  }

  /// The layer somewhere else, with its colours.
  func shifted(by way: InkPoint) -> Layer {
    guard way != .zero else { return self }
    var layer = self
    layer.figure = figure.moved(x: way.x, y: way.y)
    layer.shade = shade.moved(by: way)
    return layer
  }
}

extension Lettering.Letter {
  /// The box of the letter as a figure, which is enough to find its colours.
  fileprivate var outline: Figure { .rectangle(bounds, radius: 0) }
}
