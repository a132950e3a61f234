/// How a letter is written: the ways of a pen between the middles of its outer strokes.
///
/// Across, 0 is the middle of the left stem and 100 that of the right one; down, 0 is the middle of
/// the uppermost bar of a capital letter and 100 that of its lowest.
struct LetterForm: Hashable, Sendable {
  struct Anchor: Hashable, Sendable {
    let x: Double
    let y: Double
    /// Whether `y` is counted from the bar at 0 or 100 in parts of the letter's width.
    let isSquare: Bool
    let isRound: Bool
    /// Hooks are left out of letters that have fewer lines than this: they would fill them.
    let leastHeight: Int
  }

  struct Stroke: Hashable, Sendable {
    let anchors: [Anchor]
    let isClosed: Bool
  }

  /// The width in parts of a digit's; nothing for a single stem.
  let width: Double?
  /// Whether there is a stroke in the very middle.
  let isCentered: Bool
  /// Whether a heavy pen would fill its small eyes.
  let isFine: Bool
  let strokes: [Stroke]

  /// What a fine pen is at least: a lone ring is seen with thicker strokes than two and a slash.
  var leastFinePen: Int { strokes.count > 1 ? 1 : 2 }
}
