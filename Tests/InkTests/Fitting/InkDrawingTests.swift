import Cells
import Ink
import Kit
import Testing

struct InkDrawingTests {
  private static let blue = RGB(0x1A58BD)
  private static let tiers: [GlyphTier] = GlyphTier.allCases
  private static let slope = Shade.varying { place in
    RGB(red: 0, green: 0, blue: UInt8(max(0, min(255, place.y * 2))))
  }

  private static func disc(_ x: Double, _ y: Double, _ radius: Double) -> Layer {
    Layer(.circle(center: InkPoint(x: x, y: y), radius: radius), .plain(.white))
  }

  @Test(arguments: tiers, ColorDepth.allCases)
  func nothingIsTouchedOutsideTheFrame(tier: GlyphTier, depth: ColorDepth) {
    var random = SplitMix(seed: 5)
    for _ in 0..<60 {
      let empty = Canvas(size: Size(width: 14, height: 5), filledWith: Style(background: Self.blue))
      let frame = Rect(x: 2, y: 1, width: 10, height: 3)
      var canvas = empty
      InkDrawing([Layer(.random(using: &random), .plain(.white))])
        .draw(on: &canvas, in: frame, with: Medium(tier: tier, depth: depth))
      for y in 0..<5 {
        for x in 0..<14 where !frame.contains(Point(x: x, y: y)) {
          #expect(canvas[x, y] == empty[x, y])
        }
      }
    }
  }

  /// A tile's corners are as fine on the terminal's own background as on one of a known colour.
  @Test(arguments: tiers)
  func shapesAreTheSameOnAnUnknownGround(tier: GlyphTier) {
    for radius in stride(from: 4.0, through: 30, by: 0.5) {
      let tile = Figure.rectangle(InkRect(x: 3, y: 2, width: 90, height: 81), radius: radius)
      let canvases = [RGB?.none, .black].map { ground in
        var canvas = Canvas(
          size: Size(width: 12, height: 5), filledWith: Style(background: ground))
        InkDrawing([Layer(tile, .plain(Self.blue))])
          .draw(on: &canvas, in: canvas.bounds, with: Medium(tier: tier))
        return canvas
      }
      for y in 0..<5 {
        for x in 0..<12 {
          let (own, known) = (canvases[0][x, y], canvases[1][x, y])
          #expect(own.glyph == known.glyph && own.style.background != .black)
          let isSwapped = known.style.foreground == .black && known.glyph != .space
          #expect(own.style.attributes.contains(.reverse) == isSwapped)
        }
      }
    }
  }

  @Test(arguments: tiers) func aCellWithoutInkIsPureSurface(tier: GlyphTier) {
    let medium = Medium(tier: tier)
    var random = SplitMix(seed: 6)
    var surface = Canvas(size: Size(width: 10, height: 3))
    InkDrawing(ground: Self.slope).draw(on: &surface, in: surface.bounds, with: medium)
    for _ in 0..<100 {
      let figure = Figure.random(using: &random)
      var canvas = surface
      InkDrawing(ground: Self.slope, [Layer(figure, .plain(.white))])
        .draw(on: &canvas, in: canvas.bounds, with: medium)
      for y in 0..<3 {
        for x in 0..<10 {
          let center = InkPoint(x: Double(x) * 8 + 4, y: Double(y) * 17 + 8.5)
          guard figure.distance(to: center) > 9.4 + 1.3 else { continue }
          #expect(canvas[x, y] == surface[x, y], "\(figure) at \(x),\(y)")
        }
      }
    }
  }

  @Test(arguments: [GlyphTier.sextant, .quadrant, .half])
  func aroundInkThereIsNoHalo(tier: GlyphTier) {
    var canvas = Canvas(size: Size(width: 9, height: 4), filledWith: Style(background: Self.blue))
    InkDrawing([Self.disc(36, 34, 25)])
      .draw(on: &canvas, in: canvas.bounds, with: Medium(tier: tier))
    for y in 0..<4 {
      for x in 0..<9 {
        let style = canvas[x, y].style
        #expect([.white, Self.blue].contains(style.background))
        #expect([nil, .white, Self.blue].contains(style.foreground))
      }
    }
  }

  @Test func aSoftEdgeMayShowAColourBetween() {
    var canvas = Canvas(size: Size(width: 9, height: 4), filledWith: Style(background: Self.blue))
    var layer = Self.disc(36, 34, 30)
    layer.edge = .soft
    InkDrawing([layer]).draw(on: &canvas, in: canvas.bounds, with: Medium())
    let colors = Set((0..<36).compactMap { canvas[$0 % 9, $0 / 9].style.foreground })
    #expect(!colors.subtracting([.white, Self.blue]).isEmpty)
    let grounds = Set((0..<36).map { canvas[$0 % 9, $0 / 9].style.background })
    #expect(grounds.isSubset(of: [.white, Self.blue]))
  }

  @Test func theTerminalsOwnGroundStaysSo() {
    var canvas = Canvas(size: Size(width: 9, height: 4))
    InkDrawing([Self.disc(36, 34, 25)]).draw(on: &canvas, in: canvas.bounds, with: Medium())
    #expect(canvas[0, 0] == .blank)
    let grounds = Set((0..<36).map { canvas[$0 % 9, $0 / 9].style.background })
    #expect(grounds == [nil, .white])
  }

  @Test func withTheTerminalsOwnGroundNothingIsMixed() {
    var canvas = Canvas(size: Size(width: 9, height: 4))
    var layer = Self.disc(36, 34, 30)
    layer.edge = .soft
    InkDrawing([layer]).draw(on: &canvas, in: canvas.bounds, with: Medium())
    let styles = (0..<36).map { canvas[$0 % 9, $0 / 9].style }
    #expect(Set(styles.flatMap { [$0.foreground, $0.background] }) == [nil, .white])
  }

  @Test func withoutColoursFiguresAreBlocks() {
    var canvas = Canvas(size: Size(width: 6, height: 3))
    InkDrawing([Self.disc(24, 25.5, 22)])
      .draw(on: &canvas, in: canvas.bounds, with: Medium(tier: .quadrant, depth: .mono))
    expectPicture(canvas, " ▄▟▙▄\n▐████▌\n ▀▜▛▀")
    #expect(canvas.styleRuns.isEmpty)
  }

  @Test func withoutColoursAGapSetsOffWhatIsInFront() {
    var canvas = Canvas(size: Size(width: 8, height: 1))
    let back = Layer(
      .rectangle(InkRect(x: 0, y: 0, width: 64, height: 17), radius: 0), .plain(.white))
    let front = Layer(
      .rectangle(InkRect(x: 24, y: 0, width: 16, height: 17), radius: 0), .plain(.white))
    InkDrawing([back, front])
      .draw(on: &canvas, in: canvas.bounds, with: Medium(tier: .quadrant, depth: .mono))
    expectPicture(canvas, "██▌██▐██")
  }

  @Test func inkOfAscii() {
    var canvas = Canvas(size: Size(width: 6, height: 3))
    InkDrawing([Self.disc(24, 25.5, 22)])
      .draw(on: &canvas, in: canvas.bounds, with: Medium(tier: .ascii, depth: .mono))
    #expect(canvas.description.utf8.allSatisfy { $0 < 0x7F })
    #expect(canvas[3, 1].glyph == Glyph("#"))
  }

  @Test func textStaysAndStandsOnTheMeanOfWhatIsBelow() {
    var canvas = Canvas(size: Size(width: 4, height: 1), filledWith: Style(background: .black))
    canvas.write("a가", Style(foreground: Self.blue, background: .black), at: .zero)
    let half = Layer(
      .rectangle(InkRect(x: -8, y: -8, width: 24, height: 16.5), radius: 0), .plain(.white))
    InkDrawing([half]).draw(on: &canvas, in: canvas.bounds, with: Medium())
    expectPicture(canvas, "a가")
    expectStyles(
      canvas,
      """
      0,0 "a" #1a58bd on #808080
      1,0 "가" #1a58bd on #404040
      3,0 " " - on #000000
      """)
  }

  @Test func tellsTheColourOnWhichTextStands() {
    let picture = InkDrawing(ground: .plain(.black), [Self.disc(4, 8.5, 90)])
    #expect(picture.meanColor(column: 0, row: 0) == .white)
    #expect(picture.meanColor(column: 40, row: 0) == .black)
    #expect(InkDrawing().meanColor(column: 0, row: 0) == nil)
  }

  @Test func whatLiesOutsideARingIsNeverShownInsideIt() {
    let (wall, tile) = (RGB(0x141D3C), RGB(0x6B441F))
    let box = InkRect(x: 8, y: 17, width: 160, height: 136)
    let shape = Figure.rectangle(box, radius: 20)
    let layers = [
      Layer(shape, .plain(tile)), Layer(.outline(shape, width: 5), .plain(.white)),
    ]
    var canvas = Canvas(size: Size(width: 22, height: 10))
    InkDrawing(ground: .plain(wall), layers).draw(on: &canvas, in: canvas.bounds, with: Medium())
    for y in 0..<10 {
      for x in 0..<22 {
        let style = canvas[x, y].style
        let colors: Set = [style.foreground, style.background]
        #expect(!colors.isSuperset(of: [wall, tile]), "at \(x),\(y)")
      }
    }
  }

  /// As much background above the line as tint below it.
  @Test(arguments: [GlyphTier.sextant, .quadrant, .half])
  func aLineOnTheEdgeOfATintStandsOnTheColourBetween(tier: GlyphTier) {
    let orange = RGB(0xFF9F0A)
    let area = Figure.rectangle(InkRect(x: -20, y: 8.5, width: 80, height: 40), radius: 0)
    let line = Figure.rectangle(InkRect(x: 0, y: 17.0 / 3, width: 8, height: 17.0 / 3), radius: 0)
    let layers = [Layer(area, .plain(.white), opacity: 0.2), Layer(line, .plain(orange))]
    var canvas = Canvas(size: Size(width: 2, height: 1), filledWith: Style(background: .black))
    InkDrawing(layers).draw(on: &canvas, in: canvas.bounds, with: Medium(tier: tier))
    let colors = (0..<2).map { x in
      Set([canvas[x, 0].style.foreground, canvas[x, 0].style.background])
    }
    #expect(colors == [[orange, RGB(0x1A1A1A)], [.black, RGB(0x333333)]])
  }

  @Test func aThinStrokeBetweenBlocksDoesNotVanish() {
    let line = Layer(
      .rectangle(InkRect(x: 0, y: 17.0 / 3, width: 40, height: 17.0 / 3), radius: 0), .plain(.white)
    )
    for tier in [GlyphTier.sextant, .quadrant, .half] {
      var canvas = Canvas(size: Size(width: 5, height: 1), filledWith: Style(background: .black))
      InkDrawing([line]).draw(on: &canvas, in: canvas.bounds, with: Medium(tier: tier))
      #expect(canvas.styleRuns == ["0,0 \"\(canvas)\" #ffffff on #000000"])
    }
  }

  @Test func gradientsShowAsHalves() {
    let cell = InkDrawing(ground: Self.slope).cell()
    #expect(cell == Cell(Glyph("▀"), Style(foreground: RGB(8), background: RGB(25))))
    let plain = InkDrawing(ground: Self.slope).cell(Medium(depth: .ansi16))
    #expect(plain == Cell(.space, Style(background: RGB(17))))
  }
}
