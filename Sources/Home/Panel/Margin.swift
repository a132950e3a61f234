import Cells

/// The space around a panel's rows, for the title above and the note below.
struct Margin: Hashable {
  let side: Int
  let aboveTitle: Int
  let above: Int
  private(set) var below: Int
  /// Whether a rule separates the title.
  let hasRules: Bool
  /// Whether a rule separates a note at the bottom.
  private(set) var hasNote: Bool

  private init(side: Int, aboveTitle: Int, above: Int, below: Int, hasRules: Bool) {
    (self.side, self.aboveTitle, self.above, self.below) = (side, aboveTitle, above, below)
    (self.hasRules, hasNote) = (hasRules, hasRules)
  }

  static let framed = [
    Margin(side: 4, aboveTitle: 2, above: 5, below: 5, hasRules: true),
    Margin(side: 4, aboveTitle: 1, above: 4, below: 4, hasRules: true),
    Margin(side: 2, aboveTitle: 1, above: 3, below: 1, hasRules: false),
  ]
  static let none = Margin(side: 1, aboveTitle: 0, above: 1, below: 0, hasRules: false)

  /// The rows of the screen left free above and below, together.
  var aside: Int { self == .none ? 0 : 2 }

  /// The same around what has no note.
  var withoutNote: Margin {
    var margin = self
    if hasNote { (margin.below, margin.hasNote) = (aboveTitle + 1, false) }
    return margin
  }

  func size(around sheet: Panel.Sheet) -> Size {
    Size(width: sheet.width + 2 * side, height: sheet.rows.count + above + below)
  }
}
