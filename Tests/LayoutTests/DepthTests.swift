import Cells
import Layout
import Testing
import Views

struct DepthTests {
  private func colors(_ depth: ColorDepth, _ view: some View) throws -> [Set<RGB?>] {
    let canvas = try view.shown(4, 4, look: Look(depth: depth))
    return (0..<4).map { y in Set((0..<4).map { canvas[$0, y].style.background }) }
  }

  @Test func stepsByRowsWhereColorsAreFew() throws {
    let diagonal = LinearGradient(
      colors: [.black, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
    #expect(try colors(.direct, diagonal).allSatisfy { $0.count == 4 })
    let rows = try colors(.palette256, diagonal)
    #expect(rows.allSatisfy { $0.count == 1 } && Set(rows).count == 4)
    #expect(Set(try colors(.ansi16, diagonal)) == [[.black]])
  }

  @Test func showsBandsOfTheColorsChosenFromThePalette() throws {
    let names = try NamedColors(
      parsing: "A #000001 #000002 #ffffff #00005f\nB #100000 #200000 #eeeeee #000087")
    let gradient = LinearGradient(
      colors: [Color("A"), Color("A"), Color("B")], startPoint: .topLeading,
      endPoint: .bottomTrailing)
    func column(_ depth: ColorDepth, _ appearance: ColorScheme) throws -> [RGB?] {
      let look = Look(appearance: appearance, depth: depth, names: names)
      let canvas = try gradient.shown(4, 4, look: look)
      return (0..<4).map { canvas[1, $0].style.background }
    }
    let (dark, light) = (try column(.palette256, .dark), try column(.palette256, .light))
    #expect(dark == [RGB(0x5F), RGB(0x5F), RGB(0x87), RGB(0x87)])
    #expect(light == [.white, .white, RGB(0xEEEEEE), RGB(0xEEEEEE)])
    #expect(Set(try column(.direct, .dark)).isDisjoint(with: dark))
  }

  /// Bands divide the part of the way on which the colours differ: what ends early has its last band early.
  @Test func bandsKeepToThePlacesOfTheirColors() throws {
    let names = try NamedColors(
      parsing: "A #000001 #000001 #00005f #00005f\nB #100000 #100000 #000087 #000087")
    let gradient = LinearGradient(
      stops: [
        .init(color: Color("A"), location: 0), .init(color: Color("B"), location: 0.5),
        .init(color: Color("B"), location: 1),
      ], startPoint: .top, endPoint: .bottom)
    let canvas = try gradient.shown(1, 16, look: Look(depth: .palette256, names: names))
    let bands = (0..<16).map { canvas[0, $0].style.background }
    #expect(bands == Array(repeating: RGB(0x5F), count: 4) + Array(repeating: RGB(0x87), count: 12))
  }

  @Test(arguments: [Double.nan, .infinity, -1e300])
  func bandsBearAnyDirection(coordinate: Double) throws {
    let names = try NamedColors(parsing: "A #000000 #000000 #ffffff #00005f")
    let gradient = LinearGradient(
      colors: [Color("A"), Color("A")], startPoint: UnitPoint(x: coordinate, y: coordinate),
      endPoint: UnitPoint(x: 0, y: coordinate / 2))
    let canvas = try gradient.shown(2, 2, look: Look(depth: .palette256, names: names))
    #expect(canvas[0, 0].style.background == RGB(0x5F))
  }

  @Test func keepsWhatRunsAlongRows() throws {
    let horizontal = LinearGradient(
      colors: [.black, .blue], startPoint: .leading, endPoint: .trailing)
    #expect(try colors(.palette256, horizontal)[0].count == 4)
  }
}
