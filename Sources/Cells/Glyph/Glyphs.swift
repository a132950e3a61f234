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
