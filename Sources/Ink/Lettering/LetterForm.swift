/// The shape of a letter: paths of a pen between the centres of its outer strokes.
///
/// Horizontally, 0 is the centre of the left stem and 100 that of the right one. Vertically, 0 is
/// the centre of a capital's top bar and 100 that of its bottom bar.
struct LetterForm: Hashable, Sendable {
  struct Anchor: Hashable, Sendable {
    let x: Double
    let y: Double
    /// Whether `y` counts from the bar at 0 or 100, in units of the letter's width.
    let isSquare: Bool
    let isRound: Bool
    /// The minimum height, in blocks, at which this anchor is drawn: hooks would fill shorter
    /// letters.
    let leastHeight: Int
  }

  struct Stroke: Hashable, Sendable {
    let anchors: [Anchor]
    let isClosed: Bool
  }

  /// The width relative to a digit's; nil for a single stem.
  let width: Double?
  /// Whether a stroke runs through the exact middle.
  let isCentered: Bool
  /// Whether a heavy pen would fill the letter's small counters.
  let isFine: Bool
  let strokes: [Stroke]

  /// The minimum width of a fine pen: a lone ring needs a thicker stroke than two rings and a
  /// slash.
  var leastFinePen: Int { strokes.count > 1 ? 1 : 2 }
}
