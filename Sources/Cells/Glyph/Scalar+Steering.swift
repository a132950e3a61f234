extension Unicode.Scalar {
  /// Whether the scalar could control a terminal, or has nothing to show on its own.
  package var steers: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      true
    default: false
    }
  }
}
