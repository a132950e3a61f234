/// The simple letters of a syllable by their positions.
struct SyllableParts {
  /// One letter, or two side by side.
  let initial: [Jamo]
  let lying: Jamo?
  let upright: Jamo?
  let final: [Jamo]

  init(_ syllable: HangulSyllable, in book: HangulBook) {
    let vowels = syllable.vowel.map(book.parts) ?? []
    initial = syllable.initial.map(book.parts) ?? []
    lying = vowels.first { !$0.isUpright }
    upright = vowels.first { $0.isUpright }
    final = syllable.final.map(book.parts) ?? []
  }

  /// The letter, simple or of two side by side, if it stands alone and has a place of its own.
  var lone: [Jamo]? {
    let vowels = [lying, upright].compactMap(\.self)
    if vowels.isEmpty { return initial }
    return initial.isEmpty && vowels.count == 1 ? vowels : nil
  }

  var position: HangulBook.Position {
    let kind: SyllableFrame.Kind = lying == nil ? .upright : upright == nil ? .lying : .around
    return HangulBook.Position(kind: kind, hasFinal: !final.isEmpty)
  }

  /// Whether the upright vowel has ticks that would run into the lying one.
  var hasInnerTicks: Bool { lying != nil && upright?.hasInnerTicks == true }
}

extension Jamo {
  /// Whether ticks point to the left from the stems.
  var hasInnerTicks: Bool { forms.first?.stems.isSolidAtStart == false }
}
