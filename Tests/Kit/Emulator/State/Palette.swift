import Cells

/// Xterm's palette.
enum Palette {
  static func colour(_ number: Int) -> RGB? {
    switch number {
    case 0..<16: RGB(ansi[number])
    case 16..<232: cube(number - 16)
    case 232..<256: grey(number - 232)
    default: nil
    }
  }

  private static let ansi: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  private static func cube(_ index: Int) -> RGB {
    func level(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(55 + 40 * step) }
    return RGB(
      red: level(index / 36), green: level(index / 6 % 6), blue: level(index % 6))
  }

  private static func grey(_ index: Int) -> RGB {
    let level = UInt8(8 + 10 * index)
    return RGB(red: level, green: level, blue: level)
  }
}
