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
