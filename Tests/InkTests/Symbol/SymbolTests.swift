import Cells
import Ink
import Kit
import Testing

struct SymbolTests {
  private static let names = [
    "sun.max", "moon", "moon.stars", "cloud", "cloud.sun", "cloud.moon", "cloud.drizzle",
    "cloud.rain", "cloud.heavyrain", "cloud.snow", "cloud.sleet", "cloud.hail", "cloud.fog",
    "cloud.bolt", "cloud.bolt.rain", "wind", "snowflake", "thermometer", "humidity", "sunrise",
    "sunset", "umbrella", "drop", "calendar", "heart", "star", "gift", "bell", "checkmark.circle",
    "circle", "plus", "minus", "arrow.clockwise", "arrow.up", "arrow.down", "location",
    "figure.walk", "cup.and.saucer", "flame", "bolt", "lock", "lock.open", "list.bullet",
    "gearshape", "xmark", "exclamationmark.triangle", "questionmark",
  ]

  private static func canvas(_ symbol: Symbol, rows: Int, _ medium: Medium) -> Canvas {
    var canvas = Canvas(size: Size(width: rows * 2, height: rows))
    if let lines = symbol.text(rows: rows, tier: medium.tier) {
      for (y, line) in lines.enumerated() { canvas.write(line, .plain, at: Point(x: 0, y: y)) }
    } else {
      let layers = symbol.layers(rows: rows, tier: medium.tier) { _ in .plain(.white) }
      InkDrawing(layers).draw(on: &canvas, in: canvas.bounds, with: medium)
    }
    return canvas
  }

  /// Most symbols show something in their middle row already, so that few rows need to be drawn.
  private static func isBlank(_ symbol: Symbol, rows: Int, _ medium: Medium) -> Bool {
    if let lines = symbol.text(rows: rows, tier: medium.tier) {
      return lines.joined().allSatisfy(\.isWhitespace)
    }
    let picture = InkDrawing(symbol.layers(rows: rows, tier: medium.tier) { _ in .plain(.white) })
    return (0..<rows).allSatisfy { row in
      var canvas = Canvas(size: Size(width: rows * 2, height: 1))
      let frame = Rect(x: 0, y: -(row + rows / 2) % rows, width: rows * 2, height: rows)
      picture.draw(on: &canvas, in: frame, with: medium)
      return canvas.description.allSatisfy(\.isWhitespace)
    }
  }

  @Test func thereIsADrawingForEachName() throws {
    let book = try SymbolBook.resources()
    #expect(Set(Self.names).isSubset(of: book.symbols.keys))
    for name in Self.names {
      let isOutlined = book.symbols["\(name).fill"] != nil
      #expect((book["\(name).fill"] == book[name]) != isOutlined, "\(name)")
    }
    #expect(book["no.such.thing"] == book["questionmark"])
    #expect(SymbolBook()["cloud"] == nil)
  }

  @Test(arguments: GlyphTier.allCases, 1...20)
  func everySymbolDrawsSomething(tier: GlyphTier, rows: Int) throws {
    let book = try SymbolBook.resources()
    for name in book.symbols.keys.sorted() {
      let symbol = try #require(book[name])
      let isBlank = Self.isBlank(symbol, rows: rows, Medium(tier: tier, depth: .mono))
      #expect(!isBlank, "\(name) in \(rows)")
    }
  }

  @Test(arguments: [
    "heart", "star", "bell", "checkmark.circle", "bolt", "lock", "circle", "drop", "gift", "flame",
    "umbrella", "location", "lock.open",
  ])
  func largeSymbolsAreOutlinesUnlessFilled(name: String) throws {
    let book = try SymbolBook.resources()
    let inked = try ["", ".fill"].map { suffix in
      let symbol = try #require(book[name + suffix])
      return Self.canvas(symbol, rows: 10, Medium(depth: .mono)).description.count { $0 == "█" }
    }
    #expect(inked[0] * 2 < inked[1], "\(name)")
  }

  @Test(arguments: [GlyphTier.sextant, .quadrant], ["calendar", "drop", "gift", "flame", "heart"])
  func anOutlineIsToldFromAFillInThreeRows(tier: GlyphTier, name: String) throws {
    let book = try SymbolBook.resources()
    let pictures = try ["", ".fill"].map { suffix in
      let symbol = try #require(book[name + suffix])
      return Self.canvas(symbol, rows: 3, Medium(tier: tier, depth: .mono)).description
    }
    #expect(pictures[0] != pictures[1])
  }

  @Test func artIsShownBlockForBlock() throws {
    let cloud = try #require(try SymbolBook.resources()["cloud"])
    expectPicture(
      Self.canvas(cloud, rows: 3, Medium(depth: .mono)),
      """
        🬵🬹🬱
      🬻████🬺
      🬊🬎🬎🬎🬎🬆
      """)
    expectPicture(
      Self.canvas(cloud, rows: 3, Medium(tier: .quadrant, depth: .mono)),
      """
        ▗▄▖
      ▟████▙
      ▝▀▀▀▀▘
      """)
  }

  @Test func partsHaveColoursAndLevels() throws {
    let book = try SymbolBook.resources()
    let parts = try #require(book["cloud.sun"]).parts(rows: 8, tier: .sextant)
    #expect(parts.map { "\($0.role)" } == ["sun secondary", "cloud primary"])
    let art = try #require(book["cloud.bolt.rain"]).parts(rows: 3, tier: .sextant)
    #expect(
      Set(art.map { "\($0.role)" }) == ["storm primary", "bolt secondary", "rain tertiary"])
  }

  /// A part in front is complete, and nothing behind shines through. If it is only a few blocks
  /// high, nearly all of it is outline.
  @Test(arguments: [2, 3, 4, 6, 9], [GlyphTier.sextant, .quadrant, .half])
  func hollowPartsAreOnlyOutlines(rows: Int, tier: GlyphTier) throws {
    let book = try SymbolBook.resources()
    let isLow = rows * (tier == .sextant ? 3 : 2) < 9
    for name in ["cloud", "cloud.sun", "cloud.bolt.rain", "moon", "sun.max", "heart.fill"] {
      let symbol = try #require(book[name])
      let solid = symbol.parts(rows: rows, tier: tier)
      let hollow = symbol.parts(rows: rows, tier: tier, isHollow: true)
      #expect(Set(hollow.map(\.role)) == Set(solid.map(\.role)), "\(name)")
      var (inked, kept) = (0, 0)
      for x in 0..<8 * rows {
        for y in 0..<6 * rows {
          let place = InkPoint(x: (Double(x) + 0.5) * 2, y: (Double(y) + 0.5) * 17 / 6)
          let (isIn, isLeft) = (solid.isInked(at: place), hollow.isInked(at: place))
          #expect(isIn || !isLeft, "\(name) \(place)")
          inked += isIn ? 1 : 0
          kept += isLeft ? 1 : 0
        }
      }
      #expect(
        kept > 0 && (isLow || name == "sun.max" || 5 * kept < 4 * inked),
        "\(name) \(kept) \(inked)")
    }
  }

  /// Less than a third of a half column beyond the square shows in no block.
  @Test(arguments: GlyphTier.allCases, 1...20)
  func noSymbolReachesBeyondItsSquare(tier: GlyphTier, rows: Int) throws {
    let book = try SymbolBook.resources()
    let size = InkPoint(x: 16 * Double(rows), y: 17 * Double(rows))
    for (name, symbol) in book.symbols where symbol.text(rows: rows, tier: tier) == nil {
      for part in symbol.parts(rows: rows, tier: tier) {
        let bounds = part.figure.bounds
        let excess = [
          -bounds.minimum.x, -bounds.minimum.y, bounds.maximum.x - size.x,
          bounds.maximum.y - size.y,
        ]
        #expect(excess.allSatisfy { $0 < 1.3 }, "\(name) \(bounds)")
      }
    }
  }

  @Test func oneRowIsOneCharacter() throws {
    let rain = try #require(try SymbolBook.resources()["cloud.rain"])
    #expect(rain.text(rows: 1, tier: .sextant) == ["☂"])
    #expect(rain.text(rows: 1, tier: .ascii) == [","])
    #expect(rain.text(rows: 3, tier: .sextant) == nil)
    #expect(rain.text(rows: 3, tier: .ascii) == [" .--. ", "(____)", " / / /"])
  }

  @Test func theFootOfACloudIsFlat() throws {
    let cloud = try #require(try SymbolBook.resources()["cloud"])
    for rows in [3, 4, 6, 10, 15] {
      let canvas = Self.canvas(cloud, rows: rows, Medium(depth: .mono))
      let lines = canvas.description.split(separator: "\n").filter { !$0.isEmpty }
      let foot = try #require(lines.last)
      let middle = foot.dropFirst(rows / 2 + 1).dropLast(rows / 2 + 1)
      #expect(middle.count >= rows / 2 && Set(middle).count == 1, "\(canvas)")
    }
  }

  @Test func theSunIsTheSameOnAllSides() throws {
    let sun = try #require(try SymbolBook.resources()["sun.max"])
    for rows in [3, 4, 6, 10] {
      let parts = sun.parts(rows: rows, tier: .sextant)
      let bounds = try #require(parts.first).figure.bounds
      let center = bounds.center
      for part in parts {
        for (x, y) in [(7.0, 3.0), (11, 11), (2, 16), (20, 5)] {
          let mirrored = [(x, y), (-x, y), (x, -y), (-x, -y)].map {
            part.figure.distance(to: InkPoint(x: center.x + $0.0, y: center.y + $0.1))
          }
          #expect(mirrored.allSatisfy { abs($0 - mirrored[0]) < 1e-6 }, "\(rows)")
        }
      }
    }
  }
}

extension [Symbol.Part] {
  fileprivate func isInked(at place: InkPoint) -> Bool {
    contains { $0.figure.distance(to: place) < 0 }
  }
}
