extension Unicode.Scalar {
  /// Whether a terminal would act on the scalar instead of showing it: a control, a bidirectional
  /// control, or a line or paragraph separator.
  package var steers: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether the scalar steers, or has nothing to show on its own.
  package var isUnseen: Bool {
    if steers { return true }
    return switch properties.generalCategory {
    case .format, .surrogate, .privateUse, .unassigned: true
    default: false
    }
  }
}
