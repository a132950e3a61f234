/// The cells to send so that an old canvas becomes a new one: `old.applying(new.damage(since: old))
/// == new`.
///
/// Cells are compared in place, as curses does, for nothing on this screen scrolls: one pass over the rows of
/// the places that may have changed, O(cells), and a row that is equal as a whole ends there.
package struct Damage: Hashable, Sendable {
  /// The size of the new canvas. After a change of size, every cell is damaged.
  package let size: Size
  package let spans: [Span]

  package var isEmpty: Bool { spans.isEmpty }
  package var area: Int { spans.reduce(0) { $0 + $1.cells.count } }
}

extension Damage: CustomStringConvertible {
  package var description: String { spans.map(\.description).joined(separator: "\n") }
}

/// The new contents of adjacent changed cells in one row.
package struct Span: Hashable, Sendable {
  package let row: Int
  package let column: Int
  package let cells: ArraySlice<Cell>

  package var columns: Range<Int> { column..<column + cells.count }
  package var area: Rect { Rect(x: column, y: row, width: cells.count, height: 1) }
}

extension Span: CustomStringConvertible {
  package var description: String {
    "\(column),\(row) \"\(cells.map(\.glyph.description).joined())\""
  }
}

extension Canvas {
  package func damage(since old: Canvas) -> Damage {
    guard old.size == size else { return Damage(size: size, spans: wholeRows) }
    guard old.cells != cells else { return Damage(size: size, spans: []) }
    return Damage(
      size: size,
      spans: (0..<size.height).flatMap { spans(ofRow: $0, 0..<size.width, since: old) })
  }

  /// The damage, compared only within `places`; nil compares everything.
  package func damage(since old: Canvas, within places: [Rect]?) -> Damage {
    guard let places, old.size == size else { return damage(since: old) }
    var spans: [Span] = []
    let seen = places.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
    let first = seen.reduce(size.height) { min($0, $1.rows.lowerBound) }
    for row in first..<seen.reduce(first, { max($0, $1.rows.upperBound) }) {
      guard let columns = seen.columns(inRow: row) else { continue }
      spans += self.spans(ofRow: row, columns, since: old)
    }
    return Damage(size: size, spans: spans)
  }

  package func applying(_ damage: Damage) -> Canvas {
    var canvas = self
    canvas.apply(damage)
    return canvas
  }

  /// Becomes the canvas that some damage leads to.
  package mutating func apply(_ damage: Damage) {
    if damage.size != size { self = Canvas(size: damage.size) }
    for span in damage.spans { set(span.cells, x: span.column, y: span.row) }
  }

  private var wholeRows: [Span] {
    size.isEmpty
      ? [] : (0..<size.height).map { Span(row: $0, column: 0, cells: row($0)) }
  }

  private func spans(ofRow y: Int, _ columns: Range<Int>, since old: Canvas) -> [Span] {
    guard old.row(y, columns) != row(y, columns) else { return [] }
    let (before, after) = (old.row(y), row(y))
    var spans: [Span] = []
    let end = after.startIndex + columns.upperBound
    var index = after.startIndex + columns.lowerBound
    while let changed = (index..<max(index, end)).first(where: { before[$0] != after[$0] }) {
      let run = changedRun(from: changed, before, after)
      spans.append(
        Span(row: y, column: run.lowerBound - after.startIndex, cells: after[run]))
      index = run.upperBound
    }
    return spans
  }

  /// The run of changed cells that starts at `first`, extended to whole wide glyphs.
  private func changedRun(
    from first: Int, _ before: ArraySlice<Cell>, _ after: ArraySlice<Cell>
  ) -> Range<Int> {
    var start = first
    while before[start].isTail || after[start].isTail { start -= 1 }
    var end = first + 1
    while end < after.endIndex,
      before[end] != after[end] || before[end].isTail || after[end].isTail
    {
      end += 1
    }
    return start..<end
  }
}

extension [Rect] {
  /// The range from the first to the last column that is in one of them; nil for none.
  fileprivate func columns(inRow row: Int) -> Range<Int>? {
    var columns: Range<Int>?
    for place in self where place.rows.contains(row) {
      guard let known = columns else {
        columns = place.columns
        continue
      }
      columns =
        Swift.min(
          known.lowerBound, place.columns.lowerBound)..<Swift.max(
          known.upperBound, place.columns.upperBound)
    }
    return columns
  }
}
