extension Glyph {
  /// Whether the glyph draws a line or a block rather than text.
  package var isBlock: Bool {
    switch scalar.value {
    case 0x2500...0x259F, 0x1FB00...0x1FB3B, 0x1FB82, 0x1FB85: true
    default: Octant.bits(of: scalar.value) != nil
    }
  }
}
