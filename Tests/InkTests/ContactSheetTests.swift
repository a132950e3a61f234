import Cells
import Ink
import Kit
import Testing

/// Records all letters and symbols in one picture. Inspect it visually after a change.
struct ContactSheetTests {
  private static let ground = RGB(0x1A58BD)

  private static let heights: [Double] = [3, 11.0 / 3] + (4...12).map(Double.init)

  /// All numerals; in ASCII from the height on at which strokes are drawn there.
  @Test(arguments: GlyphTier.allCases) func numerals(tier: GlyphTier) throws {
    let heights = Self.heights.filter { tier != .ascii || $0 >= 5 }
    let letterings = try heights.flatMap { rows in
      try [StrokeWeight.regular, .bold].map { weight in
        let text = tier == .ascii ? "0123456789-+:." : "0123456789°-+:.,%/"
        return try #require(Lettering(text, rows: rows, weight: weight, tier: tier))
      }
    }
    let size = Size(
      width: Int(letterings.map(\.columns).max() ?? 0) + 1,
      height: letterings.reduce(0) { $0 + Int($1.rows) + 2 })
    var canvas = Canvas(size: size)
    var y = 0
    for lettering in letterings {
      let frame = Rect(x: 0, y: y, width: size.width, height: Int(lettering.rows) + 1)
      InkDrawing(lettering.layers(.plain(.white)))
        .draw(on: &canvas, in: frame, with: Medium(tier: tier, depth: .mono))
      y += Int(lettering.rows) + 2
    }
    try expectGolden(canvas, named: "ink-numerals-\(tier)")
  }

  @Test func weights() throws {
    var canvas = Canvas(size: Size(width: 110, height: 9 * 16))
    var y = 0
    for weight in StrokeWeight.allCases {
      for rows in [3.0, 4, 6] {
        let text = rows < 6 ? "0123456789°-+:.,%/DAYday" : "023468°%DAYday"
        let lettering = try #require(Lettering(text, rows: rows, weight: weight, tier: .sextant))
        let frame = Rect(x: 0, y: y, width: 110, height: Int(rows) + 1)
        InkDrawing(lettering.layers(.plain(.white)))
          .draw(on: &canvas, in: frame, with: Medium(depth: .mono))
        y += Int(rows) + 1
      }
    }
    try expectGolden(canvas, named: "ink-weights")
  }

  @Test func letters() throws {
    var canvas = Canvas(size: Size(width: 88, height: 16))
    for (index, text) in ["ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz"].enumerated() {
      for (part, rows) in [3.0, 4].enumerated() {
        let lettering = try #require(Lettering(text, rows: rows, tier: .sextant))
        let frame = Rect(x: 0, y: part * 8 + index * 4, width: 88, height: Int(rows) + 1)
        InkDrawing(lettering.layers(.plain(.white)))
          .draw(on: &canvas, in: frame, with: Medium(depth: .mono))
      }
    }
    try expectGolden(canvas, named: "ink-letters")
  }

  /// All symbols from three to twelve rows; in ASCII only those of three, which are drawn by hand.
  @Test(arguments: GlyphTier.allCases) func symbols(tier: GlyphTier) throws {
    let book = try SymbolBook.resources()
    let heights = Array(tier == .ascii ? 3...3 : 3...12)
    let band = (heights.last ?? 0) + 1
    let names = book.symbols.keys.sorted()
    let width = heights.reduce(0) { $0 + 2 * $1 + 2 }
    var canvas = Canvas(size: Size(width: width, height: names.count * band))
    for (index, name) in names.enumerated() {
      var place = Point(x: 0, y: index * band)
      for rows in heights {
        try draw(#require(book[name]), rows: rows, at: place, on: &canvas, tier)
        place.x += 2 * rows + 2
      }
    }
    try expectGolden(canvas, named: "ink-symbols-\(tier)")
  }

  private func draw(
    _ symbol: Symbol, rows: Int, at place: Point, on canvas: inout Canvas, _ tier: GlyphTier
  ) {
    if let lines = symbol.text(rows: rows, tier: tier) {
      for (y, line) in lines.enumerated() {
        canvas.write(line, .plain, at: place + Point(x: 0, y: y))
      }
      return
    }
    let layers = symbol.layers(rows: rows, tier: tier) { _ in .plain(.white) }
    let frame = Rect(origin: place, size: Size(width: rows * 2, height: rows))
    InkDrawing(layers).draw(on: &canvas, in: frame, with: Medium(tier: tier, depth: .mono))
  }

  @Test func inColours() throws {
    let colors: [String: UInt32] = [
      "sun": 0xFFD60A, "cloud": 0xF7F9FC, "rain": 0x8CC8FF, "bolt": 0xFFD60A, "snow": 0xFFFFFF,
      "moon": 0xFFE9A8, "storm": 0xF7F9FC,
    ]
    let book = try SymbolBook.resources()
    var canvas = Canvas(
      size: Size(width: 34, height: 8), filledWith: Style(background: Self.ground))
    for (index, name) in ["cloud.sun", "cloud.bolt.rain", "cloud.moon"].enumerated() {
      let symbol = try #require(book[name])
      for (y, rows) in [(0, 3), (4, 4)] {
        let layers = symbol.layers(rows: rows, tier: .sextant) {
          .plain(RGB(colors[$0.name] ?? 0))
        }
        let frame = Rect(x: index * 12, y: y, width: rows * 2, height: rows)
        InkDrawing(layers).draw(on: &canvas, in: frame, with: Medium())
      }
    }
    try expectGolden(canvas, named: "ink-colours")
  }
}
