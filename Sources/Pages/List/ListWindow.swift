/// The visible lines of a list: those around the focus.
struct ListWindow: Hashable, Sendable {
  let lines: [ListLine]
  /// The number of lines above and below.
  let top: Int
  let below: Int

  init(of list: ItemList, rows: Int, density: ListDensity = .usual) {
    let (index, rows) = (list.index, max(0, rows))
    let gaps = ListGaps(of: index, rows: rows, density: density)
    let count = index.lineCount(gaps)
    let number = list.row.flatMap(index.number)
    let top = number.map { Self.top(showing: $0, of: index, gaps, from: list.top, rows: rows) }
    self.top = max(0, min(top ?? list.top, count - rows))
    lines = index.lines(self.top..<min(count, self.top + rows), gaps)
    below = max(0, count - self.top - lines.count)
  }

  /// Shows the heading with the first item of a section, if there is room for both.
  private static func top(
    showing number: Int, of index: ListIndex, _ gaps: ListGaps, from top: Int, rows: Int
  ) -> Int {
    guard let part = index.part(of: number) else { return top }
    let place = index.line(of: number, gaps)
    let isFirst = number == index.parts[part].start && !index.parts[part].hasHeadingRow
    let start = isFirst && index.parts[part].heading != nil && rows > 1 ? place - 1 : place
    // What can't have the focus above the first row is seen again at the top.
    return max(min(top, number > 0 ? start : 0), place - rows + 1)
  }
}

extension ListIndex {
  func lineCount(_ gaps: ListGaps) -> Int {
    parts.indices.reduce(0) { $0 + lineCount(ofPart: $1, gaps) }
  }

  /// The lines of a part, with the gap above it.
  private func lineCount(ofPart number: Int, _ gaps: ListGaps) -> Int {
    let part = parts[number]
    return head(ofPart: number, gaps) + part.items.count
      + gaps.items * max(0, part.items.count - 1)
  }

  /// The lines above the items of a part.
  private func head(ofPart number: Int, _ gaps: ListGaps) -> Int {
    (number > 0 ? gaps.sections : 0) + (parts[number].heading == nil ? 0 : 1)
  }

  /// The line of a row.
  func line(of number: Int, _ gaps: ListGaps) -> Int {
    guard let last = part(of: number) else { return 0 }
    let above = (0..<last).reduce(0) { $0 + lineCount(ofPart: $1, gaps) }
    let place = number - parts[last].start - (parts[last].hasHeadingRow ? 1 : 0)
    return above + head(ofPart: last, gaps) + (place < 0 ? -1 : place * (1 + gaps.items))
  }

  func lines(_ range: Range<Int>, _ gaps: ListGaps) -> [ListLine] {
    var lines: [ListLine] = []
    var start = 0
    for number in parts.indices where start < range.upperBound {
      let count = lineCount(ofPart: number, gaps)
      let seen = range.clamped(to: start..<start + count)
      lines += seen.map { line($0 - start, ofPart: number, gaps) }
      start += count
    }
    return lines
  }

  private func line(_ place: Int, ofPart number: Int, _ gaps: ListGaps) -> ListLine {
    let (part, head) = (parts[number], head(ofPart: number, gaps))
    if place < head { return place == head - 1 ? part.heading ?? .gap : .gap }
    let (item, rest) = (place - head).quotientAndRemainder(dividingBy: 1 + gaps.items)
    return rest == 0 ? .item(part.items[item]) : .gap
  }
}
