import Assets
import Cells
import Layout
import Testing

struct SymbolTableTests {
  @Test func knowsTheSymbolsOfTheProject() throws {
    let table = try SymbolTable(parsing: Asset.symbols.text)
    #expect(table.glyph(named: "sun.max", in: .quadrant) == Glyph("☀"))
    #expect(table.glyph(named: "sun.max.fill", in: .sextant) == Glyph("☀"))
    #expect(table.glyph(named: "sun.max", in: .ascii) == Glyph("*"))
    #expect(table.glyph(named: "nonsense", in: .quadrant) == Glyph("?"))
  }

  @Test(arguments: ["a ☀", "a ☀ * x", "a 가 *", "a ☀ \u{1B}[m", "a ☀☀ *"])
  func refusesWhatIsNoSymbol(_ line: String) {
    #expect(throws: LineError(line: 3, cause: "expected a name and two narrow characters")) {
      try SymbolTable(parsing: "// remark\nb x y\r\n\(line)\n")
    }
  }
}
