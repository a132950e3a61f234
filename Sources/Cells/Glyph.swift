/// The content of one cell, or of two if wide: a spacing character with at most three marks.
package struct Glyph: Hashable, Sendable {
  /// The spacing scalar in the lowest 21 bits, and a flag for wide ones, because widths are needed
  /// all the time; 0 for the right half of a wide glyph.
  private let base: UInt32
  /// Up to three marks of 21 bits each, the first in the lowest bits. Two words instead of one make
  /// a cell a quarter smaller.
  private let lowMarks: UInt32
  private let highMarks: UInt32

  package static let space = Glyph(base: 0x20, packedMarks: 0)
  package static let tail = Glyph(base: 0, packedMarks: 0)
  package static let replacement = Glyph(base: 0xFFFD, packedMarks: 0)

  private init(base: UInt32, packedMarks: UInt64) {
    self.base = base
    lowMarks = UInt32(truncatingIfNeeded: packedMarks)
    highMarks = UInt32(truncatingIfNeeded: packedMarks >> 32)
  }

  private var packedMarks: UInt64 { UInt64(highMarks) << 32 | UInt64(lowMarks) }

  /// The glyph of a scalar; the replacement character if the scalar has no width.
  package init(_ scalar: Unicode.Scalar) {
    switch scalar.columns {
    case 0: self = .replacement
    case 1: self.init(base: scalar.value, packedMarks: 0)
    default: self.init(base: scalar.value | Self.wideMark, packedMarks: 0)
    }
  }

  /// The glyph with one more mark. A fourth mark is dropped, as terminals do.
  package func adding(mark: Unicode.Scalar) -> Glyph {
    guard let slot = (0..<3).first(where: { packedMarks >> (21 * $0) == 0 }) else { return self }
    return Glyph(base: base, packedMarks: packedMarks | UInt64(mark.value) << (21 * slot))
  }

  package var width: Int { isWide ? 2 : base == 0 ? 0 : 1 }

  package var isWide: Bool { base & Self.wideMark != 0 }

  /// The spacing character without its marks; U+0000 for the right half of a wide glyph.
  package var scalar: Unicode.Scalar { Unicode.Scalar(base & ~Self.wideMark) ?? "\0" }

  package var hasMarks: Bool { packedMarks != 0 }

  package var scalars: [Unicode.Scalar] {
    guard base != 0 else { return [] }
    let marks = (0..<3).map { UInt32(truncatingIfNeeded: packedMarks >> (21 * $0)) & 0x1F_FFFF }
    return ([base & ~Self.wideMark] + marks.filter { $0 != 0 }).compactMap(Unicode.Scalar.init)
  }

  private static let wideMark: UInt32 = 1 << 31
}

extension Glyph: CustomStringConvertible {
  package var description: String {
    var text = ""
    write(to: &text.unicodeScalars)
    return text
  }

  /// One by one, because to append a collection takes ten times as long.
  func write(to text: inout String.UnicodeScalarView) {
    if !hasMarks, base != 0 {
      text.append(scalar)
    } else {
      for scalar in scalars { text.append(scalar) }
    }
  }
}

extension Glyph {
  /// Whether the glyph draws a line or a block rather than text.
  package var isBlock: Bool {
    switch scalar.value {
    case 0x2500...0x259F, 0x1FB00...0x1FB3B, 0x1FB82, 0x1FB85: true
    default: Octant.bits(of: scalar.value) != nil
    }
  }
}

/// The characters that divide a cell into two by four blocks.
///
/// A pattern has a bit for each block: the first is the upper left one, the second its right
/// neighbour.
package enum Octant {
  /// The characters by pattern. Unicode numbers those patterns in order that no older character had.
  package static let scalars: [Unicode.Scalar] = {
    var next: UInt32 = first
    return (0..<256).map { bits in
      if let older = older[bits] { return older }
      defer { next += 1 }
      return Unicode.Scalar(next) ?? " "
    }
  }()

  /// The pattern of a character that came with the octants; nil for all others.
  package static func bits(of scalar: UInt32) -> Int? {
    switch scalar {
    case first...last: numbered[Int(scalar - first)]
    case 0x1CEA0: 128
    case 0x1CEA3: 64
    case 0x1CEA8: 1
    case 0x1CEAB: 2
    case 0x1FBE6: 20
    case 0x1FBE7: 40
    default: nil
    }
  }

  /// The patterns of one block in a corner, whose characters Unicode added apart from the others;
  /// not every terminal that draws those draws these.
  package static let corners: Set<Int> = [1, 2, 64, 128]

  private static let first: UInt32 = 0x1CD00
  private static let last: UInt32 = 0x1CDE5

  private static let numbered = (0..<256).filter { older[$0] == nil }

  private static let older: [Int: Unicode.Scalar] = [
    0: " ", 1: "\u{1CEA8}", 2: "\u{1CEAB}", 3: "\u{1FB82}", 5: "▘", 10: "▝", 15: "▀",
    20: "\u{1FBE6}", 40: "\u{1FBE7}", 63: "\u{1FB85}", 64: "\u{1CEA3}", 80: "▖", 85: "▌", 90: "▞",
    95: "▛", 128: "\u{1CEA0}", 160: "▗", 165: "▚", 170: "▐", 175: "▜", 192: "▂", 240: "▄", 245: "▙",
    250: "▟", 252: "▆", 255: "█",
  ]
}

/// The glyphs of a text in order, without anything that could move the cursor.
///
/// A scalar with a width starts a glyph; a mark without one joins it. Controls become the
/// replacement character. Joiners, variation selectors and bidirectional controls are dropped; a
/// joined emoji shows its first part, and a flag shows its letters.
package struct Glyphs: Sequence, IteratorProtocol {
  private var scalars: String.UnicodeScalarView.Iterator
  private var pending: Unicode.Scalar?

  package init(_ text: some StringProtocol) {
    scalars = String(text).unicodeScalars.makeIterator()
    pending = scalars.next()
  }

  package mutating func next() -> Glyph? {
    while let scalar = take() {
      guard let first = Glyph(beginningWith: scalar) else { continue }
      return completed(first, after: scalar)
    }
    return nil
  }

  private mutating func take() -> Unicode.Scalar? {
    defer { pending = scalars.next() }
    return pending
  }

  private mutating func completed(_ first: Glyph, after scalar: Unicode.Scalar) -> Glyph {
    var glyph = first
    while let next = pending {
      if next.isJoiner {
        skipJoinedPart()
      } else if next.isSkinTone && scalar.properties.isEmojiModifierBase {
        _ = take()
      } else if next.columns == 0 && !next.isControl {
        _ = take()
        if next.isMark { glyph = glyph.adding(mark: next) }
      } else {
        break
      }
    }
    return glyph
  }

  /// Skips a joiner, and the emoji or gender sign that it joins.
  private mutating func skipJoinedPart() {
    _ = take()
    if let next = pending, next.properties.isEmojiPresentation || next.isGenderSign {
      _ = take()
    }
  }
}

extension Glyph {
  /// Fails for a scalar that leaves no trace on a terminal.
  fileprivate init?(beginningWith scalar: Unicode.Scalar) {
    if let letter = scalar.regionalLetter {
      self.init(letter)
    } else if scalar.columns > 0 || scalar.isControl {
      self.init(scalar)
    } else if scalar.isMark {
      self = Glyph(" ").adding(mark: scalar)
    } else {
      return nil
    }
  }
}

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

extension Unicode.Scalar {
  var isWide: Bool {
    guard value >= 0x1100 else { return false }
    var low = 0
    var high = Self.wideRanges.count
    while low < high {
      let middle = (low + high) / 2
      if value > Self.wideRanges[middle].last { low = middle + 1 } else { high = middle }
    }
    return low < Self.wideRanges.count && value >= Self.wideRanges[low].first
  }

  /// The ranges two columns wide, in ascending order, except Hangul syllables.
  private static let wideRanges: [(first: UInt32, last: UInt32)] = [
    (0x1100, 0x115F), (0x231A, 0x231B), (0x2329, 0x232A), (0x23E9, 0x23EC), (0x23F0, 0x23F0),
    (0x23F3, 0x23F3), (0x25FD, 0x25FE), (0x2614, 0x2615), (0x2648, 0x2653), (0x267F, 0x267F),
    (0x2693, 0x2693), (0x26A1, 0x26A1), (0x26AA, 0x26AB), (0x26BD, 0x26BE), (0x26C4, 0x26C5),
    (0x26CE, 0x26CE), (0x26D4, 0x26D4), (0x26EA, 0x26EA), (0x26F2, 0x26F3), (0x26F5, 0x26F5),
    (0x26FA, 0x26FA), (0x26FD, 0x26FD), (0x2705, 0x2705), (0x270A, 0x270B), (0x2728, 0x2728),
    (0x274C, 0x274C), (0x274E, 0x274E), (0x2753, 0x2755), (0x2757, 0x2757), (0x2795, 0x2797),
    (0x27B0, 0x27B0), (0x27BF, 0x27BF), (0x2B1B, 0x2B1C), (0x2B50, 0x2B50), (0x2B55, 0x2B55),
    (0x2E80, 0x2E99), (0x2E9B, 0x2EF3), (0x2F00, 0x2FD5), (0x2FF0, 0x2FFB), (0x3000, 0x3029),
    (0x302E, 0x303E), (0x3041, 0x3096), (0x309B, 0x30FF), (0x3105, 0x312F), (0x3131, 0x318E),
    (0x3190, 0x31E3), (0x31F0, 0x321E), (0x3220, 0xA48C), (0xA490, 0xA4C6), (0xA960, 0xA97C),
    (0xF900, 0xFA6D), (0xFA70, 0xFAD9), (0xFE10, 0xFE19), (0xFE30, 0xFE52), (0xFE54, 0xFE66),
    (0xFE68, 0xFE6B), (0xFF01, 0xFF60), (0xFFE0, 0xFFE6), (0x16FE0, 0x16FE3), (0x16FF0, 0x16FF1),
    (0x17000, 0x187F7), (0x18800, 0x18CD5), (0x18D00, 0x18D08), (0x1AFF0, 0x1AFF3),
    (0x1AFF5, 0x1AFFB), (0x1AFFD, 0x1AFFE), (0x1B000, 0x1B122), (0x1B150, 0x1B152),
    (0x1B164, 0x1B167), (0x1B170, 0x1B2FB), (0x1F004, 0x1F004), (0x1F0CF, 0x1F0CF),
    (0x1F18E, 0x1F18E), (0x1F191, 0x1F19A), (0x1F200, 0x1F202), (0x1F210, 0x1F23B),
    (0x1F240, 0x1F248), (0x1F250, 0x1F251), (0x1F260, 0x1F265), (0x1F300, 0x1F320),
    (0x1F32D, 0x1F335), (0x1F337, 0x1F37C), (0x1F37E, 0x1F393), (0x1F3A0, 0x1F3CA),
    (0x1F3CF, 0x1F3D3), (0x1F3E0, 0x1F3F0), (0x1F3F4, 0x1F3F4), (0x1F3F8, 0x1F43E),
    (0x1F440, 0x1F440), (0x1F442, 0x1F4FC), (0x1F4FF, 0x1F53D), (0x1F54B, 0x1F54E),
    (0x1F550, 0x1F567), (0x1F57A, 0x1F57A), (0x1F595, 0x1F596), (0x1F5A4, 0x1F5A4),
    (0x1F5FB, 0x1F64F), (0x1F680, 0x1F6C5), (0x1F6CC, 0x1F6CC), (0x1F6D0, 0x1F6D2),
    (0x1F6D5, 0x1F6D7), (0x1F6DD, 0x1F6DF), (0x1F6EB, 0x1F6EC), (0x1F6F4, 0x1F6FC),
    (0x1F7E0, 0x1F7EB), (0x1F7F0, 0x1F7F0), (0x1F90C, 0x1F93A), (0x1F93C, 0x1F945),
    (0x1F947, 0x1F9FF), (0x1FA70, 0x1FA74), (0x1FA78, 0x1FA7C), (0x1FA80, 0x1FA86),
    (0x1FA90, 0x1FAAC), (0x1FAB0, 0x1FABA), (0x1FAC0, 0x1FAC5), (0x1FAD0, 0x1FAD9),
    (0x1FAE0, 0x1FAE7), (0x1FAF0, 0x1FAF6), (0x20000, 0x2A6DF), (0x2A700, 0x2B738),
    (0x2B740, 0x2B81D), (0x2B820, 0x2CEA1), (0x2CEB0, 0x2EBE0), (0x2F800, 0x2FA1D),
    (0x30000, 0x3134A),
  ]
}
