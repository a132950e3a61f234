extension Glyph {
  /// Whether it is a piece of a figure or of a line rather than something to be read.
  package var isBlock: Bool {
    switch scalar.value {
    case 0x2500...0x259F, 0x1FB00...0x1FB3B: true
    default: false
    }
  }
}
