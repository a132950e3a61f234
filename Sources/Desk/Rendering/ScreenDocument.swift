import Cells

/// A screen as JSON: its rows as text and as runs of one style.
struct ScreenDocument {
  private let canvas: Canvas

  init(_ canvas: Canvas) {
    self.canvas = canvas
  }

  var json: JSON {
    [
      "width": .number(canvas.size.width),
      "height": .number(canvas.size.height),
      "rows": .array((0..<canvas.size.height).map(row)),
    ]
  }

  private func row(_ y: Int) -> JSON {
    ["text": .string(canvas.text(ofRow: y)), "runs": .array(runs(ofRow: y))]
  }

  private func runs(ofRow y: Int) -> [JSON] {
    var runs: [JSON] = []
    var start = 0
    while start < canvas.size.width {
      let style = canvas[start, y].style
      let end =
        (start..<canvas.size.width).first { canvas[$0, y].style != style } ?? canvas.size.width
      runs.append(run(start..<end, ofRow: y, style))
      start = end
    }
    return runs
  }

  private func run(_ columns: Range<Int>, ofRow y: Int, _ style: Style) -> JSON {
    [
      "column": .number(columns.lowerBound),
      "width": .number(columns.count),
      "text": .string(columns.map { canvas[$0, y].glyph.description }.joined()),
      "foreground": style.foreground.map { .string("\($0)") } ?? .null,
      "background": style.background.map { .string("\($0)") } ?? .null,
      "attributes": .array(
        style.attributes.description.split(separator: " ").map { .string(String($0)) }),
    ]
  }
}
