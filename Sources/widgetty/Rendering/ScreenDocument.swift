import Cells
import FoundationEssentials

/// A screen for other programs: its rows as text and as runs of one style.
struct ScreenDocument: Encodable {
  private let width: Int
  private let height: Int
  private let rows: [Row]

  private struct Row: Encodable {
    let text: String
    let runs: [Run]
  }

  private struct Run: Encodable {
    let column: Int
    let width: Int
    let text: String
    let foreground: String?
    let background: String?
    let attributes: [String]
  }

  init(_ canvas: Canvas) {
    width = canvas.size.width
    height = canvas.size.height
    rows = (0..<canvas.size.height).map { y in
      Row(text: canvas.text(ofRow: y), runs: Self.runs(ofRow: y, of: canvas))
    }
  }

  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  private static func runs(ofRow y: Int, of canvas: Canvas) -> [Run] {
    var runs: [Run] = []
    var start = 0
    while start < canvas.size.width {
      let style = canvas[start, y].style
      let end =
        (start..<canvas.size.width).first { canvas[$0, y].style != style } ?? canvas.size.width
      runs.append(
        Run(
          column: start, width: end - start,
          text: (start..<end).map { canvas[$0, y].glyph.description }.joined(),
          foreground: style.foreground?.description,
          background: style.background?.description,
          attributes: style.attributes.description.split(separator: " ").map(String.init)))
      start = end
    }
    return runs
  }
}
