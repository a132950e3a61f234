package import Almanac
package import Cells
package import FoundationEssentials
package import Intents

/// What a layout depends on besides its node and its size.
package struct Surroundings: Sendable {
  package var date: Date
  package var dates: DateWriter
  package var symbols: SymbolIndex
  package var glyphs: GlyphTier
  /// The radius in points of the corners of what is laid out.
  package var containerRadius = 2.5 * Metric.cell.width
  /// What toggles show whose new state isn't in the node yet, by what they have performed.
  package var states: [IntentReference: Bool] = [:]
  /// The lengths in points of a frame that is thinner than a cell.
  var thinness = Thinness()
  /// Whether something else stands upon what is laid out.
  var isGround = false

  package init(date: Date, dates: DateWriter, symbols: SymbolIndex, glyphs: GlyphTier) {
    self.date = date
    self.dates = dates
    self.symbols = symbols
    self.glyphs = glyphs
  }

  /// Those of what keeps a distance in cells from the edges of its container.
  package func inset(by margin: Size) -> Surroundings {
    let distance = Metric.points(of: margin)
    var inner = self
    inner.containerRadius = max(0, containerRadius - min(distance.width, distance.height))
    return inner
  }

  package func isSameButForDate(as other: Surroundings) -> Bool {
    dates == other.dates && symbols == other.symbols && glyphs == other.glyphs
      && containerRadius == other.containerRadius
  }
}
