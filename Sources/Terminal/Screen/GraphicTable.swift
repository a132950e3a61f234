import Cells

/// The characters passed to ncurses for each glyph.
struct GraphicTable {
  typealias Scalars = (UInt32, UInt32, UInt32, UInt32)

  private var graphics: [Glyph: Scalars] = [:]

  private static let space: Scalars = (0x20, 0, 0, 0)

  mutating func scalars(of glyph: Glyph) -> Scalars {
    if glyph == .space { return Self.space }
    if let known = graphics[glyph] { return known }
    let values = glyph.scalars.map(\.value) + [0, 0, 0, 0]
    let scalars = (values[0], values[1], values[2], values[3])
    if graphics.count >= Self.largestMemory { graphics.removeAll(keepingCapacity: true) }
    graphics[glyph] = scalars
    return scalars
  }

  private static let largestMemory = 4096
}
