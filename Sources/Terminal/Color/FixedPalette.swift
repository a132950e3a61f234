import Cells

/// The colours behind the indexes of a palette, as far as they can be known.
struct FixedPalette: Sendable {
  let colors: [RGB]
  let firstIndex: Int

  /// The 240 colours of the palette of 256 that are the same everywhere. The first 16 are the
  /// person's own and never taken.
  static let of256 = FixedPalette(colors: cube + greys, firstIndex: 16)

  /// What xterm gives the first 16; a person's own are rarely far from it.
  static let of16 = FixedPalette(colors: ansi, firstIndex: 0)
  static let of8 = FixedPalette(colors: Array(ansi.prefix(8)), firstIndex: 0)

  func nearestIndex(to colour: RGB) -> UInt8 {
    let nearest = colors.indices.min {
      colors[$0].distance(to: colour) < colors[$1].distance(to: colour)
    }
    return UInt8(truncatingIfNeeded: firstIndex + (nearest ?? 0))
  }

  subscript(index: UInt8) -> RGB? {
    let place = Int(index) - firstIndex
    return colors.indices.contains(place) ? colors[place] : nil
  }

  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  private static let cube = levels.flatMap { red in
    levels.flatMap { green in levels.map { RGB(red: red, green: green, blue: $0) } }
  }

  private static let greys = (0..<24).map { step in
    let level = UInt8(8 + 10 * step)
    return RGB(red: level, green: level, blue: level)
  }

  private static let ansi = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map { RGB(UInt32($0)) }
}
