import Cells
import HomeTesting
import Kit
import Layout
import Testing
import Timelines
import Views

@testable import Home

struct TileEdgeTests {
  private func shown(_ glyphs: GlyphTier, _ depth: ColorDepth) throws -> Canvas {
    let blue = WidgetKind(
      id: "blue", name: "", families: [.systemSmall],
      placeholder: { Face(archiving: Color.blue, in: $1) },
      timeline: { _, _ in throw TimelineFault.noEntries })
    var home = try SeenHome.fresh(
      6, 4, showing: Sample.instances([("blue", .systemSmall)]), kinds: [blue],
      presentation: .test(depth: depth, glyphs: glyphs))
    return home.canvas(at: .test).cropped(to: Rect(x: 0, y: 0, width: 6, height: 3))
  }

  @Test func roundsCorners() throws {
    try expectPicture(shown(.quadrant, .direct), "▄▇  ▇▄\n\n▀▁  ▁▀")
    try expectPicture(shown(.sextant, .direct), "🬵▇  ▇🬱\n\n🬊▁  ▁🬆")
    try expectPicture(shown(.ascii, .palette256), "")
  }

  @Test func showsTheGroundInItsCorners() throws {
    let corner = try shown(.half, .direct)[0, 0].style
    #expect(corner.foreground == RGB(0x0A84FF))
    #expect(corner.background != RGB(0x0A84FF) && corner.background != nil)
  }

  /// A bare accessory has no corners: its first digit keeps its own.
  @Test func cutsNothingOffWhatStandsOnTheWallpaper() throws {
    let look = try Presentation.test(depth: .direct, glyphs: .quadrant).look
    var ground = Canvas(size: Size(width: 9, height: 4))
    ground.fill(ground.bounds, with: Style(background: RGB(0x222244)))
    var tile = ground
    let ink = Cell(.space, Style(background: .white))
    tile.put(ink.glyph, ink.style, at: .zero)
    let edge = TileEdge(glyphs: .quadrant, depth: .direct, isFilled: true)
    edge.draw(on: &tile, over: ground, look: look)
    #expect(tile[0, 0] == ink)
    tile.fill(tile.bounds, with: ink.style)
    edge.draw(on: &tile, over: ground, look: look)
    #expect(tile[0, 0] != ink)
  }

  /// Half a wide letter would show nothing.
  @Test(arguments: 0...7)
  func leavesWideLettersInCornersWhole(x: Int) throws {
    let size = Size(width: 9, height: 3)
    var style = Style()
    style.background = .white
    var tile = Canvas(size: size)
    for y in 0..<3 { for column in 0..<9 { tile.put(.space, style, at: Point(x: column, y: y)) } }
    for y in [0, 2] { tile.put(Glyph("가"), style, at: Point(x: x, y: y)) }
    let look = try Presentation.test(depth: .direct, glyphs: .quadrant).look
    TileEdge(glyphs: .quadrant, depth: .direct)
      .draw(on: &tile, over: Canvas(size: size), look: look)
    for y in [0, 2] { #expect(tile[x, y].glyph == Glyph("가") && tile[x + 1, y].glyph == .tail) }
  }

  /// Of a line or a word behind a tile, only parts would be left there.
  @Test func showsNoTextFromBehindInItsCorners() throws {
    let look = try Presentation.test(depth: .direct, glyphs: .quadrant).look
    var (tile, ground) = (
      Canvas(size: Size(width: 9, height: 4)), Canvas(size: Size(width: 9, height: 4))
    )
    tile.fill(tile.bounds, with: Style(background: RGB(0x222244)))
    let ink = Style(foreground: .white, background: .black)
    for y in 0..<4 { for x in 0..<9 { ground.put(Glyph("─"), ink, at: Point(x: x, y: y)) } }
    TileEdge(glyphs: .quadrant, depth: .direct).draw(on: &tile, over: ground, look: look)
    #expect(!tile.description.contains("─"))
    #expect(tile[0, 0].glyph.isBlock && tile[0, 0].style.background == .black)
  }

  /// Such as a ring that reaches the corners.
  @Test func keepsFiguresInCorners() throws {
    var tile = Canvas(size: Size(width: 9, height: 4))
    let ink = Style(foreground: .white, background: RGB(0x222244))
    tile.fill(tile.bounds, with: Style(background: RGB(0x222244)))
    let block = Glyph("▀")
    tile.put(block, ink, at: Point(x: 1, y: 0))
    let look = try Presentation.test(depth: .direct, glyphs: .quadrant).look
    TileEdge(glyphs: .quadrant, depth: .direct)
      .draw(on: &tile, over: Canvas(size: tile.size), look: look)
    #expect(tile[1, 0].glyph == block && tile[1, 0].style.foreground == .white)
    #expect(tile[1, 0].style.background != .white && tile[7, 0].glyph != block)
  }

  @Test func drawsALineWithoutColors() throws {
    try expectPicture(shown(.quadrant, .mono), "╭────╮\n│    │\n╰────╯")
    try expectPicture(shown(.ascii, .mono), "+----+\n|    |\n+----+")
  }

  /// In a low tile, every row belongs to the content.
  @Test(arguments: [3, 4, 5]) func drawsNoLineOverWhatIsToBeRead(height: Int) throws {
    let rows = (1...height).map { "row \($0)" }
    let text = WidgetKind(
      id: "rows", name: "", families: [.systemSmall],
      placeholder: { _, environment in
        Face(
          archiving: VStack(spacing: 0) { ForEach(rows, id: \.self) { Text(verbatim: $0) } }
            .unredacted().containerBackground(Color.blue, for: .widget),
          in: environment)
      },
      timeline: { _, _ in throw TimelineFault.noEntries })
    var home = try SeenHome.fresh(
      12, height + 1, showing: Sample.instances([("rows", .systemSmall)]), kinds: [text],
      presentation: .test(depth: .mono))
    let picture = home.text()
    for row in rows { #expect(picture.contains(row), "\(row) of\n\(picture)") }
  }

  @Test(arguments: [
    (GlyphTier.sextant, ColorDepth.direct, ["🬵", "▆", "🬱", "▌", "▐", "🬊", "▂", "🬆"]),
    (.quadrant, .ansi16, ["▄", "▆", "▄", "▌", "▐", "▀", "▂", "▀"]),
    (.half, .direct, ["▄", "▀", "▄", "█", "█", "▀", "▄", "▀"]),
    (.ascii, .direct, ["+", "=", "+", "|", "|", "+", "=", "+"]),
    (.quadrant, .mono, ["┏", "━", "┓", "┃", "┃", "┗", "━", "┛"]),
    (.ascii, .mono, ["#", "#", "#", "#", "#", "#", "#", "#"]),
  ])
  func ringsTheFocusedTile(glyphs: GlyphTier, depth: ColorDepth, pieces: [String]) async throws {
    var home = try await SeenHome.test(
      120, 40, presentation: .test(depth: depth, glyphs: glyphs))
    let canvas = home.canvas(at: .test)
    let places = [(2, 2), (5, 2), (46, 2), (2, 3), (46, 3), (2, 11), (5, 11), (46, 11)]
    #expect(places.map { canvas[$0.0, $0.1].glyph.description } == pieces)
    #expect(canvas[50, 3].glyph.description != canvas[2, 3].glyph.description || depth != .mono)
  }

  @Test(arguments: [
    (GlyphTier.quadrant, ColorDepth.direct, "▌", "▐"), (.half, .direct, "█", "█"),
    (.quadrant, .mono, "[", "]"), (.ascii, .mono, "[", "]"),
  ])
  func marksTheEndsOfATileTooLowForARing(
    glyphs: GlyphTier, depth: ColorDepth, left: String, right: String
  ) async throws {
    var home = try await SeenHome.test(
      80, 2,
      showing: Sample.instances([("days", .accessoryInline), ("days", .accessoryInline)]),
      presentation: .test(depth: depth, glyphs: glyphs))
    let canvas = home.canvas(at: .test)
    let tile = home.plan.board.places[0].tile
    #expect(canvas[tile.columns.lowerBound, tile.origin.y].glyph.description == left)
    #expect(canvas[tile.columns.upperBound - 1, tile.origin.y].glyph.description == right)
  }

  /// What an accessory shows reaches its sides, so that nothing of it may be hidden.
  @Test(arguments: [
    (GlyphTier.sextant, ColorDepth.direct, "┏━"), (.quadrant, .mono, "┏━"), (.ascii, .mono, "+-"),
  ])
  func framesAnAccessory(glyphs: GlyphTier, depth: ColorDepth, corner: String) async throws {
    var home = try await SeenHome.test(
      80, 24,
      showing: Sample.instances([("days", .systemSmall), ("days", .accessoryRectangular)]),
      presentation: .test(depth: depth, glyphs: glyphs))
    let tile = home.plan.board.places[1].tile
    let before = home.canvas(at: .test)
    home.press(Key(.tab))
    let after = home.canvas(at: .test)
    #expect(after.cropped(to: tile) == before.cropped(to: tile))
    let (x, y) = (tile.origin.x - 1, tile.origin.y - 1)
    #expect((x...x + 1).map { after[$0, y].glyph.description }.joined() == corner)
    #expect(after[x, y].glyph != before[x, y].glyph)
  }

  /// The least contrast of the ring to the tile and to its surroundings, on tiles of every colour.
  @Test(arguments: [ColorScheme.dark, .light])
  func ringsTilesOfEveryColorPlainly(appearance: ColorScheme) async throws {
    let presentation = try Presentation.test(appearance: appearance)
    for index in Sample.board.indices where !Sample.board[index].family.isAccessory {
      var home = try await SeenHome.test(200, 60, presentation: presentation)
      for _ in 0..<index { home.press(Key(.tab)) }
      let (canvas, plan) = (home.canvas(at: .test), home.plan)
      let tile = plan.board.places[index].tile
      let middle = tile.origin.y + tile.size.height / 2
      let side = canvas[tile.origin.x, middle].style
      let (ring, ground) = try (#require(side.foreground), #require(side.background))
      #expect(side != canvas[tile.origin.x + 1, middle].style)
      #expect(ring.contrast(to: ground) >= 1.8, "\(Sample.board[index].kind)")
      let wallpaper = try #require(canvas[tile.origin.x - 1, middle].style.background)
      #expect(ring.contrast(to: wallpaper) >= 1.3, "\(Sample.board[index].kind)")
    }
  }

  /// A colour that stands out from the tile may be lost against what lies behind it.
  @Test func ringsATileInAColorThatStandsOutFromTheWallpaperToo() throws {
    let look = try Presentation.test(appearance: .light).look
    let accent = look.resolve(Paint(.accentColor), over: .white)
    func plain(_ color: RGB) -> Canvas {
      Canvas(size: Size(width: 21, height: 10), filledWith: Style(background: color))
    }
    let (white, blue) = (plain(.white), plain(accent))
    #expect(look.ringColor(around: white, over: white) == accent)
    let ring = look.ringColor(around: white, over: blue)
    #expect(ring.contrast(to: accent) >= 1.8 && ring.contrast(to: .white) >= 1.8)
  }
}
