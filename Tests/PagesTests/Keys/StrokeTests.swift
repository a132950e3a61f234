import Cells
import Foundation
import Testing

@testable import Pages

/// Checks which keys are pressed for Hangul, against Unicode's own decomposition.
struct StrokeTests {
  /// The latin keys of what is sent.
  private func keys(_ text: Character) -> String {
    String(
      Key(text).strokes.compactMap { stroke in
        if case .character(let letter) = stroke.latin.code { letter } else { nil }
      })
  }

  @Test(
    arguments: [
      ("구", "rn"), ("ㅚ", "hl"), ("ㅂ", "q"), ("ㅃ", "Q"), ("뷁", "qnpfr"), ("쒜", "Tnp"), ("얘", "dO"),
      ("값", "rkqt"), ("있", "dlT"), ("ㄳ", "rt"), ("ㅢ", "ml"), ("ㅖ", "P"), ("ㅙ", "ho"),
    ] as [(Character, String)])
  func areThoseOfALetterInOrder(text: Character, expected: String) {
    #expect(keys(text) == expected)
  }

  /// The decomposition is Unicode's, and the keys are written down here by the names of its parts.
  @Test func areThoseOfEverySyllable() throws {
    let initials = Self.keys(
      "G r GG R N s D e DD E R f M a B q BB Q S t SS T ieung d J w JJ W C c K z T x P v H g",
      from: 0x1100, to: 0x1112)
    let vowels = Self.keys(
      """
      A k AE o YA i YAE O EO j E p YEO u YE P O h WA hk WAE ho OE hl YO y U n WEO nj WE np WI nl \
      YU b EU m YI ml I l
      """, from: 0x1161, to: 0x1175)
    let finals = Self.keys(
      """
      G r GG R GS rt N s NJ sw NH sg D e L f LG fr LM fa LB fq LS ft LT fx LP fv LH fg M a B q \
      BS qt S t SS T NG d J w C c K z T x P v H g
      """, from: 0x11A8, to: 0x11C2)
    let keys = initials.merging(vowels) { $1 }.merging(finals) { $1 }
    var count = 0
    for value in 0xAC00...0xD7A3 as ClosedRange<UInt32> {
      let syllable = Character(try #require(Unicode.Scalar(value)))
      let parts = String(syllable).decomposedStringWithCanonicalMapping.unicodeScalars
      let expected = try parts.map { try #require(keys[$0]) }.joined()
      if self.keys(syllable) == expected { count += 1 } else { Issue.record("\(syllable)") }
      let decomposed = Character(String(String.UnicodeScalarView(parts)))
      if self.keys(decomposed) != expected { Issue.record("\(syllable), decomposed") }
    }
    #expect(count == 11_172)
  }

  /// The keys of conjoining jamo, each behind its romanised name.
  private static func keys(
    _ names: String, from first: UInt32, to last: UInt32
  ) -> [Unicode.Scalar: String] {
    let words = names.split(separator: " ").enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    let scalars = (first...last).compactMap(Unicode.Scalar.init)
    #expect(words.count == scalars.count)
    return Dictionary(uniqueKeysWithValues: zip(scalars, words))
  }

  /// Every form of a letter is one that Unicode calls compatible with the usual one.
  @Test func areThoseOfALetterInAnyForm() throws {
    var forms = 0
    for value in [
      0x1100...0x1112, 0x1161...0x1175, 0x11A8...0x11C2, 0xFFA1...0xFFDC, 0x3131...0x3163,
    ]
    .joined() {
      let scalar = try #require(Unicode.Scalar(UInt32(value)))
      guard scalar.properties.generalCategory != .unassigned else { continue }
      let usual = String(scalar).precomposedStringWithCompatibilityMapping
      forms += 1
      let strokes = Key(Character(scalar)).strokes
      #expect(!strokes.isEmpty && strokes.allSatisfy { $0.latin != $0 }, "\(scalar)")
      #expect(strokes == Key(Character(usual)).strokes, "\(scalar)")
    }
    #expect(forms == 19 + 21 + 27 + 51 + 51)
  }

  @Test(
    arguments: [
      ("ｑ", "q"), ("Ｒ", "R"), ("？", "?"), ("＋", "+"), ("　", " "), ("１", "1"), ("q", "q"),
      ("é", "é"),
      ("漢", "漢"), ("\u{1113}", "\u{1113}"), ("\u{318D}", "\u{318D}"),
    ] as [(Character, Character)])
  func areNarrowIfTheyAreOfFullWidth(wide: Character, narrow: Character) {
    #expect(Key(wide).strokes == [Key(wide)])
    #expect(Key(wide).latin == Key(narrow))
  }

  @Test func keepWhatIsHeld() {
    #expect(Key("ㄴ", .control).latin == Key("s", .control))
    #expect(Key("구", .alt).strokes.map(\.latin) == [Key("r", .alt), Key("n", .alt)])
    #expect(Key(.enter).strokes == [Key(.enter)] && Key(.enter).latin == Key(.enter))
  }

  @Test func areNoneForAFiller() {
    for filler in ["\u{115F}", "\u{1160}", "\u{3164}", "\u{FFA0}"] as [Character] {
      #expect(Key(filler).strokes.isEmpty)
    }
    #expect(keys("\u{115F}\u{1161}") == "k")
  }
}
