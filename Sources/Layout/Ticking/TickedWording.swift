import Cells
import Views

/// What a text says at two dates between which only digits change, so that it takes the same room.
struct TickedWording {
  let node: TextNode
  let old: TextWording
  let new: TextWording

  /// Fails if the text may take more or less room.
  init?(_ node: TextNode, from surroundings: Surroundings, to later: Surroundings) {
    (self.node, old) = (node, TextWording(node, in: surroundings))
    new = TextWording(node, in: later)
    guard old.paragraphs.count == new.paragraphs.count,
      zip(old.paragraphs, new.paragraphs).allSatisfy({ $0.differsOnlyInDigits(from: $1) }),
      !old.styles.contains(where: \.font.isLarge) || keepsItsLetters(in: surroundings.glyphs)
    else { return nil }
  }

  /// Whether its digits take the same room also where they are drawn: some signs move towards a 7 or a 1.
  /// Among large blocks, digits may be condensed until a 1 is narrower.
  private func keepsItsLetters(in tier: GlyphTier) -> Bool {
    tier != .ascii && tier != .half && keepsItsWidths
      && !old.paragraphs.joined().contains { Self.kerned.contains($0.glyph.scalar) }
  }

  /// Whether each digit is as wide as before: all have one width but a 1, which is narrower unless digits are
  /// monospaced, and begins at the margin even then.
  private var keepsItsWidths: Bool {
    if old.styles.allSatisfy(\.font.hasMonospacedDigits) {
      return old.paragraphs.map(\.first) == new.paragraphs.map(\.first)
    }
    return zip(old.paragraphs.joined(), new.paragraphs.joined()).allSatisfy {
      $0 == $1 || $0.glyph.scalar != "1" && $1.glyph.scalar != "1"
    }
  }

  private static let kerned: Set<Unicode.Scalar> = [".", ",", "/", "-", "+"]
}

extension [StyledGlyph] {
  fileprivate func differsOnlyInDigits(from other: [StyledGlyph]) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy {
        $0 == $1 || $0.style == $1.style && $0.glyph.isDigit && $1.glyph.isDigit
      }
  }
}

extension Glyph {
  fileprivate var isDigit: Bool { !hasMarks && ("0"..."9").contains(scalar) }
}
