import Cells
import Views

/// A ring of ASCII characters, in steps of one cell.
struct WrittenRing {
  let size: Size
  private let isOpen: Bool
  /// The rows by which corners are cut, so that a high ring looks round.
  private let cut: Int

  /// Fails if there is too little room, or enough for a real ring.
  init?(size: Size, form: MeterForm) {
    guard size.width >= 5, 3...Self.mostRows ~= size.height else { return nil }
    self.size = size
    isOpen = form.sweep < 1
    cut = size.height >= Self.leastCutRows && size.width >= 2 * size.height - 4 ? 1 : 0
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
    let columns = 1 + 2 * cut..<size.width - 1 - 2 * cut
    let rows = 1 + cut..<size.height - 1 - (isOpen ? 0 : cut)
    let up = rows.reversed().map { Point(x: 0, y: $0) }
    let top = columns.map { Point(x: $0, y: 0) }
    let down = (corner + up.reversed()).map(mirrored)
    guard !isOpen else { return up + corner.reversed() + top + down }
    let half = top.count / 2
    let back = (corner.reversed().map(mirrored) + top.reversed() + corner).map(sunk)
    return Array(top[half...]) + down + back + up + corner.reversed() + top[..<half]
  }

  /// The cells of the upper left corner that lie neither at the top nor on a side, downwards.
  private var corner: [Point] { cut == 0 ? [] : [Point(x: 2, y: 1), Point(x: 1, y: 1)] }

  private func mirrored(_ place: Point) -> Point { Point(x: size.width - 1 - place.x, y: place.y) }

  private func sunk(_ place: Point) -> Point { Point(x: place.x, y: size.height - 1 - place.y) }

  private func glyph(at place: Point, isFilled: Bool) -> Glyph {
    let (x, y) = (min(place.x, mirrored(place).x), min(place.y, sunk(place).y))
    if x == 0 { return isFilled ? Glyph("|") : Glyph(":") }
    let isUpper = place.y == y
    if x == 1 + 2 * cut, y == 0 { return isUpper ? Glyph(".") : Glyph("'") }
    if y == 0 { return isFilled ? Glyph("=") : Glyph("-") }
    return (x == 1) == isUpper ? Glyph(".") : Glyph("'")
  }

  /// The maximum height; with more rows, a real ring looks round.
  private static let mostRows = 12
  private static let leastCutRows = 7
}
