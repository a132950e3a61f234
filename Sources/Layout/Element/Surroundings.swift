package import Almanac
package import Cells
package import FoundationEssentials
package import WidgetIntents

/// Everything that a layout depends on besides the node and its size.
package struct Surroundings: Sendable {
  package var date: Date
  package var dates: DateWriter
  package var symbols: SymbolIndex
  package var glyphs: GlyphTier
  /// The size of a point.
  package var metric = Metric.usual
  /// The corner radius of the container, in points.
  package var containerRadius = 20.0
  /// The new states of toggles, by intent, that the node doesn't contain yet.
  package var states: [IntentReference: Bool] = [:]
  /// The lengths of a frame thinner than a cell, in points.
  var thinness = Thinness()
  /// Whether other content lies on top.
  var isGround = false

  package init(date: Date, dates: DateWriter, symbols: SymbolIndex, glyphs: GlyphTier) {
    self.date = date
    self.dates = dates
    self.symbols = symbols
    self.glyphs = glyphs
  }

  /// The surroundings of content inset from its container by a margin in cells.
  package func inset(by margin: Size) -> Surroundings {
    let distance = metric.points(of: margin)
    var inner = self
    inner.containerRadius = max(0, containerRadius - min(distance.width, distance.height))
    return inner
  }

  package func isSameButForDate(as other: Surroundings) -> Bool {
    dates == other.dates && symbols == other.symbols && glyphs == other.glyphs
      && metric == other.metric && containerRadius == other.containerRadius
  }
}
