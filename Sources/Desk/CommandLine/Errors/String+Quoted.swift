extension String {
  /// In quotes and safe to print: what could steer a terminal is escaped, what is long is cut.
  var quoted: String {
    let limit = 60
    let shown = unicodeScalars.prefix(limit).map { scalar in
      scalar.steers ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return "'\(shown.joined())\(unicodeScalars.count > limit ? "..." : "")'"
  }
}

extension Unicode.Scalar {
  fileprivate var steers: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      true
    default: false
    }
  }
}
