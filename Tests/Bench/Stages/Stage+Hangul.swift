import Cells
import Ink

extension Stage {
  static let hangul = Stage(
    name: "hangul", summary: "a line of twelve syllables, six rows high, set and drawn"
  ) {
    var canvas = Canvas(size: Size(width: 160, height: 6))
    var start = 0
    let first = Timing.of {
      draw(syllables(from: start), on: &canvas)
      // No syllable twice: what has been drawn once is kept.
      start += 12
    }
    let line = syllables(from: 0)
    let again = Timing.of { draw(line, on: &canvas) }
    return [
      Figure("hangul.line.first", first, in: .microseconds, limit: 1000),
      Figure("hangul.line.again", again, in: .microseconds, limit: 100),
    ]
  }

  private static func syllables(from start: Int) -> String {
    let scalars = (start..<start + 12).compactMap { index in
      // A prime step, so that each line has all kinds of syllables.
      Unicode.Scalar(UInt32(0xAC00 + index * 4_337 % 11_172))
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func draw(_ text: String, on canvas: inout Canvas) {
    let line = Lettering(text, rows: 6, weight: .semibold, tier: .octant)
    let area = canvas.bounds
    line?.blocks?.draw(
      [.plain(RGB(0xFFFFFF))], on: &canvas, in: area, clippedTo: area, depth: .direct)
  }
}
