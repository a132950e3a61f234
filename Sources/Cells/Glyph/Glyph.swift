/// What one cell, or two for a wide one, can show: a spacing character with at most three marks.
package struct Glyph: Hashable, Sendable {
  /// The spacing scalar in the lowest 21 bits, and a mark on a wide one, for widths are asked for all
  /// the time; zero for the right half of a wide glyph.
  private let base: UInt32
  /// Up to three scalars of 21 bits, the first in the lowest bits; in two halves, because a cell is
  /// smaller for it by a quarter.
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

  /// The scalar alone, or the replacement character when it takes no cell of its own.
  package init(_ scalar: Unicode.Scalar) {
    switch scalar.columns {
    case 0: self = .replacement
    case 1: self.init(base: scalar.value, packedMarks: 0)
    default: self.init(base: scalar.value | Self.wideMark, packedMarks: 0)
    }
  }

  /// The glyph with one more mark; a fourth is left out, as terminals leave it out.
  package func adding(mark: Unicode.Scalar) -> Glyph {
    guard let slot = (0..<3).first(where: { packedMarks >> (21 * $0) == 0 }) else { return self }
    return Glyph(base: base, packedMarks: packedMarks | UInt64(mark.value) << (21 * slot))
  }

  package var width: Int { isWide ? 2 : base == 0 ? 0 : 1 }

  package var isWide: Bool { base & Self.wideMark != 0 }

  /// The spacing character without its marks; the right half of a wide glyph has none but zero.
  package var scalar: Unicode.Scalar { Unicode.Scalar(base & ~Self.wideMark) ?? "\0" }

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
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }
}
