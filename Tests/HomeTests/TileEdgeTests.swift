import Cells
import Home
import Kit
import Layout
import Testing
import Views

struct TileEdgeTests {
  private func shown(_ glyphs: GlyphTier, _ depth: ColorDepth) throws -> Canvas {
    var presentation = try Presentation.test()
    presentation.surroundings.glyphs = glyphs
    presentation.look.depth = depth
    let content = Node(archiving: Color.blue)
    var home = Home(
      size: Size(width: 6, height: 4), presentation: presentation,
      widget: Widget(content: content, name: ""))
    return home.canvas(at: .test).cropped(to: Rect(x: 0, y: 0, width: 6, height: 3))
  }

  @Test func roundsCorners() throws {
    try expectPicture(shown(.quadrant, .direct), "▄    ▄\n\n▀    ▀")
    try expectPicture(shown(.sextant, .direct), "🬵    🬱\n\n🬊    🬆")
    try expectPicture(shown(.ascii, .palette256), "")
  }

  @Test func showsTheGroundInItsCorners() throws {
    let corner = try shown(.half, .direct)[0, 0].style
    #expect(corner.foreground == RGB(0x0A84FF))
    #expect(corner.background != RGB(0x0A84FF) && corner.background != nil)
  }

  @Test func drawsALineWithoutColors() throws {
    try expectPicture(shown(.quadrant, .mono), "╭────╮\n│    │\n╰────╯")
    try expectPicture(shown(.ascii, .mono), "+----+\n|    |\n+----+")
  }
}
