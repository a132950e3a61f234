import Cells

extension Box {
  /// The rows from the first to the last line of text; nil without text.
  var textRows: ClosedRange<Int>? {
    var rows = children.compactMap(\.textRows)
    if case .text(let lines, _) = drawing, !lines.isEmpty {
      rows.append(frame.origin.y...frame.origin.y + lines.count - 1)
    }
    if case .lettering(let line) = drawing {
      rows.append(frame.origin.y + line.baseline...frame.origin.y + line.baseline)
    }
    guard let first = rows.map(\.lowerBound).min(), let last = rows.map(\.upperBound).max() else {
      return nil
    }
    return first...last
  }
}
