/// What one cell, or two for a wide one, can show: a spacing character with at most three marks.
package struct Glyph: Hashable, Sendable {
  /// Zero for the right half of a wide glyph.
  private let base: UInt32
  /// Up to three scalars of 21 bits, the first in the lowest bits.
  private let packedMarks: UInt64

  package static let space = Glyph(base: 0x20, packedMarks: 0)
  package static let tail = Glyph(base: 0, packedMarks: 0)
  package static let replacement = Glyph(base: 0xFFFD, packedMarks: 0)

  private init(base: UInt32, packedMarks: UInt64) {
    self.base = base
    self.packedMarks = packedMarks
  }

  /// The scalar alone, or the replacement character when it takes no cell of its own.
  package init(_ scalar: Unicode.Scalar) {
    self = scalar.columns > 0 ? Glyph(base: scalar.value, packedMarks: 0) : .replacement
  }

  /// The glyph with one more mark; a fourth is left out, as terminals leave it out.
  package func adding(mark: Unicode.Scalar) -> Glyph {
    guard let slot = (0..<3).first(where: { packedMarks >> (21 * $0) == 0 }) else { return self }
    return Glyph(base: base, packedMarks: packedMarks | UInt64(mark.value) << (21 * slot))
  }

  package var width: Int {
    guard let scalar = Unicode.Scalar(base), base != 0 else { return 0 }
    return max(1, scalar.columns)
  }

  package var isWide: Bool { base >= 0x1100 && width == 2 }

  package var scalars: [Unicode.Scalar] {
    guard base != 0 else { return [] }
    let marks = (0..<3).map { UInt32(truncatingIfNeeded: packedMarks >> (21 * $0)) & 0x1F_FFFF }
    return ([base] + marks.filter { $0 != 0 }).compactMap(Unicode.Scalar.init)
  }
}

extension Glyph: CustomStringConvertible {
  package var description: String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }
}
