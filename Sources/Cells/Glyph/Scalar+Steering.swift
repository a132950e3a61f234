extension Unicode.Scalar {
  /// Whether it could steer a terminal, or shows nothing by itself.
  package var steers: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      true
    default: false
    }
  }
}
