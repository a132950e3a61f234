import CNcurses
import Cells

/// The characters passed to ncurses for each glyph.
///
/// If the system and the canvas disagree about a character's width, ncurses would misplace the rest
/// of the row. A replacement of the right width is used instead.
struct GraphicTable {
  typealias Scalars = (UInt32, UInt32, UInt32, UInt32)

  private var graphics: [Glyph: Graphic] = [:]
  private let replacement: UInt32 = painter_columns(0xFFFD) == 1 ? 0xFFFD : 0x3F

  struct Graphic {
    let scalars: Scalars
    let isTrusted: Bool
  }

  static let space: Scalars = (0x20, 0, 0, 0)

  /// The characters for a glyph; for a replaced wide one, followed by a space.
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
