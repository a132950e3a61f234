import Cells
import Views

/// A line of text by which views in a row align.
enum Baseline {
  case first, last

  /// Fails for alignments that ignore text.
  init?(_ alignment: VerticalAlignment) {
    switch alignment {
    case .firstTextBaseline: self = .first
    case .lastTextBaseline: self = .last
    case .top, .center, .bottom: return nil
    }
  }

  /// The row of the baseline in an element of this size; the last row if it has no text.
  func row(in element: Element, of size: Size, for proposal: Proposal) -> Int {
    let rows = element.textRows(in: size, for: proposal)
    let row = self == .first ? rows?.lowerBound : rows?.upperBound
    return row ?? size.height - 1
  }
}
