import Cells
import Views

/// A small ring of ASCII characters, in steps of one cell.
struct WrittenRing {
  let size: Size
  private let isOpen: Bool

  /// Fails if there is too little room, or enough for a real ring.
  init?(size: Size, form: MeterForm) {
    guard size.width >= 5, 3...Self.mostRows ~= size.height else { return nil }
    self.size = size
    isOpen = form.sweep < 1
  }

  var stepCount: Int { way.count }

  /// The cells in the middle that have room for text.
  var room: Rect { Rect(x: 1, y: 1, width: size.width - 2, height: size.height - 2) }

  /// The row between the ends of an open ring.
  var foot: Rect { Rect(x: 1, y: size.height - 1, width: size.width - 2, height: 1) }

  /// The rows of the ring; each cell has the style of its step.
  func lines(filled: Int, track: TextRunStyle, filling: TextRunStyle) -> [TextLine] {
    var rows = Array(
      repeating: Array(repeating: StyledGlyph(glyph: .space, style: 0), count: size.width),
      count: size.height)
    for (step, place) in way.enumerated() {
      rows[place.y][place.x] = StyledGlyph(
        glyph: glyph(at: place, isFilled: step < filled), style: step < filled ? 1 : 0)
    }
    return rows.map { TextLine(glyphs: $0, styles: [track, filling]) }
  }

  /// The cells of the ring, clockwise from the middle of the top, or from one end of an open ring
  /// to the other.
  private var way: [Point] {
    let (right, bottom) = (size.width - 1, size.height - 1)
    let top = (1..<right).map { Point(x: $0, y: 0) }
    let down = (1..<bottom).map { Point(x: right, y: $0) }
    let up = (1..<bottom).reversed().map { Point(x: 0, y: $0) }
    guard !isOpen else { return up + top + down }
    let back = (1..<right).reversed().map { Point(x: $0, y: bottom) }
    return top.dropFirst(top.count / 2) + down + back + up + top.prefix(top.count / 2)
  }

  private func glyph(at place: Point, isFilled: Bool) -> Glyph {
    if place.y > 0, place.y < size.height - 1 { return isFilled ? Glyph("|") : Glyph(":") }
    if place.x == 1 || place.x == size.width - 2 { return place.y == 0 ? Glyph(".") : Glyph("'") }
    return isFilled ? Glyph("=") : Glyph("-")
  }

  /// The maximum height; with more rows, a real ring looks round.
  private static let mostRows = 6
}
