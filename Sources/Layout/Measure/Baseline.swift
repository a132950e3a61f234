import Cells
import Views

/// A line of text by which the views of a row stand.
enum Baseline {
  case first, last

  /// None for alignments that look at no text.
  init?(_ alignment: VerticalAlignment) {
    switch alignment {
    case .firstTextBaseline: self = .first
    case .lastTextBaseline: self = .last
    case .top, .center, .bottom: return nil
    }
  }

  /// The row of it in an element of a size, which without any text is the last one.
  func row(in element: Element, of size: Size, for proposal: Proposal) -> Int {
    let rows = element.textRows(in: size, for: proposal)
    let row = self == .first ? rows?.lowerBound : rows?.upperBound
    return row ?? size.height - 1
  }
}
