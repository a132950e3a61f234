import System
import Cells
import Kit
import Layout
import Testing
import Views

struct SymbolLayoutTests {
  @Test func knowsTheSymbolsOfTheProject() throws {
    let index = try SymbolIndex(of: Asset.figures.text)
    #expect(index.glyph(named: "sun.max", in: .quadrant) == Glyph("☀"))
    #expect(index.glyph(named: "sun.max.fill", in: .sextant) == Glyph("☀"))
    #expect(index.glyph(named: "sun.max", in: .ascii) == Glyph("*"))
    #expect(index.glyph(named: "nonsense", in: .quadrant) == Glyph("?"))
    #expect(SymbolIndex().glyph(named: "sun.max", in: .quadrant) == Glyph("?"))
  }

  @Test(arguments: ["a ☀", "a ☀ * x", "a 가 *", "a ☀ \u{1B}[m", "a ☀☀ *"])
  func refusesWhatIsNoSymbol(_ line: String) {
    #expect(throws: LineError(line: 3, cause: "expected a name and two narrow characters")) {
      try SymbolIndex(of: "// remark\nb x y\r\n\(line)\n")
    }
  }

  private func symbol(_ name: String, _ size: Double = 36) -> some View {
    Image(systemName: name).font(.system(size: size)).symbolRenderingMode(.multicolor)
  }

  /// Reading a single symbol finds everything that it needs.
  @Test(arguments: ["sun.max", "cloud.sun.fill", "moon.stars", "nonsense", "cloud.bolt.rain"])
  func drawsLargeSymbols(_ name: String) throws {
    let canvas = try symbol(name).shown(6, 3)
    let colors = Set((0..<18).map { canvas[$0 % 6, $0 / 6].style })
    #expect(colors.count > 1)
  }

  @Test func paintsPartsByTheirRoles() throws {
    let blue = ZStack {
      Color(red: 0, green: 0, blue: 0.6)
      symbol("cloud.sun")
    }
    let colors = Set(
      try blue.shown(6, 3).styles.flatMap { [$0.foreground, $0.background] }.compactMap(\.self))
    #expect(colors.isSuperset(of: [RGB(0xFFD60A), .white]))
  }

  @Test func writesSmallSymbols() throws {
    try expectScreen(symbol("sun.max", 24), width: 6, height: 3, "\n  ☀\n")
    try expectScreen(symbol("sun.max"), width: 3, height: 1, " ☀")
    #expect(try symbol("sun.max").shown(6, 3, .test(glyphs: .ascii)).description.contains("- O -"))
  }

  @Test func hidesAsADiscOfItsSize() throws {
    let canvas = try symbol("sun.max").redacted(reason: .placeholder).shown(6, 3)
    #expect(canvas[2, 1].style.background == RGB(0x4D4D4D))
    #expect(canvas[0, 0].glyph == .space)
  }
}

extension Canvas {
  fileprivate var styles: [Style] {
    (0..<size.area).map { self[$0 % size.width, $0 / size.width].style }
  }
}
