import Foundation
import Kit
import System
import Testing

struct PrintedTextTests {
  private static let all = (0...0x10FFFF).compactMap { Unicode.Scalar($0) }

  @Test func steeringIsWhatUnicodeSays() {
    for scalar in Self.all {
      let isControl =
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: scalar.properties.isBidiControl
        }
      #expect(scalar.steers == isControl, "\(scalar.escaped(asASCII: true))")
    }
  }

  @Test func showsWordsOfAllLanguagesAsTheyAre() {
    let words = "한글 é e\u{301} 👨‍👩‍👧 🇰🇷 \"quoted\" 'so' \\ \u{AD}\u{E000}"
    #expect(words.harmless == words)
    #expect(PrintedText.rows([words, words]).description == "\(words)\n\(words)\n")
  }

  @Test(arguments: [
    ("", "''"), ("zz", "'zz'"), ("\u{1B}[2J", #"'\u{1B}[2J'"#), ("a\tb\r\n", #"'a\tb\r\n'"#),
    ("\u{200B}\u{E000}", #"'\u{200B}\u{E000}'"#), (String(repeating: "x", count: 61), nil),
  ])
  func quotesWithAllThatCannotBeSeen(_ word: String, _ quoted: String?) {
    #expect(word.quoted == quoted ?? "'\(String(repeating: "x", count: 60))...'")
  }

  @Test(arguments: 0..<4)
  func isHarmlessWhateverIsPrinted(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for _ in 0..<2000 {
      let texts = (0..<3).map { _ in Self.text(by: &random) }
      let rows = PrintedText.rows(texts).description
      #expect(rows.unicodeScalars.allSatisfy { !$0.steers || $0 == "\n" })
      #expect(rows.unicodeScalars.count { $0 == "\n" } == texts.count)
      #expect(PrintedText.lines(rows).description == rows)

      let lines = PrintedText.lines(texts[0]).description
      #expect(lines.unicodeScalars.allSatisfy { !$0.steers || $0 == "\n" })
      #expect(PrintedText.lines(lines).description == lines)
    }
  }

  @Test(arguments: 0..<4)
  func leavesJSONTheSameValue(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for _ in 0..<500 {
      let value = [Self.text(by: &random): [Self.text(by: &random)]]
      let encoded = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
      let text = PrintedText.json(encoded).description
      #expect(text.unicodeScalars.allSatisfy { !$0.steers })
      #expect(try JSONDecoder().decode([String: [String]].self, from: Data(text.utf8)) == value)
    }
  }

  /// A few scalars, half of them from where controls are.
  private static func text(by random: inout SplitMix) -> String {
    let places: [ClosedRange<UInt32>] = [
      0...0x20, 0x7F...0xA0, 0x61C...0x61C, 0x200B...0x206F, 0x20...0x7E, 0xAC00...0xAD00,
      0x300...0x310, 0x1F300...0x1F600,
    ]
    return (0..<Int.random(in: 0...12, using: &random)).reduce(into: "") { text, _ in
      let place = places[Int.random(in: places.indices, using: &random)]
      let scalar = Unicode.Scalar(UInt32.random(in: place, using: &random))
      text.unicodeScalars.append(scalar ?? "x")
    }
  }
}
