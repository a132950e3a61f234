import Cells
import Testing

struct OctantTests {
  @Test("Every pattern has a character of one column, which draws it")
  func patterns() throws {
    #expect(Set(Octant.scalars).count == 256)
    for (bits, scalar) in Octant.scalars.enumerated().dropFirst() {
      let glyph = Glyph(scalar)
      let block = try #require(Block(glyph), "\(bits)")
      #expect(glyph.width == 1 && glyph.isBlock)
      for index in 0..<8 {
        let place = Point(
          x: (index % 2 * 2 + 1) * Block.cell.width / 4,
          y: (index / 2 * 2 + 1) * Block.cell.height / 8)
        let isCovered = block.areas.contains { $0.contains(place) }
        #expect(isCovered == (bits >> index & 1 == 1), "\(bits) \(index)")
      }
    }
  }

  @Test("Characters are numbered as Unicode has them")
  func numbers() {
    #expect(Octant.scalars[4] == "\u{1CD00}" && Octant.scalars[254] == "\u{1CDE5}")
    #expect(Octant.bits(of: 0x1CD00) == 4 && Octant.bits(of: 0x1CDE5) == 254)
    #expect(Octant.bits(of: 0x1CDE6) == nil && Octant.bits(of: 0x2588) == nil)
  }
}
