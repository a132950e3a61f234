/// A letter of the Korean alphabet in strokes, with the room that it wants in a syllable.
struct Jamo: Hashable, Sendable {
  /// A start and a length, in percent.
  struct Span: Hashable, Sendable {
    let start: Double
    let length: Double
  }

  /// The height of a consonant, in percent of a usual one's.
  var height = 100.0
  /// The width above a lying vowel, in percent of the vowel's.
  var over = 74.0
  /// The place beside an upright vowel, in percent of the room there.
  var beside = Span(start: 0, length: 90)
  /// The place as a final, in percent of the syllable's width.
  var below = Span(start: 13, length: 76)
  /// The place of a vowel; nil for a consonant.
  var vowel: VowelPlace?
  var forms: [JamoForm] = []

  var isUpright: Bool {
    if case .upright = vowel { true } else { false }
  }

  /// Whether a lying vowel's ticks hang below its bar.
  var hangs: Bool {
    forms.first?.bars.isSolidAtStart == true && forms.first?.bars.isSolidAtEnd == false
  }

  /// The form for a box: the first that suits it, or the lowest one.
  func form(in box: BlockBox, pen: BlockPen, isBeside: Bool = false) -> JamoForm? {
    let own = forms.filter { $0.purpose.isBeside == isBeside }
    let forms = own.isEmpty ? forms : own
    return forms.first { $0.suits(box, pen: pen) } ?? forms.last
  }

  /// The least height of any form, in blocks.
  func leastHeight(bar: Int) -> Int { forms.map { $0.leastHeight(bar: bar) }.min() ?? 0 }
}

/// Where a vowel stands, with lengths in percent of the syllable's side.
enum VowelPlace: Hashable, Sendable {
  /// To the right of the initial.
  case upright(width: Double)
  /// Below the initial: the gap above it, the height beyond its bar, and the room below it if nothing
  /// follows.
  case lying(gap: Double, height: Double, rest: Double)
}
