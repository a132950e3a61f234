import Cells

extension Cell {
  /// The background colour for text in place of this cell. For a block, the colour that covers more
  /// of the cell; a mix of both would match neither.
  var ground: RGB? {
    guard let share = glyph.blockShare, (share > 0.5) != style.attributes.contains(.reverse) else {
      return style.background
    }
    return style.foreground ?? style.background
  }

  /// Whether the foreground covers more of the cell than the background.
  var isLit: Bool {
    style.attributes.contains(.reverse) || glyph.blockShare.map { $0 > 0.5 } ?? false
  }
}

extension Glyph {
  /// The share of the cell that a block fills, from 0 to 1; nil for other glyphs.
  var blockShare: Double? {
    let scalar = scalar.value
    switch scalar {
    case 0x2580, 0x2584, 0x258C, 0x2590: return 0.5
    case 0x2581...0x2588: return Double(scalar - 0x2580) / 8
    case 0x2589...0x258F: return Double(0x2590 - scalar) / 8
    case 0x2596, 0x2597, 0x2598, 0x259D: return 0.25
    case 0x259A, 0x259E: return 0.5
    case 0x2599, 0x259B, 0x259C, 0x259F: return 0.75
    case 0x1FB00...0x1FB3B: return Self.sextantShare(scalar)
    case 0x1FB82: return 0.25
    case 0x1FB85: return 0.75
    default: return Octant.bits(of: scalar).map { Double($0.nonzeroBitCount) / 8 }
    }
  }

  /// The share for a sextant. Sextants are numbered by their bits, skipping the two halves.
  private static func sextantShare(_ scalar: UInt32) -> Double {
    let number = scalar - 0x1FB00 + 1
    let bits = number + (number >= 21 ? 1 : 0) + (number >= 41 ? 1 : 0)
    return Double(bits.nonzeroBitCount) / 6
  }
}
