import CNcurses
import Cells

/// The characters that ncurses is given for a glyph.
///
/// Where the system counts other columns for a character than the canvas, ncurses would write the
/// rest of the row in the wrong place; a replacement of the canvas' width stands there instead.
struct GraphicTable {
  typealias Scalars = (UInt32, UInt32, UInt32, UInt32)

  private var graphics: [Glyph: Graphic] = [:]
  private let replacement: UInt32 = painter_columns(0xFFFD) == 1 ? 0xFFFD : 0x3F

  struct Graphic {
    let scalars: Scalars
    let isTrusted: Bool
  }

  static let space: Scalars = (0x20, 0, 0, 0)

  /// The characters for a glyph and, for a wide one that had to be replaced, a space after it.
  mutating func graphic(for glyph: Glyph) -> Graphic {
    if glyph == .space { return Graphic(scalars: Self.space, isTrusted: true) }
    if let known = graphics[glyph] { return known }
    let graphic = made(of: glyph)
    if graphics.count >= Self.largestMemory { graphics.removeAll(keepingCapacity: true) }
    graphics[glyph] = graphic
    return graphic
  }

  private func made(of glyph: Glyph) -> Graphic {
    let scalars = glyph.scalars.map(\.value)
    guard let base = scalars.first, painter_columns(base) == glyph.width else {
      return Graphic(scalars: (replacement, 0, 0, 0), isTrusted: false)
    }
    let marks = scalars.dropFirst().filter { painter_columns($0) == 0 } + [0, 0, 0]
    return Graphic(scalars: (base, marks[0], marks[1], marks[2]), isTrusted: true)
  }

  private static let largestMemory = 4096
}
