extension Unicode.Scalar {
  /// The columns that a terminal gives the scalar, 1 or 2, or 0 if it
  /// joins the glyph before it or can't be shown.
  package var columns: Int {
    if value < 0x300 { return value >= 0x20 && value < 0x7F || value >= 0xA0 ? 1 : 0 }
    if value >= 0xAC00 && value <= 0xD7A3 { return 2 }
    if isLineOrBlock { return 1 }
    if isWide { return 2 }
    if Octant.bits(of: value) != nil { return 1 }
    return isShown && !isZeroWidth ? 1 : 0
  }

  /// Whether this is one of those that most of a screen is made of: they needn't be looked up.
  private var isLineOrBlock: Bool {
    value >= 0x2500 && value < 0x25A0 || value >= 0x1FB00 && value <= 0x1FB92
  }

  /// Whether the scalar controls a terminal instead of being shown.
  package var isControl: Bool { columns == 0 && !isShown }

  /// The columns as the function `wcwidth` gives them: -1 for what controls a terminal.
  package var width: Int { isControl ? value == 0 ? 0 : -1 : columns }

  /// Whether the scalar is drawn on top of the glyph before it.
  package var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: !isVariationSelector
    default: isJoiningJamo
    }
  }

  var isJoiner: Bool { value == 0x200D }
  var isSkinTone: Bool { value >= 0x1F3FB && value <= 0x1F3FF }
  var isGenderSign: Bool { value == 0x2640 || value == 0x2642 }

  /// The letter of a regional indicator; nil for all other scalars.
  var regionalLetter: Unicode.Scalar? {
    guard value >= 0x1F1E6 && value <= 0x1F1FF else { return nil }
    return Unicode.Scalar(value - 0x1F1E6 + 0x41)
  }

  private var isVariationSelector: Bool {
    value >= 0xFE00 && value <= 0xFE0F || value >= 0xE0100 && value <= 0xE01EF
  }

  /// Whether this is a vowel or final consonant that joins the Hangul consonant before it.
  private var isJoiningJamo: Bool {
    value >= 0x1160 && value <= 0x11FF || value >= 0xD7B0 && value <= 0xD7FB
  }

  private var isZeroWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    case .format: !isVisibleFormat
    default: isJoiningJamo || value == 0x1171E
    }
  }

  /// Whether this format character is visible: signs that enclose a number take a column.
  private var isVisibleFormat: Bool {
    value >= 0x600 && value <= 0x605 || value == 0x6DD || value == 0x70F
      || value == 0x890 || value == 0x891 || value == 0x8E2
      || value == 0x110BD || value == 0x110CD
  }

  /// Whether the system's tables list the scalar as visible.
  private var isShown: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
    case .privateUse: true
    default: properties.age.map { ($0.major, $0.minor) <= Self.knownUnicode } ?? false
    }
  }

  /// The Unicode version of the oldest supported system, besides the octants.
  private static let knownUnicode = (14, 0)
}
