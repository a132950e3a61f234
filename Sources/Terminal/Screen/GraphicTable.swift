import Cells

/// The characters passed to ncurses for each glyph. Those of glyphs with marks are kept, for they take
/// time to find.
struct GraphicTable {
  typealias Scalars = (UInt32, UInt32, UInt32, UInt32)

  private var graphics: [Glyph: Scalars] = [:]

  mutating func scalars(of glyph: Glyph) -> Scalars {
    guard glyph.hasMarks else { return (glyph.scalar.value, 0, 0, 0) }
    if let known = graphics[glyph] { return known }
    let values = glyph.scalars.map(\.value) + [0, 0, 0, 0]
    let scalars = (values[0], values[1], values[2], values[3])
    if graphics.count >= Self.largestMemory { graphics.removeAll(keepingCapacity: true) }
    graphics[glyph] = scalars
    return scalars
  }

  private static let largestMemory = 4096
}
