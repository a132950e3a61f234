extension Canvas {
  package func damage(since old: Canvas) -> Damage {
    guard old.size == size else { return Damage(size: size, spans: wholeRows) }
    guard old.cells != cells else { return Damage(size: size, spans: []) }
    return Damage(size: size, spans: (0..<size.height).flatMap { spans(ofRow: $0, since: old) })
  }

  package func applying(_ damage: Damage) -> Canvas {
    var canvas = damage.size == size ? self : Canvas(size: damage.size)
    for span in damage.spans { canvas.set(span.cells, x: span.column, y: span.row) }
    return canvas
  }

  private var wholeRows: [Span] {
    size.isEmpty
      ? [] : (0..<size.height).map { Span(row: $0, column: 0, cells: row($0)) }
  }

  private func spans(ofRow y: Int, since old: Canvas) -> [Span] {
    let before = old.row(y)
    let after = row(y)
    guard before != after else { return [] }
    var spans: [Span] = []
    var index = after.startIndex
    while let changed = after[index...].indices.first(where: { before[$0] != after[$0] }) {
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
